local heap = {}
for i = 1, 100000000 do heap[i] = { i } end

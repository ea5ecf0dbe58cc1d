heap = {}
for i = 1, 1000000000 do
  heap[i] = { i }
end

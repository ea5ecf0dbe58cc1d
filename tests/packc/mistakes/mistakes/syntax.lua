strike "Open" {
  strength = 1,
  damage = = 2,
}

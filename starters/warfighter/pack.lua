-- What this pack is.  Its name is that of its ids: a card here is "@NAME@:steady-breath".
pack "@NAME@" {
  title   = "My first pack",
  version = "1",
  author  = "",                     -- you
  licence = "CC0-1.0",              -- how others may use it
  system  = "warfighter",
  needs   = { "wwii-europe" },      -- packs whose cards and words it uses
}

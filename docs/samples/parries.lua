parry "Light Parry" { copies = 2, against = { -99, 3 } }

parry "Iron Buckler" {
  copies = 1, against = { 2, 99 },
  says = { add { parry = 2, of = with } },
}

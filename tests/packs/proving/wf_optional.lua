-- Cards for wf_optional.c: optional rules.
rule "Jams" {
  says = { set { jam_dice = 2, of = all, when = burst }, set { jam_dice = 2, of = all, when = auto }, add { resources = 1, of = all, when = automatic } },
}
rule "Keeping" { says = { set { saves_cards = 1, of = all } } }

#!/usr/bin/env bash
# outlive.sh PROGRAM RAISED ROOT -- games outlive releases: RAISED is the program after a change of the rules of warfighter
# and heroes (tests/outlive/raised.c).  Each check prints a line as cmocka does, so that CI counts it.
set -u
program=$(realpath "$1") raised=$(realpath "$2") root=$(realpath "$3")
packs=$(dirname "$program")/packs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GROGNARD_PACKS=$packs XDG_DATA_HOME=$work/none XDG_DATA_DIRS=$work/none XDG_STATE_HOME=$work/state NO_COLOR=1
cd "$work" || exit 2
failed=0
check() {       # NAME COMMAND...
    local name=$1; shift
    if "$@" >"$work/out" 2>&1; then
        echo "[       OK ] $name"
    else
        echo "[  FAILED  ] $name"; sed 's/^/    /' "$work/out" | head -n 20; failed=$((failed + 1))
    fi
}
refused() {     # WORDS COMMAND...: it ends with status 1 and says why
    local words=$1 said is; shift
    said=$("$@" 2>&1); is=$?
    echo "$said"; [ $is = 1 ] && grep -qF -- "$words" <<<"$said"
}
acts() { grep -c '^[0-9]' "$1"; }
play_on() {     # PROGRAM FILE: some choices more, and it is true
    local before; before=$(acts "$2")
    yes 1 | head -n 30 | "$1" play --plain --resume "$2" --reactions none >played 2>&1 || { tail -n 5 played; return 1; }
    "$1" verify "$2" && [ "$(acts "$2")" -gt "$before" ]
}

# ---- a rule has changed ----------------------------------------------------------------------------------------
carries() {     # PROGRAM FILE FOUND: it goes on, what came before is beside it as it was, and both are told
    local was; was=$(sha256sum <"$2")
    "$1" carry "$2" >said || return 1
    grep -q "$3" said && [ "$(sha256sum <"${2%.replay}.chapter-1")" = "$was" ] &&
        "$1" verify "$2" >said && grep -q "as it was, and was not replayed" said && play_on "$1" "$2" &&
        "$1" replay "$2" >/dev/null && "$1" inspect "$2" >/dev/null
}
# Games of 0.1 carry no position: their acts are taken again.  Some of them have an act that today's rules forbid: what
# was dropped is picked up one by one (WF-BUY-11), nobody Moves twice in a Turn (WF-TRN-18), a Soldier has only what is of
# his Era (WF-ERA-07), first hands have four cards (HN-SET-08), a card's shot may be with any weapon (HN-CRD-04), Hostiles
# come before a Location's text (NAM-ACT-94), so that other dice fall behind them.
for file in "$root"/tests/games/0.1/unfinished/{wf,hn}-*.replay; do
    name=$(basename "$file" .replay)
    cp "$file" "$name.replay"
    check "${name}_is_refused_under_other_rules"    refused "grognard carry" "$raised" verify "$name.replay"
    case $name in
    wf-team-of-my-own)
        check "${name}_is_refused_with_the_reason"  refused "it is of another Era (WF-ERA-07)" "$raised" carry "$name.replay" ;;
    wf-all-seats | wf-by-night | wf-practice | hn-armies-of-my-own | hn-curtain | hn-four-seats | hn-from-a-position)
        check "${name}_is_refused_with_the_reason"  refused "is not possible under the rules of today" "$raised" carry "$name.replay" ;;
    *)  check "${name}_is_carried_from_0.1"         carries "$raised" "$name.replay" "taken again" ;;
    esac
done
# Cards that have another name by now (packs/renamed.tsv) stand under it in the new chapter.
renamed() {     # FILE WAS IS
    grep -q "$2" "$1.chapter-1" && ! grep -q "$2" "$1.replay" && grep -q "$3" "$1.replay"
}
check renamed_cards_are_carried_by_their_new_names  renamed wf-with-bots "Rice Porters" "Bicycle Transport"
# A game of this release carries its position, and needs no old rules at all.
new_game() { yes 1 | head -n 25 | "$program" play --plain --save "$1" --reactions none "${@:2}" >played 2>&1; [ -s "$1" ]; }
check a_mission_is_kept_with_its_position           new_game wf.replay --seed 4 --mission "Dawn Raid" --team "none"
check a_battle_is_kept_with_its_position            new_game hn.replay --seed 4 --system heroes
for file in wf hn; do
    check "${file}_has_its_position"                grep -q "^#@ " $file.replay
    check "${file}_does_not_show_its_dice"          bash -c "! grep '^#@ dice.key' $file.replay"
    sed 's/^0 .*/0 what no rule knows/' $file.replay >$file-strange.replay
    check "${file}_is_carried_without_its_acts"     carries "$raised" $file-strange.replay "position that it carries"
done

# ---- packs have changed ----------------------------------------------------------------------------------------
# Another pack of the same name: one card of it is called otherwise.
change_pack() { "$program" pack build "$root/packs/$1" -o plain.pack && cp -r "$root/packs/$1" changed-$1 &&
    sed -i "s/$2/$3/" changed-$1/*.lua && "$program" pack build changed-$1 -o new-packs/"$1".pack; }
mkdir new-packs && cp "$packs"/*.pack new-packs/
check an_unrelated_pack_is_changed                  change_pack vietnam "resources = 62" "resources = 63"
export GROGNARD_PACKS=$work/new-packs
check the_mission_goes_on_all_the_same              play_on "$program" wf.replay
cp "$root/tests/games/0.1/unfinished/wf-alone.replay" old.replay
check the_packs_of_0.1_are_there_by_their_hash      carries "$program" old.replay "taken again"
check its_own_pack_is_changed                       change_pack wwii-europe "Flat on Your Face" "Flat on Your Back"
check the_pack_was_kept_with_the_game               play_on "$program" wf.replay
check kept_packs_are_for_their_owner                bash -c "! find '$XDG_STATE_HOME/grognard/packs' -type f ! -perm 600 | grep ."
# A game of a pack that is neither installed nor kept: it was made where other packs are.
export XDG_STATE_HOME=$work/elsewhere
check a_game_is_made_elsewhere                      new_game other.replay --seed 5 --mission "Dawn Raid"
check its_pack_is_kept_there                        bash -c "ls '$XDG_STATE_HOME/grognard/packs' | grep ."
export XDG_STATE_HOME=$work/state GROGNARD_PACKS=$packs
check the_one_pack_that_differs_is_named            refused "made with another pack 'wwii-europe'" "$program" verify other.replay
mkdir packs && cp new-packs/wwii-europe.pack packs/
check it_goes_on_if_the_pack_lies_beside_it         play_on "$program" other.replay
rm -r packs
check packs_that_a_game_names_are_not_forgotten     bash -c "'$program' pack forget && '$program' verify wf.replay"
export GROGNARD_PACKS=$work/new-packs
gone() { cp wf.replay gone.replay; printf '#@ %s\n' "$1" >>gone.replay; sed -i "s/^system warfighter [0-9]*/system warfighter 0/" gone.replay
    sha256sum gone.replay >sum
    refused "$2" "$program" carry gone.replay && sha256sum -c sum && ! ls gone.chapter-1; }
check a_card_that_is_gone_is_refused                gone "hand[0] = Flat on Your Face" "no card is called 'Flat on Your Face'"
export GROGNARD_PACKS=$packs
check what_is_out_of_bounds_is_refused              gone "soldier[0].place = 99" "cannot be '99'"
over() { sed 's/^system warfighter [0-9]*/system warfighter 0/' "$root/tests/games/wf-dawn-raid.replay" >over.replay; refused "the game is over" "$program" carry over.replay; }
check a_game_that_is_over_is_refused                over
check a_new_file_is_not_written_over                bash -c "! '$program' carry wf.replay -o hn.replay"
check another_file_leaves_the_old_one_alone         bash -c "sha256sum wf.replay >sum && '$program' carry wf.replay -o next.replay && sha256sum -c sum && '$program' verify next.replay"
check a_second_chapter_follows_the_first            bash -c "'$program' carry next.replay && '$program' verify next.replay && ls next.chapter-1 next.chapter-2"
elsewhere() { flock .next.replay.lock "$program" carry next.replay; [ $? = 4 ] && ! ls next.chapter-3; }
check a_game_that_is_open_elsewhere_is_left_alone   elsewhere
[ "$failed" = 0 ]

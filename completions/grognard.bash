# SPDX-License-Identifier: MIT
# grognard.bash -- completion of grognard's commands, options, systems and files for bash.

_grognard()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} options files=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=( $(compgen -W "$(grognard --help 2>/dev/null | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p') --help --version" -- "$cur") )
        return
    fi
    case $prev in
    --system)
        COMPREPLY=( $(compgen -W "$(grognard systems 2>/dev/null | sed -n 's/^\([a-z][^ :]*\):.*/\1/p')" -- "$cur") )
        return ;;
    --replay-out|--save|--resume|--reactions|--pack|--deps|-o) COMPREPLY=( $(compgen -f -- "$cur") ); return ;;
    --lang)       COMPREPLY=( $(compgen -W 'en de fr' -- "$cur") $(compgen -f -- "$cur") ); return ;;
    --kind)       COMPREPLY=( $(compgen -W 'player non_player squad weapon equipment skill' -- "$cur") ); return ;;
    --bot)        COMPREPLY=( $(compgen -W 'random heuristic' -- "$cur") ); return ;;
    --mission|--team)
        local IFS=$'\n'
        COMPREPLY=( $(compgen -W "$(grognard list "${prev#--}s" --json 2>/dev/null |
            grep -o '{"name": "[^"]*"' | sed 's/.*: "//; s/"$//; s/.*/"&"/')" -- "$cur") )
        COMPREPLY=( "${COMPREPLY[@]// /\\ }" )
        return ;;
    --scenario)
        local IFS=$'\n'
        COMPREPLY=( $(compgen -W "$(grognard list scenarios --system heroes --json 2>/dev/null |
            grep -o '{"name": "[^"]*"' | sed 's/.*: "//; s/"$//; s/.*/"&"/')" -- "$cur") )
        COMPREPLY=( "${COMPREPLY[@]// /\\ }" )
        return ;;
    --out)        COMPREPLY=( $(compgen -d -- "$cur") ); return ;;
    --setup|--seats|--games|--seed|--shard|--jobs|--from|--to|--seat|--at|--decisions|--caps|--given|--for|--from) return ;;
    esac
    case ${COMP_WORDS[1]} in
    list)    options='packs missions teams scenarios armies quick games --system --seed --json' ;;
    team|army)
        local kind=${COMP_WORDS[1]} what=--mission folder=teams
        [ "$kind" = army ] && what=--scenario folder=armies
        if [ "$COMP_CWORD" -eq 2 ]; then
            COMPREPLY=( $(compgen -W 'new shop add remove set suggest edit show check list random code paste delete own --help' -- "$cur") )
            return
        fi
        case ${COMP_WORDS[2]} in
        new)         options="$what --from --system --json" ;;
        shop)        options='--kind --for --instead --all --json' ;;
        add)         options='--for --instead --json'; [ "$kind" = team ] && options+=' --seat' ;;
        remove)      options='--for --json' ;;
        set)         options='--json' ;;
        suggest)     options='--dry-run --json' ;;
        show|check)  options="$what --json" ;;
        list)        options='--json' ;;
        random)      options="$what --seed --json" ;;
        own)         options='--all --json' ;;
        esac
        case ${COMP_WORDS[2]} in new|list|random|paste|own) ;; *)
            if [ "$COMP_CWORD" -eq 3 ]; then
                local IFS=$'\n' team dir=${XDG_DATA_HOME:-$HOME/.local/share}/grognard/$folder
                for team in "$dir"/*."$kind"; do
                    team=${team##*/} team=${team%."$kind"}
                    case $team in '*') ;; "$cur"*) COMPREPLY+=( "${team// /\\ }" ) ;; esac
                done
                return
            fi ;;
        esac ;;
    campaign)
        if [ "$COMP_CWORD" -eq 2 ]; then
            COMPREPLY=( $(compgen -W 'new list play report show verify carry export import --help' -- "$cur") )
            return
        fi
        case ${COMP_WORDS[2]} in
        new)         options='--system --setup --practice --seed' ;;
        play)        options='--bot --plain --lang --reactions' ;;
        list|verify) options='--json' ;;
        show)        options='map roster log memorial --json' ;;
        import)      files=1 ;;
        export)      [ "$COMP_CWORD" -gt 3 ] && files=1 ;;
        esac
        case ${COMP_WORDS[2]} in new|list|import) ;; *)
            if [ "$COMP_CWORD" -eq 3 ]; then
                local name dir=${XDG_DATA_HOME:-$HOME/.local/share}/grognard/campaigns
                for name in "$dir"/*/campaign.replay; do
                    name=${name%/campaign.replay} name=${name##*/}
                    case $name in '*') ;; "$cur"*) COMPREPLY+=( "${name// /\\ }" ) ;; esac
                done
                return
            fi ;;
        esac ;;
    pack)
        if [ "$COMP_CWORD" -eq 2 ]; then
            COMPREPLY=( $(compgen -W 'new check build show try test list usage language --help' -- "$cur") )
            return
        fi
        options='--system --setup --given --position --json --out --deps' files=1 ;;
    lesson)  options="--check --plain --lang --json $(grognard lesson 2>/dev/null | sed -n 's/^  \([a-z0-9-]*\) .*/\1/p')" ;;
    *)                                                  # as its help has them
        local help; help=$(grognard "${COMP_WORDS[1]}" --help 2>/dev/null) || return
        options=$(sed -n 's/^  \(--[a-z0-9-]*\).*/\1/p' <<<"$help")
        case $help in *FILE*|*DIR*) files=1 ;; esac ;;
    esac
    if [ -n "$files" ] && [ "${cur#-}" = "$cur" ]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=( $(compgen -f -- "$cur") )
    else
        COMPREPLY=( $(compgen -W "$options --pack --help" -- "$cur") )
    fi
}
complete -F _grognard grognard

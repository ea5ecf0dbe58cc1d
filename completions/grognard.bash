# SPDX-License-Identifier: MIT
# grognard.bash -- completion of grognard's commands, options, systems and files for bash.

_grognard()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} options files=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=( $(compgen -W 'systems play pack rules sim replay verify inspect diff laws bench --help --version' -- "$cur") )
        return
    fi
    case $prev in
    --system)
        COMPREPLY=( $(compgen -W "$(grognard systems 2>/dev/null | sed -n 's/^\([a-z][^ :]*\):.*/\1/p')" -- "$cur") )
        return ;;
    --replay-out|--save|--resume|--lang|--pack|-o) COMPREPLY=( $(compgen -f -- "$cur") ); return ;;
    --out)        COMPREPLY=( $(compgen -d -- "$cur") ); return ;;
    --setup|--games|--seed|--shard|--jobs|--from|--to|--seat|--at|--decisions|--given) return ;;
    esac
    case ${COMP_WORDS[1]} in
    systems) options='--json' ;;
    play)    options='--system --setup --seed --seat --lang --save --resume' ;;
    rules)   options='--system' ;;
    pack)
        if [ "$COMP_CWORD" -eq 2 ]; then
            COMPREPLY=( $(compgen -W 'new check build show try test list usage language --help' -- "$cur") )
            return
        fi
        options='--system --setup --given --position --json --out' files=1 ;;
    sim)     options='--system --setup --games --seed --shard --digest --replay-out --json' ;;
    replay)  options='--from --to --seat --json' files=1 ;;
    verify)  options='--json' files=1 ;;
    inspect) options='--at --position --json' files=1 ;;
    diff)    options='--json' files=1 ;;
    laws)    options='--system --setup --games --seed --jobs --out --json' ;;
    bench)   options='--setup --decisions --seed --no-memcpy --json' ;;
    *)       return ;;
    esac
    if [ -n "$files" ] && [ "${cur#-}" = "$cur" ]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=( $(compgen -f -- "$cur") )
    else
        COMPREPLY=( $(compgen -W "$options --pack --help" -- "$cur") )
    fi
}
complete -F _grognard grognard

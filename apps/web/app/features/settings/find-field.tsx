import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

interface FindFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly query: string
  readonly onQuery: (query: string) => void
  /** To what was found first. */
  readonly onGo: () => void
  readonly onClear: () => void
}

/** Narrows the settings while the person types. Enter and the arrow down go to the first; Escape shows all again. */
export function FindField({ ref, query, onQuery, onGo, onClear }: FindFieldProps) {
  return (
    <TextField
      ref={ref}
      label={words.find}
      isLabelHidden
      placeholder={words.findHint}
      icon={<Search aria-hidden />}
      value={query}
      maxLength={60}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => {
        const act = { Escape: query === '' ? undefined : onClear, Enter: onGo, ArrowDown: onGo }[event.key]
        if (!act || isChoosingCharacter(event)) return
        event.preventDefault()
        act()
      }}
      after={query !== '' && <IconButton label={words.clear} icon={<X aria-hidden />} onClick={onClear} />}
    />
  )
}

import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { DESKTOP_FROM } from '../../ui/breakpoints.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

export interface FindFieldProps {
  readonly query: string
  readonly found: number
  readonly onQuery: (query: string) => void
  /** To what was found. */
  readonly onGo: () => void
  readonly onEnd: () => void
}

/** On a phone what is found stands right below the field: above the keyboard, and clear of what floats over the page. */
const PHONE = `(width < ${DESKTOP_FROM})`

/** Searches while the person types. Enter and the arrow down go to the first; Escape shows all tasks again. */
export function FindField({ query, found, onQuery, onGo, onEnd }: FindFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // First to its place, so that a message keeps clear of it there.
    if (matchMedia(PHONE).matches) field.current?.scrollIntoView({ block: 'start' })
    field.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const count = query.trim() === '' ? '' : words.found(found)
  return (
    <div ref={field} className="mb-4 grid max-w-[36rem] gap-1" data-find-field role="search">
      <TextField
        label={words.find}
        isLabelHidden
        placeholder={words.findHint}
        icon={<Search aria-hidden />}
        value={query}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          const act = { Escape: onEnd, Enter: onGo, ArrowDown: onGo }[event.key]
          if (!act || isChoosingCharacter(event)) return
          event.preventDefault()
          act()
        }}
        after={<IconButton label={words.endFind} icon={<X aria-hidden />} onClick={onEnd} />}
      />
      <p role="status" className="quiet">
        {count}
      </p>
    </div>
  )
}

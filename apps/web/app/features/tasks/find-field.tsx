import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

export interface FindFieldProps {
  readonly query: string
  readonly found: number
  readonly onQuery: (query: string) => void
  readonly onEnd: () => void
}

/** Searches while the person types. Escape shows all tasks again. */
export function FindField({ query, found, onQuery, onEnd }: FindFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
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
          if (event.key !== 'Escape' || isChoosingCharacter(event)) return
          event.preventDefault()
          onEnd()
        }}
        after={<IconButton label={words.endFind} icon={<X aria-hidden />} onClick={onEnd} />}
      />
      <p role="status" className="quiet">
        {count}
      </p>
    </div>
  )
}

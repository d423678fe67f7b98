import { MAX_ENTRY_LENGTH } from '@glimmer/domain/preferences/custom-entry'
import { labelOf } from '@glimmer/domain/preferences/option'
import type { Option } from '@glimmer/content/preferences/option'
import type { PreferenceList } from '@glimmer/domain/preferences/preference-lists'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

interface OwnWordsProps {
  readonly list: PreferenceList
  readonly options: readonly Option[]
  readonly text: string
  /** The entry that the text would become, or null. */
  readonly entry: string | null
  readonly onText: (text: string) => void
  readonly onAdd: (entry: string) => void
}

/** Adds an entry in the person's own words. One that is on the list already is ticked there instead. */
export function OwnWords({ list, options, text, entry, onText, onAdd }: OwnWordsProps) {
  const [said, setSaid] = useState<{ readonly entry: string; readonly turn: number }>()
  const field = useRef<HTMLInputElement>(null)

  function add() {
    if (entry === null) return
    onAdd(entry)
    setSaid({ entry: labelOf(options, entry), turn: (said?.turn ?? 0) + 1 })
    // The button is disabled without text, and would lose the focus.
    field.current?.focus()
  }

  return (
    <div>
      <div className="cluster-2 items-end">
        <TextField
          className="flex-[1_1_10rem]"
          ref={field}
          label={words.ownWords[list]}
          value={text}
          maxLength={MAX_ENTRY_LENGTH}
          autoComplete="off"
          dir="auto"
          enterKeyHint="done"
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isChoosingCharacter(event)) return
            // Enter adds; the page is saved by its own button.
            event.preventDefault()
            add()
          }}
        />
        <Button
          className="min-h-field"
          aria-label={words.addTo(words.lists[list])}
          disabled={entry === null}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
      <p role="status" className="quiet mt-1 empty:hidden">
        {said && <span key={said.turn}>{words.added(said.entry)}</span>}
      </p>
    </div>
  )
}

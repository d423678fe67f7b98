import { MAX_ENTRY_LENGTH, resolveEntry } from '@glimmer/domain/preferences/custom-entry'
import { labelOf, type Option } from '@glimmer/domain/preferences/option'
import type { PreferenceList } from '@glimmer/domain/preferences/preference-lists'
import { useRef, useState } from 'react'
import { useDraft } from '../../session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

interface OwnWordsProps {
  readonly owner: string
  readonly list: PreferenceList
  readonly options: readonly Option[]
  readonly onAdd: (entry: string) => void
}

/** An entry in a person's own words. What is on the list already is ticked there. */
export function OwnWords({ owner, list, options, onAdd }: OwnWordsProps) {
  const [text, draft] = useDraft(`preferences.${list}.${owner}`, 'device')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const own = options.map(({ id }) => id)
  const entry = resolveEntry(options, own, text)

  function add() {
    if (entry === null) return
    onAdd(entry)
    draft.set('')
    setSaid(words.added(labelOf(options, entry)))
    // Without text the button cannot be pressed, and would lose the focus.
    field.current?.focus()
  }

  return (
    <div>
      <div className="preference-own">
        <TextField
          ref={field}
          label={words.ownWords[list]}
          value={text}
          maxLength={MAX_ENTRY_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => draft.set(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter adds; the page is saved by its own button.
            event.preventDefault()
            add()
          }}
        />
        <Button aria-label={words.addTo(words.lists[list])} disabled={entry === null} onClick={add}>
          {words.add}
        </Button>
      </div>
      <p role="status" className="preference-said">
        {said}
      </p>
    </div>
  )
}

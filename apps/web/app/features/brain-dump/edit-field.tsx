import { MAX_THOUGHT_LENGTH } from '@glimmer/domain/brain-dump/brain-dump-item'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { EditThought } from './use-edit-thought.ts'
import { words } from './words.ts'

export interface EditFieldProps {
  readonly editing: EditThought
  /** The thought was deleted elsewhere meanwhile. */
  readonly isGone: boolean
  /** Called when it closes by its own keys and buttons, to give the focus back. */
  readonly onLeave: () => void
}

/** A thought as a field: Enter saves it, Escape leaves it as it was. */
export function EditField({ editing, isGone, onLeave }: EditFieldProps) {
  const text = editing.edit?.text ?? ''
  const isTooLong = text.trim().length > MAX_THOUGHT_LENGTH
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = field.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  async function save() {
    if (await editing.save()) onLeave()
  }
  function drop() {
    editing.drop()
    onLeave()
  }

  return (
    <form
      className="stack-2 flex-[1_1_100%] pb-1"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        ref={field}
        label={words.editField}
        isLabelHidden
        hint={isGone ? words.editGone : <span data-keys>{words.editHint}</span>}
        error={isTooLong ? words.editTooLong : undefined}
        rows={1}
        value={text}
        enterKeyHint="done"
        onChange={(event) => editing.write(event.target.value)}
        onKeyDown={(event) => {
          if (isChoosingCharacter(event)) return
          if (event.key === 'Escape') drop()
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          void save()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="go">
          {words.save}
        </Button>
        <Button variant="plain" onClick={drop}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import { useEffect, useRef, useState } from 'react'
import { renaming } from './renaming.ts'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'

export interface RenameFieldProps {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly onRename: (title: string) => Promise<boolean>
  /** Called when the field closes by a key, to give the focus back. */
  readonly onLeave: () => void
}

/** A name as a field: Enter or leaving it saves, Escape restores the former name. */
export function RenameField({ id, label, title, onRename, onLeave }: RenameFieldProps) {
  const [text, setText] = useState(() => renaming.get()?.text ?? title)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  async function keep() {
    if (renaming.get()?.id !== id) return
    renaming.set(null)
    if (!(await onRename(text))) renaming.set({ id, text })
  }

  return (
    <input
      ref={input}
      className="task-rename"
      aria-label={label}
      value={text}
      maxLength={MAX_TITLE_LENGTH}
      enterKeyHint="done"
      onChange={(event) => {
        setText(event.target.value)
        renaming.set({ id, text: event.target.value })
      }}
      onKeyDown={(event) => {
        // Enter that ends the choice of a character (IME) is not an Enter.
        if (isChoosingCharacter(event)) return
        if (event.key === 'Escape') renaming.set(null)
        if (event.key === 'Enter') void keep()
        if (event.key === 'Escape' || event.key === 'Enter') onLeave()
      }}
      onBlur={() => {
        // A window that goes out of sight takes nothing from its field.
        if (document.activeElement !== input.current) void keep()
      }}
    />
  )
}

import { MAX_SAMPLE_LENGTH } from '@glimmer/domain/tutorial/sample-tasks'
import { useEffect, useRef, useState } from 'react'
import { words } from './words.ts'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'

interface SampleRenameProps {
  readonly title: string
  readonly onRename: (title: string) => void
  /** Called when the field closes by a key, to give the focus back. */
  readonly onLeave: () => void
}

/** A title being changed in place: Enter and leaving the field keep it, Escape puts the former one back. */
export function SampleRename({ title, onRename, onLeave }: SampleRenameProps) {
  const [text, setText] = useState(title)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const isOver = useRef(false)
  function end(next: string) {
    // Removing the field fires `blur`, which would rename a second time.
    if (isOver.current) return
    isOver.current = true
    onRename(next)
  }

  return (
    <input
      ref={input}
      className="task-rename"
      aria-label={words.newTitle(title)}
      value={text}
      maxLength={MAX_SAMPLE_LENGTH}
      enterKeyHint="done"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (isChoosingCharacter(event)) return
        if (event.key !== 'Escape' && event.key !== 'Enter') return
        // Escape is to end the renaming and not to close the tutorial.
        event.stopPropagation()
        end(event.key === 'Enter' ? text : title)
        onLeave()
      }}
      onBlur={() => end(text)}
    />
  )
}

import { type ReactNode, useState } from 'react'

/**
 * Announces the outcome of a press politely, also when the same text comes twice. `isSeen`: it is shown as well, as
 * nothing else shows it.
 */
export function useNote(): readonly [note: ReactNode, say: (text: string, isSeen?: boolean) => void] {
  const [{ text, isSeen, turn }, setNote] = useState({ text: '', isSeen: false, turn: 0 })
  const note = (
    <p role="status" className={isSeen ? 'text-ink-soft' : 'sr-only'}>
      <span key={turn}>{text}</span>
    </p>
  )
  return [note, (next, seen = false) => setNote({ text: next, isSeen: seen, turn: turn + 1 })]
}

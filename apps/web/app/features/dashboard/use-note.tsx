import { type ReactNode, useState } from 'react'

/** What a press has done, said politely; said again where it is the same again. `isSeen`: nothing else shows it. */
export function useNote(): readonly [note: ReactNode, say: (text: string, isSeen?: boolean) => void] {
  const [{ text, isSeen, turn }, setNote] = useState({ text: '', isSeen: false, turn: 0 })
  const note = (
    <p role="status" className={isSeen ? 'text-ink-soft' : 'sr-only'}>
      <span key={turn}>{text}</span>
    </p>
  )
  return [note, (next, seen = false) => setNote({ text: next, isSeen: seen, turn: turn + 1 })]
}

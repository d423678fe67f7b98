import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

export interface RemovableEntry {
  readonly id: string
  readonly text: string
  /** Something to know about it. */
  readonly note?: string | null
  /** What its button does, in words. */
  readonly removeLabel: string
  readonly onRemove: () => void
}

interface RemovableListProps {
  readonly label: string
  /** A sign before each. */
  readonly icon: ReactNode
  readonly entries: readonly RemovableEntry[]
}

/** A few things that were set, each with a button that takes it away. */
export function RemovableList({ label, icon, entries }: RemovableListProps) {
  return (
    <ul aria-label={label} className="grid list-none gap-1 p-0">
      {entries.map(({ id, text, note, removeLabel, onRemove }) => (
        <li
          key={id}
          className="border-line bg-raised flex items-center gap-3 rounded-m border ps-3 [&>svg]:size-[1.2rem] [&>svg]:shrink-0"
        >
          {icon}
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">
            {text}
            {note && <small className="quiet block">{note}</small>}
          </span>
          <IconButton label={removeLabel} icon={<X aria-hidden />} onClick={onRemove} />
        </li>
      ))}
    </ul>
  )
}

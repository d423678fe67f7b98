import Bell from 'lucide-react/icons/bell'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { words } from './reminder-words.ts'

export interface ReminderEntry {
  readonly id: string
  /** When it rings, in words. */
  readonly text: string
  /** Something to know about it. */
  readonly note?: string | null
  readonly onRemove: () => void
}

interface ReminderFieldProps {
  /** Those that are set. */
  readonly entries: readonly ReminderEntry[]
  /** From so many on no other is offered. */
  readonly most: number
  readonly isOpen: boolean
  /** Whether the person came here to set one. */
  readonly isReminding?: boolean
  readonly onToggle: () => void
  /** The button that opens them, so that the focus can go back to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>
  /** The ways to set another. */
  readonly choices: ReactNode
  /** Below, as soon as there is a reminder or one is being chosen. */
  readonly children: ReactNode
}

/** The reminders that are set, in words and each with a button that takes it away, and one button that opens the ways to set another. */
export function ReminderField({
  entries,
  most,
  isOpen,
  isReminding = false,
  onToggle,
  toggle,
  choices,
  children,
}: ReminderFieldProps) {
  const partId = useId()
  const isFull = entries.length >= most
  const isShown = isOpen && !isFull
  const part = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(isReminding)

  // Who opens it goes on inside; where it stands open from before, the focus stays where it is.
  useEffect(() => {
    if (!isShown || !wasPressed.current) return
    wasPressed.current = false
    part.current?.scrollIntoView({ block: 'nearest' })
    part.current
      ?.querySelector<HTMLElement>('input:checked, select, input:not([type=radio])')
      ?.focus({ preventScroll: true })
  }, [isShown])

  function toggleChoices() {
    if (isFull) return
    wasPressed.current = !isShown
    onToggle()
  }

  return (
    <div className="grid justify-items-start gap-2">
      {entries.length > 0 && (
        <ul aria-label={words.list} className="grid w-full list-none gap-1 p-0">
          {entries.map(({ id, text, note, onRemove }) => (
            <li
              key={id}
              className="border-line bg-raised flex items-center gap-3 rounded-m border ps-3 [&>svg]:size-[1.2rem] [&>svg]:shrink-0"
            >
              <Bell aria-hidden />
              <span className="min-w-0 flex-1 py-2 wrap-anywhere">
                {text}
                {note && <small className="quiet block">{note}</small>}
              </span>
              <IconButton
                label={words.remove(text)}
                icon={<X aria-hidden />}
                onClick={() => {
                  onRemove()
                  toggle.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={toggle}
        variant="plain"
        className="-ms-[0.6rem] ps-[0.9rem] pe-[1rem]"
        icon={<Bell aria-hidden />}
        aria-expanded={isShown}
        aria-controls={isShown ? partId : undefined}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${partId}-full` : undefined}
        onClick={toggleChoices}
      >
        {entries.length === 0 ? words.remindMe : words.another}
      </Button>
      {isFull && (
        <p id={`${partId}-full`} className="quiet text-s">
          {words.enough}
        </p>
      )}
      {isShown && (
        <div ref={part} id={partId} className="border-line grid w-full gap-4 rounded-l border p-4">
          {choices}
        </div>
      )}
      {(isOpen || entries.length > 0) && children}
    </div>
  )
}

interface SetOrLeaveProps {
  readonly onSet: () => void
  readonly onLeave: () => void
}

/** The two buttons below the ways to be reminded. */
export function SetOrLeave({ onSet, onLeave }: SetOrLeaveProps) {
  return (
    <div className="cluster-2">
      <Button variant="go" onClick={onSet}>
        {words.set}
      </Button>
      <Button variant="plain" onClick={onLeave}>
        {words.notNow}
      </Button>
    </div>
  )
}

import { type EventMove, NO_MOVE } from '@glimmer/domain/calendar/move-event'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useEventCommands } from '../../../data/calendar/use-event-commands.ts'
import { useDevice } from '../../../device/device-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { words } from '../words.ts'
import { moveWords } from './move-words.ts'
import { moveOccurrence } from './move-occurrence.ts'
import { sayMoved } from './say-moved.ts'

interface MoveDialogProps extends DialogControl {
  readonly occurrence: Occurrence
}

type Step = Partial<EventMove>

const STEPS_OF_KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { quarters: -1 },
  ArrowDown: { quarters: 1 },
}
const LENGTHS_OF_KEYS: Readonly<Record<string, Step>> = {
  ArrowUp: { longer: -1 },
  ArrowDown: { longer: 1 },
}

/** Moves an event step by step. It stays where it was until that is kept. */
export function MoveDialog({ occurrence, close }: MoveDialogProps) {
  const { event } = occurrence
  const { store } = useDevice()
  const commands = useEventCommands()
  const [move, setMove] = useState(NO_MOVE)
  const first = useRef<HTMLButtonElement>(null)

  function take(step: Step) {
    if (event.allDay && step.quarters !== undefined) return
    const next = {
      days: move.days + (step.days ?? 0),
      quarters: move.quarters + (step.quarters ?? 0),
      longer: move.longer + (step.longer ?? 0),
    }
    // A step that would change nothing, or lead out of the calendar, is none.
    const said = sayMoved(occurrence, next)
    if (said !== null && said !== sayMoved(occurrence, move)) setMove(next)
  }
  function takeByKey(pressed: KeyboardEvent) {
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return
    const step = (pressed.shiftKey ? LENGTHS_OF_KEYS : STEPS_OF_KEYS)[pressed.key]
    if (!step) return
    pressed.preventDefault()
    take(step)
  }
  async function keep() {
    if (isSame(move) || (await moveOccurrence({ store, commands }, occurrence, move))) close()
  }

  const steps: readonly (readonly [label: string, step: Step])[] = [
    ...(event.allDay
      ? []
      : ([
          [moveWords.earlier, { quarters: -1 }],
          [moveWords.later, { quarters: 1 }],
        ] as const)),
    [moveWords.dayBefore, { days: -1 }],
    [moveWords.dayAfter, { days: 1 }],
    [moveWords.shorter, { longer: -1 }],
    [moveWords.longer, { longer: 1 }],
  ]
  return (
    <Dialog
      initialFocus={first}
      title={moveWords.title(event.title)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant="main" onClick={() => void keep()} onKeyDown={takeByKey}>
            {moveWords.keep}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p role="status" className="font-strong text-lg text-balance">
          {sayMoved(occurrence, move)}
        </p>
        <div className="grid grid-cols-2 gap-2">
          {steps.map(([label, step]) => (
            <Button
              key={label}
              ref={label === steps[0]?.[0] ? first : undefined}
              onClick={() => take(step)}
              onKeyDown={takeByKey}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className="quiet hidden md:block">{event.allDay ? moveWords.hintWhole : moveWords.hint}</p>
      </div>
    </Dialog>
  )
}

function isSame({ days, quarters, longer }: EventMove): boolean {
  return days === 0 && quarters === 0 && longer === 0
}

import { isCalendarDate } from '@glimmer/domain/fields'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../../../data/preferences/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { neighbourFocus } from '../focus-neighbour.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { aboutTask } from './about-task.tsx'
import { dayChoices } from './day-choices.ts'
import { words } from './words.ts'

interface LaterDialogProps extends DialogControl {
  /** The task is not on today's list, so today can be chosen. */
  readonly isAway?: boolean
}

const CHOICE = 'min-h-[3.2rem] justify-start rounded-m text-start'

/** Moves a task to another day by one press. */
export const LaterDialog = aboutTask<LaterDialogProps>(({ task, isAway = false, close, openedFrom }) => {
  const commands = useTaskCommands()
  const today = useToday()
  const field = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<string | null>(null)

  async function take(moving: Promise<boolean>) {
    // The element that had the focus leaves with its row.
    const giveFocus = neighbourFocus(openedFrom?.closest('[data-row]') ?? null)
    if (await moving) close(undefined, giveFocus)
  }
  function moveTo(date: string) {
    void take(date <= today ? commands.bringToToday([task]) : commands.moveToDay(task, date))
  }

  /** Shows the date field in place of the button, and focuses it. */
  function pick() {
    flushSync(() => setPicked(''))
    field.current?.focus()
  }

  return (
    <Dialog
      size="s"
      className="ui-sheet"
      title={isAway ? words.changeDayTitle : words.laterTitle}
      description={isAway ? words.changeDayHint(task.title) : words.laterHint(task.title)}
      closeLabel={words.close}
    >
      <div className="grid gap-2 py-1">
        {dayChoices(today)
          .filter(({ key }) => isAway || key !== 'today')
          .map(({ key, date, hint }) => (
            <Button key={key} className={CHOICE} onClick={() => moveTo(date)}>
              {words.days[key]}
              {hint && <small className="text-ink-soft font-normal block">{hint}</small>}
            </Button>
          ))}
        {picked === null ? (
          <Button className={CHOICE} onClick={pick}>
            {words.days.pick}
          </Button>
        ) : (
          <form
            className="flex gap-2"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (isCalendarDate(picked)) moveTo(picked)
            }}
          >
            <TextField
              type="date"
              ref={field}
              className="grow"
              label={words.pickDay}
              isLabelHidden
              value={picked}
              min={today}
              max="9999-12-31"
              onChange={(event) => setPicked(event.target.value)}
            />
            <Button type="submit" variant="main" className="rounded-m" disabled={!isCalendarDate(picked)}>
              {words.move}
            </Button>
          </form>
        )}
        {task.setAsideAt === null && (
          <Button variant="plain" className={CHOICE} onClick={() => void take(commands.setAside(task))}>
            {words.setAside}
            <small className="text-ink-soft font-normal block">{words.setAsideHint}</small>
          </Button>
        )}
      </div>
    </Dialog>
  )
})

import { isCalendarDate } from '@glimmer/domain/fields'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { useDevice } from '../../../device/device-context.ts'
import { useToday } from '../../../data/preferences/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { neighbourFocus } from '../focus-neighbour.ts'
import { focusBeforeDialog, type TaskDialog } from '../open-dialog.ts'
import { useTaskCommands } from '../tasks-context.ts'
import { dayChoices } from './day-choices.ts'
import type { DialogPart } from './dialog-part.ts'
import './dialogs.css'
import { words } from './words.ts'

interface LaterDialogProps extends DialogPart {
  readonly dialog: Extract<TaskDialog, { kind: 'later' }>
}

/** Another day for a task: one press, and it is there. */
export function LaterDialog({ dialog: { taskId, isAway = false }, onOpenChange, ...part }: LaterDialogProps) {
  const { store } = useDevice()
  const commands = useTaskCommands()
  const today = useToday()
  const afterwards = useRef<(() => void) | null>(null)
  const [task] = useState(() => taskIn(store, taskId))
  const field = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<string | null>(null)

  async function take(moving: Promise<boolean>) {
    const giveFocus = neighbourFocus(focusBeforeDialog()?.closest('[data-row]') ?? null)
    if (!(await moving)) return
    afterwards.current = giveFocus
    onOpenChange(false)
  }
  function moveTo(date: string) {
    if (!task) return
    void take(date <= today ? commands.bringToToday([task]) : commands.moveToDay(task, date))
  }

  /** The field takes the place of the button, and its focus. */
  function pick() {
    flushSync(() => setPicked(''))
    field.current?.focus()
  }

  /** What had the focus has left with its row. */
  function finalFocus() {
    if (!afterwards.current) return part.finalFocus()
    requestAnimationFrame(() => afterwards.current?.())
    return false
  }

  if (!task) return null
  return (
    <Dialog
      {...part}
      finalFocus={finalFocus}
      size="s"
      className="ui-sheet"
      onOpenChange={onOpenChange}
      title={isAway ? words.changeDayTitle : words.laterTitle}
      description={isAway ? words.changeDayHint(task.title) : words.laterHint(task.title)}
      closeLabel={words.close}
    >
      <div className="later-choices">
        {dayChoices(today)
          .filter(({ key }) => isAway || key !== 'today')
          .map(({ key, date, hint }) => (
            <Button key={key} className="later-choice" onClick={() => moveTo(date)}>
              {words.days[key]}
              {hint && <small>{hint}</small>}
            </Button>
          ))}
        {picked === null ? (
          <Button className="later-choice" onClick={pick}>
            {words.days.pick}
          </Button>
        ) : (
          <form
            className="task-form-add"
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
            <Button type="submit" variant="main" disabled={!isCalendarDate(picked)}>
              {words.move}
            </Button>
          </form>
        )}
        {task.setAsideAt === null && (
          <Button variant="plain" className="later-choice" onClick={() => void take(commands.setAside(task))}>
            {words.setAside}
            <small>{words.setAsideHint}</small>
          </Button>
        )}
      </div>
    </Dialog>
  )
}

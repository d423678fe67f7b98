import {
  DEFAULT_SNOOZE_HOURS,
  isSnoozeHours,
  MAX_SNOOZE_HOURS,
  MIN_SNOOZE_HOURS,
  SNOOZE_HOURS,
  snoozeLabel,
  snoozeUntil,
} from '@glimmer/domain/tasks/snooze'
import { useRef, useState } from 'react'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { useDevice } from '../../../device/device-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { neighbourFocus } from '../focus-neighbour.ts'
import { focusBeforeDialog, type TaskDialog } from '../open-dialog.ts'
import { useTaskCommands } from '../tasks-context.ts'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import type { DialogPart } from './dialog-part.ts'
import './dialogs.css'
import { words } from './words.ts'

interface SnoozeDialogProps extends DialogPart {
  readonly dialog: Extract<TaskDialog, { kind: 'snooze' }>
}

const FORM_ID = 'snooze-task'
const CUSTOM = 'custom'

/** Puts a task out of sight for a while, and says until when before it does. */
export function SnoozeDialog({ dialog: { taskId }, onOpenChange, ...part }: SnoozeDialogProps) {
  const { store } = useDevice()
  const commands = useTaskCommands()
  const now = useMinute()
  const dayStart = useDayStart()
  const afterwards = useRef<(() => void) | null>(null)
  const [task] = useState(() => taskIn(store, taskId))
  const [choice, setChoice] = useState(String(DEFAULT_SNOOZE_HOURS))
  const [typed, setTyped] = useState('')
  const hours = choice === CUSTOM ? readHours(typed) : Number(choice)
  const labelOf = (span: number) => snoozeLabel(snoozeUntil(now, span), now, dayStart, isTwelveHours)
  const isUnclear = choice === CUSTOM && typed.trim() !== '' && hours === null

  async function snooze() {
    if (!task || hours === null) return
    const giveFocus = neighbourFocus(focusBeforeDialog()?.closest('[data-row]') ?? null)
    if (!(await commands.snoozeTask(task, hours))) return
    afterwards.current = giveFocus
    onOpenChange(false)
  }

  /** What had the focus has left with its row. */
  function finalFocus() {
    if (!afterwards.current) return part.finalFocus()
    requestAnimationFrame(() => afterwards.current?.())
    return false
  }

  return (
    <Dialog
      {...part}
      finalFocus={finalFocus}
      size="s"
      className="ui-sheet"
      onOpenChange={onOpenChange}
      title={words.snoozeTitle}
      description={task && words.snoozeHint(task.title)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button variant="main" type="submit" form={FORM_ID} disabled={hours === null}>
            {words.snooze}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className="task-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void snooze()
        }}
      >
        <RadioGroup
          label={words.snoozeFor}
          value={choice}
          onChange={setChoice}
          options={[
            ...SNOOZE_HOURS.map((preset) => ({
              value: String(preset),
              label: words.snoozePresets[preset],
              hint: labelOf(preset),
            })),
            { value: CUSTOM, label: words.custom },
          ]}
        />
        {choice === CUSTOM && (
          <TextField
            label={words.hours}
            hint={words.hoursHint(MIN_SNOOZE_HOURS, MAX_SNOOZE_HOURS)}
            error={isUnclear ? words.hoursUnclear(MIN_SNOOZE_HOURS, MAX_SNOOZE_HOURS) : undefined}
            value={typed}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <p role="status" className="ui-note">
          {hours === null ? words.snoozeAsk : words.comesBack(labelOf(hours))}
        </p>
      </form>
    </Dialog>
  )
}

function readHours(typed: string): number | null {
  const text = typed.trim()
  return /^\d+$/.test(text) && isSnoozeHours(Number(text)) ? Number(text) : null
}

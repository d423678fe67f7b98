import {
  DEFAULT_SNOOZE_HOURS,
  isSnoozeHours,
  MAX_SNOOZE_HOURS,
  MIN_SNOOZE_HOURS,
  SNOOZE_HOURS,
  snoozeLabel,
  snoozeUntil,
} from '@glimmer/domain/tasks/snooze'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { neighbourFocus } from '../focus-neighbour.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { aboutTask } from './about-task.tsx'
import { words } from './words.ts'

const FORM_ID = 'snooze-task'
const CUSTOM = 'custom'

/** Snoozes a task, and shows until when before it does. */
export const SnoozeDialog = aboutTask<DialogControl>(({ task, close, openedFrom }) => {
  const commands = useTaskCommands()
  const now = useMinute()
  const dayStart = useDayStart()
  const [choice, setChoice] = useState(String(DEFAULT_SNOOZE_HOURS))
  const [typed, setTyped] = useState('')
  const hours = choice === CUSTOM ? readHours(typed) : Number(choice)
  const labelOf = (span: number) => snoozeLabel(snoozeUntil(now, span), now, dayStart, isTwelveHours)
  const isUnclear = choice === CUSTOM && typed.trim() !== '' && hours === null

  async function snooze() {
    if (hours === null) return
    // The element that had the focus leaves with its row.
    const giveFocus = neighbourFocus(openedFrom?.closest('[data-row]') ?? null)
    if (await commands.snoozeTask(task, hours)) close(undefined, giveFocus)
  }

  return (
    <Dialog
      size="s"
      className="ui-sheet"
      title={words.snoozeTitle}
      description={words.snoozeHint(task.title)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant="main" type="submit" form={FORM_ID} disabled={hours === null}>
            {words.snooze}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className="stack-6 py-1"
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
})

function readHours(typed: string): number | null {
  const text = typed.trim()
  return /^\d+$/.test(text) && isSnoozeHours(Number(text)) ? Number(text) : null
}

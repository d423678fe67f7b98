import {
  type CalendarIntegration,
  MAX_CALENDAR_NAME_LENGTH,
} from '@glimmer/domain/calendar/connected/calendar-integration'
import { useId, useRef, useState } from 'react'
import type { CalendarChoices } from '../../../data/connected-calendars/calendar-commands.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ColorChoice } from '../color-choice.tsx'
import { words as calendarWords } from '../words.ts'
import { words } from './choices-words.ts'

interface ChoicesDialogProps extends DialogControl<CalendarChoices> {
  readonly calendar: CalendarIntegration
}

/** Asks for what a person chooses about one connected calendar: its name and colour here, and which way changes go. */
export function ChoicesDialog({ calendar, close }: ChoicesDialogProps) {
  const formId = useId()
  const [name, setName] = useState(calendar.calendarName)
  const [calendarColor, setColor] = useState(calendar.calendarColor)
  const [direction, setDirection] = useState(calendar.direction)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const calendarName = name.trim()

  function save() {
    setAsked(true)
    if (calendarName === '') field.current?.focus()
    else close({ calendarName, calendarColor, direction })
  }

  return (
    <Dialog
      keepOnOutsidePress
      className="ui-sheet"
      title={words.title(calendar.calendarName)}
      closeLabel={words.close}
      initialFocus={field}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant="main" type="submit" form={formId}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="stack-5 py-1"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          ref={field}
          label={words.name}
          value={name}
          error={isAsked && calendarName === '' ? words.nameNeeded : undefined}
          maxLength={MAX_CALENDAR_NAME_LENGTH}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        {calendar.isReadOnly ? (
          <p className="quiet">{words.onlyRead}</p>
        ) : (
          <RadioGroup
            label={words.direction}
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'both', label: words.both, hint: words.bothHint },
              { value: 'read', label: words.read, hint: words.readHint },
            ]}
          />
        )}
        <ColorChoice
          label={words.color}
          asItIs={calendarWords.asItIs}
          value={calendarColor}
          onChange={setColor}
        />
      </form>
    </Dialog>
  )
}

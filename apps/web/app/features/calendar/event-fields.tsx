import {
  EVENT_CATEGORIES,
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
} from '@glimmer/domain/calendar/calendar-event'
import {
  type EventEdits,
  type EventForm,
  type EventGap,
  moveStart,
} from '@glimmer/domain/calendar/event-form'
import type { ReactNode, RefObject } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ColorChoice } from './color-choice.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { words } from './words.ts'
import { ZoneField } from './zone-field.tsx'

interface EventFieldsProps {
  /** The event with the edits applied. */
  readonly form: EventForm
  readonly edits: EventEdits
  readonly onEdits: (edits: EventEdits) => void
  /** The fields that still need something before the event can be saved. */
  readonly gaps: readonly EventGap[]
  readonly titleRef: RefObject<HTMLInputElement | null>
  /** Whether it has a colour of its own, and not that of its calendar. */
  readonly hasColor: boolean
  /** In which calendar it is. */
  readonly children: ReactNode
}

/** The fields of an event, old or new. */
export function EventFields({ form, edits, onEdits, gaps, titleRef, hasColor, children }: EventFieldsProps) {
  const change = (next: EventEdits) => onEdits({ ...edits, ...next })
  const ask = (gap: EventGap, text: string) => (gaps.includes(gap) ? text : undefined)

  return (
    <>
      <TextField
        ref={titleRef}
        label={words.name}
        error={ask('title', words.nameNeeded)}
        value={form.title}
        maxLength={MAX_EVENT_TITLE_LENGTH}
        autoComplete="off"
        required
        onChange={(event) => change({ title: event.target.value })}
      />
      <Checkbox label={words.allDayLabel} checked={form.allDay} onChange={(allDay) => change({ allDay })} />
      <div className="event-times">
        <TextField
          type="date"
          label={form.allDay ? words.starts : words.startDate}
          error={ask('start', words.startNeeded) ?? ask('off-repeat', words.offRepeat)}
          value={form.startDate}
          onChange={(event) => onEdits(moveStart(form, edits, { startDate: event.target.value }))}
        />
        {!form.allDay && (
          <TextField
            type="time"
            label={words.startTime}
            value={form.startTime}
            onChange={(event) => onEdits(moveStart(form, edits, { startTime: event.target.value }))}
          />
        )}
        <TextField
          type="date"
          label={form.allDay ? words.ends : words.endDate}
          error={ask('end', words.endNeeded)}
          value={form.endDate}
          onChange={(event) => change({ endDate: event.target.value })}
        />
        {!form.allDay && (
          <TextField
            type="time"
            label={words.endTime}
            value={form.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        )}
      </div>
      {!form.allDay && <ZoneField form={form} onChange={(timeZone) => change({ timeZone })} />}
      <RepeatFields form={form} gaps={gaps} onRepeat={(repeat) => change({ repeat })} />
      {children}
      <Select
        label={words.category}
        value={form.category}
        onChange={(category) => change({ category })}
        options={EVENT_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
      />
      {hasColor && (
        <ColorChoice
          label={words.color}
          asItIs={words.asItIs}
          value={form.color}
          onChange={(color) => change({ color })}
        />
      )}
      <TextField
        label={words.location}
        value={form.location}
        maxLength={MAX_EVENT_LOCATION_LENGTH}
        autoComplete="off"
        onChange={(event) => change({ location: event.target.value })}
      />
      <TextArea
        label={words.description}
        value={form.description}
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  )
}

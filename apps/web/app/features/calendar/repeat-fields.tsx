import { describeRule } from '@glimmer/domain/calendar/describe-rule'
import type { EventForm, EventGap } from '@glimmer/domain/calendar/event-form'
import { EVENT_REPEATS, readRepeat, REPEAT_ENDS, type RepeatForm } from '@glimmer/domain/calendar/repeat-form'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { dayNumber, weekdayOf } from '@glimmer/domain/days/day-number'
import { useCalendarSettings } from '../../data/calendar/use-calendar.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

interface RepeatFieldsProps {
  readonly form: EventForm
  readonly onRepeat: (repeat: RepeatForm) => void
  readonly gaps: readonly EventGap[]
}

/** Whether and how an event repeats, with a sentence that says what that comes to. */
export function RepeatFields({ form, onRepeat, gaps }: RepeatFieldsProps) {
  const { repeat } = form
  const { kind } = repeat
  const change = (next: Partial<RepeatForm>) => onRepeat({ ...repeat, ...next })
  const ask = (gap: EventGap, text: string) => (gaps.includes(gap) ? text : undefined)
  const sentence = sentenceOf(form)
  const kinds = EVENT_REPEATS.filter((value) => value !== 'other' || repeat.rule !== '').map((value) => ({
    value,
    label: value === 'other' ? (describe(repeat.rule, form) ?? words.asItIs) : words.repeatKinds[value],
  }))
  return (
    <fieldset className="stack-3 border-0 p-0">
      <Select
        label={words.repeats}
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={kinds}
      />
      {kind !== 'never' && kind !== 'other' && (
        <>
          <TextField
            className="max-w-[14rem]"
            label={words.everyHow[kind]}
            error={ask('every', words.everyUnclear)}
            value={repeat.every}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            onChange={(event) => change({ every: event.target.value })}
          />
          {kind === 'weeks' && <Weekdays form={form} onChange={(weekdays) => change({ weekdays })} />}
          <div className="event-times">
            <Select
              label={words.repeatEnds}
              value={repeat.ends}
              onChange={(ends) => change({ ends })}
              options={REPEAT_ENDS.map((value) => ({ value, label: words.endKinds[value] }))}
            />
            {repeat.ends === 'on' && (
              <TextField
                type="date"
                label={words.lastDay}
                error={ask('until', words.untilNeeded)}
                value={repeat.until}
                min={form.startDate}
                onChange={(event) => change({ until: event.target.value })}
              />
            )}
            {repeat.ends === 'after' && (
              <TextField
                label={words.times}
                error={ask('times', words.timesUnclear)}
                value={repeat.times}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                onChange={(event) => change({ times: event.target.value })}
              />
            )}
          </div>
        </>
      )}
      <p role="status" className="quiet empty:hidden">
        {sentence}
      </p>
    </fieldset>
  )
}

/** The weekday of the start is always one of them. */
function Weekdays({
  form,
  onChange,
}: {
  readonly form: EventForm
  readonly onChange: (weekdays: number[]) => void
}) {
  const { weekStartsOn } = useCalendarSettings()
  const own = ownWeekday(form)
  const { weekdays } = form.repeat
  const chosen = new Set(weekdays.length === 0 && own !== null ? [own] : weekdays)
  const order = weekStartsOn === 1 ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6]
  function toggle(weekday: number, isOn: boolean) {
    const next = new Set(chosen)
    if (isOn) next.add(weekday)
    else if (weekday !== own) next.delete(weekday)
    // The start's own weekday alone goes along with the start.
    const isOwnAlone = next.size === 0 || (next.size === 1 && own !== null && next.has(own))
    onChange(isOwnAlone ? [] : [...next].toSorted((a, b) => a - b))
  }
  return (
    <fieldset className="border-0 p-0">
      <legend className="ui-field-label">{words.onDays}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {order.map((weekday) => (
          <Checkbox
            key={weekday}
            label={words.weekdays[weekday % 7]}
            checked={chosen.has(weekday)}
            onChange={(isOn) => toggle(weekday, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ownWeekday({ startDate }: EventForm): number | null {
  return /^\d{4}-\d\d-\d\d$/.test(startDate) ? weekdayOf(dayNumber(startDate)) : null
}

/** 'Every 2 weeks on Monday and Thursday'; nothing while something is unclear. */
function sentenceOf(form: EventForm): string | null {
  if (form.repeat.kind === 'never' || form.repeat.kind === 'other') return null
  const read = readRepeat(form.repeat, startOf(form))
  return read.kind === 'ready' && read.recurrence !== null ? describe(read.recurrence, form) : null
}

function describe(recurrence: string, form: EventForm): string | null {
  const reading = parseRule(recurrence)
  return reading.kind === 'rule' ? describeRule(reading.rule, startOf(form)) : null
}

function startOf({ startDate, startTime, allDay }: EventForm): string {
  return `${startDate}T${allDay ? '00:00' : startTime}:00`
}

import { type EventForm, wallTimes } from '@glimmer/domain/calendar/event-form'
import { wallHere } from '@glimmer/domain/calendar/occurrences-between'
import { isZone, placeOfZone } from '@glimmer/domain/calendar/zones'
import { useMemo } from 'react'
import { Select } from '../../ui/select.tsx'
import { sayBoth } from './say-times.ts'
import { words } from './words.ts'

interface ZoneFieldProps {
  readonly form: EventForm
  readonly onChange: (timeZone: string) => void
}

/** In which zone the times of an event are, and what that means here. Typing a place finds it in the list. */
export function ZoneField({ form, onChange }: ZoneFieldProps) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { timeZone } = form
  const options = useMemo(() => zoneOptions([here, timeZone]), [here, timeZone])
  return (
    <Select
      label={words.timeZone}
      hint={sayZone(form, here)}
      value={timeZone}
      onChange={onChange}
      options={options}
    />
  )
}

function sayZone(form: EventForm, here: string): string {
  const { timeZone } = form
  if (timeZone === '') return words.anywhereHint
  if (!isZone(timeZone)) return words.zoneUnknown
  const { startDatetime } = wallTimes(form)
  const start = startDatetime && wallHere(form, startDatetime, here)
  if (start === null || start === startDatetime) return words.zoneHere(placeOfZone(timeZone))
  return sayBoth({ there: startDatetime ?? start, zone: timeZone, here: start })
}

/** Every zone that this device knows, and those that are named although it may not. */
function zoneOptions(named: readonly string[]) {
  const known = new Set([...named, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  known.delete('')
  const zones = [...known].map((value) => ({ value, label: labelOf(value) }))
  const sorted = zones.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return [{ value: '', label: words.anywhere }, ...sorted]
}

/** The place comes first, so that typing it finds it: 'Lisbon (Europe)'. */
function labelOf(zone: string): string {
  const region = zone.slice(0, Math.max(0, zone.lastIndexOf('/'))).replaceAll('_', ' ')
  return region === '' ? placeOfZone(zone) : `${placeOfZone(zone)} (${region})`
}

import { clockTime } from '../days/clock-time.ts'
import { dateText } from '../days/date-text.ts'
import { dayOf } from '../days/own-day.ts'
import { repeatSchema } from '../tasks/repeat.ts'
import { ruleWords } from '../tasks/rule-words.ts'

/** How the person's days and clocks go. */
export interface OwnTime {
  /** The hour at which a day begins. */
  readonly dayStart: number
  readonly isTwelveHours: boolean
}

const DATES = /(?:On|Date|lastCompleted)$/
const INSTANTS = /(?:At|Until)$/
const WALL_TIMES = /(?:Datetime|originalStart|recurrenceEnd)$/

/** A field's value in words; empty where it says nothing. Only fields of times are read as such: whatever a person wrote stays. */
export function fieldText(field: string, value: unknown, time: OwnTime): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'yes'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return timeText(field, value, time)
  if (field === 'repeat') {
    const repeat = repeatSchema.safeParse(value)
    if (repeat.success) return ruleWords(repeat.data)
  }
  return entriesText(value)
}

function timeText(field: string, value: string, { dayStart, isTwelveHours }: OwnTime): string {
  if (INSTANTS.test(field)) {
    const at = new Date(value)
    return `${day(dayOf(at, dayStart))}, ${clockTime(at, isTwelveHours)}`
  }
  if (DATES.test(field)) return day(value)
  if (!WALL_TIMES.test(field)) return value
  const [date = '', clock = ''] = value.split('T')
  const [hours, minutes] = clock.split(':').map(Number)
  return `${day(date)}, ${clockTime(new Date(2000, 0, 1, hours, minutes), isTwelveHours)}`
}

function day(date: string): string {
  return dateText(date, 'dayAndYear')
}

/** A list or an object, level by level. */
function entriesText(value: unknown): string {
  if (Array.isArray(value)) return value.map(entriesText).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${entriesText(one)}`)
    .join('; ')
}

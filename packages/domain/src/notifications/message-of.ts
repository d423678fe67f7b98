import type { Due } from './due.ts'
import { MINUTE_MS } from './local-time.ts'

export interface Message {
  readonly title: string
  readonly body: string
}

interface MessageOptions {
  /** Whether the person wants to read on the lock screen what it is about. */
  readonly showsTitles: boolean
  /** What is late does not pretend to be on time. */
  readonly now: Date
  /** Says an instant as a clock where the person is shows it: what says the time stays true for as long as it is read. */
  readonly timeOf?: ((instant: Date) => string) | undefined
}

/** From so many minutes on, a reminder says that it comes later than it was asked for. */
const LATE_MINUTES = 10

/** What a notification says: plainly, and without the person's own words unless they want them shown. */
export function messageOf(due: Due, options: MessageOptions): Message {
  const { showsTitles } = options
  if (due.kind === 'daily') {
    const body = showsTitles ? due.title : 'Open Glimmer to see it. Not today is fine too.'
    return { title: 'One small thing, if you like', body }
  }
  const said = saying(due, options)
  return showsTitles ? { title: due.title, body: said } : { title: plainTitle(due), body: said }
}

function plainTitle({ kind }: Due): string {
  return kind === 'event' ? 'Something in your calendar' : 'You asked to be reminded'
}

/** A time on the clock of a later day needs its day as well. */
const CLOCK_MINUTES = 12 * 60

function saying(due: Due, { now, timeOf }: MessageOptions): string {
  if (due.startsAt !== null) {
    const start = new Date(due.startsAt)
    const minutes = Math.round((start.getTime() - now.getTime()) / MINUTE_MS)
    const when = timeOf && minutes < CLOCK_MINUTES ? `at ${timeOf(start)}` : `in ${span(minutes)}`
    if (due.kind === 'event') return due.isAllDay ? wholeDay(minutes) : begins(minutes, when)
    return minutes > 0 ? `Time to leave ${when}.` : 'Time to leave now.'
  }
  const isLate = now.getTime() - Date.parse(due.dueAt) >= LATE_MINUTES * MINUTE_MS
  if (isLate) return 'You asked for this a little earlier. It’s still on your list.'
  return due.reason === 'usual_start'
    ? 'This is when you usually start. Just opening it is enough.'
    : 'You asked to hear about this now.'
}

function begins(minutes: number, when: string): string {
  if (minutes < 0) return 'It has begun.'
  return minutes === 0 ? 'It begins now.' : `It begins ${when}.`
}

/** Minutes are counted to the morning of the day. */
function wholeDay(minutes: number): string {
  const days = Math.ceil(minutes / (24 * 60))
  if (days <= 0) return 'It’s today.'
  return days === 1 ? 'It’s tomorrow.' : `It’s in ${days} days.`
}

/** '15 minutes', '2 hours', '3 days'. */
export function span(minutes: number): string {
  if (minutes < 100 && minutes !== 60) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 36 && minutes !== 24 * 60 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

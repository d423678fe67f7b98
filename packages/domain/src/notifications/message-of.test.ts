import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { americanWords } from '@glimmer/content/wording/test/spelling'
import { describe, expect, it } from 'vitest'
import { NOTHING_OFFERED } from '../tasks/offered-things.ts'
import type { Due } from './due.ts'
import { messageOf, span } from './message-of.ts'
import { dailyDue, smallThingFor } from './small-thing.ts'
import { task } from './test/reminder-test-rows.ts'

const AT = '2026-11-26T15:00:00.000Z'
const base: Due = {
  key: 'k',
  kind: 'task',
  reason: 'at_time',
  reminderId: 'k',
  taskId: 'task',
  eventId: null,
  title: 'Ring the clinic about results',
  dueAt: AT,
  startsAt: null,
  isAllDay: false,
  expiresAt: AT,
}
const inMinutes = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000)
const dues: [string, Due][] = [
  ['a task at a time', base],
  ['a task at its usual time', { ...base, reason: 'usual_start' }],
  ['leaving', { ...base, reason: 'before_leaving', startsAt: inMinutes(20).toISOString() }],
  ['an event', { ...base, kind: 'event', reason: 'event', startsAt: inMinutes(20).toISOString() }],
  [
    'a whole day',
    { ...base, kind: 'event', reason: 'event', isAllDay: true, startsAt: inMinutes(1440).toISOString() },
  ],
  ['the daily one', { ...base, kind: 'daily', reason: 'daily' }],
]

describe.each(dues)('%s', (_name, due) => {
  const texts = [0, 5, 30, 200].flatMap((minutes) =>
    [true, false].map((showsTitles) => messageOf(due, { showsTitles, now: inMinutes(minutes) })),
  )

  it('is said kindly, in British words, briefly', () => {
    for (const { title, body } of texts) {
      for (const text of [title, body]) {
        expect([...unkindWords(text), ...americanWords(text), ...longParts(text, PAGE_LIMITS)]).toEqual([])
        expect(text.length).toBeLessThan(80)
      }
    }
  })

  it('shows the person’s own words only where they want that', () => {
    const said = (showsTitles: boolean) =>
      Object.values(messageOf(due, { showsTitles, now: inMinutes(0) })).join(' ')
    expect(said(true)).toContain('clinic')
    expect(said(false)).not.toContain('clinic')
  })
})

it('says how much time there is by the clock, however late it comes', () => {
  const [, leaving] = dues[2]!
  const [, event] = dues[3]!
  const body = (due: Due, minutes: number) =>
    messageOf(due, { showsTitles: true, now: inMinutes(minutes) }).body
  expect(body(leaving, 0)).toBe('Time to leave in 20 minutes.')
  expect(body(leaving, 19)).toBe('Time to leave in 1 minute.')
  expect(body(leaving, 21)).toBe('Time to leave now.')
  expect(body(event, 5)).toBe('It begins in 15 minutes.')
  expect(body(event, 20)).toBe('It begins now.')
  expect(body(event, 25)).toBe('It has begun.')
  const timeOf = (instant: Date) => instant.toISOString().slice(11, 16)
  const byClock = (due: Due, minutes: number) =>
    messageOf(due, { showsTitles: true, now: inMinutes(minutes), timeOf }).body
  expect(byClock(leaving, 0)).toBe('Time to leave at 15:20.')
  expect(byClock(event, 5)).toBe('It begins at 15:20.')
  expect(byClock(event, -1440)).toBe('It begins in 24 hours.')
  expect(body(base, 0)).toBe('You asked to hear about this now.')
  expect(body(base, 30)).toBe('You asked for this a little earlier. It’s still on your list.')
})

it.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [1440, '1 day'],
  [2880, '2 days'],
  [40_320, '28 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(span(minutes)).toBe(words)
})

describe('the small thing of the day', () => {
  const now = new Date('2026-11-26T09:00:00Z')
  const thing = (tasks: ReturnType<typeof task>[], zone = 'UTC') =>
    smallThingFor({ tasks, subtasks: [] }, now, zone)?.task.id

  it('is the one that fits the hour of where the person is', () => {
    const tasks = [task({ id: 'a', timeOfDay: 'evening' }), task({ id: 'b', timeOfDay: 'morning' })]
    expect(thing(tasks)).toBe('b')
    expect(thing(tasks, 'Asia/Tokyo')).toBe('a')
  })

  it('is none when all is done, snoozed or for another day', () => {
    expect(
      thing([
        task({ completed: true, completedOn: '2026-11-26' }),
        task({ id: 'b', snoozedUntil: '2026-11-26T18:00:00.000Z' }),
        task({ id: 'c', dueDate: '2026-11-28' }),
      ]),
    ).toBeUndefined()
  })

  it('is the first open step, and stays the one that is shown', () => {
    const subtasks = ['fill the can', 'find the can'].map((title, nth) => ({
      id: `s${nth}`,
      taskId: 'task',
      title,
      completed: false,
      completedOn: null,
      sortKey: null,
      createdAt: `2026-11-20T08:0${9 - nth}:00.000Z`,
    }))
    const found = smallThingFor({ tasks: [task()], subtasks }, now, 'UTC')!
    expect(dailyDue(found, now, 'UTC')).toMatchObject({
      key: 'daily:2026-11-26',
      title: 'find the can',
      expiresAt: '2026-11-26T12:00:00.000Z',
    })
    const other = task({ id: '22222222-2222-4222-8222-222222222222', priority: 'low', estimatedTime: 300 })
    const offered = { ...NOTHING_OFFERED, on: '2026-11-26', shown: other.id }
    expect(smallThingFor({ tasks: [task(), other], subtasks: [], offered }, now, 'UTC')?.task.id).toBe(
      other.id,
    )
  })
})

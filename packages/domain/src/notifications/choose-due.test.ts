import { describe, expect, it } from 'vitest'
import { chooseDue, dailyDueNow, type Look } from './choose-due.ts'
import type { Due } from './due.ts'
import { notificationPreferencesDefaults } from './notification-preferences.ts'

const now = new Date('2026-11-26T12:00:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const look = (other: Partial<Look> = {}, chosen: object = {}): Look => ({
  preferences: { id: 'me', ...notificationPreferencesDefaults, quietFrom: null, quietTo: null, ...chosen },
  sent: [],
  since: ago(600),
  now,
  zone: 'UTC',
  ...other,
})
const due = (minutesAgo: number, other: Partial<Due> = {}): Due => ({
  key: `one/${minutesAgo}`,
  kind: 'task',
  reason: 'at_time',
  reminderId: 'one',
  taskId: 'task',
  eventId: null,
  title: 'Water the fern',
  dueAt: ago(minutesAgo).toISOString(),
  startsAt: null,
  isAllDay: false,
  expiresAt: ago(minutesAgo - 720).toISOString(),
  ...other,
})
const keysOf = (dues: readonly Due[], at: Look) => chooseDue(dues, at).rings.map(({ key }) => key)

describe('what is sent now', () => {
  it('is each that has just come due, and nothing of before, of later, or that was sent', () => {
    const sent = [{ key: 'one/2', at: ago(2) }]
    expect(keysOf([due(5), due(2), due(1), due(0), due(-1)], look({ since: ago(3), sent }))).toEqual([
      'one/1',
      'one/0',
    ])
  })

  it('is one thing of what lay in a time without a server: leaving first, then events', () => {
    const dues = [due(300), due(200), due(100, { key: 'event', kind: 'event', reason: 'event' })]
    expect(chooseDue(dues, look())).toMatchObject({ rings: [{ key: 'event' }], passed: 2 })
    expect(keysOf([...dues, due(250, { key: 'bus', reason: 'before_leaving' })], look())).toEqual(['bus'])
    expect(keysOf([due(300), due(200)], look())).toEqual(['one/200'])
    expect(keysOf([due(300, { expiresAt: ago(1).toISOString() })], look())).toEqual([])
  })

  it('is a hundred in a day at most, of events too', () => {
    const dues = Array.from({ length: 150 }, (_, n) =>
      due(1, { key: `${n}`, kind: 'event', reason: 'event' }),
    )
    expect(keysOf(dues, look())).toHaveLength(100)
    const sent = Array.from({ length: 90 }, (_, n) => ({ key: `old ${n}`, at: ago(15 * n) }))
    expect(chooseDue(dues, look({ sent }))).toMatchObject({ rings: { length: 10 }, passed: 140 })
    const yesterday = sent.map(({ key }) => ({ key, at: ago(25 * 60) }))
    expect(keysOf(dues, look({ sent: yesterday }))).toHaveLength(100)
  })

  it('is no more than the person wants in a day, but for leaving in time', () => {
    const sent = [1, 2].map((n) => ({ key: `old ${n}`, at: ago(60 * n) }))
    const dues = [due(3), due(2), due(1, { key: 'bus', reason: 'before_leaving' })]
    expect(keysOf(dues, look({ sent }))).toEqual(['one/3', 'bus'])
    expect(chooseDue(dues, look({ sent })).passed).toBe(1)
  })
})

describe('the daily reminder', () => {
  const at = (minutesAgo: number, sent: Look['sent'] = []) =>
    dailyDueNow(look({ sent }, { dailyMinute: 12 * 60 - minutesAgo, dailyWays: ['push'] }), {
      lastDaily: null,
      besides: 0,
    })

  it('comes up to an hour late, and is then left out', () => {
    expect(at(0)).toEqual(now)
    expect(at(59)).toEqual(ago(59))
    expect(at(61)).toBeNull()
    expect(at(-1)).toBeNull()
  })

  it('counts among the most in a day', () => {
    const sent = [1, 2, 3].map((n) => ({ key: `${n}`, at: ago(n) }))
    expect(at(0, sent)).toBeNull()
  })
})

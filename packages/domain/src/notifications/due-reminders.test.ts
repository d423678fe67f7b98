import { describe, expect, it } from 'vitest'
import { eventOverrideDefaults } from '../calendar/event-override.ts'
import { userPreferencesDefaults } from '../preferences/user-preferences.ts'
import { dueReminders, hasRoom, type ReminderRows } from './due-reminders.ts'
import { reminderSnooze } from './reminder-snooze.ts'
import { reminderZone } from './reminder-zone.ts'
import { chosen, event, eventReminder, task, taskReminder } from './test/reminder-test-rows.ts'

const NOTHING: ReminderRows = {
  preferences: chosen(),
  tasks: [],
  taskReminders: [],
  events: [],
  overrides: [],
  eventReminders: [],
}

/** What is due between two times, as 'date time title'. */
function due(rows: Partial<ReminderRows>, from: string, to: string, zone = 'UTC'): string[] {
  const found = dueReminders({ ...NOTHING, ...rows }, new Date(from), new Date(to), zone)
  return found.map(({ dueAt, title }) => `${dueAt.slice(0, 16)} ${title}`)
}

const DAY = ['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z'] as const
const WEEK = ['2026-11-26T00:00:00Z', '2026-12-03T00:00:00Z'] as const

describe('a task at a time', () => {
  const rows = { tasks: [task()], taskReminders: [taskReminder()] }

  it('rings then, by the clocks of wherever the person is', () => {
    expect(due(rows, ...DAY)).toEqual(['2026-11-26T15:00 Water the plants'])
    expect(due(rows, ...DAY, 'America/New_York')).toEqual(['2026-11-26T20:00 Water the plants'])
  })

  it('once: windows that follow each other share nothing', () => {
    expect(due(rows, '2026-11-26T14:00:00Z', '2026-11-26T15:00:00Z')).toEqual([])
    expect(due(rows, '2026-11-26T15:00:00Z', '2026-11-26T16:00:00Z')).toHaveLength(1)
    expect(due(rows, '2026-11-26T15:00:00.001Z', '2026-11-26T16:00:00Z')).toEqual([])
  })

  it.each([
    ['is done', { completed: true, completedOn: '2026-11-26' }],
    ['is snoozed', { snoozedUntil: '2026-11-26T18:00:00.000Z' }],
    ['is set aside', { setAsideAt: '2026-11-25T18:00:00.000Z' }],
  ])('is silent while the task %s', (_case, changes) => {
    expect(due({ ...rows, tasks: [task(changes)] }, ...DAY)).toEqual([])
  })

  it('is silent when the task is deleted, and rings when a snooze ended before', () => {
    expect(due({ ...rows, tasks: [] }, ...DAY)).toEqual([])
    const woken = task({ snoozedUntil: '2026-11-26T14:00:00.000Z' })
    expect(due({ ...rows, tasks: [woken] }, ...DAY)).toHaveLength(1)
  })

  it('of each day rings each day from then on, but on those on which it is done or left out', () => {
    const daily = { isDaily: true, completed: true, completedOn: '2026-11-26', lastCompleted: '2026-11-26' }
    expect(due({ ...rows, tasks: [task({ isDaily: true })] }, ...WEEK)).toHaveLength(7)
    expect(due({ ...rows, tasks: [task(daily)] }, ...WEEK)[0]).toBe('2026-11-27T15:00 Water the plants')
    const skipped = task({ isDaily: true, skippedOn: '2026-11-26' })
    expect(due({ ...rows, tasks: [skipped] }, ...DAY)).toEqual([])
  })

  it('that repeats by a rule rings on its days alone, though it stays on the list until it is done', () => {
    const repeat = {
      kind: 'days',
      every: 3,
      weekdays: [],
      monthDay: null,
      anchorOn: '2026-11-26',
      stays: true,
    } as const
    expect(due({ ...rows, tasks: [task({ repeat })] }, ...WEEK).map((line) => line.slice(0, 10))).toEqual([
      '2026-11-26',
      '2026-11-29',
      '2026-12-02',
    ])
  })

  it('after midnight belongs to the day that goes on', () => {
    const night = {
      userPreferences: { ...userPreferencesDefaults, id: 'me', workingStyle: { day_start: '04:00' } },
      preferences: chosen({ quietFrom: null, quietTo: null }),
      taskReminders: [taskReminder({ localTime: '2026-11-26T01:00' })],
    }
    const done = task({
      isDaily: true,
      completed: true,
      completedOn: '2026-11-25',
      lastCompleted: '2026-11-25',
    })
    expect(due({ ...rows, ...night, tasks: [done] }, ...DAY)).toEqual([])
    expect(due({ ...rows, ...night, tasks: [task({ isDaily: true })] }, ...DAY)).toHaveLength(1)
  })
})

describe('a task when its person usually starts', () => {
  const usual = taskReminder({ kind: 'usual_start', localTime: null, createdAt: '2026-11-26T10:00:00.000Z' })
  const preferences = (fields: object) => ({ ...userPreferencesDefaults, id: 'me', ...fields })

  it.each([
    ['its part of the day', { timeOfDay: 'evening' as const }, {}, '2026-11-26T18:00'],
    ['the next morning, where this one has begun', { timeOfDay: 'morning' as const }, {}, '2026-11-27T09:00'],
    [
      'the hours in which they are at their best',
      {},
      { energyPatterns: { peak_hours: ['afternoon'] } },
      '2026-11-26T13:00',
    ],
    ['the evening of a night owl', {}, { workingStyle: { night_owl: true } }, '2026-11-26T18:00'],
    [
      'early, where they come alive early',
      {},
      { workingStyle: { morning_person: true } },
      '2026-11-27T08:00',
    ],
    [
      'later, where their day starts late',
      { timeOfDay: 'morning' as const },
      { workingStyle: { day_start: '11:00' } },
      '2026-11-26T14:00',
    ],
    ['on its date', { timeOfDay: 'evening' as const, dueDate: '2026-11-28' }, {}, '2026-11-28T18:00'],
    [
      'when it is back',
      { timeOfDay: 'evening' as const, snoozedUntil: '2026-11-27T19:00:00.000Z' },
      {},
      '2026-11-28T18:00',
    ],
  ])('rings once, at the start of %s', (_case, changes, fields, expected) => {
    const rows = { tasks: [task(changes)], taskReminders: [usual], userPreferences: preferences(fields) }
    expect(due(rows, ...WEEK)).toEqual([`${expected} Water the plants`])
  })

  it('of each day rings each day', () => {
    const rows = { tasks: [task({ isDaily: true, timeOfDay: 'evening' })], taskReminders: [usual] }
    expect(due(rows, ...WEEK)).toHaveLength(7)
  })
})

describe('before leaving', () => {
  const leaving = taskReminder({ kind: 'before_leaving', minutesBefore: 20 })
  const rows = { tasks: [task()], taskReminders: [leaving] }

  it('rings so many minutes before, and is of use until then', () => {
    const [one] = dueReminders({ ...NOTHING, ...rows }, new Date(DAY[0]), new Date(DAY[1]), 'UTC')
    expect(one).toMatchObject({
      dueAt: '2026-11-26T14:40:00.000Z',
      startsAt: '2026-11-26T15:00:00.000Z',
      expiresAt: '2026-11-26T15:05:00.000Z',
      key: 'reminder/2026-11-26T14:40:00.000Z',
      reason: 'before_leaving',
    })
  })

  it('rings even when the day has had its messages', () => {
    const sent = [8, 9, 10].map((hour) => new Date(Date.UTC(2026, 10, 26, hour)))
    expect(due({ ...rows, sent }, ...DAY)).toHaveLength(1)
  })
})

describe('an event', () => {
  const rows = {
    events: [event()],
    eventReminders: [eventReminder(), eventReminder({ id: 'b', minutesBefore: 120 })],
  }

  it('rings so many minutes before, as often as was asked for', () => {
    expect(due(rows, ...DAY)).toEqual(['2026-11-26T13:00 Dentist', '2026-11-26T14:45 Dentist'])
  })

  it('in another zone rings by the clocks there, in the hour that comes twice too', () => {
    const there = event({ timeZone: 'America/New_York' })
    expect(due({ ...rows, events: [there] }, ...DAY, 'Europe/Berlin')).toEqual([
      '2026-11-26T18:00 Dentist',
      '2026-11-26T19:45 Dentist',
    ])
    const twice = event({
      timeZone: 'UTC',
      startDatetime: '2026-10-25T01:30:00',
      endDatetime: '2026-10-25T02:00:00',
    })
    const quiet = { preferences: chosen({ quietFrom: null, quietTo: null }) }
    const night = ['2026-10-25T00:00:00Z', '2026-10-25T12:00:00Z'] as const
    expect(
      due(
        { ...rows, ...quiet, events: [twice], eventReminders: [eventReminder()] },
        ...night,
        'Europe/Berlin',
      ),
    ).toEqual(['2026-10-25T01:15 Dentist'])
  })

  it('of whole days counts from its morning: the day before is at nine', () => {
    const whole = event({
      allDay: true,
      startDatetime: '2026-11-27T00:00:00',
      endDatetime: '2026-11-27T23:59:59',
    })
    const eventReminders = [
      eventReminder({ minutesBefore: 0 }),
      eventReminder({ id: 'b', minutesBefore: 1440 }),
    ]
    expect(due({ events: [whole], eventReminders }, ...WEEK, 'Asia/Tokyo')).toEqual([
      '2026-11-26T00:00 Dentist',
      '2026-11-27T00:00 Dentist',
    ])
  })

  it('that is cancelled or deleted is silent', () => {
    expect(due({ ...rows, events: [event({ status: 'cancelled' })] }, ...DAY)).toEqual([])
    expect(due({ ...rows, events: [] }, ...DAY)).toEqual([])
  })

  it('that repeats rings each time: not the exceptions, the additions too, and what was moved where it is now', () => {
    const series = event({
      recurrence: 'FREQ=DAILY',
      exceptions: { '2026-11-27T15:00:00': true },
      additions: { '2026-11-30T10:00:00': true },
    })
    const overrides = [
      {
        ...eventOverrideDefaults,
        id: 'o',
        eventId: series.id,
        originalStart: '2026-11-28T15:00:00',
        startDatetime: '2026-11-28T11:00:00',
        title: 'Dentist, earlier',
      },
    ]
    const all = { events: [series], overrides, eventReminders: [eventReminder()] }
    expect(due(all, '2026-11-26T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
      '2026-11-26T14:45 Dentist',
      '2026-11-28T10:45 Dentist, earlier',
      '2026-11-29T14:45 Dentist',
      '2026-11-30T09:45 Dentist',
      '2026-11-30T14:45 Dentist',
    ])
  })

  it('that begins all the time does not ring, and takes no longer to look at than others', () => {
    const often = (recurrence: string, more: object = {}) => ({
      events: [
        event({ recurrence, timeZone: 'Europe/Lisbon', startDatetime: '2026-11-01T09:00:00', ...more }),
      ],
      eventReminders: [eventReminder()],
    })
    expect(due(often('FREQ=HOURLY'), ...DAY).length).toBeGreaterThan(10)
    expect(due(often('FREQ=MINUTELY;INTERVAL=15'), ...DAY).length).toBeGreaterThan(40)
    for (const rule of ['FREQ=MINUTELY', 'FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=5'])
      expect(due(often(rule), ...DAY)).toEqual([])
    // Nor is one that lasts for years looked for through all of them.
    const long = { startDatetime: '2000-01-01T09:00:00', endDatetime: '2999-01-01T09:00:00' }
    expect(due(often('FREQ=HOURLY', long), ...DAY)).toEqual(due(often('FREQ=HOURLY'), ...DAY))
  })

  it('may ring four weeks before', () => {
    const early = [eventReminder({ minutesBefore: 40_320 })]
    expect(
      due(
        {
          events: [event({ startDatetime: '2026-12-24T15:00:00', endDatetime: '2026-12-24T16:00:00' })],
          eventReminders: early,
        },
        ...DAY,
      ),
    ).toEqual(['2026-11-26T15:00 Dentist'])
  })
})

describe('quiet hours', () => {
  const at = (localTime: string, kind: 'at_time' | 'before_leaving' = 'at_time') => ({
    tasks: [task()],
    taskReminders: [taskReminder({ kind, localTime, minutesBefore: 20 })],
  })

  it('hold back what is of use later, over midnight', () => {
    expect(due(at('2026-11-26T23:00'), ...WEEK)).toEqual(['2026-11-27T08:00 Water the plants'])
    expect(due(at('2026-11-26T07:59'), ...WEEK)).toEqual(['2026-11-26T08:00 Water the plants'])
    expect(due(at('2026-11-26T08:00'), ...WEEK)).toEqual(['2026-11-26T08:00 Water the plants'])
  })

  it('drop what is not', () => {
    expect(due(at('2026-11-26T05:00', 'before_leaving'), ...WEEK)).toEqual([])
    const early = event({ startDatetime: '2026-11-26T06:00:00', endDatetime: '2026-11-26T06:30:00' })
    expect(due({ events: [early], eventReminders: [eventReminder()] }, ...WEEK)).toEqual([])
  })

  it('keep the key, so that whoever rings it rings it once', () => {
    const rows = { ...NOTHING, ...at('2026-11-26T23:00') }
    const [held] = dueReminders(
      rows,
      new Date('2026-11-27T08:00:00Z'),
      new Date('2026-11-27T08:01:00Z'),
      'UTC',
    )
    expect(held?.key).toBe('reminder/2026-11-26T23:00:00.000Z')
  })
})

describe('the most a day', () => {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00']
  const rows = {
    tasks: [task()],
    taskReminders: times.map((time) => taskReminder({ id: time, localTime: `2026-11-26T${time}` })),
  }

  it('lets the first of the day ring', () => {
    expect(due(rows, ...DAY)).toHaveLength(3)
    expect(due({ ...rows, preferences: chosen({ mostADay: 1 }) }, ...DAY)).toEqual([
      '2026-11-26T09:00 Water the plants',
    ])
  })

  it('leaves out no event that somebody asked to hear of', () => {
    const events = { events: [event()], eventReminders: [eventReminder({ minutesBefore: 15 })] }
    const full = due({ ...rows, ...events, preferences: chosen({ mostADay: 1 }) }, ...DAY)
    expect(full).toHaveLength(2)
    expect(full.join()).toContain('Dentist')
  })

  it('counts what was sent, by the date of where the person is', () => {
    const sent = [new Date('2026-11-26T08:30:00Z'), new Date('2026-11-25T22:30:00Z')]
    expect(due({ ...rows, sent }, ...DAY)).toHaveLength(2)
    expect(
      due({ ...rows, sent }, '2026-11-26T00:00:00Z', '2026-11-26T23:00:00Z', 'Europe/Berlin'),
    ).toHaveLength(2)
    expect(hasRoom({ mostADay: 2 }, sent, new Date('2026-11-26T09:00:00Z'), 'UTC')).toBe(true)
    expect(hasRoom({ mostADay: 1 }, sent, new Date('2026-11-26T09:00:00Z'), 'UTC')).toBe(false)
  })
})

describe('put off', () => {
  const pressed = new Date('2026-11-26T15:02:00Z')
  const later = (action: 'in-an-hour' | 'not-today') => reminderSnooze(action, pressed, 'UTC')

  it('for an hour, it rings once more then', () => {
    const snoozed = [taskReminder({ snoozedUntil: later('in-an-hour') })]
    expect(due({ tasks: [task()], taskReminders: snoozed }, '2026-11-26T15:03:00Z', DAY[1])).toEqual([
      '2026-11-26T16:02 Water the plants',
    ])
    const done = task({ completed: true, completedOn: '2026-11-26' })
    expect(due({ tasks: [done], taskReminders: snoozed }, '2026-11-26T15:03:00Z', DAY[1])).toEqual([])
  })

  it('for today, it is silent today, and one of each day rings tomorrow', () => {
    const snoozed = [taskReminder({ snoozedUntil: later('not-today') })]
    expect(later('not-today')).toBe('2026-11-27T00:00:00.000Z')
    expect(due({ tasks: [task()], taskReminders: snoozed }, ...WEEK)).toEqual([])
    expect(due({ tasks: [task({ isDaily: true })], taskReminders: snoozed }, ...WEEK)[0]).toBe(
      '2026-11-27T15:00 Water the plants',
    )
  })

  it('an event rings once more while it has not begun, and its other times ring as ever', () => {
    const series = event({ recurrence: 'FREQ=DAILY' })
    const hourBefore = eventReminder({ minutesBefore: 120, snoozedUntil: '2026-11-26T14:02:00.000Z' })
    expect(
      due({ events: [series], eventReminders: [hourBefore] }, '2026-11-26T13:03:00Z', '2026-11-28T00:00:00Z'),
    ).toEqual(['2026-11-26T14:02 Dentist', '2026-11-27T13:00 Dentist'])
    const begun = eventReminder({ snoozedUntil: '2026-11-26T15:46:00.000Z' })
    expect(due({ events: [event()], eventReminders: [begun] }, '2026-11-26T14:47:00Z', DAY[1])).toEqual([])
  })

  it('by a clock that was days ahead is not believed', () => {
    const wrong = [taskReminder({ snoozedUntil: '2027-11-26T15:00:00.000Z' })]
    expect(due({ tasks: [task()], taskReminders: wrong }, ...DAY)).toHaveLength(1)
  })
})

it('the zone is the one that was kept, else that of the device; a name that nobody knows is none', () => {
  expect(reminderZone({ zone: 'Asia/Tokyo' }, 'Europe/Lisbon')).toBe('Asia/Tokyo')
  expect(reminderZone({ zone: null }, 'Europe/Lisbon')).toBe('Europe/Lisbon')
  expect(reminderZone({ zone: null }, null)).toBeNull()
  expect(reminderZone({ zone: 'Europe/Nowhere' }, 'Europe/Lisbon')).toBeNull()
})

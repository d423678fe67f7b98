import { describe, expect, it } from 'vitest'
import { calendarEventDefaults } from '../calendar-event.ts'
import { eventOverrideDefaults } from '../event-override.ts'
import { type ItemFields, itemOfRows } from './item.ts'
import { isMassDeletion, mergeItem } from './merge-item.ts'

const at = (day: number, hour = 9) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00`

const event = (fields: object = {}): ItemFields =>
  itemOfRows(
    {
      ...calendarEventDefaults,
      title: 'Rehearsal',
      startDatetime: at(10),
      endDatetime: at(10, 10),
      ...fields,
    },
    [],
  )
const series = (fields: object = {}) =>
  event({ recurrence: 'FREQ=DAILY;COUNT=5', recurrenceEnd: at(14), ...fields })
const withDays = (item: ItemFields, ...days: (readonly [start: string, fields: object])[]): ItemFields => ({
  ...item,
  overrides: itemOfRows(
    { ...calendarEventDefaults, title: 'x', startDatetime: at(1), endDatetime: at(1) },
    days.map(([originalStart, fields]) => ({
      ...eventOverrideDefaults,
      eventId: '',
      originalStart,
      ...fields,
    })),
  ).overrides,
})

describe('an event that may have changed on both sides', () => {
  it('is what one side made of it where the other did nothing', () => {
    const [base, changed] = [event(), event({ title: 'Concert' })]
    expect(mergeItem({ base, here: changed, there: base })).toEqual({ item: changed, overruled: null })
    expect(mergeItem({ base, here: base, there: changed })).toEqual({ item: changed, overruled: null })
    expect(mergeItem({ base, here: changed, there: changed })).toEqual({ item: changed, overruled: null })
  })

  it('has both changes of different fields, and theirs of the same, of which ours is told', () => {
    const merged = mergeItem({
      base: event(),
      here: event({ title: 'Ours', description: 'Bring water' }),
      there: event({ title: 'Theirs', location: 'Church' }),
    })
    expect(merged).toEqual({
      item: event({ title: 'Theirs', description: 'Bring water', location: 'Church' }),
      overruled: { kind: 'fields', event: { title: 'Ours' }, overrides: [] },
    })
  })

  it('never has a start of one side and an end of the other', () => {
    const here = event({ startDatetime: at(12), endDatetime: at(12, 10) })
    const there = event({ endDatetime: at(10, 9), startDatetime: at(10, 8) })
    const merged = mergeItem({ base: event(), here, there })
    expect(merged.item).toEqual(there)
    expect(merged.overruled).toMatchObject({ event: { startDatetime: at(12), endDatetime: at(12, 10) } })
  })

  it('is deleted where either side deleted it, and what the other had changed is told', () => {
    const [base, changed] = [event(), event({ title: 'Changed' })]
    const whole = { kind: 'whole', item: changed }
    expect(mergeItem({ base, here: null, there: base })).toEqual({ item: null, overruled: null })
    expect(mergeItem({ base, here: base, there: null })).toEqual({ item: null, overruled: null })
    expect(mergeItem({ base, here: null, there: changed })).toEqual({ item: null, overruled: whole })
    expect(mergeItem({ base, here: changed, there: null })).toEqual({ item: null, overruled: whole })
    expect(mergeItem({ base, here: null, there: null })).toEqual({ item: null, overruled: null })
  })

  it('is theirs where nothing was agreed before, and what differs of ours is told', () => {
    const merged = mergeItem({
      base: null,
      here: event({ title: 'Ours' }),
      there: event({ title: 'Theirs' }),
    })
    expect(merged.item?.event.title).toBe('Theirs')
    expect(merged.overruled).toMatchObject({ kind: 'fields', event: { title: 'Ours' } })
    expect(mergeItem({ base: null, here: null, there: event() }).item).toEqual(event())
    expect(mergeItem({ base: null, here: event(), there: null }).item).toEqual(event())
  })
})

describe('the days of a series that both sides changed', () => {
  it('are left out and added one by one', () => {
    const merged = mergeItem({
      base: series({ exceptions: { [at(11)]: true } }),
      here: series({ exceptions: { [at(11)]: true, [at(12)]: true } }),
      there: series({ additions: { [at(20)]: true } }),
    })
    expect(Object.keys(merged.item?.event.exceptions ?? {})).toEqual([at(12)])
    expect(Object.keys(merged.item?.event.additions ?? {})).toEqual([at(20)])
  })

  it('have the changes of both, field by field', () => {
    const merged = mergeItem({
      base: withDays(series(), [at(11), { title: 'Old' }]),
      here: withDays(series(), [at(11), { title: 'Old', location: 'Here' }], [at(13), { title: 'Ours' }]),
      there: withDays(series(), [at(11), { title: 'New' }], [at(12), { title: 'Theirs' }]),
    })
    expect(
      merged.item?.overrides.map(({ originalStart, title, location }) => [originalStart, title, location]),
    ).toEqual([
      [at(11), 'New', 'Here'],
      [at(12), 'Theirs', null],
      [at(13), 'Ours', null],
    ])
  })

  it('move along where the other side moved the series', () => {
    const moved = { startDatetime: at(10, 15), endDatetime: at(10, 16), recurrenceEnd: at(14, 15) }
    const merged = mergeItem({
      base: series(),
      here: withDays(series({ exceptions: { [at(12)]: true } }), [at(11), { title: 'Ours' }]),
      there: series(moved),
    })
    expect(merged.item?.event).toMatchObject({ ...moved, exceptions: { [at(12, 15)]: true } })
    expect(merged.item?.overrides).toMatchObject([{ originalStart: at(11, 15), title: 'Ours' }])
    const other = mergeItem({
      base: series(),
      here: series(moved),
      there: withDays(series({ exceptions: { [at(12)]: true } }), [at(11), { title: 'Theirs' }]),
    })
    expect(other.item?.event).toMatchObject({ ...moved, exceptions: { [at(12, 15)]: true } })
    expect(other.item?.overrides).toMatchObject([{ originalStart: at(11, 15), title: 'Theirs' }])
  })

  it('end where neither side said: a rule of one with a start of the other', () => {
    const merged = mergeItem({
      base: series(),
      here: series({ startDatetime: at(11), endDatetime: at(11, 10), recurrenceEnd: at(14) }),
      there: series({ recurrence: 'FREQ=DAILY;COUNT=3', recurrenceEnd: at(12) }),
    })
    expect(merged.item?.event).toMatchObject({
      startDatetime: at(11),
      recurrence: 'FREQ=DAILY;COUNT=3',
      recurrenceEnd: at(13),
    })
  })
})

it('deletions are asked about where they are many and more than half', () => {
  expect(isMassDeletion(10, 12)).toBe(false)
  expect(isMassDeletion(11, 21)).toBe(true)
  expect(isMassDeletion(11, 22)).toBe(false)
  expect(isMassDeletion(500, 5_000)).toBe(false)
})

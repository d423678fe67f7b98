import { describe, expect, it } from 'vitest'
import { repeatSchema } from './repeat.ts'
import { changeKind, newTypedRepeat, readTypedRepeat, typedRepeatSchema, typeRepeat } from './typed-repeat.ts'

const today = '2026-11-21'
const kinds = ['days', 'weeks', 'months', 'after'] as const

describe('a rule as it is typed', () => {
  it.each(kinds)('is whole from the start: %s', (kind) => {
    const read = readTypedRepeat(newTypedRepeat(kind, today))
    expect(read.kind === 'repeat' && repeatSchema.safeParse(read.repeat).success).toBe(true)
  })

  it('begins on the weekday and the day of the month of its first day', () => {
    expect(newTypedRepeat('weeks', today)).toMatchObject({ every: '1', weekdays: [6], stays: false })
    expect(newTypedRepeat('months', today)).toMatchObject({ every: '1', monthDay: '21', stays: true })
  })

  it('keeps the weekdays for whoever comes back to them', () => {
    const weekly = { ...newTypedRepeat('weeks', today), weekdays: [1, 4] }
    const back = changeKind(changeKind(weekly, 'days'), 'weeks')
    expect(back).toEqual(weekly)
    expect(changeKind(weekly, 'days')).toMatchObject({ every: '2', stays: true })
  })

  it.each([
    { kind: 'days', every: 3, weekdays: [], monthDay: null },
    { kind: 'weeks', every: 2, weekdays: [1, 4], monthDay: null },
    { kind: 'months', every: 1, weekdays: [], monthDay: 31 },
    { kind: 'after', every: 10, weekdays: [], monthDay: null },
  ] as const)('reads what it shows: $kind', (shown) => {
    const repeat = { ...shown, anchorOn: today, stays: false }
    expect(readTypedRepeat(typeRepeat(repeat))).toEqual({ kind: 'repeat', repeat })
  })

  it.each([
    ['days', { every: '' }, 'every'],
    ['days', { every: '1.5' }, 'every'],
    ['days', { every: '366' }, 'every'],
    ['weeks', { weekdays: [] }, 'weekdays'],
    ['months', { monthDay: '32' }, 'monthDay'],
    ['after', { anchorOn: '' }, 'anchorOn'],
  ] as const)('says what is missing: %s %j', (kind, change, problem) => {
    const typed = typedRepeatSchema.parse({ ...newTypedRepeat(kind, today), ...change })
    expect(readTypedRepeat(typed)).toEqual({ kind: 'unclear', problem })
  })
})

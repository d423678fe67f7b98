import { describe, expect, it } from 'vitest'
import {
  canLengthen,
  endSprint,
  isOver,
  isPaused,
  lengthenSprint,
  look,
  pauseSprint,
  ranFor,
  remaining,
  resumeSprint,
  setOpenEnded,
  type Sprint,
  startSprint,
} from './sprint.ts'
import { milestoneBetween, minutesSpent, nextChange, shownTime, untilEnd } from './sprint-clock.ts'

const start = Date.UTC(2026, 10, 21, 9)
const at = (seconds: number) => start + seconds * 1_000
const begun = startSprint('0195', { taskId: null, title: null }, start)
const digits = (sprint: Sprint, seconds: number) => shownTime(sprint, at(seconds)).digits

describe('a sprint (F13)', () => {
  it('is 300 seconds, from 5:00 to 0:00, and then over', () => {
    expect([0, 1, 61, 299, 300, 9_999].map((second) => digits(begun, second))).toEqual([
      '5:00',
      '4:59',
      '3:59',
      '0:01',
      '0:00',
      '0:00',
    ])
    expect(isOver(begun, at(300) - 1)).toBe(false)
    expect(isOver(begun, at(300))).toBe(true)
    expect(minutesSpent(begun, at(9_999))).toBe(5)
  })

  it('rests while it is paused, however long, and goes on where it was', () => {
    const paused = pauseSprint(begun, at(100))
    expect(isPaused(paused)).toBe(true)
    expect(digits(paused, 4_000)).toBe('3:20')
    expect(pauseSprint(paused, at(200))).toMatchObject({ ranMs: 100_000 })
    const resumed = resumeSprint(paused, at(4_000))
    expect(isPaused(resumed)).toBe(false)
    expect(digits(resumed, 4_010)).toBe('3:10')
    expect(resumeSprint(resumed, at(4_010))).toBe(resumed)
  })

  it('can be longer, while it runs or rests, up to an hour', () => {
    const longer = lengthenSprint(begun, 2, at(60))
    expect(digits(longer, 60)).toBe('6:00')
    expect(digits(lengthenSprint(pauseSprint(longer, at(60)), 5, at(90)), 100)).toBe('11:00')
    let longest = begun
    for (let i = 0; i < 20; i += 1) longest = lengthenSprint(longest, 5, start)
    expect(digits(longest, 0)).toBe('60:00')
    expect(canLengthen(longest, 2)).toBe(false)
  })

  it('ends early where it is, and stays so', () => {
    const ended = endSprint(begun, at(130))
    expect(isOver(ended, at(130))).toBe(true)
    expect(ranFor(ended, at(500))).toBe(130_000)
    expect(minutesSpent(ended, at(500))).toBe(2)
    for (const touch of [pauseSprint, resumeSprint, endSprint]) expect(touch(ended, at(140))).toBe(ended)
    expect(lengthenSprint(ended, 2, at(140))).toBe(ended)
    expect(setOpenEnded(ended, true, at(140))).toBe(ended)
  })

  it('what is over cannot be taken up again by a tab that slept', () => {
    for (const touch of [pauseSprint, resumeSprint]) expect(touch(begun, at(301))).toBe(begun)
    expect(lengthenSprint(begun, 2, at(301))).toBe(begun)
    expect(setOpenEnded(begun, true, at(301))).toBe(begun)
  })

  it('goes on past zero where the person is in flow, until they end it', () => {
    const open = setOpenEnded(begun, true, at(60))
    expect(digits(open, 290)).toBe('0:10')
    expect([300, 301, 372].map((second) => digits(open, second))).toEqual(['0:00', '+0:01', '+1:12'])
    expect(isOver(open, at(4_000))).toBe(false)
    expect(minutesSpent(endSprint(open, at(725)), at(999))).toBe(12)
    expect(digits(pauseSprint(open, at(372)), 999)).toBe('+1:12')
    expect(digits(lengthenSprint(open, 2, at(372)), 372)).toBe('0:48')
  })

  it('no longer past zero ends at zero, or there and then', () => {
    const open = setOpenEnded(begun, true, at(60))
    expect(isOver(setOpenEnded(open, false, at(70)), at(300))).toBe(true)
    const ended = setOpenEnded(open, false, at(330))
    expect(isOver(ended, at(330))).toBe(true)
    expect(ranFor(ended, at(999))).toBe(330_000)
  })

  it('takes nothing and gives nothing when the clock is set back', () => {
    const seen = look(begun, at(100))
    expect(remaining(seen, at(-3_500))).toBe(200_000)
    const rebased = look(seen, at(-3_500))
    expect(digits(rebased, -3_490)).toBe('3:10')
    expect(digits(look(rebased, at(-3_480)), -3_480)).toBe('3:00')
    const paused = look(pauseSprint(begun, at(100)), at(-3_500))
    expect(digits(resumeSprint(paused, at(-3_500)), -3_490)).toBe('3:10')
  })
})

describe('when to look again', () => {
  it('is the moment at which the clock shows something else, or never', () => {
    expect(nextChange(begun, start)).toBe(1_000)
    expect(nextChange(begun, start + 250)).toBe(750)
    expect(nextChange(begun, at(300))).toBeNull()
    expect(nextChange(pauseSprint(begun, at(1)), at(2))).toBeNull()
    expect(nextChange(setOpenEnded(begun, true, start), at(300) + 250)).toBe(750)
  })

  it('the end is known beforehand, where there is one', () => {
    expect(untilEnd(begun, at(100))).toBe(200_000)
    expect(untilEnd(begun, at(400))).toBe(0)
    expect(untilEnd(pauseSprint(begun, at(100)), at(100))).toBeNull()
    expect(untilEnd(setOpenEnded(begun, true, start), at(100))).toBeNull()
  })
})

describe('what is said', () => {
  const between = (from: number, to: number, before = begun, after = before) =>
    milestoneBetween(before, after, at(from), at(to))

  it('is half of the time, the last minute and zero, once each', () => {
    const said = Array.from({ length: 320 }, (_, second) => between(second, second + 1))
    expect(said.map((what, second) => what && `${second + 1} ${what}`).filter(Boolean)).toEqual([
      '150 half',
      '240 last-minute',
      '300 zero',
    ])
  })

  it('is the latest after a sleep, and nothing for another sprint or a longer one', () => {
    expect(between(10, 250)).toBe('last-minute')
    expect(between(10, 4_000)).toBe('zero')
    expect(between(10, 400, begun, { ...begun, id: 'another' })).toBeNull()
    expect(between(149, 150, begun, lengthenSprint(begun, 5, at(149)))).toBeNull()
    expect(between(290, 305, setOpenEnded(begun, true, start))).toBe('zero')
  })
})

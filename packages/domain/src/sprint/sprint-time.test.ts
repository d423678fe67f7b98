import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSprint } from './kept-sprint.ts'
import { shownTime } from './sprint-clock.ts'
import {
  isOver,
  isPaused,
  lengthenSprint,
  look,
  pauseSprint,
  resumeSprint,
  setOpenEnded,
  type Sprint,
  startSprint,
} from './sprint.ts'

const start = Date.UTC(2026, 10, 21, 9)
const id = '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d'

/**
 * A step in a sprint's life: time passes as in an open tab, a throttled one or a sleeping device, then the person
 * does something.
 */
const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_100 }) },
  { weight: 3, arbitrary: fc.integer({ min: 900, max: 61_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 11 * 60 * 60_000 }) },
)
const act = fc.constantFrom('look', 'look', 'look', 'nothing', 'pause', 'resume', 'longer', 'open', 'reload')
const history = fc.array(fc.record({ wait, act }), { maxLength: 60 })

/** As read back from storage. */
const keep = (sprint: Sprint): unknown => JSON.parse(JSON.stringify(sprint))

function doTo(sprint: Sprint, what: string, now: number): Sprint | null {
  if (what === 'look') return look(sprint, now)
  if (what === 'pause') return pauseSprint(sprint, now)
  if (what === 'resume') return resumeSprint(sprint, now)
  if (what === 'longer') return lengthenSprint(sprint, 2, now)
  if (what === 'open') return setOpenEnded(sprint, true, now)
  if (what === 'reload') return reload(sprint, now)
  return sprint
}

/** Reads the sprint back; null only where it was not looked at for half a day. */
function reload(sprint: Sprint, now: number): Sprint | null {
  const read = readSprint(keep(sprint), now)
  if (!read && now - sprint.seenMs <= 12 * 60 * 60_000) throw new Error('it was not read again')
  return read
}

function expectTrue(sprint: Sprint, now: number, trueMs: number) {
  const { digits, seconds, isPastZero } = shownTime(sprint, now)
  expect(digits).toMatch(/^\+?\d+:[0-5]\d$/)
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(seconds * 1_000).toBeLessThanOrEqual(isPastZero ? trueMs : sprint.totalMs)
  const left = isPastZero ? -seconds : seconds
  const trueLeft = sprint.isOpenEnded ? sprint.totalMs - trueMs : Math.max(0, sprint.totalMs - trueMs)
  expect(Math.abs(left * 1_000 - trueLeft)).toBeLessThan(1_000)
}

describe('the time of a sprint (F13)', () => {
  it('is never a second off the true one, whatever sleeps, rests and reloads there were (random)', () => {
    fc.assert(
      fc.property(history, (happenings) => {
        let sprint = startSprint(id, { taskId: null, title: null }, start)
        let now = start
        // The true running time, counted independently of the product's code.
        let trueMs = 0
        for (const { wait: passed, act: what } of happenings) {
          if (!isPaused(sprint) && !isOver(sprint, now)) trueMs += passed
          now += passed
          if (isOver(sprint, now)) trueMs = Math.min(trueMs, sprint.totalMs)
          expectTrue(sprint, now, trueMs)
          const next = doTo(sprint, what, now)
          if (!next) return
          sprint = next
          expectTrue(sprint, now, trueMs)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('is never negative, never more than there is, and at most a look off, when the clock is set back and forth (random)', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 5_000 }), act, jump: fc.boolean() })
    const jumps = fc.array(fc.integer({ min: 0, max: 40_000_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), jumps, (happenings, back) => {
        let sprint = startSprint(id, { taskId: null, title: null }, start)
        let now = start
        let trueMs = 0
        let unseenMs = 0
        for (const [i, { wait: passed, act: what, jump }] of happenings.entries()) {
          if (!isPaused(sprint) && !isOver(sprint, now)) trueMs += passed
          now += passed
          if (isOver(sprint, now)) trueMs = Math.min(trueMs, sprint.totalMs)
          // When the clock is set back, the time since the last look cannot be known; it does not count as spent.
          const lost = now - sprint.seenMs
          if (jump && back[i] !== undefined) {
            now -= back[i]
            unseenMs += Math.max(0, lost)
          }
          sprint = doTo(look(sprint, now), what, now) ?? sprint
          const { seconds, isPastZero } = shownTime(sprint, now)
          expect(seconds).toBeGreaterThanOrEqual(0)
          expect(isPastZero || seconds * 1_000 <= sprint.totalMs).toBe(true)
          const left = (isPastZero ? -seconds : seconds) * 1_000
          const trueLeft = sprint.totalMs - trueMs
          expect(left - trueLeft).toBeLessThan(1_000 + unseenMs)
          expect(left - trueLeft).toBeGreaterThan(-1_000)
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('what a device kept (F13)', () => {
  const sprint = startSprint(id, { taskId: id, title: 'Water the fern' }, start)
  const change = (part: object) => ({ ...sprint, ...part })

  it('is read as it was', () => {
    expect(readSprint(keep(sprint), start)).toEqual(sprint)
    expect(readSprint(keep(sprint), start + 60_000)).toEqual(sprint)
  })

  it.each([
    ['nothing', null],
    ['no text of ours', 'rubbish'],
    ['another thing', []],
    ['a sprint without an end', change({ totalMs: null })],
    ['one of a whole day', change({ totalMs: 86_400_000 })],
    ['one that ran longer than it is', change({ ranMs: 300_001 })],
    ['one that begins after it was seen', change({ sinceMs: start + 1 })],
    ['one that is ended and runs', change({ isEnded: true })],
    ['a moment that is none', change({ seenMs: 'yesterday' })],
    ['something that we do not know', change({ colour: 'green' })],
  ])('%s is no sprint', (_what, kept) => {
    expect(readSprint(kept, start)).toBeNull()
  })

  it('of another day is let go, and of a clock that was set back is read rightly', () => {
    const hours = (count: number) => start + count * 60 * 60_000
    expect(readSprint(keep(sprint), hours(12))).not.toBeNull()
    expect(readSprint(keep(sprint), hours(12) + 1)).toBeNull()
    const back = readSprint(keep(look(sprint, start + 100_000)), hours(-1))
    expect(back && shownTime(back, hours(-1)).digits).toBe('3:20')
  })

  it('never breaks anything, whatever it is (random)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue()), (kept) => {
        expect(readSprint(kept, start)).toBeNull()
      }),
    )
  })
})

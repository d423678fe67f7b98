import { readSprint } from '@glimmer/domain/sprint/kept-sprint'
import { isOver, isPaused } from '@glimmer/domain/sprint/sprint'
import { shownTime } from '@glimmer/domain/sprint/sprint-clock'
import { beforeEach, expect, test } from 'vitest'
import { keptSprint, sprintSeen } from '../kept-sprint.ts'
import { createSprintCommands } from './sprint-commands.ts'

let now = Date.UTC(2026, 10, 21, 9)
const id = '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d'
/** Two tabs of one person. */
const [one, other] = [1, 2].map(() =>
  createSprintCommands('robin', { now: () => now, randomId: () => id }),
) as [ReturnType<typeof createSprintCommands>, ReturnType<typeof createSprintCommands>]
const kept = () => readSprint(keptSprint('robin').get(), now, sprintSeen('robin').get())
const digits = () => {
  const sprint = kept()
  return sprint && shownTime(sprint, now).digits
}
const wait = (seconds: number) => {
  now += seconds * 1_000
}

beforeEach(() => localStorage.clear())

test('each tab goes on from what the other did (F13)', () => {
  one.start({ taskId: id, title: 'Water the fern' })
  wait(60)
  other.pause()
  wait(1_000)
  expect(digits()).toBe('4:00')
  one.lengthen(2)
  one.resume()
  wait(30)
  expect(digits()).toBe('5:30')
  other.setOpenEnded(true)
  one.look()
  wait(400)
  expect(digits()).toBe('+1:10')
  one.end()
  expect(kept()).toMatchObject({ isEnded: true, title: 'Water the fern' })
  other.reset()
  expect(kept()).toBeNull()
})

test('a tab that only notes the time leaves the sprint to the others, as it may not have heard of them yet (F13)', () => {
  one.start({ taskId: id, title: 'Water the fern' })
  const sprint = keptSprint('robin').get()
  wait(60)
  other.look()
  expect(keptSprint('robin').get()).toBe(sprint)
  expect(kept()?.seenMs).toBe(now)
  // Twice in the same millisecond.
  other.look()
  expect(keptSprint('robin').get()).toBe(sprint)
})

test('what was noted of a sprint counts for nothing once it was changed, in whichever order a tab hears of both (F13)', () => {
  one.start({ taskId: id, title: 'Water the fern' })
  const before = keptSprint('robin').get()
  wait(60)
  one.look()
  const noted = sprintSeen('robin').get()
  other.pause()
  expect(readSprint(before, now, noted)?.seenMs).toBe(now)
  expect(readSprint(keptSprint('robin').get(), now, noted)).toEqual(keptSprint('robin').get())
  wait(-30)
  expect(readSprint(keptSprint('robin').get(), now, noted)).toMatchObject({ ranMs: 60_000, seenMs: now })
})

test('a sprint without an end that was looked at lately is no forgotten one, whenever it was changed (F13)', () => {
  one.start({ taskId: id, title: 'Water the fern' })
  one.setOpenEnded(true)
  wait(11 * 3_600)
  one.look()
  wait(2 * 3_600)
  expect(digits()).toMatch(/^\+/)
  wait(11 * 3_600)
  other.look()
  expect(kept()).toBeNull()
})

test('a clock that is set back neither adds nor takes time, however often it is seen and whatever is done then (F13)', () => {
  one.start({ taskId: id, title: 'Water the fern' })
  wait(120)
  one.look()
  wait(-90)
  expect(digits()).toBe('3:00')
  one.look()
  other.look()
  expect(digits()).toBe('3:00')
  wait(30)
  expect(digits()).toBe('2:30')
  one.look()
  wait(-10)
  other.pause()
  wait(5)
  one.resume()
  expect(digits()).toBe('2:30')
  one.reset()
  one.start({ taskId: id, title: 'Water the fern' })
  expect(digits()).toBe('5:00')
})

test('what another tab has answered already is not brought back (F13)', () => {
  one.start({ taskId: null, title: null })
  other.reset()
  for (const touch of [one.pause, one.resume, one.end, one.look]) touch()
  one.lengthen(5)
  expect(keptSprint('robin').get()).toBeNull()
})

test('nonsense on the device is left alone by every command but a new start (F13)', () => {
  keptSprint('robin').set({ totalMs: -1 })
  one.resume()
  expect(kept()).toBeNull()
  one.start({ taskId: null, title: null })
  const sprint = kept()
  expect(sprint && [isPaused(sprint), isOver(sprint, now)]).toEqual([false, false])
})

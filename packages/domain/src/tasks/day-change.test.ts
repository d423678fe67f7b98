import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/add-days.ts'
import { completeTask, isTaskDone, isTaskListed, reopenTask } from './completion.ts'
import { createTask } from './create-task.ts'
import type { Task } from './task.ts'
import { createWin, standingWinId, winId } from './win.ts'

/**
 * Random histories across changes of the day: random instants and zones, both changes of the clocks, the date line,
 * half-hour zones, journeys, devices that sleep for days, and two devices that sync now and then.
 */

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Chatham',
] as const

const formats = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
)
const dateIn = (zone: (typeof ZONES)[number], instant: number) => formats.get(zone)?.format(instant) ?? ''

const HOUR = 3_600_000
const zone = fc.constantFrom(...ZONES)
const start = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) }),
  // The days on which the clocks change in Europe and America.
  fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 2, 30) }),
  fc.integer({ min: Date.UTC(2026, 9, 24), max: Date.UTC(2026, 9, 26) }),
  fc.integer({ min: Date.UTC(2026, 2, 7), max: Date.UTC(2026, 2, 9) }),
  fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 10, 2) }),
)
const taskOf = (isDaily: boolean): Task => ({
  id: isDaily ? 'daily' : 'once',
  ...createTask({ title: 'Water the fern', isDaily }, new Date(0)),
})
const runs = { numRuns: 400 }

describe('in one zone, whatever the clocks do (F9, F10)', () => {
  it('a daily task is done for the rest of its day and open again on the next, at whatever minute one looks', () => {
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 0, max: 80 }), (place, at, quarters) => {
        const on = dateIn(place, at)
        const done = { ...taskOf(true), ...completeTask(taskOf(true), on) }
        const later = dateIn(place, at + quarters * HOUR * 0.9)
        expect(isTaskDone(done, later)).toBe(later === on)
        expect(isTaskListed(done, later)).toBe(true)
      }),
      runs,
    )
  })

  it('opens a daily task exactly once a local day over weeks, hour by hour', () => {
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 0, max: 23 }), (place, at, hour) => {
        let task = taskOf(true)
        let wasDone = true
        const opened: string[] = []
        const days: string[] = []
        const tickedOn = new Set<string>()
        let hoursOfDay = 0
        for (let i = 0; i < 24 * 14; i += 1) {
          const today = dateIn(place, at + i * HOUR)
          hoursOfDay = days.at(-1) === today ? hoursOfDay + 1 : 0
          if (hoursOfDay === 0) days.push(today)
          const isDone = isTaskDone(task, today)
          if (wasDone && !isDone) opened.push(today)
          if (!isDone && hoursOfDay >= hour) {
            task = { ...task, ...completeTask(task, today) }
            tickedOn.add(today)
          }
          wasDone = isTaskDone(task, today)
        }
        const expected = days.filter((_, i) => i === 0 || tickedOn.has(days[i - 1] ?? ''))
        expect(opened).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('what is done once leaves with its day and never comes back by itself', () => {
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 0, max: 24 * 45 }), (place, at, hours) => {
        const on = dateIn(place, at)
        const done = { ...taskOf(false), ...completeTask(taskOf(false), on) }
        const later = dateIn(place, at + hours * HOUR)
        expect(isTaskDone(done, later)).toBe(true)
        expect(isTaskListed(done, later)).toBe(later === on)
      }),
      runs,
    )
  })
})

describe('on a journey', () => {
  it('nothing opens again on the day on which it was done, and a daily task at the latest two dates later', () => {
    fc.assert(
      fc.property(zone, zone, start, fc.integer({ min: 0, max: 72 }), (from, to, at, hours) => {
        const on = dateIn(from, at)
        const done = { ...taskOf(true), ...completeTask(taskOf(true), on) }
        const there = dateIn(to, at + hours * HOUR)
        expect(there > on || isTaskDone(done, there)).toBe(true)
        expect(isTaskDone(done, addDays(on, 1))).toBe(false)
        expect(isTaskListed(done, there)).toBe(true)
      }),
      runs,
    )
  })
})

type Act =
  | { readonly kind: 'tick' | 'untick'; readonly task: 0 | 1; readonly device: 0 | 1 }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'travel'; readonly device: 0 | 1; readonly to: (typeof ZONES)[number] }
  | { readonly kind: 'meet' }

const device = fc.constantFrom(0 as const, 1 as const)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('tick' as const, 'tick' as const, 'untick' as const),
    task: device,
    device,
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ kind: fc.constant('travel' as const), device, to: zone }),
  fc.record({ kind: fc.constant('meet' as const) }),
)

describe('two devices that sleep, travel and meet (random)', () => {
  it('lose no open task and no win, and double none', () => {
    fc.assert(
      fc.property(start, zone, fc.array(act, { minLength: 5, maxLength: 40 }), (at, home, acts) => {
        let now = at
        const places = [home, home]
        // What has arrived at the server, and each device's unsent writes laid over it.
        const server = { tasks: [taskOf(false), taskOf(true)], wins: new Set<string>() }
        const waiting: ((to: typeof server) => void)[][] = [[], []]
        const seenBy = (index: number) => {
          const view = { tasks: [...server.tasks], wins: new Set(server.wins) }
          for (const write of waiting[index] ?? []) write(view)
          return view
        }
        const heldToday = new Map<string, boolean>()
        for (const step of acts) {
          if (step.kind === 'wait') now += step.hours * HOUR
          if (step.kind === 'travel') places[step.device] = step.to
          if (step.kind === 'meet') {
            for (const queue of waiting) for (const write of queue.splice(0)) write(server)
          }
          if (step.kind !== 'tick' && step.kind !== 'untick') continue
          const today = dateIn(places[step.device] ?? home, now)
          const task = seenBy(step.device).tasks[step.task]
          if (!task || !isTaskListed(task, today) || isTaskDone(task, today) !== (step.kind === 'untick'))
            continue
          const standing = standingWinId(task)
          const isDone = step.kind === 'tick'
          const changed = isDone ? completeTask(task, today) : reopenTask(task, today)
          const win = isDone ? winId(task.id, today) : standing
          expect(createWin(task, new Date(now), today).completedOn).toBe(today)
          if (win) heldToday.set(win, isDone)
          waiting[step.device]?.push((to) => {
            const before = to.tasks[step.task]
            if (before) to.tasks[step.task] = { ...before, ...changed }
            if (!win) return
            if (isDone) to.wins.add(win)
            else to.wins.delete(win)
          })
          const after = seenBy(step.device)
          const own = after.tasks[step.task]
          expect(own && isTaskDone(own, today)).toBe(isDone)
          expect(win === null || after.wins.has(win) === isDone).toBe(true)
        }
        for (const queue of waiting) for (const write of queue.splice(0)) write(server)
        for (const task of server.tasks) {
          for (const place of places)
            expect(task.completed || isTaskListed(task, dateIn(place, now))).toBe(true)
          const standing = standingWinId(task)
          expect(standing === null || server.wins.has(standing)).toBe(true)
        }
        for (const win of server.wins) expect(heldToday.has(win)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSubtask, createTask } from './create-task.ts'
import { oneThingNext } from './next-thing.ts'
import { NOTHING_OFFERED, noteOffered, noteSkipped } from './offered-things.ts'
import type { TaskData } from './task.ts'
import type { TaskView } from './task-view.ts'

const morning = new Date(2026, 10, 21, 9)
const evening = new Date(2026, 10, 21, 19)
let second = 0

function view(
  title: string,
  chosen: Partial<TaskData> = {},
  rest: { isDone?: boolean; steps?: boolean[] } = {},
) {
  const made = new Date(Date.UTC(2026, 10, 20, 8, 0, (second += 1)))
  const steps = (rest.steps ?? []).map((isDone, i) => ({
    isDone,
    step: { id: `${title} ${i}`, ...createSubtask(title, `Step ${i + 1}`, made) },
  }))
  const task = { id: title, ...createTask({ title, ...chosen }, made) }
  return { task, isDone: rest.isDone ?? false, steps } satisfies TaskView
}
const next = (
  views: readonly TaskView[],
  now = morning,
  rest: Partial<Parameters<typeof oneThingNext>[1]> = {},
) => oneThingNext(views, { now, dayStart: 0, skipped: [], ...rest })?.task.id

const dayAfter = (count: number) => `2026-11-${15 + count}`

/** What each of so many days begins with, where nothing is done. */
function firstOfDays(views: readonly TaskView[], days: number) {
  let things = NOTHING_OFFERED
  return Array.from({ length: days }, (_, i) => {
    const today = dayAfter(i)
    const first = oneThingNext(views, { now: morning, dayStart: 0, skipped: [], offered: { things, today } })
    if (first) things = noteOffered(things, first.task, { today, energy: null, isSettled: true })
    return first?.task.id
  })
}

describe('one thing next', () => {
  it('fits the hour: this part of the day, then any time, then what has gone by, then what is to come', () => {
    const views = [
      view('evening', { timeOfDay: 'evening' }),
      view('afternoon', { timeOfDay: 'afternoon' }),
      view('anytime', { timeOfDay: null }),
      view('morning', { timeOfDay: 'morning' }),
    ]
    expect(next(views, morning)).toBe('morning')
    expect(next(views.slice(0, 3), morning)).toBe('anytime')
    expect(next(views, evening)).toBe('evening')
    expect(next([views[1]!, views[0]!], morning)).toBe('afternoon')
  })

  it('fits the energy: small with little, what matters with much', () => {
    const views = [
      view('hour', { estimatedTime: 60, priority: 'high' }),
      view('minutes', { estimatedTime: 5, priority: 'low' }),
    ]
    expect(next(views, morning, { energy: 'LOW' })).toBe('minutes')
    expect(next(views, morning, { energy: 'FULL' })).toBe('hour')
  })

  it('names the first open step of a task that has steps', () => {
    const kitchen = view('kitchen', {}, { steps: [true, false, false] })
    expect(oneThingNext([kitchen], { now: morning, dayStart: 0, skipped: [] })?.step?.title).toBe('Step 2')
    const ready = view('ready', {}, { steps: [true] })
    expect(oneThingNext([ready], { now: morning, dayStart: 0, skipped: [] })?.step).toBeNull()
  })

  it('stays while it may, and goes on when it is done, asleep or gone', () => {
    const small = view('small', { estimatedTime: 1 })
    const large = view('large', { estimatedTime: 60 })
    expect(next([small, large], morning, { shown: 'large' })).toBe('large')
    expect(next([small, { ...large, isDone: true }], morning, { shown: 'large' })).toBe('small')
    expect(next([small], morning, { shown: 'large' })).toBe('small')
  })

  it('something else is something else, until all were seen; then it begins again', () => {
    const views = ['one', 'two', 'three'].map((title) => view(title))
    const seen: string[] = []
    for (let i = 0; i < 6; i += 1) seen.push(next(views, morning, { skipped: seen }) ?? '')
    expect(new Set(seen.slice(0, 3)).size).toBe(3)
    for (const [i, id] of seen.entries()) expect(id).not.toBe(seen[i - 1])
    expect(next([views[0]!], morning, { skipped: ['one'] })).toBe('one')
  })

  it('sizes a task without an estimate by what is known of it', () => {
    const views = [view('kitchen'), view('teeth'), view('hour', { estimatedTime: 60 })]
    const minutesOf = ({ title }: { title: string }) => (title === 'teeth' ? 5 : null)
    expect(next(views, morning)).toBe('kitchen')
    expect(next(views, morning, { minutesOf })).toBe('teeth')
    expect(next([views[2]!, views[0]!], morning, { minutesOf: () => 90 })).toBe('hour')
  })

  it('does not begin a day with what was left yesterday, and offers it less with every day that it is left', () => {
    const views = [view('small', { estimatedTime: 1 }), ...['two', 'three'].map((title) => view(title))]
    const firsts = firstOfDays(views, 6)
    expect(firsts[0]).toBe('small')
    for (const [i, id] of firsts.entries()) expect(id).not.toBe(firsts[i - 1])
    expect(new Set(firsts).size).toBe(3)
    expect(firstOfDays(views.slice(0, 1), 3)).toEqual(['small', 'small', 'small'])
  })

  it('begins anew with what comes again and was done', () => {
    const teeth = view('teeth', { isDaily: true, estimatedTime: 1, lastCompleted: dayAfter(0) })
    const things = noteOffered(NOTHING_OFFERED, teeth.task, {
      today: dayAfter(0),
      energy: null,
      isSettled: true,
    })
    const again = { offered: { things, today: dayAfter(1) } }
    expect(next([teeth, view('two')], morning, again)).toBe('teeth')
  })

  it('what was skipped is not shown any more, and is skipped once', () => {
    const once = noteSkipped({ ...NOTHING_OFFERED, shown: 'a', skipped: ['a', 'b'] }, 'a')
    expect(once).toMatchObject({ shown: null, skipped: ['b', 'a'] })
  })

  it('never begins two days with the same, whatever is open (random)', () => {
    const anyTask = fc.record({
      timeOfDay: fc.constantFrom('morning', 'afternoon', 'evening', 'anytime', null),
      estimatedTime: fc.option(fc.integer({ min: 1, max: 500 })),
      priority: fc.constantFrom('high', 'medium', 'low'),
    })
    fc.assert(
      fc.property(fc.array(anyTask, { minLength: 2, maxLength: 8 }), (list) => {
        const firsts = firstOfDays(
          list.map((chosen, i) => view(`task ${i}`, chosen)),
          10,
        )
        for (const [i, id] of firsts.entries()) expect(id).not.toBe(firsts[i - 1])
      }),
      { numRuns: 200, verbose: true },
    )
  })

  it('never names what is done or asleep, whatever there is (random)', () => {
    const anyView = fc.record({
      isDone: fc.boolean(),
      sleeps: fc.integer({ min: -2, max: 2 }),
      timeOfDay: fc.constantFrom('morning', 'afternoon', 'evening', 'anytime', null),
      estimatedTime: fc.option(fc.integer({ min: 1, max: 500 })),
      priority: fc.constantFrom('high', 'medium', 'low'),
    })
    fc.assert(
      fc.property(fc.array(anyView, { maxLength: 12 }), fc.nat({ max: 12 }), (list, skips) => {
        const views = list.map(({ isDone, sleeps, ...chosen }, i) => {
          const snoozedUntil =
            sleeps === 0 ? null : new Date(morning.getTime() + sleeps * 60_000).toISOString()
          return view(`task ${i}`, { ...chosen, snoozedUntil }, { isDone })
        })
        const open = list.filter(({ isDone, sleeps }) => !isDone && sleeps <= 0).length
        const skipped = views.slice(0, skips).map(({ task }) => task.id)
        const found = oneThingNext(views, { now: morning, dayStart: 0, skipped })
        const chosen = views.find(({ task }) => task.id === found?.task.id)
        expect(found === null).toBe(open === 0)
        expect(chosen?.isDone ?? false).toBe(false)
        expect((chosen?.task.snoozedUntil ?? '') <= morning.toISOString()).toBe(true)
        expect(oneThingNext(views, { now: morning, dayStart: 0, skipped })).toEqual(found)
      }),
      { numRuns: 300, verbose: true },
    )
  })
})

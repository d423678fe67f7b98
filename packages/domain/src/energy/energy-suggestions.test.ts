import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTask } from '../tasks/create-task.ts'
import { taskSchema } from '../tasks/task.ts'
import { ENERGY_LEVELS, type EnergyLevel } from './daily-checkin.ts'
import { createEnergyTasks, isEnergyMatched, suggestionsOnList } from './energy-suggestions.ts'
import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'

// Local noon, whatever the time zone.
const noon = new Date(2026, 10, 21, 12)
const today = '2026-11-21'
const titleOf = (level: EnergyLevel, place: number) => ENERGY_SUGGESTIONS[level][place]?.title ?? ''

describe('what is suggested for a level (F12, J4)', () => {
  it.each<[EnergyLevel, [number, string | null][]]>([
    [
      'FULL',
      [
        [60, 'high'],
        [45, 'medium'],
        [30, 'medium'],
        [30, 'low'],
      ],
    ],
    // The first two priorities are ours to choose.
    [
      'MEDIUM',
      [
        [30, null],
        [20, null],
        [25, 'high'],
        [15, 'low'],
      ],
    ],
    [
      'LOW',
      [
        [10, 'high'],
        [5, 'medium'],
        [10, 'high'],
        [15, 'low'],
      ],
    ],
  ])('%s', (level, expected) => {
    const found = ENERGY_SUGGESTIONS[level].map(({ minutes, priority }, place) => [
      minutes,
      expected[place]?.[1] === null ? null : priority,
    ])
    expect(found).toEqual(expected)
  })

  it('has no id and no title twice, so that a title belongs to one level', () => {
    const all = ENERGY_LEVELS.flatMap((level) => ENERGY_SUGGESTIONS[level])
    expect(new Set(all.map(({ id }) => id)).size).toBe(12)
    expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(12)
  })
})

describe('the tasks that become of them', () => {
  it('are open, for any time, with the minutes, the priority and a built-in category', () => {
    const tasks = createEnergyTasks('LOW', ['quiet-minutes', 'open-window', 'long-walk'], noon)
    expect(tasks).toMatchObject([
      { title: titleOf('LOW', 1), estimatedTime: 5, priority: 'medium', timeOfDay: 'anytime' },
      { title: titleOf('LOW', 2), estimatedTime: 10, priority: 'high', category: 'wellness' },
    ])
    for (const task of tasks) expect(taskSchema.safeParse(task).success).toBe(true)
    expect(tasks[0]!.createdAt > tasks[1]!.createdAt).toBe(true)
  })

  it('are of the chosen level and no other, and match it that day, whatever is chosen (random)', () => {
    const ids = ENERGY_LEVELS.flatMap((level) => ENERGY_SUGGESTIONS[level].map(({ id }) => id))
    fc.assert(
      fc.property(fc.constantFrom(...ENERGY_LEVELS), fc.subarray(ids), (level, chosen) => {
        const tasks = createEnergyTasks(level, chosen, noon)
        const own = ENERGY_SUGGESTIONS[level].filter(({ id }) => chosen.includes(id))
        expect(tasks.map(({ title }) => title)).toEqual(own.map(({ title }) => title))
        for (const task of tasks) {
          for (const other of ENERGY_LEVELS)
            expect(isEnergyMatched(task, other, today, 0)).toBe(other === level)
        }
        expect([...suggestionsOnList(level, tasks, today, 0)]).toEqual(own.map(({ id }) => id))
      }),
    )
  })
})

describe('whether a task fits the energy of today (F12)', () => {
  const rest = createTask({ title: titleOf('LOW', 2) }, noon)

  it.each<[string, string, Date, EnergyLevel | null, boolean]>([
    ['a suggestion of the level, made today', rest.title, noon, 'LOW', true],
    ['the same in other letters', ` ${rest.title.toUpperCase()} `, noon, 'LOW', true],
    ['made in the first second of today', rest.title, new Date(2026, 10, 21), 'LOW', true],
    ['made in the last second of yesterday', rest.title, new Date(2026, 10, 20, 23, 59, 59), 'LOW', false],
    ['made tomorrow, on a device further east', rest.title, new Date(2026, 10, 22), 'LOW', false],
    ['the level has changed since', rest.title, noon, 'FULL', false],
    ['nobody said how much there is', rest.title, noon, null, false],
    ['something of one’s own', 'Ring the bank', noon, 'LOW', false],
  ])('%s', (_case, title, made, level, expected) => {
    const task = { title, createdAt: made.toISOString() }
    expect(isEnergyMatched(task, level, today, 0)).toBe(expected)
    expect(suggestionsOnList(level ?? 'LOW', [task], today, 0).size).toBe(
      isEnergyMatched(task, level ?? 'LOW', today, 0) ? 1 : 0,
    )
  })

  it('follows the person’s own day: what was made before it started belongs to the day before', () => {
    const task = { title: rest.title, createdAt: new Date(2026, 10, 22, 1, 30).toISOString() }
    expect(isEnergyMatched(task, 'LOW', today, 4)).toBe(true)
    expect(isEnergyMatched(task, 'LOW', '2026-11-22', 4)).toBe(false)
  })
})

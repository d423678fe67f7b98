import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSubtask, createTask } from './create-task.ts'
import { createSmallerSteps } from './smaller-steps.ts'
import { tasksCsv } from '../csv/tasks-csv.ts'
import { smallThingFor } from '../notifications/small-thing.ts'
import { firstOpenStep } from '../sprint/sprint-tasks.ts'
import { inStepOrder } from './step-order.ts'
import { MAX_SORT_KEY_LENGTH, type Subtask, subtaskSchema } from './subtask.ts'
import { taskForm } from './task-edits.ts'

const TASK = '00000000-0000-4000-8000-000000000001'
const began = Date.UTC(2026, 10, 21, 9)
let last = 0
/** Ids come in any order: they say nothing about when. */
const newId = () => `00000000-0000-4000-8000-${((last += 7_919) % 99_991).toString(16).padStart(12, '0')}`
const step = (title: string, at: number): Subtask => ({
  id: newId(),
  ...createSubtask(TASK, title, new Date(began + at)),
})
const smaller = (replaced: Subtask, titles: readonly string[], at: number): Subtask[] =>
  createSmallerSteps(replaced, titles, new Date(began + at)).map((data) => ({ id: newId(), ...data }))
const titlesOf = (steps: readonly Subtask[]) => inStepOrder(steps).map(({ title }) => title)

const [mug, sink, table] = [step('Mug', 0), step('Sink', 1), step('Table', 2)]

describe('the order of steps', () => {
  it('is that in which they were created; of two at the same moment one device’s is every device’s', () => {
    expect(titlesOf([table, mug, sink])).toEqual(['Mug', 'Sink', 'Table'])
    const twin = { ...step('Twin', 1), id: '0' }
    expect(titlesOf([sink, twin])).toEqual(titlesOf([twin, sink]))
  })

  it('has smaller steps where the one stood that they replace, whatever comes later', () => {
    const parts = smaller(sink, ['Plug', ' Water ', '', 'Soap'], 5_000)
    const later = step('Later', 9_000)
    expect(titlesOf([later, table, ...parts.toReversed(), mug])).toEqual([
      'Mug',
      'Plug',
      'Water',
      'Soap',
      'Table',
      'Later',
    ])
    const [, water] = parts
    const drops = smaller(water!, ['Cold', 'Warm'], 10_000)
    const rest = [later, table, mug, ...parts.filter((one) => one !== water), ...drops]
    expect(titlesOf(rest)).toEqual(['Mug', 'Plug', 'Cold', 'Warm', 'Soap', 'Table', 'Later'])
    // What was replaced and is brought back stands before what replaced it.
    expect(titlesOf([...rest, sink, water!])).toEqual([
      'Mug',
      'Sink',
      'Plug',
      'Water',
      'Cold',
      'Warm',
      'Soap',
      'Table',
      'Later',
    ])
  })

  it('keeps what two devices made of the same step, each together', () => {
    const here = smaller(sink, ['A1', 'A2', 'A3'], 5_000)
    const there = smaller(sink, ['B1', 'B2'], 6_000)
    expect(titlesOf([...there, table, ...here, mug])).toEqual(['Mug', 'A1', 'A2', 'A3', 'B1', 'B2', 'Table'])
  })

  it('is that of a list in which each replaced entry gives way to its parts, for any history (property)', () => {
    const act = fc.record({ pick: fc.nat(1_000), parts: fc.integer({ min: 0, max: 4 }), pause: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let at = 0
        let list = [step('0', 0), step('0', 0)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
        for (const { pick, parts, pause } of acts) {
          at += 10 + pause
          const place = pick % list.length
          const replaced = list[place]!
          const titles = Array.from({ length: parts }, (_, i) => `${at} ${i}`)
          if (parts === 0) list = [...list, step(`${at}`, at)]
          else list = list.toSpliced(place, 1, ...smaller(replaced, titles, at))
        }
        fc.pre(list.every(({ sortKey }) => (sortKey?.length ?? 0) < MAX_SORT_KEY_LENGTH - 50))
        const shuffled = list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
        expect(inStepOrder(shuffled)).toEqual(list)
        for (const { id: _, ...data } of list) expect(z.safeParse(subtaskSchema, data).success).toBe(true)
      }),
    )
  })

  it('is the same wherever steps are read: in the form, the sprint, the reminder and the table', () => {
    const task = { id: TASK, ...createTask({ title: 'Clean up' }, new Date(began)) }
    const steps = [table, sink, ...smaller(mug, ['Handle', 'Rim'], 5_000)]
    const [now, today] = [new Date(began + 60_000), '2026-11-21']
    expect(taskForm(task, steps, today).steps.map(({ title }) => title)).toEqual([
      'Handle',
      'Rim',
      'Sink',
      'Table',
    ])
    expect(firstOpenStep(task, steps, today)?.title).toBe('Handle')
    expect(smallThingFor({ tasks: [task], subtasks: steps }, now, 'UTC')?.step?.title).toBe('Handle')
    expect(tasksCsv([task], steps, { today, dayStart: 0 })).toContain('"Handle\nRim\nSink\nTable"')
  })

  it('stays within what a row can keep, however often a step is made smaller', () => {
    let one = sink
    for (let i = 1; i <= 50; i += 1) one = smaller(one, ['First', 'Rest'], i * 100)[0]!
    expect(one.sortKey?.length).toBeLessThanOrEqual(MAX_SORT_KEY_LENGTH)
    const { id: _, ...data } = one
    expect(z.safeParse(subtaskSchema, data).success).toBe(true)
    expect(titlesOf([table, one, mug])).toEqual(['Mug', 'First', 'Table'])
  })
})

import { describe, expect, it } from 'vitest'
import type { TableName } from '@glimmer/domain/tables'
import { type Insert, type RowData, rowKey } from '../change.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from '../limits.ts'
import { planImport } from './plan-import.ts'

const createdAt = '2026-11-21T10:00:00.000Z'

function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

function task(n: number, data: RowData = {}): Insert {
  return { table: 'tasks', rowId: id(n), op: 'insert', data: { title: `Task ${n}`, createdAt, ...data } }
}

function step(n: number, parent: number, title = `Step ${n}`): Insert {
  return { table: 'subtasks', rowId: id(n), op: 'insert', data: { taskId: id(parent), title, createdAt } }
}

function me(data: RowData): Insert {
  return { table: 'user_preferences', rowId: 'me', op: 'insert', data }
}

/** What is here: these rows. */
function having(...rows: Insert[]) {
  const here = new Map(rows.map((row) => [rowKey(row.table, row.rowId), row.data]))
  return (table: TableName, rowId: string) => here.get(rowKey(table, rowId))
}

describe('planImport', () => {
  it('brings everything into an empty place, a task with its steps in one write', () => {
    const plan = planImport([task(1), task(2), step(3, 2), step(4, 1)], having())
    expect([...plan.added]).toEqual([
      ['tasks', 2],
      ['subtasks', 2],
    ])
    expect(plan.writes).toEqual([[task(1), step(4, 1), task(2), step(3, 2)]])
  })

  it('does nothing where everything is here already', () => {
    const rows = [task(1), step(2, 1), me({ goals: ['rest'] })]
    expect(planImport(rows, having(...rows))).toMatchObject({ writes: [], same: 3, different: 0, filled: 0 })
  })

  it('leaves what is here and says something else, and counts it', () => {
    const plan = planImport([task(1, { title: 'From the file' })], having(task(1)))
    expect(plan).toMatchObject({ writes: [], same: 0, different: 1 })
  })

  it('does not count as different what the file leaves open', () => {
    const plan = planImport([task(1, { dueDate: null })], having(task(1, { dueDate: '2026-12-24' })))
    expect(plan).toMatchObject({ writes: [], same: 1, different: 0 })
  })

  it('fills only what is empty in what a person has one of', () => {
    const here = me({ goals: ['rest'], dailyStruggles: [], workingStyle: {} })
    const file = me({ goals: ['run'], dailyStruggles: ['mornings'], workingStyle: { noise: 'quiet' } })
    const data = { dailyStruggles: ['mornings'], workingStyle: { noise: 'quiet' } }
    const plan = planImport([file], having(here))
    expect(plan.writes).toEqual([[{ table: 'user_preferences', rowId: 'me', op: 'update', data }]])
    expect(plan).toMatchObject({ different: 1, filled: 0 })
    expect(planImport([me({ ...file.data, goals: [] })], having(here))).toMatchObject({
      different: 0,
      filled: 1,
    })
  })

  it('leaves steps out whose task is neither in the file nor here', () => {
    const plan = planImport([step(2, 1), step(4, 3)], having(task(3)))
    expect(plan.writes).toEqual([[step(4, 3)]])
    expect(plan.orphans).toBe(1)
  })

  it('writes what leans on a row that is here by itself, so that nothing else falls with it', () => {
    const rows = [task(1), task(2), task(3), step(4, 2), step(5, 2), step(6, 1)]
    expect(planImport(rows, having(task(2))).writes).toEqual([
      [task(1), step(6, 1), task(3)],
      [step(4, 2), step(5, 2)],
    ])
  })

  it('keeps every write within what one mutation may hold, whatever the size of a family', () => {
    const long = 'x'.repeat(490)
    const rows = [
      ...Array.from({ length: 700 }, (_, i) => task(i, { title: long })),
      ...Array.from({ length: 1_500 }, (_, i) => step(10_000 + i, 5, long)),
      ...Array.from({ length: 900 }, (_, i) => step(20_000 + i, 7 + (i % 50), long)),
    ]
    const { writes } = planImport(rows, having())
    expect(writes.flat()).toHaveLength(rows.length)
    for (const write of writes) {
      expect(write.length).toBeLessThanOrEqual(MAX_CHANGES_PER_MUTATION)
      expect(JSON.stringify(write).length).toBeLessThanOrEqual(MAX_MUTATION_LENGTH)
    }
    const order = writes.flat().map(({ rowId }) => rowId)
    const place = new Map(order.map((rowId, i) => [rowId, i]))
    const isBeforeItsTask = (row: Insert) =>
      row.table === 'subtasks' && Number(place.get(row.rowId)) < Number(place.get(row.data.taskId))
    expect(rows.filter(isBeforeItsTask)).toEqual([])
    const homes = new Map(writes.flatMap((write, i) => write.map(({ rowId }) => [rowId, i])))
    for (let i = 0; i < 900; i += 1) expect(homes.get(id(20_000 + i))).toBe(homes.get(id(7 + (i % 50))))
  })

  it('makes a plan of what is left after an import that was cut off', () => {
    const rows = Array.from({ length: 120 }, (_, i) => task(i))
    const { writes } = planImport(rows, having())
    expect(writes.map((write) => write.length)).toEqual([50, 50, 20])
    const cutOff = writes
      .slice(0, 1)
      .flat()
      .filter((change) => change.op === 'insert')
    const rest = planImport(rows, having(...cutOff))
    expect(rest.same).toBe(50)
    expect(rest.writes.flat()).toEqual(rows.slice(50))
  })
})

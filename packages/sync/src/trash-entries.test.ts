import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideDefaults } from '@glimmer/domain/calendar/event-override'
import { createTask } from '@glimmer/domain/tasks/create-task'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebase } from './apply.ts'
import { type Change, type RowData, rowKey } from './change.ts'
import { trashEntries, type TrashedChanges } from './trash-entries.ts'

const id = (n: number) => `0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c${String(n).padStart(2, '0')}`
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString()

const taskData = (title: string) => createTask({ title }, new Date(0))
const task = (n: number, title = `task ${n}`): Change => ({
  table: 'tasks',
  rowId: id(n),
  op: 'insert',
  data: taskData(title),
})
const step = (n: number, of: number): Change => ({
  table: 'subtasks',
  rowId: id(n),
  op: 'insert',
  data: { taskId: id(of), title: `step ${n}`, completed: false, createdAt: at(0) },
})
const thought = (n: number): Change => ({
  table: 'brain_dump_items',
  rowId: id(n),
  op: 'insert',
  data: { text: `thought ${n}`, createdAt: at(0) },
})
const day = (n: number, title: string | null, of = 1): Change => ({
  table: 'calendar_event_overrides',
  rowId: id(n),
  op: 'insert',
  data: { ...eventOverrideDefaults, eventId: id(of), originalStart: '2026-11-10T09:00:00', title },
})
const series = (n: number): Change => ({
  table: 'calendar_events',
  rowId: id(n),
  op: 'insert',
  data: {
    ...calendarEventDefaults,
    title: 'Choir',
    startDatetime: '2026-11-03T09:00:00',
    endDatetime: '2026-11-03T10:00:00',
  },
})
const unmade = ({ table, rowId }: Change): Change => ({ table, rowId, op: 'delete' })
const deleted = (minute: number, ...changes: Change[]): TrashedChanges => ({
  at: at(minute),
  isDeletion: true,
  changes,
})
const refused = (minute: number, ...changes: Change[]): TrashedChanges => ({
  at: at(minute),
  isDeletion: false,
  changes,
})

const taskOf = (change: Change) =>
  change.table === 'subtasks' && change.op === 'insert' ? change.data.taskId : ''

/** The entries of a trash beside these rows, by what a person would tell them apart by. */
function entries(trashed: readonly TrashedChanges[], ...rows: Change[]) {
  const now = new Map(rows.map((row) => [rowKey(row.table, row.rowId), rebase(null, [row]) ?? {}]))
  return trashEntries(trashed, (table, rowId) => now.get(rowKey(table, rowId)))
}
const names = (found: readonly { readonly data: RowData }[]) =>
  found.map(({ data }) => data['title'] ?? data['text'])

describe('what the trash shows', () => {
  it('is what was deleted, the newest first, and a task with its steps as one', () => {
    const found = entries([deleted(1, thought(9)), deleted(2, task(1), step(3, 1), step(2, 1))])
    expect(names(found)).toEqual(['task 1', 'thought 9'])
    expect(found[0]).toMatchObject({ kind: 'deleted', at: at(2) })
    expect(found[0]?.changes.map(({ rowId }) => rowId)).toEqual([id(1), id(3), id(2)])
  })

  it('is each of several that were cleared at once, by itself', () => {
    expect(names(entries([deleted(1, task(1), task(2), step(3, 2))]))).toEqual(['task 1', 'task 2'])
  })

  it('is nothing that is there again, and once what was deleted twice, as it was last', () => {
    const trash = [deleted(1, task(1, 'old')), deleted(5, task(1, 'new'))]
    expect(entries(trash, task(1))).toEqual([])
    expect(names(entries(trash))).toEqual(['new'])
    expect(entries(trash)[0]?.at).toBe(at(5))
  })

  it('brings a step that was deleted before its task back with the task', () => {
    const found = entries([deleted(1, step(2, 1)), deleted(2, task(1))])
    expect(names(found)).toEqual(['task 1'])
    expect(found[0]?.changes.map(({ rowId }) => rowId)).toEqual([id(1), id(2)])
  })

  it('is a step by itself where its task is there, and its text alone where the task is lost', () => {
    expect(entries([deleted(1, step(2, 1))], task(1))).toMatchObject([{ kind: 'deleted' }])
    expect(entries([deleted(1, step(2, 1))])).toMatchObject([{ kind: 'left', changes: [] }])
  })

  it('is no thought that became a task, until that task is deleted too', () => {
    const became = deleted(1, { table: 'tasks', rowId: id(1), op: 'delete' }, thought(9))
    expect(entries([became], task(1))).toEqual([])
    expect(names(entries([became, deleted(2, task(1))]))).toEqual(['task 1', 'thought 9'])
  })

  it('is a step that was deleted while another was added', () => {
    const edited = deleted(1, { table: 'subtasks', rowId: id(4), op: 'delete' }, step(2, 1))
    expect(names(entries([edited], task(1), step(4, 1)))).toEqual(['step 2'])
  })

  it('is a changed day that was lost as its series went on as another', () => {
    const split = deleted(1, unmade(series(5)), day(2, 'Concert'))
    expect(names(entries([split], series(1), series(5)))).toEqual(['Concert'])
  })

  it('is no changed day that moved with its series, once or twice, but one that was dropped then', () => {
    const first = deleted(1, unmade(day(3, null)), day(2, 'Concert'), day(6, 'Cinema'))
    const second = deleted(2, unmade(day(4, null)), day(3, 'Concert'))
    expect(names(entries([first], series(1), day(3, 'Concert')))).toEqual(['Cinema'])
    expect(names(entries([first, second], series(1), day(4, 'Concert')))).toEqual(['Cinema'])
  })

  it('is a text that a server could not take, as another version of the row or by itself', () => {
    const rename: Change = { table: 'tasks', rowId: id(1), op: 'update', data: { title: 'Call Jo' } }
    const [version] = entries([refused(1, rename)], task(1))
    expect(version).toMatchObject({ kind: 'version', data: { title: 'Call Jo' }, changes: [rename] })
    expect(entries([refused(1, rename)])).toMatchObject([{ kind: 'left', data: { title: 'Call Jo' } }])
    expect(entries([refused(1, rename)], task(1, 'Call Jo'))).toEqual([])
    // It was renamed, then deleted: what comes back is the newest.
    expect(names(entries([deleted(1, task(1)), refused(2, rename)]))).toEqual(['Call Jo'])
  })

  it('compares what merges key by key as it would be after the change', () => {
    const data = { workingStyle: { day_start: '04:00' } }
    const patch: Change = { table: 'user_preferences', rowId: 'me', op: 'update', data }
    const preferences = (workingStyle: Record<string, string>): Change => ({
      table: 'user_preferences',
      rowId: 'me',
      op: 'insert',
      data: { workingStyle },
    })
    expect(entries([refused(1, patch)], preferences({ day_start: '04:00', other: 'kept' }))).toEqual([])
    expect(entries([refused(1, patch)], preferences({ day_start: '05:00' }))).toHaveLength(1)
  })

  it('leaves what a later version put there alone', () => {
    const later = { table: 'hologram', rowId: id(1), op: 'insert', data: {} } as unknown as Change
    expect(entries([deleted(1, later)])).toEqual([])
  })

  it('brings everything back, each row once, whatever was deleted in whatever order', () => {
    const rows: readonly Change[] = [task(1), task(2), step(3, 1), step(4, 2), step(5, 2), thought(6)]
    const aTrash = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 59 }), fc.subarray([...rows], { minLength: 1 })),
    )
    fc.assert(
      fc.property(aTrash, fc.subarray([...rows]), (trash, still) => {
        const found = entries(
          trash.map(([minute, changes]) => deleted(minute, ...changes)),
          ...still,
        )
        const back = found.flatMap(({ changes }) => changes.map(({ table, rowId }) => rowKey(table, rowId)))
        expect(new Set(back).size).toBe(back.length)
        const there = new Set(still.map(({ table, rowId }) => rowKey(table, rowId)))
        const changes = found.flatMap((entry) => entry.changes)
        const parents = changes.filter(({ table }) => table === 'subtasks').map(taskOf)
        for (const { table, rowId } of changes) there.add(rowKey(table, rowId))
        expect(parents.filter((parent) => !there.has(rowKey('tasks', parent)))).toEqual([])
        const kept = new Set(found.flatMap(({ keys }) => keys))
        for (const { table, rowId } of trash.flatMap(([, changes]) => changes)) {
          expect(there.has(rowKey(table, rowId)) || kept.has(rowKey(table, rowId))).toBe(true)
        }
      }),
    )
  })
})

it('shows what was thrown away last first, however the records lie', () => {
  const records = [
    deleted(2, thought(2)),
    deleted(3, thought(3)),
    deleted(1, thought(1)),
    deleted(4, thought(4)),
  ]
  const order = ['thought 4', 'thought 3', 'thought 2', 'thought 1']
  for (const mixed of [records, records.toReversed()]) expect(names(entries(mixed))).toEqual(order)
})

it('brings back of a thing that was thrown away twice the words that it had last', () => {
  const [first, then] = [deleted(1, task(1, 'As it was')), deleted(2, task(1, 'As it was then'))]
  for (const mixed of [
    [first, then],
    [then, first],
  ])
    expect(names(entries(mixed))).toEqual(['As it was then'])
})

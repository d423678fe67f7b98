import { isCalendarDate, jsonObjectPatch, uuid } from '@glimmer/domain/fields'
import { isTableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import type { Change, Mutation, RowData } from '@glimmer/sync/change'
import type { Cursor } from '@glimmer/sync/cursor'
import type {
  MutationResult,
  PulledRow,
  PullRequest,
  PullResponse,
  PushRequest,
  PushResponse,
  RejectionReason,
  ServerRow,
} from '@glimmer/sync/protocol'
import { fits, rowAfter } from './rows.ts'
import { drawnIn, keptRepeating, withoutClearing } from './server-rules.ts'

/** All that a server keeps of a person. Plain data, so that a copy can be put aside and put back. */
interface Kept {
  generation: number
  /** Up to this revision history was pruned. */
  horizon: number
  /** The mutation that made each revision; the first is revision 1. */
  made: string[]
  answers: Map<string, Applied | { reason: RejectionReason }>
  rows: Map<string, Address & { rev: number; data: RowData }>
  /** Of history, only what was deleted is ever read. `null`: something else was done. */
  history: { rev: number; deleted: Address | null }[]
}

/** `replaced`: the words that it took the place of, for as long as history is kept. */
interface Applied {
  readonly rev: number
  readonly replaced?: readonly ServerRow[]
}

interface Address {
  readonly table: string
  readonly id: string
}

const DIVERGED = { kind: 'reset', reason: 'diverged' } as const
const keyOf = ({ table, rowId }: Change) => `${table}/${rowId}`

/**
 * What the server must answer, in memory: docs/sync.md in code, with none of the server's or the device's. The contract test
 * holds both to each other.
 */
export class ModelAccount {
  #kept: Kept = {
    generation: 1,
    horizon: 0,
    made: [],
    answers: new Map(),
    rows: new Map(),
    history: [],
  }
  /** Called with each mutation that is applied, and with the changes that were made of it. */
  onApplied: (mutation: Mutation, changes: readonly Change[]) => void = () => {}

  get generation(): number {
    return this.#kept.generation
  }

  /** Every row by its key. */
  rows(): Map<string, RowData> {
    return new Map([...this.#kept.rows].map(([key, { data }]) => [key, data]))
  }

  answerTo(mutationId: string): { rev: number } | { reason: RejectionReason } | undefined {
    return this.#kept.answers.get(mutationId)
  }

  push({ cursor, mutations }: Pick<PushRequest, 'cursor' | 'mutations'>): PushResponse {
    const { generation } = this.#kept
    if (mutations.some((mutation) => mutation.generation > generation)) return DIVERGED
    const isAllOld = mutations.every((mutation) => mutation.generation < generation)
    if (!isAllOld && cursor && !this.#knows(cursor)) return DIVERGED
    const brought = new Set<string>()
    const completed = new Set<string>()
    const results = mutations.map((mutation) => {
      const changes = withoutClearing(mutation.changes, completed, this.#kept.rows)
      return this.#answer(mutation, changes, brought)
    })
    return { kind: 'results', results }
  }

  pull(request: Partial<PullRequest>, pageRows: number): PullResponse {
    const { generation, horizon, made, rows, history } = this.#kept
    const { rev: after = 0, id, start = 0 } = request
    if (id !== undefined) {
      const known = request.generation ?? generation
      if (known < generation) return { kind: 'reset', reason: 'generation' }
      if (known > generation || !this.#knows({ rev: after, id })) return DIVERGED
      if (Math.max(after, start) < horizon) return { kind: 'reset', reason: 'expired' }
    }
    const changed: PulledRow[] = [...rows.values()].filter(({ rev }) => rev > after)
    const deletes = history.flatMap(({ rev, deleted }) =>
      deleted && rev > after ? [{ ...deleted, rev, data: null }] : [],
    )
    // A page ends with the mutation by which any one table, or the deletes, fill it.
    const lists = [...tableNames.map((name) => changed.filter(({ table }) => table === name)), deletes]
    const ends = lists.flatMap(
      (list) => list.map(({ rev }) => rev).toSorted((a, b) => a - b)[pageRows - 1] ?? [],
    )
    const upTo = Math.min(made.length, ...ends)
    const page = new Map<string, PulledRow>()
    for (const row of [...deletes, ...changed]) if (row.rev <= upTo) page.set(`${row.table}/${row.id}`, row)
    return {
      kind: 'changes',
      rows: [...page.values()],
      cursor: this.#cursorAt(upTo),
      newest: made.length,
      generation,
      more: upTo < made.length,
    }
  }

  /** Erases everything, and refuses from then on what was written before. */
  reset(mutationId: string): void {
    const kept = this.#kept
    if (kept.answers.has(mutationId)) return
    kept.rows.clear()
    kept.history = []
    this.#forgetReplaced()
    kept.generation += 1
    kept.horizon = this.#makeRevision(mutationId)
  }

  /** Forgets all history that there is. */
  prune(): void {
    const { history } = this.#kept
    this.#kept.horizon = history.at(-1)?.rev ?? this.#kept.horizon
    this.#kept.history = []
    this.#forgetReplaced()
  }

  /** What the server deletes by itself. */
  deleteByItself(mutationId: string, changes: readonly Change[]): void {
    this.#apply({ id: mutationId, generation: this.#kept.generation, changes })
  }

  backUp(): () => void {
    const copy = structuredClone(this.#kept)
    return () => void (this.#kept = structuredClone(copy))
  }

  #knows({ rev, id }: Cursor): boolean {
    return this.#kept.made[rev - 1] === id
  }

  #cursorAt(rev: number): Cursor | null {
    const id = this.#kept.made[rev - 1]
    return id === undefined ? null : { rev, id }
  }

  #forgetReplaced(): void {
    const { answers } = this.#kept
    for (const [id, answer] of answers) if ('rev' in answer) answers.set(id, { rev: answer.rev })
  }

  #makeRevision(mutationId: string): number {
    const rev = this.#kept.made.push(mutationId)
    this.#kept.answers.set(mutationId, { rev })
    return rev
  }

  #answer(mutation: Mutation, carriedOut: readonly Change[], brought: Set<string>): MutationResult {
    const { id, changes } = mutation
    const before = this.#kept.answers.get(id)
    const answer = before ?? this.#apply(mutation, carriedOut)
    if ('rev' in answer) {
      const { rev } = answer
      // Sent again, it is told of the rows whose words it says then, whatever it said at first.
      const written = new Set(changes.filter(writesWords).map(({ rowId }) => rowId))
      const replaced = answer.replaced?.filter((row) => !before || written.has(row.id)) ?? []
      return { id, status: 'applied', rev, ...(replaced.length > 0 && { replaced }) }
    }
    const rows = changes.flatMap((change) => {
      const key = keyOf(change)
      if (brought.has(key)) return []
      brought.add(key)
      return [{ table: change.table, id: change.rowId, data: this.#kept.rows.get(key)?.data ?? null }]
    })
    return { id, status: 'rejected', reason: answer.reason, rev: this.#kept.made.length, rows }
  }

  #apply(
    mutation: Mutation,
    changes: readonly Change[] = mutation.changes,
  ): Applied | { reason: RejectionReason } {
    const { rows, answers, history, generation } = this.#kept
    const outcome =
      mutation.generation < generation ? { reason: 'generation' as const } : outcomeOf(changes, this.rows())
    if ('reason' in outcome) {
      answers.set(mutation.id, outcome)
      return outcome
    }
    const rev = this.#makeRevision(mutation.id)
    for (const change of outcome.changes) {
      const [key, address] = [keyOf(change), { table: change.table, id: change.rowId }]
      const data = outcome.after.get(key)
      if (data) rows.set(key, { ...address, rev, data })
      else rows.delete(key)
      history.push({ rev, deleted: change.op === 'delete' ? address : null })
    }
    this.onApplied(mutation, outcome.changes)
    const applied = outcome.replaced.length > 0 ? { rev, replaced: outcome.replaced } : { rev }
    answers.set(mutation.id, applied)
    return applied
  }
}

type Outcome =
  | { readonly reason: RejectionReason }
  | {
      readonly changes: readonly Change[]
      readonly after: ReadonlyMap<string, RowData | null>
      readonly replaced: readonly ServerRow[]
    }

/** What one mutation makes of all rows, all or nothing. */
function outcomeOf(wanted: readonly Change[], rows: ReadonlyMap<string, RowData>): Outcome {
  const changes = [...childrenOfDeleted(wanted, rows), ...drawnIn(wanted, rows, new Date())]
  const after = new Map<string, RowData | null>(rows)
  const replaced = new Map<string, { table: string; id: string; data: Record<string, unknown> }>()
  const fresh = new Set<string>()
  for (const change of changes) {
    const key = keyOf(change)
    const before = after.get(key) ?? null
    if (change.op === 'update' && !before) return { reason: 'gone' }
    if (!before) fresh.add(key)
    else if (!fresh.has(key)) noteReplaced(replaced, change, before)
    after.set(keyOf(change), rowAfter(before, change))
  }
  const touched = new Map(changes.map((change) => [keyOf(change), change]))
  for (const { table, rowId } of touched.values()) {
    const task = table === 'tasks' ? after.get(`tasks/${rowId}`) : null
    const kept = task ? keptRepeating(rowId, task, changes) : null
    if (task && kept) after.set(`tasks/${rowId}`, { ...task, ...kept })
  }
  if (changes.some((change) => isTooLarge(change, after.get(keyOf(change))))) return { reason: 'too_large' }
  for (const [key, { table }] of touched) {
    const { parent } = tableDefinition(table)
    const row = after.get(key)
    if (parent && row && !after.get(`${parent.table}/${row[parent.field]}`)) return { reason: 'gone' }
  }
  return { changes, after, replaced: [...replaced.values()] }
}

/** Of a person's words, what one change takes the place of, as it was before the first such change. */
function noteReplaced(
  replaced: Map<string, { table: string; id: string; data: Record<string, unknown> }>,
  change: Change,
  before: RowData,
): void {
  if (change.op === 'delete') return
  const said: RowData = change.data
  for (const field of tableDefinition(change.table).texts ?? []) {
    const old = before[field]
    if (typeof old !== 'string' || old === '' || !(field in said) || said[field] === old) continue
    const row = replaced.get(keyOf(change)) ?? { table: change.table, id: change.rowId, data: {} }
    row.data[field] ??= old
    replaced.set(keyOf(change), row)
  }
}

function writesWords(change: Change): boolean {
  const { texts = [] } = tableDefinition(change.table)
  return change.op !== 'delete' && texts.some((field) => field in change.data)
}

/** Deletes of the children that go with their deleted parents and are not spoken of themselves. */
function childrenOfDeleted(changes: readonly Change[], rows: ReadonlyMap<string, RowData>): Change[] {
  const named = new Set(changes.map(keyOf))
  const deleted = new Set(changes.flatMap((change) => (change.op === 'delete' ? [keyOf(change)] : [])))
  return [...rows].flatMap(([key, row]): Change[] => {
    const [table = '', rowId = ''] = key.split('/')
    const { parent } = isTableName(table) ? tableDefinition(table) : {}
    const isGone = parent && deleted.has(`${parent.table}/${row[parent.field]}`) && !named.has(key)
    return isGone && isTableName(table) ? [{ table, rowId, op: 'delete' }] : []
  })
}

/** Objects that merge may outgrow their limit together. */
export function isTooLarge(change: Change, row: RowData | null | undefined): boolean {
  const { schema, merged = [] } = tableDefinition(change.table)
  if (!row || change.op === 'delete') return false
  return merged.some((field) => {
    const fieldSchema = schema.shape[field]
    return field in change.data && !(fieldSchema && fits(fieldSchema, row[field]))
  })
}

/** Whether a server can read a change at all: everything that it says fits the registry. */
export function isReadable({ table, rowId, op, data }: Record<string, unknown>): boolean {
  if (typeof table !== 'string' || !isTableName(table) || typeof rowId !== 'string') return false
  const { key, schema, defaults, merged = [] } = tableDefinition(table)
  const isId = (id: string) => fits(uuid, id)
  const isKey = {
    uuid: isId(rowId),
    me: rowId === 'me',
    date: isCalendarDate(rowId),
    'uuid:date': isId(rowId.slice(0, -11)) && rowId.at(-11) === ':' && isCalendarDate(rowId.slice(-10)),
  }
  if (!isKey[key]) return false
  if (op === 'delete') return data === undefined
  if (typeof data !== 'object' || data === null) return false
  const isAllRight = Object.entries(data).every(([field, value]) => {
    const fieldSchema = merged.includes(field) ? jsonObjectPatch : schema.shape[field]
    return fieldSchema !== undefined && fits(fieldSchema, value)
  })
  const needed = Object.keys(schema.shape).filter((field) => !(field in defaults))
  if (op === 'insert') return isAllRight && needed.every((field) => field in data)
  return op === 'update' && isAllRight && Object.keys(data).length > 0
}

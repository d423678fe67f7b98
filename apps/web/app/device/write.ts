import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import { applyChange, invertChange } from '@glimmer/sync/apply'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import { splitChanges } from '@glimmer/sync/families'
import { makeStorable } from '@glimmer/sync/make-storable'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from '@glimmer/sync/limits'
import { areValidFields, validateChange } from '@glimmer/sync/validate'
import { type DeviceDatabase, GUEST, type RowRecord, type Stores } from './database.ts'
import type { Environment } from './environment.ts'
import type { RowChange } from './mirror.ts'
import { baseOf, storeRecords } from './pending.ts'
import { continueClock } from './trusted-clock.ts'

/**
 * The outcome of a write. `written`: it is durable; `undo` are the changes that undo it. Otherwise nothing changed:
 * `gone`: one of its rows was deleted meanwhile. `refused`: it does not fit the table, and why. `outgrown`: an object that
 * it is merged into would be larger than is kept. `sealed`: a guest's things are just moving into an account.
 */
export type Written =
  | { readonly kind: 'written'; readonly rows: readonly RowChange[]; readonly undo: readonly Change[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'outgrown' }
  | { readonly kind: 'sealed' }

/**
 * Changes rows, and in the same transaction adds to the outbox and, for deleted rows, to the trash. Changes that are too
 * many for one mutation wait as several: here all of them are there, or none. `goneWith` returns the deletes that go along
 * with a delete.
 */
export async function writeChanges(
  database: DeviceDatabase,
  owner: string,
  environment: Environment,
  input: readonly Change[],
  goneWith: (change: Change) => readonly Change[],
): Promise<Written> {
  const checked = check(input)
  if (checked.kind === 'refused') return checked
  const changes = checked.changes.flatMap((change) => [...goneWith(change), change])
  return database.transaction((stores) =>
    put(stores, owner, environment, changes, (rowBefore) =>
      splitChanges(changes, rowBefore).map((part) => ({ id: environment.randomId(), changes: part })),
    ),
  )
}

/** Writes within a transaction. The caller gives the mutation's id, as a move may be tried again. */
export async function writeInto(
  stores: Stores,
  owner: string,
  environment: Environment,
  wanted: { readonly changes: readonly Change[]; readonly id: string },
): Promise<Written> {
  const checked = check(wanted.changes)
  if (checked.kind === 'refused') return checked
  const { changes } = checked
  if (changes.length > MAX_CHANGES_PER_MUTATION || JSON.stringify(changes).length > MAX_MUTATION_LENGTH) {
    return { kind: 'refused', message: 'this is too much for one write' }
  }
  return put(stores, owner, environment, changes, () => [{ id: wanted.id, changes }])
}

type Part = Pick<Mutation, 'id' | 'changes'>

async function put(
  stores: Stores,
  owner: string,
  environment: Environment,
  changes: readonly Change[],
  inMutations: (rowBefore: (change: Change) => RowData | null) => readonly Part[],
): Promise<Written> {
  const isGuest = owner === GUEST
  // Asked at once and stored at once: each answer of its own would wait for whatever else the page does.
  const [move, generation = 0, outcome] = await Promise.all([
    isGuest ? stores.read('move') : undefined,
    isGuest ? undefined : stores.read('generation'),
    apply(stores, changes),
  ])
  if (move) return { kind: 'sealed' }
  if (outcome.kind !== 'ok') return outcome
  const { records, rowBefore, undo } = outcome
  await Promise.all([
    storeRecords(stores, isGuest ? records.map(withoutBase) : records),
    isGuest ||
      stores.outbox.add(inMutations(rowBefore).map((part) => ({ mutation: { ...part, generation } }))),
  ])
  if (changes.some((change) => change.op === 'delete' && !isTakenBack(change, changes))) {
    const now = environment.now()
    // Notes the clock now: only days that it has shown count towards deleting an entry from the trash.
    await continueClock(stores, now)
    const at = new Date(now).toISOString()
    await stores.trash.add([{ at, reason: 'deleted', isTold: true, changes: undo }])
  }
  return { kind: 'written', rows: records, undo }
}

/**
 * A trace that is deleted together with the change that left it needs no trash entry, such as the win of a task that
 * is reopened: completing the task again makes it anew.
 */
function isTakenBack({ table, rowId }: Change, changes: readonly Change[]): boolean {
  const { traceOf } = tableDefinition(table)
  if (!traceOf) return false
  const origin = traceOf.rowId(rowId)
  return changes.some(
    (other) => other.op === 'update' && traceOf.tables.includes(other.table) && other.rowId === origin,
  )
}

type Outcome =
  | {
      readonly kind: 'ok'
      readonly records: readonly RowRecord[]
      readonly undo: readonly Change[]
      readonly rowBefore: (change: Change) => RowData | null
    }
  | Exclude<Written, { kind: 'written' }>

async function apply(stores: Stores, changes: readonly Change[]): Promise<Outcome> {
  const addresses = new Map<string, [TableName, string]>()
  for (const { table, rowId } of changes) addresses.set(rowKey(table, rowId), [table, rowId])
  const found = await stores.rows.getMany([...addresses.values()])
  const before = new Map([...addresses.keys()].map((key, i) => [key, found[i]]))
  const now = new Map<string, RowData | null>([...before].map(([key, record]) => [key, record?.data ?? null]))
  const undo: Change[] = []
  for (const change of changes) {
    const key = rowKey(change.table, change.rowId)
    const row = now.get(key) ?? null
    const applied = applyChange(row, change)
    if (applied.kind === 'gone') return { kind: 'gone' }
    const inverse = invertChange(row, change)
    if (inverse) undo.unshift(inverse)
    now.set(key, applied.kind === 'row' ? applied.row : null)
  }
  const outgrown = changes.find((change) => hasOutgrown(change, now.get(rowKey(change.table, change.rowId))))
  if (outgrown) return { kind: 'outgrown' }
  const records = [...addresses].map(([key, [table, id]]) => {
    return { table, id, base: baseOf(before.get(key)), data: now.get(key) ?? null }
  })
  const rowBefore = ({ table, rowId }: Change) => before.get(rowKey(table, rowId))?.data ?? null
  return { kind: 'ok', records, undo, rowBefore }
}

/** Whether an object that the change was merged into is now larger than the server takes. */
function hasOutgrown(change: Change, row: RowData | null | undefined): boolean {
  const definition = tableDefinition(change.table)
  if (!row || !definition.merged || change.op === 'delete') return false
  const merged = definition.merged.filter((field) => Object.hasOwn(change.data, field))
  return !areValidFields(definition, row, merged)
}

type Checked =
  | { readonly kind: 'ok'; readonly changes: Change[] }
  | { readonly kind: 'refused'; readonly message: string }

/** Runs the server's own checks, so that it does not later refuse what a person saw accepted. */
function check(input: readonly Change[]): Checked {
  const changes: Change[] = []
  for (const change of input) {
    const validated = validateChange(makeStorable(change))
    if (validated.kind === 'wrong') return { kind: 'refused', message: validated.message }
    changes.push(validated.change)
  }
  if (changes.length === 0) return { kind: 'refused', message: 'there is nothing to write' }
  return { kind: 'ok', changes }
}

function withoutBase({ table, id, data }: RowRecord): RowRecord {
  return { table, id, data }
}

import type { TableName } from '@glimmer/domain/tables'
import { applyChange, invertChange } from '@glimmer/sync/apply'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import { makeStorable } from '@glimmer/sync/make-storable'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from '@glimmer/sync/protocol'
import { validateChange } from '@glimmer/sync/validate'
import { type DeviceDatabase, GUEST, type RowRecord } from './database.ts'
import type { Environment } from './environment.ts'
import type { RowChange } from './mirror.ts'
import { baseOf, storeRecords } from './pending.ts'

/**
 * What became of a write. `written`: it is durable; `undo` takes it back. Otherwise nothing changed:
 * `gone`: a row it is about was deleted meanwhile. `refused`: it does not fit the table, and why.
 * `sealed`: a guest's things are just moving into an account.
 */
export type Written =
  | { readonly kind: 'written'; readonly rows: readonly RowChange[]; readonly undo: readonly Change[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sealed' }

/**
 * Changes rows, notes what the server must be told and what brings deleted rows back, in one transaction.
 * `mutationId` is only given by a write that may happen twice, such as the guest's move.
 */
export async function writeChanges(
  database: DeviceDatabase,
  owner: string,
  environment: Environment,
  input: readonly Change[],
  mutationId: string = environment.randomId(),
): Promise<Written> {
  const checked = check(input)
  if (checked.kind === 'refused') return checked
  const { changes } = checked
  return database.transaction(
    'rw',
    database.rows,
    database.outbox,
    database.meta,
    database.trash,
    async () => {
      if (owner === GUEST && (await database.read('move'))) return { kind: 'sealed' } as const
      const outcome = await apply(database, changes)
      if (outcome.kind === 'gone') return outcome
      await storeRecords(database, owner === GUEST ? outcome.records.map(withoutBase) : outcome.records)
      if (owner !== GUEST) {
        const generation = (await database.read('generation')) ?? 0
        await database.outbox.add({ mutation: { id: mutationId, generation, changes } })
      }
      if (changes.some((change) => change.op === 'delete')) {
        const at = new Date(environment.now()).toISOString()
        await database.trash.add({ at, reason: 'deleted', isTold: true, changes: outcome.undo })
      }
      return { kind: 'written', rows: outcome.records, undo: outcome.undo } as const
    },
  )
}

type Outcome =
  | { readonly kind: 'ok'; readonly records: readonly RowRecord[]; readonly undo: readonly Change[] }
  | { readonly kind: 'gone' }

async function apply(database: DeviceDatabase, changes: readonly Change[]): Promise<Outcome> {
  const addresses = new Map<string, [TableName, string]>()
  for (const { table, rowId } of changes) addresses.set(rowKey(table, rowId), [table, rowId])
  const found = await database.rows.bulkGet([...addresses.values()])
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
  const records = [...addresses].map(([key, [table, id]]) => {
    return { table, id, base: baseOf(before.get(key)), data: now.get(key) ?? null }
  })
  return { kind: 'ok', records, undo }
}

type Checked =
  | { readonly kind: 'ok'; readonly changes: Change[] }
  | { readonly kind: 'refused'; readonly message: string }

/** The server's own checks, so that it has no reason to refuse later what a person saw accepted. */
function check(input: readonly Change[]): Checked {
  const changes: Change[] = []
  for (const change of input) {
    const validated = validateChange(makeStorable(change))
    if (validated.kind === 'wrong') return { kind: 'refused', message: validated.message }
    changes.push(validated.change)
  }
  if (changes.length === 0) return { kind: 'refused', message: 'there is nothing to write' }
  if (changes.length > MAX_CHANGES_PER_MUTATION || JSON.stringify(changes).length > MAX_MUTATION_LENGTH) {
    return { kind: 'refused', message: 'this is too much for one write' }
  }
  return { kind: 'ok', changes }
}

function withoutBase({ table, id, data }: RowRecord): RowRecord {
  return { table, id, data }
}

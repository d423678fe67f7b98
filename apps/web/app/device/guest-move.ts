import { tableDefinition, tableNames } from '@glimmer/domain/tables'
import { bringIn, moveFamily } from './bring-in.ts'
import { DeviceDatabase, databaseName, GUEST, type RowRecord } from './database.ts'
import type { Environment } from './environment.ts'
import { byFamily } from '@glimmer/sync/families'
import { knownFields } from '@glimmer/sync/known-fields'
import { typedChange } from '@glimmer/sync/typed-rows'
import type { RowChange } from './mirror.ts'
import { quarantine } from './quarantine.ts'
import type { DeviceStore } from './store.ts'

/**
 * Moves what a guest wrote into an account. It can be interrupted anywhere and started again: a durable marker names
 * the account and the move, mutation ids follow from the move and the rows, the account's database notes what came in
 * within the same transaction, and the guest's database is deleted last.
 */

/** Families moved in one transaction: few enough for a slow phone, many enough not to take minutes. */
const FAMILIES_AT_ONCE = 25

/** What to do with a guest's things when an account's session begins. `count`: how many things a person would count. */
export type GuestMovePlan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly count: number }
  | { readonly kind: 'ask'; readonly count: number }

/**
 * Notes that a guest is signing up, so that at the first session with that address their things move without a
 * question.
 */
export async function expectSignUp(environment: Environment, email: string): Promise<void> {
  await withGuestDatabase(
    environment,
    (guest) => guest.keep('expectedSignUp', { email: normalise(email) }),
    undefined,
  )
}

interface ArrivingAccount {
  readonly userId: string
  readonly email: string
  /** Whether the guest left something half written: together it counts as one thing where nothing else is there. */
  readonly hasDrafts?: boolean
}

/** Returns what is to be done with the guest's things, if there are any, now that this account has a session. */
export async function planGuestMove(
  environment: Environment,
  account: ArrivingAccount,
): Promise<GuestMovePlan> {
  const nothing: GuestMovePlan = { kind: 'nothing' }
  const plan = async (guest: DeviceDatabase): Promise<GuestMovePlan> => {
    const rows = await readGuestRows(guest)
    // Traces, such as wins, are not counted beside the rows that they belong to, only where nothing else is left.
    const count = rows.filter(({ table }) => !tableDefinition(table).traceOf).length || rows.length
    const move = await guest.read('move')
    if (move) return move.to === account.userId ? { kind: 'move', count } : nothing
    const expected = await guest.read('expectedSignUp')
    // A person who signs up also takes along drafts and the trash, even where there is no row.
    if (expected?.email === normalise(account.email)) return { kind: 'move', count }
    if (count > 0) return { kind: 'ask', count }
    return account.hasDrafts ? { kind: 'ask', count: 1 } : nothing
  }
  return withGuestDatabase(environment, plan, nothing)
}

/**
 * Moves the guest's things into the account's store, which must have finished its first pull, and deletes the
 * guest's database. Rows that the account has already stay as they are, and the guest's words go to the trash where they
 * differ; of keyed rows only empty fields are filled. Two tabs may do it at the same time.
 */
export async function moveGuestInto(account: DeviceStore, environment: Environment): Promise<void> {
  const move = async (guest: DeviceDatabase) => {
    const id = await seal(guest, account.owner, environment)
    if (id === null) return
    try {
      await quarantine(guest, new Date(environment.now()).toISOString(), true)
      await moveDamaged(guest, account, id)
      await moveTrash(guest, account, id)
      await moveRows(guest, account, environment, id)
      if (!(await emptyGuest(guest, id))) return
      await account.database.keep('moved', { move: id, parts: 'all' })
      await guest.delete()
    } catch (error) {
      // Another tab finished the move first and deleted the guest's database.
      if (!(await isFinished(account, id))) throw error
    }
  }
  await withGuestDatabase(environment, move, undefined)
}

/**
 * Stops writes to the guest's database, see `writeChanges`. Returns the id of the move, the same in every tab and on
 * every try, or null where the things are moving into another account.
 */
function seal(guest: DeviceDatabase, owner: string, { randomId }: Environment): Promise<string | null> {
  return guest.transaction(async (stores) => {
    const marker = (await stores.read('move')) ?? { id: randomId(), to: owner }
    if (marker.to !== owner) return null
    await stores.keep('move', marker)
    return marker.id
  })
}

/**
 * Empties the guest's database. Returns false, and removes nothing, where writing was allowed again meanwhile because
 * the guest came back.
 */
function emptyGuest(guest: DeviceDatabase, moveId: string): Promise<boolean> {
  return guest.transaction(async (stores) => {
    if ((await stores.read('move'))?.id !== moveId) return false
    await stores.rows.clear()
    await stores.trash.clear()
    return true
  })
}

async function isFinished({ database }: DeviceStore, moveId: string): Promise<boolean> {
  const moved = await database.read('moved')
  return moved?.move === moveId && moved.parts === 'all'
}

async function moveRows(
  guest: DeviceDatabase,
  account: DeviceStore,
  environment: Environment,
  moveId: string,
): Promise<void> {
  const inserts = (await readGuestRows(guest)).flatMap(({ table, id, data }) =>
    data ? [typedChange(table, id, 'insert', knownFields(table, data))] : [],
  )
  for (const families of chunk([...byFamily(inserts)], FAMILIES_AT_ONCE)) {
    const written: RowChange[] = []
    await bringIn(account.database, moveId, families, async (family, stores) => {
      written.push(...(await moveFamily(stores, account, environment, moveId, family)))
    })
    await account.showRows(written)
  }
}

/** Damaged records cannot become rows; they are kept in the account as they are. */
async function moveDamaged(guest: DeviceDatabase, account: DeviceStore, moveId: string): Promise<void> {
  const damaged = await guest.read('damaged')
  if (!damaged) return
  await bringIn(account.database, moveId, [['damaged', damaged]], async (records, stores) =>
    stores.keep('damaged', [...((await stores.read('damaged')) ?? []), ...records]),
  )
}

/** What a guest deleted can still be brought back, in the account as well. */
async function moveTrash(guest: DeviceDatabase, account: DeviceStore, moveId: string): Promise<void> {
  const records = await guest.trash.getAll()
  await bringIn(account.database, moveId, [['trash', records]], (_, stores) =>
    stores.trash.add(records.map(({ at, reason, isTold, changes }) => ({ at, reason, isTold, changes }))),
  )
}

/** Parents before their children. */
async function readGuestRows(guest: DeviceDatabase): Promise<RowRecord[]> {
  const records = await guest.rows.getAll()
  return records.toSorted((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table))
}

/** Does nothing where nobody was ever a guest on this device. */
async function withGuestDatabase<T>(
  environment: Environment,
  work: (guest: DeviceDatabase) => Promise<T>,
  otherwise: T,
): Promise<T> {
  if (!(await exists(databaseName(GUEST), environment))) return otherwise
  const guest = new DeviceDatabase(GUEST, environment.indexedDb)
  try {
    await guest.open()
    return await work(guest)
  } finally {
    guest.close()
  }
}

async function exists(name: string, { indexedDb }: Environment): Promise<boolean> {
  const databases = await indexedDb.databases()
  return databases.some((database) => database.name === name)
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size))
  return chunks
}

function normalise(email: string): string {
  return email.trim().toLowerCase()
}

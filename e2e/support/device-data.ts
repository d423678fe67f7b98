import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, type Page } from '@playwright/test'
import { readKeptSession } from './people.ts'

/** What a person cannot see: the stores on the device and the rows on the server. */

interface TrashEntry {
  readonly reason: string
  readonly isTold: boolean
  readonly changes: readonly { readonly op: string; readonly data?: Readonly<Record<string, unknown>> }[]
}

interface ServerRow {
  readonly table: string
  readonly id: string
  readonly data: Readonly<Record<string, unknown>> | null
}

interface PullAnswer {
  readonly rows: readonly ServerRow[]
  readonly cursor: { readonly rev: number; readonly id: string } | null
  readonly generation: number
  readonly more: boolean
}

/** How many writes of whoever uses this device the server has not confirmed. */
export async function countUnsent(page: Page): Promise<number> {
  return (await readStore(page, 'outbox')).length
}

/** Waits until the server has confirmed every write of this device. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect.poll(() => countUnsent(page), { timeout: 60_000 }).toBe(0)
}

/** Waits until this device has read its own writes back, too: only then it knows which of them its server had. */
export async function expectAllRead(page: Page): Promise<void> {
  const countUnread = async () => {
    const meta = (await readStore(page, 'meta')) as readonly { readonly key: string }[]
    return meta.filter(({ key }) => key === 'unread').length
  }
  await expectAllSent(page)
  await expect.poll(countUnread).toBe(0)
}

/** The rows of a table on this device. */
export async function readDeviceRows(
  page: Page,
  table: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const rows = (await readStore(page, 'rows')) as {
    table: string
    id: string
    data: Record<string, unknown> | null
  }[]
  return rows.flatMap((row) => (row.table === table && row.data ? [{ ...row.data, id: row.id }] : []))
}

export async function readTrash(page: Page): Promise<TrashEntry[]> {
  return (await readStore(page, 'trash')) as TrashEntry[]
}

/** All rows that the server has for whoever is signed in here, in the order of their revisions. */
export async function readServer(page: Page): Promise<ServerRow[]> {
  const owner = await ownerOf(page)
  const rows: ServerRow[] = []
  let after = ''
  for (;;) {
    const address = new URL(`/api/sync/pull?owner=${owner}&schema=${SCHEMA_VERSION}${after}`, page.url())
    const answer = await page.request.get(address.href)
    expect(answer.status()).toBe(200)
    const { rows: changed, cursor, generation, more } = (await answer.json()) as PullAnswer
    rows.push(...changed.filter((row) => row.data !== null))
    if (!more || !cursor) return rows
    after = `&rev=${cursor.rev}&id=${cursor.id}&generation=${generation}`
  }
}

/** The titles of all tasks that the server has, in the order in which it took them in. */
export async function titlesOnServer(page: Page): Promise<unknown[]> {
  const rows = await readServer(page)
  return rows.filter(({ table }) => table === 'tasks').map(({ data }) => data?.['title'])
}

/** Whose things this device shows. */
export async function ownerOf(page: Page): Promise<string> {
  const session = await readKeptSession(page)
  if (session === null || session.kind === 'none') throw new Error('nobody has come in')
  return session.owner
}

async function readStore(page: Page, store: 'outbox' | 'trash' | 'rows' | 'meta'): Promise<unknown[]> {
  return page.evaluate(
    ([name, owner]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(`glimmer:${owner}`)
        opening.onerror = () => reject(opening.error)
        // There is none yet, and it is not ours to make.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result)
          }
        }
      }),
    [store, await ownerOf(page)] as const,
  )
}

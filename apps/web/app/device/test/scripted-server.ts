import { randomUUID } from 'node:crypto'
import { rebase } from '@glimmer/sync/apply'
import type { Change } from '@glimmer/sync/change'
import type { MutationResult, PulledRow, PullRequest, PushRequest } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import type { Meeting } from '../divergence.ts'
import type { DeviceStore } from '../store.ts'
import { applyPage, type Page } from '../pull-page.ts'
import type { Transport } from '../transport.ts'

/** A revision and the id that a server gave it. */
export function cursorAt(rev: number) {
  return { rev, id: randomUUID() }
}

/** What these changes make of a row, as a server has it. */
export function rowOf(...changes: Change[]): PulledRow {
  const [first] = changes
  if (!first) throw new Error('A row follows from changes')
  return { table: first.table, id: first.rowId, data: rebase(null, changes), rev: 1 }
}

export function page(rev: number, rows: PulledRow[], rest: Partial<Page> = {}): Page {
  const cursor = rev === 0 ? null : cursorAt(rev)
  return { kind: 'changes', rows, cursor, newest: rev, generation: 1, more: false, ...rest }
}

/** Stores a page that was asked for from where the device is now. */
export async function applyNext({ database }: DeviceStore, next: Page, at = '2026-11-21T10:00:00.000Z') {
  return applyPage(database, next, { at, from: (await database.read('cursor')) ?? null })
}

/** Lets the device have read so much of a server. */
export async function read(store: DeviceStore, rev: number, rows: PulledRow[]) {
  const { database, showRows } = store
  await showRows(await applyNext(store, page(rev, rows)))
  await database.keep('schema', SCHEMA_VERSION)
}

/** How a device meets a server that was restored to that revision. */
export function restoredAt(rev: number): Omit<Meeting, 'rows'> {
  const reading = { cursor: rev === 0 ? null : cursorAt(rev), generation: 1 }
  return { reading, common: rev, at: '2026-11-21T10:00:00.000Z', randomId: randomUUID }
}

/** A server that applies everything, and says so unless a test says otherwise. Notes what it was asked. */
export function scriptServer(script: Partial<Transport> = {}) {
  const pushes: PushRequest[] = []
  const pulls: PullRequest[] = []
  let rev = 100
  const transport: Transport = {
    push(request) {
      pushes.push(request)
      if (script.push) return script.push(request)
      const results = request.mutations.map(({ id }): MutationResult => {
        return { id, status: 'applied', rev: (rev += 1) }
      })
      return Promise.resolve({ kind: 'ok', value: { kind: 'results', results } })
    },
    pull(request) {
      pulls.push(request)
      return script.pull?.(request) ?? Promise.resolve({ kind: 'ok', value: page(rev, []) })
    },
  }
  return { transport, pushes, pulls }
}

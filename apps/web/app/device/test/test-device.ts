import { randomUUID } from 'node:crypto'
import type { Change } from '@glimmer/sync/change'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import type { Environment } from '../environment.ts'
import type { DeviceStore } from '../store.ts'

/** The browser of one device: a storage and a channel between tabs that no other device shares. */
export function createBrowser(changes: Partial<Environment> = {}): Environment {
  const device = randomUUID()
  return {
    indexedDb: new IDBFactory(),
    now: Date.now,
    random: Math.random,
    randomId: randomUUID,
    openChannel: (name) => new BroadcastChannel(`${device}:${name}`),
    askToKeep: () => {},
    ...changes,
  }
}

/** Makes every write to the store fail after so many; returns how to end that. */
export function cutOffWrites(store: 'rows' | 'outbox' | 'meta' | 'trash', after = 0): () => void {
  const { add, put } = IDBObjectStore.prototype
  let writes = 0
  const failing = (original: typeof put): typeof put =>
    function (this: IDBObjectStore, ...args) {
      if (this.name === store && (writes += 1) > after) throw new Error('cut off')
      return original.apply(this, args)
    }
  Object.assign(IDBObjectStore.prototype, { add: failing(add), put: failing(put) })
  return () => void Object.assign(IDBObjectStore.prototype, { add, put })
}

export function insertTask(rowId: string, title: string): Change {
  return { table: 'tasks', rowId, op: 'insert', data: { title, createdAt: '2026-11-21T10:00:00.000Z' } }
}

export function insertSubtask(rowId: string, taskId: string, title: string): Change {
  const data = { taskId, title, createdAt: '2026-11-21T10:00:00.000Z' }
  return { table: 'subtasks', rowId, op: 'insert', data }
}

export function rename(rowId: string, title: string): Change {
  return { table: 'tasks', rowId, op: 'update', data: { title } }
}

export function titlesOf(store: DeviceStore): unknown[] {
  return store.mirror
    .rowsOf('tasks')
    .map((row) => row['title'])
    .toSorted()
}

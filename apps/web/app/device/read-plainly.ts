import type { DeviceContent } from '@glimmer/sync/export/export-file'

/**
 * Reads everything that this device keeps of an owner, as it lies there. It uses nothing but the browser, so that it
 * works when the rest of the app does not. Rejects where there is nothing, or no storage.
 */
export async function readPlainly(owner: string, indexedDb: IDBFactory = indexedDB): Promise<DeviceContent> {
  const database = await open(`glimmer:${owner}`, indexedDb)
  const stores: Stores = (name) => database.transaction(name).objectStore(name)
  try {
    const [rows, trash, damaged] = await Promise.all([
      readAll(stores, 'rows'),
      readAll(stores, 'trash'),
      settle<{ readonly value?: unknown } | undefined>(stores('meta').get('damaged')).catch(() => undefined),
    ])
    return { rows, trash, unreadable: Array.isArray(damaged?.value) ? damaged.value : [] }
  } finally {
    database.close()
  }
}

type Stores = (name: 'rows' | 'trash' | 'meta') => IDBObjectStore

/** The browser refuses to read all records at once if one of them is damaged; then they are read one by one. */
async function readAll(stores: Stores, name: 'rows' | 'trash'): Promise<unknown[]> {
  try {
    return await settle<unknown[]>(stores(name).getAll())
  } catch {
    const keys = await settle(stores(name).getAllKeys())
    const reading = keys.map((key) => settle<unknown>(stores(name).get(key)).catch(() => undefined))
    return (await Promise.all(reading)).filter((record) => record !== undefined)
  }
}

function open(name: string, indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open(name)
  // The database did not exist: aborting keeps an empty one from being created.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settle(request)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}

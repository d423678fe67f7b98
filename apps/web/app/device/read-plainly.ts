import type { DeviceContent } from '@glimmer/sync/export/export-file'

/**
 * Reads everything that this device keeps of an owner, as it lies there. It uses nothing but the browser, so that it
 * works when the rest of the app does not. Rejects where there is nothing, or no storage.
 */
export async function readPlainly(owner: string, indexedDb: IDBFactory = indexedDB): Promise<DeviceContent> {
  const database = await open(`glimmer:${owner}`, indexedDb)
  try {
    const stores = database.transaction(['rows', 'trash'])
    const [rows, trash] = await Promise.all([
      settle(stores.objectStore('rows').getAll()),
      settle(stores.objectStore('trash').getAll()),
    ])
    return { rows, trash }
  } finally {
    database.close()
  }
}

function open(name: string, indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open(name)
  // There was none: do not leave an empty one behind.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settle(request)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}

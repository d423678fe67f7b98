import { readSession } from '../session/session-store.ts'

export type Saved = { readonly kind: 'saved' } | { readonly kind: 'refused' }

/**
 * Hands the person a file with everything that this device keeps of them. It reads the database plainly, so that it
 * works when the rest of the app does not.
 */
export async function saveEverything(): Promise<Saved> {
  const session = readSession()
  if (session.kind === 'none') return { kind: 'refused' }
  try {
    const content = await readAll(`glimmer:${session.owner}`)
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `glimmer-${new Date().toISOString().slice(0, 10)}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return { kind: 'saved' }
  } catch {
    return { kind: 'refused' }
  }
}

async function readAll(name: string): Promise<Record<string, unknown[]>> {
  const database = await open(name)
  try {
    const content: Record<string, unknown[]> = {}
    for (const store of database.objectStoreNames) {
      content[store] = await settle(database.transaction(store).objectStore(store).getAll())
    }
    return content
  } finally {
    database.close()
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
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

/**
 * IndexedDB with promises, and no more. Nothing here waits for anything but the database, as a transaction commits by
 * itself as soon as it has no open request.
 */

export interface StoreReader<Row, Key> {
  get(key: Key): Promise<Row | undefined>
  /** In the order of the keys; undefined where there is none. */
  getMany(keys: readonly Key[]): Promise<(Row | undefined)[]>
  /** In the order of their keys, the first `limit` of them or all. */
  getAll(limit?: number): Promise<Row[]>
  count(): Promise<number>
  keys(): Promise<Key[]>
}

/**
 * Writing, which needs a transaction. Each call resolves when the request succeeded; it is durable once the
 * transaction has resolved.
 */
export interface StoreWriter<Row, Key, New = Row> extends StoreReader<Row, Key> {
  put(rows: readonly Row[]): Promise<void>
  /** Rejects where a key is there already. */
  add(rows: readonly New[]): Promise<void>
  delete(keys: readonly Key[]): Promise<void>
  clear(): Promise<void>
}

/** A store of a transaction that is going on, or, for reading only, one that opens a transaction for each question. */
export function storeOver<Row, Key extends IDBValidKey, New = Row>(
  open: () => IDBObjectStore,
): StoreWriter<Row, Key, New> {
  return {
    get: async (key) => settle(open().get(key)),
    async getMany(keys) {
      const store = open()
      return Promise.all(keys.map((key) => settle<Row | undefined>(store.get(key))))
    },
    getAll: async (limit) => settle(open().getAll(null, limit)),
    count: async () => settle(open().count()),
    keys: async () => (await settle(open().getAllKeys())) as Key[],
    put: async (rows) => last(rows, (row) => open().put(row)),
    add: async (rows) => last(rows, (row) => open().add(row)),
    delete: async (keys) => last(keys, (key) => open().delete(key)),
    clear: async () => settle(open().clear()),
  }
}

/** Requests of a transaction run in order, so when the last is done, all are; if one fails, the transaction fails. */
async function last<T>(items: readonly T[], request: (item: T) => IDBRequest): Promise<void> {
  const requests = items.map(request)
  const final = requests.at(-1)
  if (final) await settle(final)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () =>
      reject(request.error ?? new DOMException('The database gave no reason.', 'UnknownError'))
  })
}

/** Opens a database; `prepare` makes its stores where it is new. */
export function openConnection(
  factory: IDBFactory,
  name: string,
  version: number,
  prepare: (connection: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, version)
  request.onupgradeneeded = () => prepare(request.result)
  return settle(request)
}

/** Resolves once every connection has let go of it and it is gone. */
export async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  await settle(factory.deleteDatabase(name))
}

/**
 * Runs `work` in one transaction over all stores and resolves when it is on the disk: all of it, or nothing where
 * anything throws.
 */
export async function inTransaction<T>(
  connection: IDBDatabase,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const stores = [...connection.objectStoreNames]
  const transaction = connection.transaction(stores, 'readwrite', { durability: 'strict' })
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Taken back.', 'AbortError'))
  })
  // Awaited below; this only keeps an early rejection from being reported as unhandled.
  ended.catch(() => {})
  try {
    const result = await work(transaction)
    await ended
    return result
  } catch (error) {
    abort(transaction)
    // When the transaction itself failed, for example without room on the disk, its error says more than that of one
    // request.
    throw transaction.error ?? error
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has ended already.
  }
}

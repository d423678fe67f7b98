import type { PushPayload } from '@glimmer/api/notifications'
import {
  deleteDatabase,
  inTransaction,
  openConnection,
  storeOver,
  type StoreWriter,
} from './object-stores.ts'

export type LaterAction = PushPayload['actions'][number]['action']
/** The reminder that a notification is about; none for the daily one. */
export type ReminderSubject = NonNullable<PushPayload['subject']>

/** What goes along with a notification, by push or by an open page: whose it is, and what a press on it means. */
export interface NotificationData {
  readonly owner: string
  /** A path of ours. */
  readonly url: string
  readonly subject?: ReminderSubject
  /** The task of the daily reminder. */
  readonly taskId?: string
}

/** What a person pressed on a notification, until a page or the server has done it. */
export interface PressedLater {
  readonly owner: string
  readonly tag: string
  readonly subject?: ReminderSubject
  readonly action: LaterAction
  /** When it was pressed, an instant. */
  readonly at: string
}

export type KeptPressed = PressedLater & { readonly id: number }

interface KeptOwner {
  readonly key: 'owner'
  readonly owner: string
}

/** Something that was shown here, and when: an instant. */
interface KeptShown {
  readonly tag: string
  readonly at: string
}

interface Stores {
  readonly pressed: StoreWriter<KeptPressed, number, PressedLater>
  readonly owners: StoreWriter<KeptOwner, string>
  readonly shown: StoreWriter<KeptShown, string>
}

const NAME = 'glimmer-notifications'
const PRESSED = 'pressed'
const OWNERS = 'owners'
const SHOWN = 'shown'
/** Nothing rings for longer than a day after it was due. */
const SHOWN_MS = 3 * 24 * 60 * 60_000

/**
 * What the service worker knows of people, as it cannot read localStorage: whose messages this browser may show, and what
 * was pressed. All of it goes when its person leaves.
 */
export function workerMemory(factory: IDBFactory = indexedDB) {
  async function change<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const connection = await openConnection(factory, NAME, 1, (fresh) => {
      fresh.createObjectStore(PRESSED, { keyPath: 'id', autoIncrement: true })
      fresh.createObjectStore(OWNERS, { keyPath: 'key' })
      fresh.createObjectStore(SHOWN, { keyPath: 'tag' })
    })
    try {
      return await inTransaction(connection, (transaction) =>
        work({
          pressed: storeOver(() => transaction.objectStore(PRESSED)),
          owners: storeOver(() => transaction.objectStore(OWNERS)),
          shown: storeOver(() => transaction.objectStore(SHOWN)),
        }),
      )
    } finally {
      connection.close()
    }
  }
  /** Looking makes no database, so that nothing is left where somebody has gone. */
  async function look<T>(work: (stores: Stores) => Promise<T>): Promise<T | undefined> {
    const isThere = (await factory.databases()).some(({ name }) => name === NAME)
    return isThere ? change(work) : undefined
  }

  return {
    /** Whose messages may be shown here; null where nobody turned them on. */
    async owner(): Promise<string | null> {
      return (await look(({ owners }) => owners.get('owner')))?.owner ?? null
    },
    keepOwner: (owner: string) => change(({ owners }) => owners.put([{ key: 'owner', owner }])),
    /** What a push or an open page has shown, so that neither shows what the other did. */
    async shown(): Promise<readonly KeptShown[]> {
      return (await look(({ shown }) => shown.getAll())) ?? []
    },
    async noteShown(tag: string, at: Date): Promise<void> {
      const oldest = new Date(at.getTime() - SHOWN_MS).toISOString()
      await look(async ({ shown }) => {
        const old = (await shown.getAll()).filter((one) => one.at < oldest)
        await shown.delete(old.map((one) => one.tag))
        await shown.put([{ tag, at: at.toISOString() }])
      })
    },
    notePressed: (pressed: PressedLater) => change((stores) => stores.pressed.add([pressed])),
    /** In the order in which they were pressed. */
    async pressed(): Promise<readonly KeptPressed[]> {
      return (await look((stores) => stores.pressed.getAll())) ?? []
    },
    dropPressed: (ids: readonly number[]) => look((stores) => stores.pressed.delete(ids)),
    forget: () => deleteDatabase(factory, NAME),
  }
}

export type WorkerMemory = ReturnType<typeof workerMemory>

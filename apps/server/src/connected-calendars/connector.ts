import type { CalendarTrouble } from '@glimmer/api/connected-calendars'
import type { ItemFields } from '@glimmer/domain/calendar/connected/item'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'

/** A calendar of an account, as the other side tells of it. */
export interface RemoteCalendar {
  /** Names it there for good: a path, an id, or an address. */
  readonly remoteId: string
  readonly name: string
  /** `#rrggbb`, or null where the other side names none. */
  readonly color: string | null
  readonly isReadOnly: boolean
}

/** One event with its exceptions, as the other side keeps it: a CalDAV resource, one UID of a file, a Google master with its instances (JSON). */
export interface RemoteItem {
  readonly href: string
  readonly etag: string | null
  readonly raw: string
}

/** `isWhole`: what is not named is gone. Only ever true where the whole answer was read and understood. */
export type RemoteRead =
  | { readonly kind: 'unchanged'; readonly cursor: string | null }
  | {
      readonly kind: 'read'
      readonly isWhole: boolean
      readonly items: readonly RemoteItem[]
      /** The hrefs of what is no longer there. */
      readonly gone: readonly string[]
      readonly cursor: string | null
    }

/** What is known of a calendar from the reads before. */
export interface Known {
  /** What the last read gave. */
  readonly cursor: string | null
  /** The etag of each item, by its href, read when it is asked for: most reads find nothing new. */
  etags(): Promise<ReadonlyMap<string, string | null>>
  /** The stored texts of these, read when they are asked for. */
  rawsOf(hrefs: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** What opens an account, as JSON. It is kept encrypted, and never logged. */
export type Credentials = Readonly<Record<string, string>>

/** What a connector asks with. */
export interface Access {
  readonly credentials: Credentials
  /** Keeps credentials that were renewed on the way: `credentials` are these from then on. */
  keep(changed: Credentials): Promise<void>
  readonly fetch: GuardedFetch
  readonly signal: AbortSignal
  readonly now: () => Date
}

/** What an item is to us. */
export interface DecodedItem {
  /** What names the event on both sides, whatever its href. */
  readonly uid: string
  /** The id of the event of ours that Glimmer itself put there. The UID alone does not tell: our own feed has it too. */
  readonly ownId: string | null
  readonly item: ItemFields
}

/** `changed`: it is another there than the etag says. `refused`: the other side takes no such event. */
export type PutAnswer =
  | { readonly kind: 'kept'; readonly item: RemoteItem }
  | { readonly kind: 'changed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' }

/**
 * One way to reach other calendars. What asks the other side throws `ConnectorTrouble` where it cannot be asked, or says
 * what is not understood; what it answers is whole.
 */
export interface Connector {
  list(access: Access): Promise<readonly RemoteCalendar[]>
  read(access: Access, remoteId: string, known: Known): Promise<RemoteRead>
  /** Pure. Null: not an event that Glimmer can hold; it is left alone, and never deleted there. */
  decode(item: RemoteItem): DecodedItem | null
  /** Pure. What to store there: the stored text with our fields changed, or a new one. `id`: that of our event. */
  encode(given: {
    readonly raw: string | null
    readonly id: string
    readonly item: ItemFields
    readonly now: Date
  }): string
  /** Without an href it is new. A new one that is there already is answered as `kept` with what is there. */
  put(
    access: Access,
    remoteId: string,
    given: {
      readonly href: string | null
      readonly etag: string | null
      readonly id: string
      readonly raw: string
    },
  ): Promise<PutAnswer>
  remove(
    access: Access,
    remoteId: string,
    given: { readonly href: string; readonly etag: string | null },
  ): Promise<'removed' | 'gone' | 'changed' | 'refused'>
  /** The script that decodes and encodes long texts in a thread of its own. Absent where nobody else wrote them. */
  readonly outside?: URL
  /** Gives the account back, where the other side knows of that. What fails here is not tried again. */
  revoke?(access: Access): Promise<void>
}

/** What is longer is read by a thread of its own, so that nobody waits for it; see `fairly.ts`. */
export const LONG_TEXT = 100_000

/** Of a calendar: more is refused, and nothing of it deleted. */
export const MAX_ITEMS = 5_000
export const MAX_CALENDAR_BYTES = 20_000_000

/** Why the other side could not be asked, or its answer is not taken. Holds nothing of what was said. */
export class ConnectorTrouble extends Error {
  override readonly name = 'ConnectorTrouble'
  readonly trouble: CalendarTrouble
  readonly retryAfterMs: number | null

  constructor(trouble: CalendarTrouble, retryAfterMs: number | null = null) {
    super(trouble)
    this.trouble = trouble
    this.retryAfterMs = retryAfterMs
  }
}

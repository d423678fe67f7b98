import type { Credentials } from '../../src/connected-calendars/connector.ts'

export type Random = () => number

/** What goes wrong in a sync. `lost`: something was done, and its answer did not come. */
export const FAULTS = ['none', 'none', 'lost', 'dropped', 'busy', 'tokens', 'pages'] as const
export type Fault = (typeof FAULTS)[number]

/** A calendar on the other side, and a person there who changes events on a device of their own. */
export interface OtherSide {
  readonly provider: 'caldav' | 'google'
  readonly settings: Record<string, string>
  /** Begins anew, with an account that has one empty calendar. */
  begin(): Promise<{ readonly identity: string; readonly credentials: Credentials }>
  /** Titles of all events that are there. */
  titles(): string[]
  create(title: string, start: string, isSeries: boolean): void
  /** Changes the event whose title has this mark, in one way or another. */
  change(mark: string, random: Random, text: string): void
  /** Says where it takes place. */
  locate(mark: string, place: string): void
  remove(mark: string): void
  fail(fault: Fault): void
  /** How many requests wanted to change something. */
  writes(): number
  close(): Promise<unknown>
}

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

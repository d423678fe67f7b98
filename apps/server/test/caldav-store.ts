import { createHash, randomUUID } from 'node:crypto'

/** How a calendar tells what changed: by sync tokens, by a ctag alone, or by nothing but etags. */
export type ChangeMode = 'token' | 'ctag' | 'etags'

export interface CalendarOptions {
  readonly name?: string
  readonly color?: string
  readonly isReadOnly?: boolean
  readonly kinds?: readonly string[]
  readonly mode?: ChangeMode
}

export interface StoredFile {
  readonly etag: string
  readonly raw: string
}

export type Stored = 'created' | 'replaced' | 'precondition' | 'invalid' | 'taken'

/** A calendar as a server keeps it: files by their names, and what happened to them. */
export class StoredCalendar {
  readonly path: string
  readonly options: Required<CalendarOptions>
  readonly files = new Map<string, StoredFile>()
  /** When each file was last stored or deleted. */
  readonly #changedAt = new Map<string, number>()
  #revision = 0
  #oldestToken = 0
  #epoch = randomUUID()

  constructor(path: string, options: CalendarOptions) {
    this.path = path
    this.options = {
      name: 'Home',
      color: '#3b82f6ff',
      isReadOnly: false,
      kinds: ['VEVENT'],
      mode: 'token',
      ...options,
    }
  }

  get ctag(): string {
    return `"${this.#epoch}-${this.#revision}"`
  }

  get token(): string {
    return this.#tokenOf(this.#revision)
  }

  /** Stores what somebody else wrote, on whatever other device. */
  put(name: string, raw: string): void {
    this.store(name, raw, {})
  }

  delete(name: string): boolean {
    if (!this.files.delete(name)) return false
    this.#touch(name)
    return true
  }

  /** The text of a file that another device stores, changed. */
  edit(name: string, change: (raw: string) => string): void {
    this.put(name, change(this.files.get(name)?.raw ?? ''))
  }

  /** No token that was given out means anything any more. */
  forgetTokens(): void {
    this.#revision += 1
    this.#oldestToken = this.#revision
  }

  store(
    name: string,
    raw: string,
    { ifMatch, ifNoneMatch }: Conditions,
    rewrite = (text: string) => text,
  ): Stored {
    const before = this.files.get(name)
    if (!isMet(before, { ifMatch, ifNoneMatch })) return 'precondition'
    const uid = uidOf(raw)
    if (uid === null) return 'invalid'
    for (const [other, file] of this.files) if (other !== name && uidOf(file.raw) === uid) return 'taken'
    const etag = `"${createHash('sha256').update(raw).update(String(this.#revision)).digest('hex').slice(0, 32)}"`
    this.files.set(name, { etag, raw: rewrite(raw) })
    this.#touch(name)
    return before ? 'replaced' : 'created'
  }

  /** The names that changed since a token, the first ones first; null where the token is not known. */
  changesSince(token: string, most: number): { names: string[]; token: string; hasMore: boolean } | null {
    const since = token === '' ? 0 : this.#revisionOf(token)
    if (since === null || since < this.#oldestToken) return null
    const all = [...this.#changedAt]
      .filter(([name, at]) => at > since && (token !== '' || this.files.has(name)))
      .toSorted(([, a], [, b]) => a - b)
    const page = all.slice(0, most)
    const hasMore = page.length < all.length
    return {
      names: page.map(([name]) => name),
      token: this.#tokenOf(hasMore ? (page.at(-1)?.[1] ?? since) : this.#revision),
      hasMore,
    }
  }

  #touch(name: string): void {
    this.#revision += 1
    this.#changedAt.set(name, this.#revision)
  }

  #tokenOf(revision: number): string {
    return `http://sync.example.org/${this.#epoch}/${revision}`
  }

  #revisionOf(token: string): number | null {
    const [, revision] = token.split(`${this.#epoch}/`)
    return revision === undefined ? null : Number(revision)
  }
}

export interface Conditions {
  readonly ifMatch?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

export function isMet(file: StoredFile | undefined, { ifMatch, ifNoneMatch }: Conditions): boolean {
  if (ifNoneMatch === '*' && file) return false
  if (ifMatch === undefined) return true
  return file !== undefined && (ifMatch === '*' || ifMatch === file.etag)
}

/** The one UID of a calendar object; null where it is none, or several. */
function uidOf(raw: string): string | null {
  const unfolded = raw.replaceAll(/\r?\n[ \t]/g, '')
  const isWhole = /^BEGIN:VCALENDAR\r?$/m.test(unfolded) && /^END:VCALENDAR\r?$/m.test(unfolded)
  const uids = new Set([...unfolded.matchAll(/^UID(?:;[^:]*)?:(.*?)\r?$/gm)].map(([, uid]) => uid))
  const [uid] = uids
  return isWhole && uids.size === 1 ? (uid ?? null) : null
}

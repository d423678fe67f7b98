/**
 * Who is using this device. Kept in localStorage so that the app opens without a network; tokens are never
 * here: they live in a cookie that scripts cannot read.
 */
export type Role = 'admin' | 'moderator' | 'user'

export interface AccountSession {
  readonly kind: 'account'
  /** Names the device's database: the account's id. */
  readonly owner: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  readonly role: Role
  /** The server no longer knows this sign-in. The data stays usable; sync waits for a new sign-in. */
  readonly expired: boolean
  /** The server has no such account any more. What is on the device stays until the person says what becomes of it. */
  readonly isGone?: boolean
}

export interface GuestSession {
  readonly kind: 'guest'
  readonly owner: typeof GUEST_OWNER
}

export type Session = { readonly kind: 'none' } | GuestSession | AccountSession

export const GUEST_OWNER = 'guest'
export const NO_SESSION: Session = { kind: 'none' }
export const GUEST_SESSION: GuestSession = { kind: 'guest', owner: GUEST_OWNER }

const KEY = 'glimmer:session'

/** Where storage is refused (some private windows) the session lasts for the page: it is kept here. */
let memory: string | null = null
let storageRefused = false
let parsed: { text: string | null; session: Session } = { text: null, session: NO_SESSION }
const listeners = new Set<() => void>()

/** The session as this device knows it. The same object until it changes. */
export function readSession(): Session {
  const text = readText()
  if (text !== parsed.text) parsed = { text, session: parseSession(text) }
  return parsed.session
}

/** Remembers the session; every tab of this browser hears of it. */
export function writeSession(session: Session): void {
  memory = session.kind === 'none' ? null : JSON.stringify(session)
  try {
    if (memory === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, memory)
  } catch {
    storageRefused = true
  }
  for (const listener of listeners) listener()
}

/** Calls back when this tab or another one changes the session. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) globalThis.addEventListener?.('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
  }
}

function onStorage(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key !== KEY && event.key !== null) return
  for (const listener of listeners) listener()
}

/** Whether this device may keep nothing, so that only the server can tell who is here. */
export function isStorageRefused(): boolean {
  readText()
  return storageRefused
}

function readText(): string | null {
  if (storageRefused) return memory
  try {
    return localStorage.getItem(KEY)
  } catch {
    storageRefused = true
    return memory
  }
}

function parseSession(text: string | null): Session {
  if (text === null) return NO_SESSION
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : NO_SESSION
  } catch {
    return NO_SESSION
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'guest') return 'owner' in value && value.owner === GUEST_OWNER
  if (value.kind !== 'account') return false
  const account = value as Partial<AccountSession>
  return (
    typeof account.owner === 'string' &&
    account.owner !== '' &&
    typeof account.email === 'string' &&
    typeof account.name === 'string' &&
    typeof account.expired === 'boolean'
  )
}

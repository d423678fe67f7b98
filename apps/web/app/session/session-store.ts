import { deviceSetting, fits } from '../lib/device-setting.ts'

/**
 * Who is using this device. Kept in localStorage so that the app opens without a network. Tokens are never kept here:
 * they are in a cookie that scripts cannot read.
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
  /** The server has deleted the account. Its data stays on the device until the person decides what becomes of it. */
  readonly isGone?: boolean
  /** The account waits for its deletion, which can be taken back until then. Its data stays on the device. */
  readonly deletionDueAt?: string
}

export interface GuestSession {
  readonly kind: 'guest'
  readonly owner: typeof GUEST_OWNER
}

export type Session = { readonly kind: 'none' } | GuestSession | AccountSession

export const GUEST_OWNER = 'guest'
export const NO_SESSION: Session = { kind: 'none' }
export const GUEST_SESSION: GuestSession = { kind: 'guest', owner: GUEST_OWNER }

const kept = deviceSetting<Session>({
  key: 'session',
  scope: 'device',
  schema: fits(isSession),
  fallback: NO_SESSION,
})

/** The session as this device knows it. The same object until it changes. */
export function readSession(): Session {
  return kept.get()
}

/** Remembers the session; every tab of this browser hears of it. */
export function writeSession(session: Session): void {
  kept.set(session.kind === 'none' ? NO_SESSION : session)
}

/** Calls back when this tab or another one changes the session. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  return kept.subscribe(listener)
}

/** Whether this device may keep nothing, so that only the server can tell who is here. */
export function isStorageRefused(): boolean {
  return kept.isRefused()
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

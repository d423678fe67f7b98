import { createHash, randomBytes } from 'node:crypto'
import { createEvents, type Events } from './events.ts'

export const SCOPES = {
  events: 'https://www.googleapis.com/auth/calendar.events',
  list: 'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
} as const

export interface GoogleCalendar {
  readonly id: string
  summary: string
  backgroundColor: string
  accessRole: 'owner' | 'writer' | 'reader' | 'freeBusyReader'
  readonly primary: boolean
  /** An event that nobody may change, such as a birthday. */
  keeps?: string | undefined
  readonly events: Events
}

/** Somebody with an account of Google, and their calendars by id. The first has their address for its id. */
export interface GooglePerson {
  readonly email: string
  readonly calendars: Map<string, GoogleCalendar>
  addCalendar(
    id: string,
    settings?: { summary?: string; accessRole?: GoogleCalendar['accessRole'] },
  ): GoogleCalendar
}

export function createPerson(email: string, zone: string): GooglePerson {
  const calendars = new Map<string, GoogleCalendar>()
  const person: GooglePerson = {
    email,
    calendars,
    addCalendar(id, { summary = id, accessRole = 'owner' } = {}) {
      const calendar: GoogleCalendar = {
        id,
        summary,
        backgroundColor: '#9fe1e7',
        accessRole,
        primary: id === email,
        events: createEvents(zone),
      }
      calendars.set(id, calendar)
      return calendar
    },
  }
  person.addCalendar(email)
  return person
}

interface Consent {
  readonly email: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly challenge: string
  readonly isOffline: boolean
}

const random = () => randomBytes(24).toString('base64url')

/** What people agreed to: codes, tokens that are short, and those that renew them. */
export function createGrants() {
  const codes = new Map<string, Consent>()
  const access = new Map<string, { email: string; scopes: readonly string[]; refresh: string | null }>()
  const refresh = new Map<string, { email: string; scopes: readonly string[] }>()
  const revoked: string[] = []
  let rotates = false

  const give = (email: string, scopes: readonly string[], renewedBy: string | null) => {
    const token = `ya29.${random()}`
    access.set(token, { email, scopes, refresh: renewedBy })
    return { access_token: token, expires_in: 3599, scope: scopes.join(' '), token_type: 'Bearer' }
  }
  const forget = (token: string) => {
    refresh.delete(token)
    for (const [key, kept] of access) if (kept.refresh === token) access.delete(key)
  }

  return {
    access,
    revoked,
    isGranted: (email: string) => [...refresh.values()].some((kept) => kept.email === email),
    agree(consent: Consent): string {
      const code = `4/${random()}`
      codes.set(code, consent)
      return code
    },
    /** Null where the code is not known, used before, or not of this verifier and address. */
    exchange(form: URLSearchParams) {
      const code = form.get('code') ?? ''
      const consent = codes.get(code)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!consent || consent.challenge !== challenge || consent.redirectUri !== form.get('redirect_uri'))
        return null
      const { email, scopes, isOffline } = consent
      const token = isOffline ? `1//${random()}` : null
      if (token !== null) refresh.set(token, { email, scopes })
      return { ...give(email, scopes, token), ...(token !== null && { refresh_token: token }) }
    },
    renew(token: string) {
      const kept = refresh.get(token)
      if (!kept) return null
      if (!rotates) return give(kept.email, kept.scopes, token)
      forget(token)
      const next = `1//${random()}`
      refresh.set(next, kept)
      return { ...give(kept.email, kept.scopes, next), refresh_token: next }
    },
    /** By either token; false where it is not known. */
    revoke(token: string): boolean {
      const renewing = refresh.has(token) ? token : access.get(token)?.refresh
      if (!renewing) return false
      forget(renewing)
      revoked.push(token)
      return true
    },
    /** As the person does on Google's own page, or Google after seven days where a client is in testing. */
    takeBack(email: string) {
      for (const [token, kept] of refresh) if (kept.email === email) forget(token)
    },
    /** Short tokens are over before their hour. */
    endAccess: () => access.clear(),
    rotate: () => (rotates = true),
  }
}

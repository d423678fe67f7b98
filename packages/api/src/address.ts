import type * as z from 'zod/mini'
import { type RefusalCode, REFUSALS } from './refusals.ts'

/** One address of the server: who may ask it, what it takes, what it answers. */
export interface Address {
  readonly summary: string
  readonly description?: string
  /** `owner`: whose the thing is; everybody else hears that there is none. `admin`: a person with that role, asked of the database each time. */
  readonly who: 'anyone' | 'signed-in' | 'owner' | 'admin' | 'operator'
  readonly query?: z.core.$ZodType
  /** JSON. Without one, what a request holds is not read. */
  readonly body?: z.core.$ZodType
  /** Of a stream: what each of its events holds. */
  readonly answer: z.core.$ZodType
  /** Of a stream: the one JSON for those who do not ask for a stream. */
  readonly whole?: z.core.$ZodType
  /** `application/json` where nothing is said, and null for an answer without a body. */
  readonly type?:
    | 'text/event-stream'
    | 'text/html'
    | 'text/css'
    | 'text/plain'
    | 'text/calendar'
    | 'image/jpeg'
    | null
  /** Whether it answers 304 without a body to who has its newest answer. */
  readonly mayBeUnchanged?: true
  /** 200 where nothing is said. */
  readonly status?: number
  /** Beside those that follow from who may ask and from the body. */
  readonly refuses?: readonly RefusalCode[]
}

export type AddressKey = `${'GET' | 'POST'} /${string}`

/** `GET /api/me` in its two parts. */
export function partsOf(name: AddressKey): { readonly method: 'GET' | 'POST'; readonly path: string } {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  return { method, path }
}

/** What any address may say, whatever it is asked. */
const ANYWHERE: readonly RefusalCode[] = ['bad_request', 'server_error', 'database_away']
/** What is asked of every request that may change something. */
const OF_POST: readonly RefusalCode[] = ['wrong_origin', 'too_large', 'disk_full']
const OF_BODY: readonly RefusalCode[] = ['bad_json', 'not_json']

/** Every code with which an address may refuse, by status. */
export function refusalsOf(
  name: AddressKey,
  { who, body, refuses = [] }: Address,
): ReadonlyMap<number, readonly RefusalCode[]> {
  const codes = new Set([
    ...refuses,
    ...(who === 'signed-in' ? (['signed_out'] as const) : []),
    ...(who === 'admin' ? (['signed_out', 'not_admin'] as const) : []),
    ...(who === 'owner' ? (['not_found'] as const) : []),
    ...(body ? OF_BODY : []),
    ...(name.startsWith('POST') ? OF_POST : []),
    ...ANYWHERE,
  ])
  const statuses = [...new Set([...codes].map((code) => REFUSALS[code]))].toSorted((a, b) => a - b)
  return new Map(statuses.map((status) => [status, [...codes].filter((code) => REFUSALS[code] === status)]))
}

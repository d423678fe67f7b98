import type { Fetched } from '../../outbound/guarded-fetch.ts'
import { type Access, ConnectorTrouble } from '../connector.ts'
import { askOnce } from './answer.ts'
import type { GoogleTokens } from './tokens.ts'

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Behind the API's address, each part to be encoded. */
  readonly path: readonly string[]
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: object
  readonly ifMatch?: string | undefined
  readonly mostBytes?: number
}

export type CallApi = (access: Access, call: Call) => Promise<Fetched>

/** Asks the Calendar API as an account. A token that is over is renewed, once. */
export function createCallApi(api: string, tokens: GoogleTokens): CallApi {
  const ask = (access: Access, token: string, call: Call) => {
    const { method = 'GET', path, query = {}, body, ifMatch, mostBytes } = call
    const url = new URL(`${api}/${path.map(encodeURIComponent).join('/')}`)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return askOnce(access.fetch, url.href, {
      method,
      signal: access.signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(mostBytes !== undefined && { mostBytes }),
    })
  }

  return async (access, call) => {
    const token = await tokens.accessToken(access)
    const first = await ask(access, token, call)
    if (first.status !== 401) return first
    const second = await ask(access, await tokens.accessToken(access, token), call)
    if (second.status === 401) throw new ConnectorTrouble('sign_in')
    return second
  }
}

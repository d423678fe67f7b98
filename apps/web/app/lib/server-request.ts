import type { AddressName, QueryOf, SentTo } from '@glimmer/api/addresses'

/** A request to an address of our server, for `fetch`: where it goes, and what it holds. */
export function requestTo<Name extends AddressName>(
  name: Name,
  sent: SentTo<Name>,
): [path: string, init: RequestInit] {
  const { body, query } = sent as { body?: object; query?: object }
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  const init: RequestInit = {
    method: name.slice(0, name.indexOf(' ')),
    credentials: 'same-origin',
    cache: 'no-store',
    headers,
    body: body ? JSON.stringify(body) : null,
  }
  return [pathTo(name, query as QueryOf<Name>), init]
}

/** Where an address is asked; what is undefined in the query is left out. */
export function pathTo<Name extends AddressName>(name: Name, query: QueryOf<Name>): string {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) asked.set(key, String(value))
  }
  const path = name.slice(name.indexOf(' ') + 1)
  return asked.size > 0 ? `${path}?${asked}` : path
}

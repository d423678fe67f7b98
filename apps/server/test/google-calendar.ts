import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGrants, createPerson, type GooglePerson, SCOPES } from './google/accounts.ts'
import { shown } from './google/events.ts'
import { pick } from './google/fields.ts'
import { Refusal } from './google/refusal.ts'
import { GOOGLE_TROUBLES, type GoogleTrouble } from './google/troubles.ts'

export { SCOPES } from './google/accounts.ts'

const CLIENT = { id: 'glimmer.apps.example.org', secret: 'a secret that Google knows too' }
const API = '/calendar/v3'

interface Trouble {
  readonly on: RegExp
  readonly what: GoogleTrouble
  times: number
}

/**
 * A small Google on loopback, after what Google publishes of its own: the page that asks a person, tokens, and the part of
 * the Calendar API that Glimmer uses. `trouble` makes it answer badly.
 */
export async function startGoogleCalendar() {
  const people = new Map<string, GooglePerson>()
  const grants = createGrants()
  const asked: string[] = []
  let troubles: Trouble[] = []
  let between: { readonly on: RegExp; readonly act: () => void } | undefined
  let pageSize = 2_500
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', origin)
    const body = await readAll(request)
    const line = `${request.method} ${decodeURIComponent(url.pathname)}`
    asked.push(line)
    if (between?.on.test(line)) {
      const { act } = between
      between = undefined
      act()
    }
    const trouble = troubles.find(({ on, times }) => times > 0 && on.test(`${line}${url.search}`))
    if (trouble) trouble.times -= 1
    const isDone = trouble && GOOGLE_TROUBLES[trouble.what](response) === 'does it'
    if (trouble && !isDone) return
    let status = 200
    let answer: unknown
    try {
      if (url.pathname === '/o/oauth2/v2/auth') return authorize(request.method ?? '', url, body, response)
      if (url.pathname.startsWith(API)) answer = callApi(request, url, body)
      else [status, answer] = callTokens(url.pathname, body)
      if (answer === null) status = 204
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { reason } = error
      status = error.status
      answer = {
        error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] },
      }
    }
    if (isDone) return void response.socket?.destroy()
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(answer === null ? undefined : JSON.stringify(answer))
  }

  /** The page on which people choose who they are, and what of the asked they allow. */
  function authorize(method: string, url: URL, body: string, response: ServerResponse): void {
    const query = url.searchParams
    const redirectUri = query.get('redirect_uri') ?? ''
    const asks = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '')
    const isRight =
      query.get('client_id') === CLIENT.id &&
      /^http:\/\/localhost:\d+\/calendars$/.test(redirectUri) &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(query.get('code_challenge') ?? '') &&
      asks.length > 0
    if (!isRight) return void response.writeHead(400, { 'content-type': 'text/html' }).end('<p>Error 400')
    if (method === 'GET')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(pageFor([...people.keys()], asks))
    const form = new URLSearchParams(body)
    const email = form.get('person') ?? ''
    const scopes = asks.filter((scope) => form.getAll('scope').includes(scope))
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (people.has(email) && scopes.length > 0) {
      const challenge = query.get('code_challenge') ?? ''
      // Without asking anew, a person who agreed before gives no token that renews.
      const isOffline =
        query.get('access_type') === 'offline' &&
        (query.get('prompt') === 'consent' || !grants.isGranted(email))
      back.searchParams.set('code', grants.agree({ email, scopes, redirectUri, challenge, isOffline }))
      back.searchParams.set('scope', scopes.join(' '))
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  function callTokens(path: string, body: string): [number, unknown] {
    const form = new URLSearchParams(body)
    if (path === '/revoke')
      return grants.revoke(form.get('token') ?? '') ? [200, {}] : [400, { error: 'invalid_token' }]
    if (path !== '/token') throw new Refusal(404, 'notFound')
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return [401, { error: 'invalid_client' }]
    const given =
      form.get('grant_type') === 'refresh_token'
        ? grants.renew(form.get('refresh_token') ?? '')
        : grants.exchange(form)
    return given ? [200, given] : [400, { error: 'invalid_grant' }]
  }

  function callApi(request: IncomingMessage, url: URL, body: string): unknown {
    const token = grants.access.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!token) throw new Refusal(401, 'authError')
    const path = url.pathname.slice(API.length).split('/').slice(1).map(decodeURIComponent)
    const query = Object.fromEntries(url.searchParams)
    const needs = path[0] === 'users' ? SCOPES.list : SCOPES.events
    if (!token.scopes.includes(needs)) throw new Refusal(403, 'insufficientPermissions')
    const person = people.get(token.email)
    if (!person) throw new Refusal(401, 'authError')
    if (path.join('/') === 'users/me/calendarList') return pick(listCalendars(person, query), query['fields'])
    const [, calendarId = '', , id, instances] = path
    const calendar = person.calendars.get(calendarId)
    if (path[0] !== 'calendars' || path[2] !== 'events' || !calendar) throw new Refusal(404, 'notFound')
    const { events, accessRole } = calendar
    const method = request.method ?? ''
    if (method !== 'GET' && accessRole !== 'owner' && accessRole !== 'writer')
      throw new Refusal(403, 'requiredAccessLevel')
    if (method !== 'GET' && id !== undefined && id === calendar.keeps)
      throw new Refusal(400, 'eventTypeRestriction')
    const ifMatch = request.headers['if-match']
    const fields = method === 'POST' || method === 'PATCH' ? parseObject(body) : {}
    if (method === 'POST' && id === undefined) return pick(shown(events.insert(fields)), query['fields'])
    if (id === undefined) return pick(listEvents(), query['fields'])
    if (instances === 'instances') {
      const items = events.instances(id, query['originalStart'] ?? '').map(shown)
      return pick({ kind: 'calendar#events', items }, query['fields'])
    }
    if (method === 'PATCH') return pick(shown(events.patch(id, fields, ifMatch)), query['fields'])
    if (method === 'DELETE') events.remove(id, ifMatch)
    return method === 'DELETE' ? null : pick(shown(events.get(id)), query['fields'])

    function listEvents() {
      if (query['singleEvents'] === 'true') throw new Error('Glimmer reads series as they are')
      return events.list({
        syncToken: query['syncToken'],
        pageToken: query['pageToken'],
        iCalUID: query['iCalUID'],
        showDeleted: query['showDeleted'] === 'true',
        maxResults: Math.min(Number(query['maxResults'] ?? 250), pageSize),
      })
    }
  }

  function listCalendars({ calendars }: GooglePerson, query: Record<string, string>) {
    const all = [...calendars.values()].map(({ events: { zone }, ...calendar }) => ({
      kind: 'calendar#calendarListEntry',
      etag: '"1"',
      timeZone: zone,
      ...calendar,
    }))
    const skip = Number(query['pageToken'] ?? 0)
    const most = Math.min(Number(query['maxResults'] ?? 100), pageSize)
    const isLast = skip + most >= all.length
    return {
      kind: 'calendar#calendarList',
      items: all.slice(skip, skip + most),
      ...(isLast ? { nextSyncToken: 'of the list' } : { nextPageToken: String(skip + most) }),
    }
  }

  return {
    origin,
    people,
    grants,
    /** Each request, 'GET /calendar/v3/users/me/calendarList'. */
    asked,
    settings: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_TEST_SERVER: origin,
      PRIVATE_CALENDAR_HOSTS: new URL(origin).host,
    },
    addPerson(email: string, zone = 'Europe/London'): GooglePerson {
      const person = createPerson(email, zone)
      people.set(email, person)
      return person
    },
    /** The next requests that match, `times` of them, get this for an answer. */
    trouble(what: GoogleTrouble, on: RegExp, times = Number.POSITIVE_INFINITY) {
      troubles.push({ on, what, times })
    },
    /** Somebody does this just before the next request that matches is answered. */
    meanwhile(on: RegExp, act: () => void) {
      between = { on, act }
    },
    heal() {
      troubles = []
      between = undefined
      pageSize = 2_500
    },
    /** No answer holds more than so many things. */
    pageBy(size: number) {
      pageSize = size
    },
    /** Goes through its page as this person, `''` for somebody who turns back. Returns what it sends the browser back with. */
    async walk(authUrl: string, email: string, scopes: readonly string[] = Object.values(SCOPES)) {
      const form = new URLSearchParams({ person: email })
      for (const scope of scopes) form.append('scope', scope)
      const answer = await fetch(authUrl, { method: 'POST', body: form, redirect: 'manual' })
      const location = answer.headers.get('location')
      if (location === null) throw new Error(`Google says ${answer.status}`)
      return new URL(location).searchParams
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type GoogleOnLoopback = Awaited<ReturnType<typeof startGoogleCalendar>>

function pageFor(emails: readonly string[], scopes: readonly string[]): string {
  const button = (value: string, label: string) => `<button name="person" value="${value}">${label}</button>`
  const boxes = scopes.map(
    (scope) => `<p><label><input type="checkbox" name="scope" value="${scope}" checked> ${scope}</label></p>`,
  )
  return `<!doctype html><html lang="en"><title>Google</title><h1>Choose an account</h1><form method="post">${[
    ...boxes,
    ...emails.map((email) => button(email, email)),
    button('', 'Cancel'),
  ].join(' ')}</form></html>`
}

function parseObject(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    throw new Refusal(400, 'parseError')
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += (chunk as Buffer).toString()
  return text
}

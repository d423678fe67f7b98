import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AskedDav,
  type CaldavServer,
  type DavFault,
  startCaldavServer,
} from '../../../test/caldav-server.ts'
import { accessTo, memoryOf } from '../../../test/caldav-device.ts'
import { icsOf } from '../../../test/caldav-suite.ts'
import { type Access, ConnectorTrouble, MAX_ITEMS } from '../connector.ts'
import { caldav } from './caldav.ts'
import { fetchItems } from './fetch-items.ts'

const ID = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'
const EVENTS = 120

let server: CaldavServer
let access: Access
let memory: ReturnType<typeof memoryOf>
let calendar: ReturnType<CaldavServer['addCalendar']>
const read = async () => {
  const found = await caldav.read(access, calendar.address, memory.known())
  memory.take(found)
  return found
}
const hrefOf = (name: string) => `${calendar.path}${name}`
const troubleWith = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ConnectorTrouble ? error.trouble : error
}

beforeAll(async () => {
  server = await startCaldavServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.fail()
  server.rewriteWith((raw) => raw)
  server.pageBy(Number.POSITIVE_INFINITY)
  access = accessTo(server).access
  memory = memoryOf()
  calendar = server.addCalendar()
  for (let i = 0; i < EVENTS; i += 1) calendar.put(`e${i}.ics`, icsOf(`e${i}@x`, `Event ${i}`))
  server.asked.length = 0
})

const LOGIN: DavFault = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><html><body><form>Sign in</form></body></html>',
}
const answer = (body: string, status = 207): DavFault => ({ status, body })
const EMPTY = '<d:multistatus xmlns:d="DAV:"/>'
const BILLION = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`,
).join('')}]><d:multistatus xmlns:d="DAV:">&lol9;</d:multistatus>`
const XXE =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><d:multistatus xmlns:d="DAV:">&x;</d:multistatus>'
const DEEP = `<d:multistatus xmlns:d="DAV:">${'<d:response>'.repeat(100_000)}`
const MANY = `<d:multistatus xmlns:d="DAV:">${'<d:response><d:href>/x</d:href></d:response>'.repeat(200_000)}</d:multistatus>`
const WIDE = Array.from({ length: 50_000 }, (_, i) => `a${i}=""`).join(' ')
const FOREIGN =
  '<d:multistatus xmlns:d="DAV:"><d:response><d:href>https://elsewhere.example.org/a.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:sync-token>t</d:sync-token></d:multistatus>'

/** What an answer can be instead of what it should be, and what the account is told. */
const FAULTS: [string, DavFault, string][] = [
  ['a login page with 200', LOGIN, 'not_understood'],
  ['a login page with 207', answer('<html><body>Sign in</body></html>'), 'not_understood'],
  ['an empty 207', answer(''), 'not_understood'],
  ['a 207 without a word', answer(EMPTY), 'not_understood'],
  ['an answer in no UTF-8', { status: 207, body: Buffer.from([0xff, 0xfe, 0x3c]) }, 'not_understood'],
  ['XXE', answer(XXE), 'not_understood'],
  ['billion laughs', answer(BILLION), 'not_understood'],
  ['elements without end', answer(DEEP), 'not_understood'],
  ['200,000 hrefs', answer(MANY), 'too_large'],
  ['a tag without end', answer(`<d:multistatus xmlns:d="DAV:" ${WIDE}/>`), 'too_large'],
  ['a foreign href', answer(FOREIGN), 'not_understood'],
  ['an answer that is cut off', 'cut', 'unreachable'],
  ['XML that is cut off', (body) => body.slice(0, -20), 'not_understood'],
  ['a connection that ends', 'dropped', 'unreachable'],
  ['a server that says nothing', 'silent', 'unreachable'],
  [
    'a redirect to a private address',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    'private_address',
  ],
  ['401', { status: 401 }, 'sign_in'],
  ['404', { status: 404 }, 'not_found'],
  ['500', { status: 500 }, 'unreachable'],
  ['429', { status: 429, headers: { 'retry-after': '120' } }, 'busy'],
  ['503', { status: 503 }, 'busy'],
]

const KINDS = {
  'the state of a calendar': ({ method, headers }: AskedDav) =>
    method === 'PROPFIND' && headers['depth'] === '0',
  'the etags': ({ method, headers }: AskedDav) => method === 'PROPFIND' && headers['depth'] === '1',
  'the changes': ({ body }: AskedDav) => body.includes('sync-collection'),
  'the third page of texts': ({ body }: AskedDav) => body.includes('e119.ics'),
}

describe.each(FAULTS)('%s', (name, fault, trouble) => {
  it.each(Object.entries(KINDS))('instead of %s is no empty calendar', async (kind, isIt) => {
    if (kind === 'the changes') {
      await read()
      calendar.edit('e1.ics', (raw) => raw.replace('Event 1', 'Other'))
    }
    const before = memory.items.size
    server.fail((asked) => (isIt(asked) ? fault : null))
    if (fault === 'silent') access = accessTo(server, {}, 500).access
    expect(await troubleWith(read())).toBe(trouble)
    expect(memory.items.size).toBe(before)
    // And nothing is lost by it: the next time all is well.
    server.fail()
    access = accessTo(server).access
    await read()
    expect(memory.items.size).toBe(EVENTS)
    expect([name, await read()]).toMatchObject([name, { kind: 'unchanged' }])
  })
})

describe('a server that is asked to wait for', () => {
  it.each([
    ['120', 120_000],
    ['Mon, 23 Nov 2026 08:05:00 GMT', 300_000],
    ['999999999', 86_400_000],
    ['Sun, 22 Nov 2026 08:05:00 GMT', 0],
    ['soon', null],
  ])('says for how long: %s', async (header, retryAfterMs) => {
    server.fail(() => ({ status: 429, headers: { 'retry-after': header } }))
    await expect(read()).rejects.toMatchObject({ trouble: 'busy', retryAfterMs })
  })
})

describe('a token that means nothing any more', () => {
  it.each([403, 409, 410, 400, 412])(
    'with %i makes it read the whole calendar, and delete only what is gone',
    async (status) => {
      await read()
      calendar.delete('e5.ics')
      calendar.put('new.ics', icsOf('new@x', 'New'))
      server.asked.length = 0
      server.fail(({ body }) => (body.includes('sync-collection') ? { status } : null))
      const found = await read()
      expect(found).toMatchObject({ gone: [hrefOf('e5.ics')], items: [{ href: hrefOf('new.ics') }] })
      expect(server.asked.map(({ method }) => method)).toEqual(['REPORT', 'PROPFIND', 'PROPFIND', 'REPORT'])
    },
  )

  it('is forgotten by the server itself', async () => {
    await read()
    calendar.forgetTokens()
    expect(await read()).toMatchObject({ kind: 'unchanged' })
    calendar.delete('e1.ics')
    expect(await read()).toMatchObject({ gone: [hrefOf('e1.ics')] })
  })
})

describe('pages', () => {
  it('of changes are all read, and one that fails is read again', async () => {
    await read()
    for (let i = 0; i < 10; i += 1) calendar.edit(`e${i}.ics`, (raw) => raw.replace('Event', 'Other'))
    calendar.delete('e11.ics')
    server.pageBy(4)
    let pages = 0
    server.fail(({ body }) =>
      body.includes('sync-collection') && (pages += 1) === 3 ? { status: 503 } : null,
    )
    expect(await troubleWith(read())).toBe('busy')
    server.fail()
    const found = await read()
    expect(found).toMatchObject({ gone: [hrefOf('e11.ics')] })
    expect(found.kind === 'read' && found.items.length).toBe(10)
  })

  it('of texts hold at most fifty', async () => {
    await read()
    const asked = server.asked.filter(({ body }) => body.includes('multiget'))
    expect(asked.map(({ body }) => body.match(/<d:href>/g)?.length)).toEqual([50, 50, 20])
  })

  it.each([
    [
      'leave out one that was asked for',
      (body: string) => body.replace(/<d:response>.*?<\/d:response>/s, ''),
    ],
    ['tell of one that was not asked for', (body: string) => body.replace('e1.ics', 'other.ics')],
    ['have no text', (body: string) => body.replace(/BEGIN:VCALENDAR[^]*?END:VCALENDAR/, '')],
    ['keep a property to themselves', (body: string) => body.replace('200 OK', '403 Forbidden')],
  ])('that %s are not understood', async (_, how) => {
    server.fail(({ body }) => (body.includes('multiget') ? how : null))
    expect(await troubleWith(read())).toBe('not_understood')
    expect(memory.items.size).toBe(0)
  })
})

describe('a calendar that is too large', () => {
  it(`with more than ${MAX_ITEMS} events is refused, and nothing of it deleted`, async () => {
    await read()
    server.fail(({ method, headers }) =>
      method === 'PROPFIND' && headers['depth'] === '1'
        ? (body) =>
            body.replace(
              '</d:multistatus>',
              `${Array.from({ length: MAX_ITEMS }, (__, i) => `<d:response><d:href>${hrefOf(`x${i}.ics`)}</d:href></d:response>`).join('')}</d:multistatus>`,
            )
        : null,
    )
    calendar.forgetTokens()
    expect(await troubleWith(read())).toBe('too_large')
    expect(memory.items.size).toBe(EVENTS)
  })

  it.each([
    ['paths', (body: string) => body.replaceAll(/(?<=e1)(?=\.ics)/g, 'x'.repeat(10_000))],
    ['etags', (body: string) => body.replaceAll(/(?<=<x:getetag [^>]*>)/g, 'x'.repeat(10_000))],
  ])('in its %s is not understood', async (_, longer) => {
    server.fail(({ method }) => (method === 'PROPFIND' || method === 'REPORT' ? longer : null))
    expect(await troubleWith(read())).toBe('not_understood')
    expect(memory.items.size).toBe(0)
  })

  it('by what stands beside its events is refused as well', async () => {
    const padded = `<!--${'x'.repeat(1_000)}-->`
    server.fail(({ body }) =>
      body.includes('calendar-multiget')
        ? (said) => said.replace('<d:response>', `${padded}<d:response>`)
        : null,
    )
    const hrefs = Array.from({ length: EVENTS }, (_, i) => hrefOf(`e${i}.ics`))
    const room = [...calendar.files.values()].reduce((sum, { raw }) => sum + raw.length, 0)
    const ask = () => fetchItems(access, calendar.address, hrefs, room)
    expect((await ask()).items).toHaveLength(EVENTS)
    server.fail(({ body }) =>
      body.includes('calendar-multiget')
        ? (said) => said.replace('<d:response>', `${padded.repeat(room / 500)}<d:response>`)
        : null,
    )
    expect(await troubleWith(ask())).toBe('too_large')
  })

  it('in what changed is read whole, before it fills the memory', async () => {
    await read()
    let pages = 0
    server.fail(({ body }) => {
      if (!body.includes('sync-collection')) return null
      pages += 1
      const named = Array.from(
        { length: MAX_ITEMS },
        (_, i) => `<d:response><d:href>${hrefOf(`${pages}-${i}.ics`)}</d:href></d:response>`,
      )
      const more = `<d:response><d:href>${calendar.path}</d:href><d:status>HTTP/1.1 507 More</d:status></d:response>`
      return answer(
        `<d:multistatus xmlns:d="DAV:">${named.join('')}${more}<d:sync-token>${pages}</d:sync-token></d:multistatus>`,
      )
    })
    expect((await read()).kind).toBe('unchanged')
    expect(pages).toBeLessThan(6)
  })

  it('as a gzip bomb is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, ' '))
    expect(bomb.length).toBeLessThan(100_000)
    server.fail(() => ({ status: 207, headers: { 'content-encoding': 'gzip' }, body: bomb }))
    expect(await troubleWith(read())).toBe('too_large')
  })
})

describe('what is written', () => {
  const put = (over: Partial<Parameters<typeof caldav.put>[2]> = {}) =>
    caldav.put(access, calendar.address, {
      href: null,
      etag: null,
      id: ID,
      raw: icsOf(`${ID}@glimmer`, 'Ours'),
      ...over,
    })

  it('is there once where the answer to the first time was lost', async () => {
    server.fail(({ method, times }) => (method === 'PUT' && times === 1 ? 'lost' : null))
    expect(await troubleWith(put())).toBe('unreachable')
    expect(await put()).toMatchObject({ kind: 'kept', item: { href: hrefOf(`${ID}.ics`) } })
    expect(calendar.files.size).toBe(EVENTS + 1)
  })

  it('is kept as the server changed it', async () => {
    server.rewriteWith((raw) => raw.replace('SUMMARY:', 'SUMMARY:As stored: '))
    const answered = await put()
    expect(answered).toMatchObject({
      kind: 'kept',
      item: { raw: expect.stringContaining('As stored: Ours') },
    })
    await read()
    expect(memory.items.get(hrefOf(`${ID}.ics`))).toEqual(
      answered.kind === 'kept' && { etag: answered.item.etag, raw: answered.item.raw },
    )
  })

  it.each([
    [403, { kind: 'refused' }],
    [409, { kind: 'refused' }],
    [413, { kind: 'refused' }],
    [415, { kind: 'refused' }],
    [507, { kind: 'refused' }],
  ])('and refused with %i alone is no trouble of the account', async (status, refusal) => {
    server.fail(({ method }) => (method === 'PUT' ? { status } : null))
    expect(await put()).toEqual(refusal)
  })

  it.each([
    [401, 'sign_in'],
    [429, 'busy'],
    [503, 'busy'],
    [500, 'unreachable'],
  ])('and answered with %i is %s', async (status, trouble) => {
    await read()
    const etag = memory.items.get(hrefOf('e1.ics'))?.etag ?? null
    server.fail(({ method }) => (method === 'PUT' || method === 'DELETE' ? { status } : null))
    expect(await troubleWith(put())).toBe(trouble)
    expect(await troubleWith(caldav.remove(access, calendar.address, { href: hrefOf('e1.ics'), etag }))).toBe(
      trouble,
    )
  })

  it('where nothing may be written is told of', async () => {
    const readOnly = server.addCalendar({ isReadOnly: true })
    const given = { href: null, etag: null, id: ID, raw: icsOf('a@x', 'A') }
    expect(await troubleWith(caldav.put(access, readOnly.address, given))).toBe('not_allowed')
    expect(await caldav.list(access)).toContainEqual(
      expect.objectContaining({ remoteId: readOnly.address, isReadOnly: true }),
    )
  })

  it('under a UID that another event has is refused', async () => {
    expect(await put({ raw: icsOf('e1@x', 'Twice') })).toEqual({ kind: 'refused' })
  })

  it('over something that another device changed or deleted is not', async () => {
    await read()
    const etag = memory.items.get(hrefOf('e1.ics'))?.etag ?? null
    const given = { href: hrefOf('e1.ics'), etag, raw: icsOf('e1@x', 'Mine') }
    calendar.edit('e1.ics', (raw) => raw.replace('Event 1', 'Theirs'))
    expect(await put(given)).toEqual({ kind: 'changed' })
    expect(await caldav.remove(access, calendar.address, given)).toBe('changed')
    expect(calendar.files.get('e1.ics')?.raw).toContain('Theirs')
    calendar.delete('e1.ics')
    expect(await put(given)).toEqual({ kind: 'gone' })
    expect(await caldav.remove(access, calendar.address, given)).toBe('gone')
  })
})

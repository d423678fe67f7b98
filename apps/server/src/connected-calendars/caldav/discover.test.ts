import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CaldavServer, startCaldavServer } from '../../../test/caldav-server.ts'
import { accessTo } from '../../../test/caldav-device.ts'
import { type Fetched, type FetchRequest, Unreachable } from '../../outbound/guarded-fetch.ts'
import { type Access, ConnectorTrouble } from '../connector.ts'
import { caldav } from './caldav.ts'

let server: CaldavServer
let other: CaldavServer
beforeAll(async () => {
  server = await startCaldavServer()
  other = await startCaldavServer()
})
afterAll(() => Promise.all([server.close(), other.close()]))
beforeEach(() => {
  for (const one of [server, other]) {
    one.fail()
    one.asked.length = 0
  }
})

/** Names of the web lead to our servers, so that what is asked of them can be seen. */
function namesTo(places: Readonly<Record<string, CaldavServer>>) {
  const asked: string[] = []
  const fetch = async (address: string, request: FetchRequest = {}): Promise<Fetched> => {
    const url = new URL(address)
    const place = places[url.host]
    asked.push(`${request.headers?.['authorization'] ? 'with' : 'without'} ${url.href}`)
    if (!place) throw new Unreachable('no such host')
    const { access } = accessTo(place)
    const fetched = await access.fetch(`${place.origin}${url.pathname}`, { ...request, mostRedirects: 0 })
    return { ...fetched, url: address }
  }
  return { asked, fetch }
}
const accessBy = (address: string, fetch: Access['fetch']): Access => {
  const { access } = accessTo(server)
  return { ...access, credentials: { ...access.credentials, address }, fetch }
}
const troubleOf = (access: Access) =>
  caldav.list(access).then(
    () => null,
    (error: unknown) => (error instanceof ConnectorTrouble ? error.trouble : error),
  )

describe('calendars are found', () => {
  it.each([
    ['a domain', 'cloud.example.org', 'cloud.example.org'],
    ['an address of mail', 'anna@cloud.example.org', 'cloud.example.org'],
    ['an address with a port', 'https://cloud.example.org:8443/', 'cloud.example.org:8443'],
    ['a scheme of calendars', 'caldavs://cloud.example.org', 'cloud.example.org'],
    ['http where https is meant', 'http://cloud.example.org:443', 'cloud.example.org:443'],
    ['an address of mail at iCloud', 'anna@icloud.com', 'caldav.icloud.com'],
    ['an address of mail at Fastmail', 'Anna@Fastmail.com', 'caldav.fastmail.com'],
    ['an address of mail at mailbox.org', 'anna@mailbox.org', 'dav.mailbox.org'],
  ])('from %s', async (_, typed, host) => {
    const { remoteId } = { remoteId: server.addCalendar().path }
    const { asked, fetch } = namesTo({ [host]: server })
    const found = await caldav.list(accessBy(typed, fetch))
    expect(found.map((one) => new URL(one.remoteId).pathname)).toContain(remoteId)
    expect(asked[0]).toContain('without')
  })

  it('where a domain sends its people, which alone learns the password', async () => {
    const { path } = other.addCalendar()
    server.fail(({ path: at }) =>
      at === '/.well-known/caldav'
        ? { status: 302, headers: { location: 'https://dav.elsewhere.example/dav/' } }
        : null,
    )
    const { asked, fetch } = namesTo({ 'example.org': server, 'dav.elsewhere.example': other })
    const found = await caldav.list(accessBy('example.org', fetch))
    expect(found.map((one) => one.remoteId)).toContain(`https://dav.elsewhere.example${path}`)
    expect(asked.filter((one) => one.startsWith('with ') && one.includes('//example.org'))).toEqual([])
  })

  it('in as many places as a person has, and not in as many as a server can name', async () => {
    const { path } = server.addCalendar()
    const many = Array.from({ length: 2_000 }, (_, i) => `<d:href>/dav/calendars/anna/?${i}</d:href>`).join(
      '',
    )
    server.fail(({ path: at }) =>
      at.startsWith('/dav/principals')
        ? (answer) => answer.replace('<d:href>/dav/calendars/', `${many}$&`)
        : null,
    )
    const { access } = accessTo(server)
    expect((await caldav.list(access)).map((one) => new URL(one.remoteId).pathname)).toContain(path)
    expect(server.asked.length).toBeLessThan(30)
  })

  it('again where they are no more where they were', async () => {
    const { address } = server.addCalendar()
    const { access, kept } = accessTo(server)
    const moved = {
      ...access,
      credentials: { ...access.credentials, homes: `["${server.origin}/dav/old/"]` },
    }
    expect((await caldav.list(moved)).map((one) => one.remoteId)).toContain(address)
    expect(kept).toMatchObject([{ homes: `["${server.origin}/dav/calendars/anna/"]` }])
  })

  it('on a host of their own at iCloud', async () => {
    const { path } = other.addCalendar()
    server.fail(({ body, path: at }) =>
      body.includes('calendar-home-set') && at.startsWith('/dav/principals')
        ? (answer) => answer.replace('/dav/calendars/', 'https://p42-caldav.icloud.com:443/dav/calendars/')
        : null,
    )
    const { fetch } = namesTo({ 'caldav.icloud.com': server, 'p42-caldav.icloud.com': other })
    const found = await caldav.list(accessBy('anna@icloud.com', fetch))
    expect(found.map((one) => one.remoteId)).toContain(`https://p42-caldav.icloud.com${path}`)
  })
})

describe('calendars are not found', () => {
  it('on another host that a server names, which never learns the password', async () => {
    server.fail(({ path: at }) =>
      at.startsWith('/dav/principals')
        ? (answer) => answer.replace('/dav/calendars/', 'https://evil.example/dav/calendars/')
        : null,
    )
    const { asked, fetch } = namesTo({ 'cloud.example.org': server, 'evil.example': other })
    expect(await troubleOf(accessBy('cloud.example.org', fetch))).toBe('not_understood')
    expect(asked.filter((one) => one.includes('evil'))).toEqual([])
  })

  it.each([
    ['nobody is', 'https://nowhere.example', 'unreachable'],
    ['it is no address', 'not an address', 'not_found'],
    ['there is nothing', '', 'not_found'],
    ['it is another kind of address', 'ftp://cloud.example.org', 'not_found'],
  ])('where %s', async (_, typed, trouble) => {
    expect(await troubleOf(accessBy(typed, namesTo({ 'cloud.example.org': server }).fetch))).toBe(trouble)
  })

  it.each([
    ['only pages are', { status: 200, body: '<html/>' }, 'not_understood'],
    ['nothing is', { status: 404 }, 'not_found'],
    ['too many ask', { status: 503 }, 'busy'],
    ['redirects go on for ever', { status: 302, headers: { location: '/again' } }, 'not_understood'],
  ])('where %s', async (_, fault, trouble) => {
    server.fail(() => fault)
    const { fetch } = namesTo({ 'cloud.example.org': server })
    expect(await troubleOf(accessBy('cloud.example.org', fetch))).toBe(trouble)
  })

  it('in a private network that the operator did not allow', async () => {
    const { access } = accessTo({ ...server, host: '127.0.0.1:1' })
    expect(await troubleOf(access)).toBe('private_address')
    expect(server.asked).toEqual([])
  })

  it('with another password, whatever else is tried', async () => {
    const { access } = accessTo({ ...server, password: 'wrong' })
    expect(await troubleOf(access)).toBe('sign_in')
  })
})

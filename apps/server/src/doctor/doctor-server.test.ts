import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeAuthority } from '../../test/certificate.ts'
import { startServer } from '../../test/server-process.ts'
import { dumpName } from '../db/dump/dump-name.ts'
import { examine } from './doctor.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-doctor-'))
const dataDir = join(home, 'data')
const HEADER = 'x-forwarded-for'
const ends: (() => void)[] = []
let server: ReturnType<typeof startServer>
let upstream: number

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 })
  cpSync(join(inject('migratedFolder'), 'database'), join(dataDir, 'database'), { recursive: true })
  chmodSync(join(dataDir, 'database'), 0o700)
  server = startServer({ DATA_DIR: dataDir, TRUSTED_PROXY_HEADER: HEADER })
  upstream = Number(new URL(await server.address()).port)
})
afterAll(async () => {
  for (const end of ends) end()
  server.signal('SIGCONT')
  server.signal('SIGKILL')
  await server.exited
  rmSync(home, { recursive: true, force: true })
})

/** A small server on this machine. Returns its port. */
async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<number> {
  const small = createServer(answer)
  await new Promise<void>((resolve) => small.listen(0, host, resolve))
  ends.push(() => void small.close())
  return (small.address() as AddressInfo).port
}

/** A proxy before the server. `told`: what it makes of the header that it got. */
const proxy = (told: (header: string | undefined) => string | undefined, host?: string) =>
  serve(({ url, method, headers }, response) => {
    const given = told(headers[HEADER] as string | undefined)
    const { [HEADER]: _, ...rest } = headers
    const sent = { ...rest, ...(given !== undefined && { [HEADER]: given }) }
    request({ port: upstream, host: '127.0.0.1', path: url, method, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end()
  }, host)

async function lookAt(
  env: Record<string, string> = {},
  parts: { now?: () => number; patienceMs?: number } = {},
) {
  const { message } = await examine(
    [],
    { DATA_DIR: dataDir, ...env },
    { root: home, patienceMs: 30_000, ...parts },
  )
  expect(message).not.toContain(readFileSync(join(dataDir, 'secrets.json'), 'utf8').split('"')[3])
  return message
}
const troublesOf = async (...args: Parameters<typeof lookAt>) =>
  (await lookAt(...args)).split('\n').filter((line) => line.startsWith('WRONG'))

const append = (header: string | undefined) => [header, '198.51.100.4'].filter(Boolean).join(', ')

describe('the doctor, while Glimmer runs', () => {
  it('finds it where it listens, and nothing wrong', async () => {
    const message = await lookAt()
    expect(message).toMatch(/^OK {4}Server: Glimmer \S+ runs on this data folder and answers at http/m)
    expect(message).toContain('OK    Clock: It agrees with that of the server.')
    expect(message).not.toContain('WRONG')
  })

  it('finds a dump that is too old', async () => {
    const old = dumpName({ now: new Date(Date.now() - 50 * 3_600_000), reason: 'daily' })
    mkdirSync(join(dataDir, 'dumps'), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, 'dumps', old), 'a dump', { mode: 0o600 })
    expect(await troublesOf()).toEqual([
      expect.stringMatching(/^WRONG Dumps: The newest is 2 days old .* though Glimmer runs/),
    ])
    rmSync(join(dataDir, 'dumps', old))
  })

  it('finds another AUTH_SECRET, and a clock that is off', async () => {
    const other = { AUTH_SECRET: '6b1f0c3a9d2e47588f1a0b3c5d7e9f12' }
    expect(await troublesOf(other)).toEqual([
      expect.stringMatching(/^WRONG Server: .* has another AUTH_SECRET/),
    ])
    const off = await troublesOf({}, { now: () => Date.now() + 5 * 60_000 })
    expect(off).toContainEqual(
      expect.stringMatching(/^WRONG Clock: It is (299|300|301) seconds ahead of that of the server\./),
    )
  })

  it('finds what stands before it: a proxy that is trusted and names who asks is in order', async () => {
    const BASE_URL = `http://127.0.0.1:${await proxy(append)}`
    const message = await lookAt({ BASE_URL, TRUSTED_PROXY_HEADER: HEADER })
    expect(message).toContain(`OK    Address: ${BASE_URL} leads to this Glimmer.`)
    expect(message).toContain('OK    Proxy: x-forwarded-for names who asks, and cannot be made up')
    expect(message).not.toContain('WRONG')
    expect(await troublesOf({ BASE_URL })).toEqual([
      'WRONG Proxy: A proxy stands before Glimmer and says in x-forwarded-for whom it speaks for. Tries to sign in count for all people together.',
    ])
  })

  it('finds a header that is trusted and that nobody sets, or that a proxy passes on or leaves out', async () => {
    const trusting = { TRUSTED_PROXY_HEADER: HEADER }
    const madeUp = expect.stringMatching(
      /^WRONG Proxy: TRUSTED_PROXY_HEADER is x-forwarded-for, and no proxy sets it/,
    )
    const direct = `http://127.0.0.1:${upstream}`
    expect(await troublesOf({ BASE_URL: direct, ...trusting })).toEqual([madeUp])
    expect(
      await troublesOf({ BASE_URL: `http://127.0.0.1:${await proxy((given) => given)}`, ...trusting }),
    ).toEqual([madeUp])
    expect(
      await troublesOf({ BASE_URL: `http://127.0.0.1:${await proxy(() => undefined)}`, ...trusting }),
    ).toEqual([expect.stringMatching(/^WRONG Proxy: .*, and the proxy does not send it\./)])
    expect(await troublesOf({ BASE_URL: direct })).toEqual([])
  })

  it('finds an address that leads elsewhere, onward, or nowhere', async () => {
    const elsewhere = `http://127.0.0.1:${await serve((_request, response) => response.end('Welcome to nginx!'))}`
    expect(await troublesOf({ BASE_URL: elsewhere })).toEqual([
      expect.stringMatching(/^WRONG Address: Something else than this Glimmer answers at .* \(200\)/),
    ])
    const onward = `http://127.0.0.1:${await serve((_request, response) => response.writeHead(301, { location: 'https://glimmer.example.org/x' }).end())}`
    expect(await troublesOf({ BASE_URL: onward })).toEqual([
      expect.stringContaining('leads on to https://glimmer.example.org.'),
    ])
    expect(await troublesOf({ BASE_URL: 'http://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^WRONG Address: .* cannot be reached from here/),
    ])
  })

  it('finds a certificate that cannot be trusted', async () => {
    const tls = createTlsServer(makeAuthority().issue('127.0.0.1'), (_request, response) => response.end())
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve))
    ends.push(() => void tls.close())
    const message = await lookAt({ BASE_URL: `https://127.0.0.1:${(tls.address() as AddressInfo).port}` })
    expect(message).toMatch(
      /^WRONG Address: https:.* cannot be reached from here \(.*\)\.\n +What to do: Its certificate cannot be trusted/m,
    )
  })

  it('says what is missed without HTTPS', async () => {
    const BASE_URL = `http://127.0.0.2:${await proxy(append, '127.0.0.2')}`
    const message = await lookAt({ BASE_URL, TRUSTED_PROXY_HEADER: HEADER })
    expect(message).toMatch(
      /^NOTE {2}HTTPS: .* is without it\. Whoever listens on that network reads everything/m,
    )
  })

  // Last, as it stays stopped.
  it('finds a process that holds the data folder and does not answer', async () => {
    server.signal('SIGSTOP')
    expect(await troublesOf({}, { patienceMs: 300 })).toEqual([
      expect.stringMatching(
        /^WRONG Server: A process holds the data folder .*, and no Glimmer answers at http/,
      ),
    ])
  })
})

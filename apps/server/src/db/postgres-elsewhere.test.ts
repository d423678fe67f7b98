import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Certificate, makeAuthority } from '../../test/certificate.ts'
import { type Cluster, startCluster } from '../../test/cluster.ts'
import { silentLog } from '../../test/databases.ts'
import { leadNamesHere } from '../../test/lead-names-here.ts'
import { run } from '../../test/statement.ts'
import { openDatabase } from './open.ts'

const ELSEWHERE = 'database.example.org'
const authority = makeAuthority()
const certificate = authority.issue(ELSEWHERE)
const home = mkdtempSync(join(tmpdir(), 'glimmer-tls-'))
const authorityFile = join(home, 'authority.pem')
writeFileSync(authorityFile, authority.cert)

beforeEach(leadNamesHere)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: home, log: silentLog })
const trusting = `?sslrootcert=${encodeURIComponent(authorityFile)}`

describe('a PostgreSQL on another machine', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster('none', certificate)
    await run(cluster.address('postgres'), 'create database glimmer')
  })
  afterAll(() => cluster.stop())
  const address = (host: string) => cluster.address('glimmer').replace('127.0.0.1', host)

  it('is used by TLS alone where its certificate is right', async () => {
    const database = await open(`${address(ELSEWHERE)}${trusting}`)
    await database.ping()
    const { rows } = await run(
      cluster.address('postgres', 'superuser'),
      `select count(*)::int as connections, bool_and(ssl) as "areSafe"
       from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'glimmer'`,
    )
    await database.close()
    expect(rows[0].areSafe).toBe(true)
    expect(rows[0].connections).toBeGreaterThan(1)
  })

  test.each([
    ['whose authority nobody named', ELSEWHERE, ''],
    ['whose certificate is for another name', 'other.example.org', trusting],
    ['whose certificate is for a name, where the address is a number', '0.0.0.0', trusting],
  ])('%s is refused, and the operator reads what to do', async (_which, host, query) => {
    await expect(open(`${address(host)}${query}`)).rejects.toThrow(
      /^Cannot open the database at DATABASE_URL: .*certificate.*sslrootcert=FILE.*sslmode=no-verify/,
    )
  })

  it('is used without TLS, or without a look at its certificate, only where its address says so', async () => {
    for (const query of ['?sslmode=disable', '?sslmode=no-verify']) {
      const database = await open(`${address(ELSEWHERE)}${query}`)
      await expect(database.ping()).resolves.toBeUndefined()
      await database.close()
    }
  })
})

describe('somebody who pretends to be the database', () => {
  const SSL_REQUEST = Buffer.from('0000000804d2162f', 'hex')
  const others = makeAuthority('Authority of somebody else')

  /** A server in the middle that keeps whatever a client sends it unencrypted. */
  async function startStranger(answer: 'S' | 'N', { cert, key }: Certificate) {
    const outside: Buffer[] = []
    const inside: Buffer[] = []
    const gone: Promise<unknown>[] = []
    const server = createServer((socket: Socket) => {
      gone.push(once(socket, 'close'))
      socket.on('error', () => {})
      socket.once('data', (asked: Buffer) => {
        outside.push(asked)
        socket.write(answer)
        const safe = answer === 'S' ? new TLSSocket(socket, { isServer: true, cert, key }) : null
        safe?.on('error', () => {}).on('data', (heard: Buffer) => inside.push(heard))
        if (!safe) socket.on('data', (heard: Buffer) => outside.push(heard))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return {
      url: `postgres://ada:a-secret@${ELSEWHERE}:${port}/glimmer${trusting}`,
      /** All that was sent, once everybody has hung up. */
      async heard() {
        await Promise.all(gone)
        server.close()
        return { outside: Buffer.concat(outside), inside: Buffer.concat(inside).toString() }
      },
    }
  }

  test.each([
    ['with a certificate of their own authority', 'S', others.issue(ELSEWHERE), /certificate.*sslrootcert/],
    ['with a certificate for another name', 'S', authority.issue('elsewhere.example.org'), /certificate/],
    ['and says that there is no TLS', 'N', certificate, /SSL.*sslmode=disable/],
  ] as const)('%s hears no name and no password', async (_how, answer, shown, complaint) => {
    const stranger = await startStranger(answer, shown)
    await expect(open(stranger.url)).rejects.toThrow(complaint)
    expect(await stranger.heard()).toEqual({ outside: SSL_REQUEST, inside: '' })
  })
})

test.each(['?uselibpqcompat=true', '?sslnegotiation=postgres', '?application_name=ssl'])(
  'an address with %s does not ask to be spoken to without TLS',
  async (query) => {
    const server = createServer((socket) => socket.end('N')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(open(`postgres://ada:a-secret@${ELSEWHERE}:${port}/glimmer${query}`)).rejects.toThrow(
      /The server does not support SSL connections/,
    )
    server.close()
  },
)

test('an address that names a file which is not there is refused in a sentence', async () => {
  await expect(open(`postgres://ada@${ELSEWHERE}/glimmer?sslrootcert=/nowhere.pem`)).rejects.toThrow(
    /^Cannot open the database at DATABASE_URL: .*\/nowhere\.pem/,
  )
})

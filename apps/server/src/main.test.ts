import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { prepareGround } from '../test/databases.ts'
import { startServer } from '../test/server-process.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-main-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const running = new Set<ReturnType<typeof startServer>>()

afterEach(async () => {
  for (const server of running) server.signal('SIGKILL')
  await Promise.all([...running].map((server) => server.exited))
  running.clear()
})

function start(env: Record<string, string>) {
  const server = startServer(env)
  running.add(server)
  return server
}

// Several starts in a row take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'starts on an empty folder, says where it is, keeps it shut, and answers what is under way before it ends (%s)',
    async (signal) => {
      const dataDir = join(home, signal)
      const server = start({ DATA_DIR: dataDir })
      const address = await server.address()
      expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
      expect(server.output.out).toContain(`Its data lies in ${dataDir}\n`)
      const modes = ['', 'database', 'lock.sqlite', 'secrets.json'].map(
        (name) => statSync(join(dataDir, name)).mode & 0o777,
      )
      expect(modes).toEqual([0o700, 0o700, 0o600, 0o600])

      const slow = beginSlowRequest(address)
      await slow.arrived
      server.signal(signal)
      await refusesConnections(address)
      expect(await Promise.race([slow.status, Promise.resolve('not answered yet')])).toBe('not answered yet')
      slow.finish()
      expect(await slow.status).toBe(401)
      expect(await server.exited).toBe(0)
      expect(server.output.err).toBe('')
    },
  )

  it('says in one line what is wrong with a setting', async () => {
    const server = start({ DATA_DIR: join(home, 'unused'), PORT: 'ninety' })
    expect(await server.exited).toBe(1)
    expect(server.output).toEqual({
      out: '',
      err: expect.stringMatching(/^Glimmer cannot start: PORT must [^\n]+\n$/),
    })
  })

  it('says that a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = start({ DATA_DIR: join(home, 'unused'), PORT: `${port}` })
    expect(await server.exited).toBe(1)
    expect(server.output.err).toMatch(
      new RegExp(`^Glimmer cannot start: Port ${port} is in use\\. [^\\n]+\\n$`),
    )
    other.close()
  })
})

describe('the server process on PostgreSQL', () => {
  const ground = prepareGround('postgres')

  it('keeps only its secrets in the folder, and shares the database with others', async () => {
    const { databaseUrl = '' } = await ground.options()
    const env = { DATA_DIR: join(home, 'postgres'), DATABASE_URL: databaseUrl }
    const servers = [start(env), start(env)]
    const addresses = await Promise.all(servers.map((server) => server.address()))
    for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    for (const server of servers) server.signal('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.exited))).toEqual([0, 0])
    expect(servers[0]?.output.out).toMatch(/Its data lies in PostgreSQL, 127\.0\.0\.1:\d+\/test_\w+\n/)
    expect(servers[0]?.output.out).not.toContain(new URL(databaseUrl).password)
  })
})

/** A request whose body is not all there yet, so that its answer has to wait. */
function beginSlowRequest(address: string) {
  const body = JSON.stringify({ email: 'ada@example.org', password: 'open sesame' })
  const arrived = Promise.withResolvers<void>()
  const status = Promise.withResolvers<number | undefined>()
  const sent = request(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      origin: address,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  sent.on('continue', () => arrived.resolve())
  sent.on('response', (response) => {
    response.resume()
    status.resolve(response.statusCode)
  })
  sent.on('error', status.reject)
  sent.flushHeaders()
  return { arrived: arrived.promise, status: status.promise, finish: () => sent.end(body) }
}

function refusesConnections(address: string): Promise<boolean> {
  const isRefused = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    )
  return vi.waitUntil(isRefused, { interval: 20 })
}

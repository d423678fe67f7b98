import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresAddress } from '../../apps/server/test/databases.ts'
import { run as runStatement } from '../../apps/server/test/statement.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { signUpAt } from './account.ts'
import { startFaultRun } from './fault-run.ts'
import { hearRevisions } from './hear-revisions.ts'
import { expectKept, openRememberingDevice } from './remembering-device.ts'
import { someTime, underWrites } from './under-writes.ts'

interface Proxy {
  readonly server: Server
  readonly url: string
  /** How many pushes this server took and never answered. */
  countCut(server: GlimmerServer): number
  /** Resolves once a push is on its way to this server. */
  nextPushTo(server: GlimmerServer): Promise<void>
}

/** Hands each request on to the next of the servers, as a proxy before several does. */
async function startProxy(servers: readonly GlimmerServer[]): Promise<Proxy> {
  let next = 0
  const cut = new Map<string, number>()
  let awaited: { url: string; isThere: () => void } | undefined
  const server = createServer((incoming, outgoing) => {
    const target = servers[next++ % servers.length]?.url ?? ''
    const isPush = incoming.url?.endsWith('/push') === true
    if (isPush && target === awaited?.url) awaited.isThere()
    const passed = ask(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    let isAnswered = false
    passed.on('response', () => (isAnswered = true))
    passed.on('error', () => {
      if (isAnswered) return void outgoing.destroy()
      // What was refused at the door was not cut off.
      if (isPush && passed.socket?.bytesWritten) cut.set(target, (cut.get(target) ?? 0) + 1)
      outgoing.writeHead(502).end()
    })
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    countCut: ({ url }) => cut.get(url) ?? 0,
    nextPushTo: ({ url }) => new Promise((isThere) => (awaited = { url, isThere })),
  }
}

describe('three servers on one PostgreSQL behind a proxy', () => {
  const name = `replicas_${randomUUID().replaceAll('-', '')}`
  let replicas: GlimmerServer[] = []
  let proxy: Proxy

  beforeAll(async () => {
    await runStatement(postgresAddress('postgres'), `create database ${name}`)
    const env = {
      LOG_LEVEL: 'error',
      DATABASE_URL: postgresAddress(name),
      AUTH_SECRET: randomBytes(32).toString('hex'),
    }
    // All at once on an empty database: each of them would make the tables.
    replicas = await Promise.all([1, 2, 3].map(() => startGlimmer(env)))
    proxy = await startProxy(replicas)
  })
  afterAll(async () => {
    proxy.server.close()
    proxy.server.closeAllConnections()
    await Promise.all(replicas.map((replica) => replica.dispose()))
    await runStatement(postgresAddress('postgres', 'superuser'), `drop database ${name} with (force)`)
  })

  it('are one: sessions, what is written, pings and sign-outs count on each', async () => {
    const run = startFaultRun('three replicas behind a proxy', { thin: 1, full: 20 })
    for (let time = 1; time <= run.times; time += 1) {
      const account = await signUpAt(() => proxy.url)
      const device = await openRememberingDevice(account)
      const streams = await Promise.all(replicas.map(() => hearRevisions(account)))
      for (let writes = run.between(6, 12); writes > 0; writes -= 1) {
        await device.writeSomething(run)
        await device.sendAll()
        for (const stream of streams) await stream.upTo(device.countAcknowledged())
      }
      await expectKept(device)
      await account.post('/api/auth/sign-out', {})
      const pull = () => account.get(`/api/sync/pull?owner=${account.userId}&schema=${SCHEMA_VERSION}`)
      const answers = await Promise.all(replicas.map(pull))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
      await Promise.all(streams.map((stream) => stream.stop()))
    }
    run.report('sessions, pings and sign-outs cross')
  }, 1_800_000)

  it('keep all they acknowledged where one of them is killed, and the others go on', async () => {
    const run = startFaultRun('one replica of three killed', { thin: 1, full: 20 })
    const people = await Promise.all([1, 2, 3].map(() => signUpAt(() => proxy.url)))
    const devices = await Promise.all(people.map(openRememberingDevice))
    let inMidst = 0
    for (let kills = 0; inMidst < run.times; kills += 1) {
      expect(kills).toBeLessThan(run.times * 5 + 5)
      const victim = replicas[run.between(0, 2)]
      if (!victim) throw new Error('There are three')
      const before = proxy.countCut(victim)
      await underWrites(run, devices, async () => {
        await someTime(run, 50, 300)
        await proxy.nextPushTo(victim)
        await victim.kill()
        // The others go on.
        await someTime(run, 50, 300)
      })
      if (proxy.countCut(victim) > before) inMidst += 1
      for (const device of devices) await device.sendAll()
      await victim.start()
      for (const device of devices) await expectKept(device)
    }
    const acknowledged = devices.reduce((sum, device) => sum + device.countAcknowledged(), 0)
    run.report(`${acknowledged} writes acknowledged, 0 lost, a push cut off by each of ${inMidst} kills`)
  }, 1_800_000)
})

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

/** Hands each request on to the next of the servers, as a proxy before several does. */
async function startProxy(servers: readonly GlimmerServer[]): Promise<{ server: Server; url: string }> {
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const target = servers[next++ % servers.length]?.url ?? ''
    const passed = ask(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.writeHead(502).end())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

describe('three servers on one PostgreSQL behind a proxy', () => {
  const name = `replicas_${randomUUID().replaceAll('-', '')}`
  let replicas: GlimmerServer[] = []
  let proxy: { server: Server; url: string }

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
  }, 120_000)
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
    const device = await openRememberingDevice(await signUpAt(() => proxy.url))
    for (let time = 1; time <= run.times; time += 1) {
      const victim = replicas[run.between(0, 2)]
      for (let writes = 0; writes < 4; writes += 1) {
        await device.writeSomething(run)
        await device.syncOnce()
        if (writes === 1) await victim?.kill()
      }
      await device.sendAll()
      await victim?.start()
      await expectKept(device)
    }
    run.report(`${device.countAcknowledged()} writes acknowledged, 0 lost`)
  }, 1_800_000)
})

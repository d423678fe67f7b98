// What ten thousand open streams of events hold of a machine of 512 MB, and how long a change needs to the device that hears of
// it meanwhile. Each stream is of a person and a session of their own (`npm run bench -- weight-streams 1000`: so many).
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { node } from '../e2e/support/glimmer-server.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { type EventStream, openEventStream } from './support/event-stream.ts'
import { p99 } from './support/percentile.ts'
import { addSignedIn, AUTH_SECRET, type SignedIn } from './support/signed-in.ts'
import { makeSmallMachine } from './support/small-machine.ts'
import { report } from './report.ts'

const MACHINE_BYTES = 512 * 1024 * 1024
const STREAMS = Number(process.argv[2] ?? 10_000)
const OPENED_AT_ONCE = 50
/** Longer than a session is believed without a look, so that looking is measured too. */
const OPEN_FOR_MS = 55_000
const CHANGES = 300
const PAUSE_MS = 100
/** Longer than any change may need. */
const GIVE_UP_MS = 10_000

/** Every open stream, and what its last revision was. */
async function openAll(url: string, devices: readonly SignedIn[]) {
  const streams: EventStream[] = []
  const broken: (number | null)[] = []
  const waiting = new Map<string, (rev: number) => void>()
  const openOne = (device: SignedIn) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stream = openEventStream(url, device, {
      onRev(rev) {
        resolve()
        waiting.get(device.owner)?.(rev)
      },
      onEnd(status) {
        broken.push(status)
        resolve()
      },
    })
    streams.push(stream)
    return promise
  }
  const left = devices.values()
  const workers = Array.from({ length: OPENED_AT_ONCE }, async () => {
    for (const device of left) await openOne(device)
  })
  await Promise.all(workers)
  return {
    broken,
    close: () => streams.forEach((stream) => stream.close()),
    /** Resolves when the stream of this person tells of a revision. */
    hear: (owner: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.set(owner, () => resolve())
      return promise
    },
  }
}

async function addTask(url: string, { owner, cookie }: SignedIn): Promise<void> {
  const data = { title: 'Something small', createdAt: new Date().toISOString() }
  const changes = [{ table: 'tasks', rowId: randomUUID(), op: 'insert', data }]
  const mutations = [{ id: randomUUID(), generation: 1, changes }]
  const answer = await fetch(`${url}/api/sync/push`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ owner, schema: SCHEMA_VERSION, cursor: null, mutations }),
  })
  const text = await answer.text()
  if (!text.includes('applied')) throw new Error(`a push was not taken: ${answer.status} ${text}`)
}

async function measure({ kind, server, database, dispose }: BenchServer): Promise<void> {
  try {
    await server.stop()
    const devices = await addSignedIn(database, STREAMS, 1)
    await server.start()
    const without = await server.idleMemory()
    server.takePeak()
    const began = performance.now()
    const all = await openAll(server.url, devices)
    const opened = performance.now() - began
    const milliseconds: number[] = []
    for (let i = 0; i < CHANGES; i += 1) {
      const device = devices[(i * 37) % devices.length]
      if (!device) throw new Error('nobody listens')
      const from = performance.now()
      const heard = all.hear(device.owner).then(() => performance.now() - from)
      await addTask(server.url, device)
      milliseconds.push(await Promise.race([heard, pause(GIVE_UP_MS, GIVE_UP_MS, { ref: false })]))
      await pause(PAUSE_MS)
    }
    await pause(Math.max(0, OPEN_FOR_MS - (performance.now() - began - opened)))
    const held = await server.idleMemory()
    const peak = server.takePeak()
    const name = `${kind}, ${STREAMS.toLocaleString('en')} streams`
    await report([
      { name: `${name}: opened`, unit: '/s', samples: [(STREAMS / opened) * 1000] },
      { name: `${name}: memory`, unit: 'MB', samples: [held], limit: 400 },
      { name: `${name}: memory, at most`, unit: 'MB', samples: [peak] },
      { name: `${kind}: memory without them`, unit: 'MB', samples: [without] },
      { name: `${name}: refused or broken`, unit: '', samples: [all.broken.length], limit: 0 },
      { name: `${name}: a change is heard of after`, unit: 'ms', samples: milliseconds },
      { name: `${name}: a change is heard of, p99`, unit: 'ms', samples: [p99(milliseconds)] },
    ])
    all.close()
  } finally {
    await dispose()
  }
}

const small = makeSmallMachine(MACHINE_BYTES)
for (const start of startBenchServers) {
  const command = [node, 'scripts/start.mjs'] as const
  await measure(await start(small ? [...small.through, ...command] : command, { AUTH_SECRET }))
}
if (small) {
  await report([{ name: 'processes ended for want of memory', unit: '', samples: [small.kills()], limit: 0 }])
  await small.remove()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

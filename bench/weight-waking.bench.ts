// Ten thousand devices that lost their server in the same moment, and come back to it once it is there again: how long until
// all of them are, and what a neighbour notices who asks meanwhile (`npm run bench -- weight-waking 1000`: so many).
import { setTimeout as pause } from 'node:timers/promises'
import { node } from '../e2e/support/glimmer-server.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { loseServer, type Met } from './support/light-device.ts'
import { p99 } from './support/percentile.ts'
import { addSignedIn, AUTH_SECRET } from './support/signed-in.ts'
import { makeSmallMachine } from './support/small-machine.ts'
import { createPeople, type LoadPerson } from './support/load.ts'
import { report } from './report.ts'

const MACHINE_BYTES = 512 * 1024 * 1024
const DEVICES = Number(process.argv[2] ?? 10_000)
const OUTAGE_MS = 10_000
const ASK_EVERY_MS = 100
const LONGEST_MS = 3 * 60_000

/** Somebody who was there already: pulls all the time. Returns what it took, and how often it was told to come again. */
function askMeanwhile(neighbour: LoadPerson, signal: AbortSignal) {
  const milliseconds: number[] = []
  let refused = 0
  const asking = (async () => {
    while (!signal.aborted) {
      const began = performance.now()
      await neighbour.pull().then(
        () => milliseconds.push(performance.now() - began),
        () => (refused += 1),
      )
      await pause(ASK_EVERY_MS)
    }
  })()
  return asking.then(() => ({ milliseconds, refused }))
}

async function measure({ kind, server, database, dispose }: BenchServer): Promise<void> {
  try {
    const [neighbour] = await createPeople(server.url, 1, 50)
    if (!neighbour) throw new Error('nobody is beside them')
    neighbour.hangUp()
    await server.stop()
    const people = await addSignedIn(database, DEVICES, 5)
    const met: Met = { statuses: new Map(), milliseconds: [] }
    const devices = people.map((person) => loseServer(server.url, person, met))
    await pause(OUTAGE_MS)
    await server.start()
    const [outage, began] = [met.statuses.get(0) ?? 0, performance.now()]
    const over = new AbortController()
    const meanwhile = askMeanwhile(neighbour, over.signal)
    const waits: number[] = []
    const allBack = Promise.all(
      devices.map(({ isBack }) => isBack.then(() => waits.push(performance.now() - began))),
    )
    await Promise.race([allBack, pause(LONGEST_MS, undefined, { ref: false })])
    over.abort()
    const { milliseconds, refused } = await meanwhile
    const peak = server.takePeak()
    const tries = devices.map((device) => device.tries())
    for (const device of devices) device.stop()
    const count = (of: (status: number) => boolean) =>
      [...met.statuses].filter(([status]) => of(status)).reduce((sum, [, times]) => sum + times, 0)
    const name = `${kind}, ${DEVICES.toLocaleString('en')} devices`
    await report([
      { name: `${name}: back after`, unit: 'ms', samples: waits },
      {
        name: `${name}: the last is back after`,
        unit: 'ms',
        samples: [waits.at(-1) ?? LONGEST_MS],
        limit: 180_000,
      },
      { name: `${name}: not back`, unit: '', samples: [DEVICES - waits.length], limit: 0 },
      { name: `${name}: tries of each`, unit: '', samples: tries },
      { name: `${name}: told to come later`, unit: '', samples: [met.statuses.get(503) ?? 0] },
      {
        name: `${name}: other answers that are no pull`,
        unit: '',
        samples: [count((status) => status !== 0 && status !== 200 && status !== 503)],
        limit: 0,
      },
      {
        name: `${name}: without an answer`,
        unit: '',
        samples: [count((status) => status === 0) - outage],
      },
      { name: `${name}: their pulls, p99`, unit: 'ms', samples: [p99(met.milliseconds)] },
      { name: `${kind}: a neighbour's pull meanwhile`, unit: 'ms', samples: milliseconds },
      { name: `${kind}: a neighbour's pull meanwhile, p99`, unit: 'ms', samples: [p99(milliseconds)] },
      { name: `${kind}: a neighbour was told to come later`, unit: '', samples: [refused] },
      { name: `${kind}: memory meanwhile, at most`, unit: 'MB', samples: [peak], limit: 400 },
    ])
  } finally {
    await dispose()
  }
}

const small = makeSmallMachine(MACHINE_BYTES)
const command = [node, 'scripts/start.mjs'] as const
for (const start of startBenchServers) {
  await measure(
    await start(small ? [...small.through, ...command] : command, { AUTH_SECRET, LOG_LEVEL: 'warn' }),
  )
}
if (small) {
  await report([{ name: 'processes ended for want of memory', unit: '', samples: [small.kills()], limit: 0 }])
  await small.remove()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

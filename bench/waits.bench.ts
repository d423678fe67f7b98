// How long others wait while one person sends the most that a push may hold, or reads the longest calendar: on the embedded
// database and on PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import { largestPushes } from '../apps/server/test/largest-pushes.ts'
import { longCalendar } from './support/long-calendar.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { createPeople, createWaiter } from './support/load.ts'
import { type Figure, report } from './report.ts'

/** More than in quiet. */
const LONGEST_WAIT_MS = 100
const QUIET_MS = 2_000
const TRIES = 3
/** After the server has answered this often it is compiled. */
const WARM_UP = 50

/** Asks over and over while `work` is done. Returns the longest wait in milliseconds. */
async function longestWait(asks: readonly (() => Promise<unknown>)[], work: () => Promise<unknown>) {
  const done = new AbortController()
  let longest = 0
  const looks = asks.map(async (ask) => {
    while (!done.signal.aborted) {
      const began = performance.now()
      await ask()
      longest = Math.max(longest, performance.now() - began)
      await pause(3)
    }
  })
  await work()
  done.abort()
  await Promise.all(looks)
  return longest
}

async function run({ kind, server, dispose }: BenchServer): Promise<void> {
  try {
    const [neighbour] = await createPeople(server.url, 1, 10)
    if (!neighbour) throw new Error('nobody waits')
    const asks = [createWaiter(server.url), () => neighbour.pull(), () => neighbour.push()]
    for (let i = 0; i < WARM_UP; i += 1) for (const ask of asks) await ask()
    const quiet: number[] = []
    for (let i = 0; i < TRIES; i += 1) quiet.push(await longestWait(asks, () => pause(QUIET_MS)))
    const usual = Math.max(...quiet)
    const figures: Figure[] = [{ name: `${kind}: longest wait in quiet`, unit: 'ms', samples: quiet }]
    const samples = new Map<string, number[]>()
    for (let i = 0; i < TRIES; i += 1) {
      for (const { name, before, mutations, isRepeated } of largestPushes()) {
        const [person] = await createPeople(server.url, 1, 0)
        if (!person) throw new Error('nobody sends')
        for (const earlier of [...before, ...(isRepeated ? [mutations] : [])]) await person.send(earlier)
        const wait = await longestWait(asks, () => person.send(mutations))
        samples.set(name, [...(samples.get(name) ?? []), Math.max(0, wait - usual)])
        person.hangUp()
      }
    }
    const [reader] = await createPeople(server.url, 1, 0)
    if (!reader) throw new Error('nobody reads')
    for (const mutations of longCalendar()) await reader.send(mutations)
    const readFeed = await reader.openFeed()
    let [bytes, took] = [0, 0]
    const waitsOfFeed: number[] = []
    for (let i = 0; i < TRIES; i += 1) {
      const began = performance.now()
      const wait = await longestWait(asks, async () => {
        const file = await readFeed()
        if (file.split('BEGIN:VEVENT').length !== 11_001) throw new Error('the calendar is not all there')
        bytes = file.length
      })
      took = performance.now() - began
      waitsOfFeed.push(Math.max(0, wait - usual))
    }
    const calendar = `a calendar of 10,000 events, 500 of them repeated, in ${Math.round(bytes / 1_000_000)} MB and ${Math.round(took / 1_000)} s`
    samples.set(calendar, waitsOfFeed)
    for (const [name, waits] of samples) {
      figures.push({ name: `${kind}: ${name}`, unit: 'ms', samples: waits, limit: LONGEST_WAIT_MS })
    }
    await report(figures)
  } finally {
    await dispose()
  }
}

for (const start of startBenchServers) await run(await start())

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

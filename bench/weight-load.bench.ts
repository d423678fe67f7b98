// 200 requests a second for a minute, or as many minutes as are named (`npm run bench -- weight-load 10`), on each database. They
// come at a constant rate, whether the server keeps up or not. With `small` behind it the server has 512 MB and its memory
// is told too (`npm run bench -- weight-load 60 small`: an hour of it; only root may set the limit). `embedded` or `postgres` behind
// it measures one of the two.
import { node } from '../e2e/support/glimmer-server.ts'
import { type BenchServer, chosenServers } from './support/bench-servers.ts'
import { sendAtRate } from './support/constant-rate.ts'
import { createPeople, type LoadPerson } from './support/load.ts'
import { p99 } from './support/percentile.ts'
import { makeSmallMachine } from './support/small-machine.ts'
import { type Figure, report } from './report.ts'

const [minutes = '1', ...words] = process.argv.slice(2)
const PER_SECOND = 200
const PEOPLE = 50
/** More at once than may wait for their password to be hashed are refused. */
const SIGN_UPS_AT_ONCE = 10
const TASKS = 200
const MACHINE_BYTES = 512 * 1024 * 1024
const P99_MS = 500

/**
 * What open pages ask. Of a hundred: 45 changes are pushed, each heard of by the person's other device, which pulls what is new (45);
 * five are pages that open and ask who is signed in, one is a device that reads everything, four ask whether the server is there, as
 * proxies and watchers do.
 */
function mix(people: readonly LoadPerson[]) {
  let next = 0
  const inTurn = (ask: (person: LoadPerson) => Promise<unknown>) => () => {
    const person = people[(next += 1) % people.length]
    return person ? ask(person) : Promise.reject(new Error('nobody asks'))
  }
  return [
    { name: 'push of a change', of100: 45, ask: inTurn((person) => person.push()) },
    { name: 'pull of what is new', of100: 45, ask: inTurn((person) => person.pullNews()) },
    { name: 'who is signed in', of100: 5, ask: inTurn((person) => person.look('/api/me')) },
    { name: 'is it there', of100: 4, ask: inTurn((person) => person.look('/healthz')) },
    { name: `pull of ${TASKS} tasks`, of100: 1, ask: inTurn((person) => person.pull()) },
  ]
}

async function measure({ kind, server, dispose }: BenchServer, isSmall: boolean): Promise<void> {
  try {
    const people: LoadPerson[] = []
    while (people.length < PEOPLE) people.push(...(await createPeople(server.url, SIGN_UPS_AT_ONCE, TASKS)))
    // Compiled first: an operator's server has run for days.
    await sendAtRate(PER_SECOND / 4, 5_000, mix(people))
    server.takePeak()
    const { milliseconds, errors, sent } = await sendAtRate(PER_SECOND, Number(minutes) * 60_000, mix(people))
    const peak = server.takePeak()
    for (const person of people) person.hangUp()
    const all = [...milliseconds.values()].flat()
    const figures: Figure[] = [
      { name: `${kind}, ${PER_SECOND} a second for ${minutes} min`, unit: 'ms', samples: all },
      { name: `${kind}: p99`, unit: 'ms', samples: [p99(all)], limit: P99_MS },
      { name: `${kind}: errors of a hundred`, unit: '', samples: [(errors / sent) * 100], limit: 0.1 },
      ...[...milliseconds].flatMap(([name, samples]): Figure[] => [
        { name: `${kind}: ${name}`, unit: 'ms', samples },
        { name: `${kind}: ${name}, p99`, unit: 'ms', samples: [p99(samples)] },
      ]),
      { name: `${kind}: memory, at most`, unit: 'MB', samples: [peak], ...(isSmall && { limit: 400 }) },
    ]
    await report(figures.filter(({ samples }) => samples.length > 0))
  } finally {
    await dispose()
  }
}

const small = words.includes('small') ? makeSmallMachine(MACHINE_BYTES) : null
const command = [node, 'scripts/start.mjs'] as const
for (const start of chosenServers(words)) {
  await measure(
    await start(small ? [...small.through, ...command] : command, { LOG_LEVEL: 'warn' }),
    small !== null,
  )
}
if (small) {
  await report([{ name: 'processes ended for want of memory', unit: '', samples: [small.kills()], limit: 0 }])
  await small.remove()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

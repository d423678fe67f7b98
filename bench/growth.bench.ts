// What ten times as much costs the server's processor, in times of what once as much costs: pushes of each kind, a first pull and
// a calendar's file, on the embedded database, whose work is counted too, and on PostgreSQL. On Linux.
import { randomUUID } from 'node:crypto'
import { median } from '../e2e/faults/under-writes.ts'
import { type Figure, report } from './report.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { createPeople, type LoadPerson } from './support/load.ts'
import { processorMsOf } from './support/processor.ts'

/** Ten times as much may cost a little more than ten times as much, and never the square of it. */
const MOST_TIMES = 12
const TRIES = 7
const FEW = 100

interface Work {
  readonly name: string
  /** Prepares `count` of something for somebody. Returns what is measured. */
  prepare(person: LoadPerson, count: number): Promise<() => Promise<unknown>>
}

const createdAt = '2026-11-21T10:00:00.000Z'
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const mutation = (changes: readonly object[]) => ({ id: randomUUID(), generation: 1, changes })
const newTask = (rowId: string = randomUUID()) => ({
  table: 'tasks',
  rowId,
  op: 'insert',
  data: { title: 'Something small', createdAt },
})
const newEvent = (day: number) => ({
  table: 'calendar_events',
  rowId: randomUUID(),
  op: 'insert',
  data: {
    title: 'Something on a day',
    startDatetime: `2026-11-${String((day % 28) + 1).padStart(2, '0')}T10:00:00`,
    endDatetime: `2026-11-${String((day % 28) + 1).padStart(2, '0')}T11:00:00`,
  },
})

const works: readonly Work[] = [
  {
    name: 'new tasks in one mutation',
    prepare: async (person, count) => {
      const push = [mutation(times(count, () => newTask()))]
      return () => person.send(push)
    },
  },
  {
    name: 'mutations of one task each',
    prepare: async (person, count) => {
      const push = times(count / 10, () => mutation([newTask()]))
      return () => person.send(push)
    },
  },
  {
    name: 'changes to one row',
    prepare: async (person, count) => {
      const id = randomUUID()
      await person.send([mutation([newTask(id)])])
      const title = (i: number) => ({ table: 'tasks', rowId: id, op: 'update', data: { title: `${i}` } })
      const push = [mutation(times(count, title))]
      return () => person.send(push)
    },
  },
  {
    name: 'deletes',
    prepare: async (person, count) => {
      const ids = times(count, () => randomUUID())
      await person.send([mutation(ids.map(newTask))])
      const push = [mutation(ids.map((rowId) => ({ table: 'tasks', rowId, op: 'delete' })))]
      return () => person.send(push)
    },
  },
  {
    name: 'tasks that a new device reads',
    prepare: async (person, count) => {
      await person.send([mutation(times(count, () => newTask()))])
      return () => person.pull()
    },
  },
  {
    name: 'events in a calendar’s file',
    prepare: async (person, count) => {
      await person.send([mutation(times(count, newEvent))])
      return person.openFeed()
    },
  },
]

function workOf({ pid: pidOf }: BenchServer['server']): number {
  const pid = pidOf()
  if (pid === undefined) throw new Error('the server does not run')
  return processorMsOf([pid])
}

async function costOf({ prepare }: Work, server: BenchServer['server'], count: number): Promise<number> {
  const samples: number[] = []
  for (let i = 0; i < TRIES; i += 1) {
    const [person] = await createPeople(server.url, 1, 0)
    if (!person) throw new Error('nobody is there')
    const work = await prepare(person, count)
    const before = workOf(server)
    await work()
    samples.push(workOf(server) - before)
    person.hangUp()
  }
  return median(samples)
}

async function run({ kind, server, dispose }: BenchServer): Promise<void> {
  try {
    const figures: Figure[] = []
    for (const work of works) {
      // Once for nothing: then all of it is compiled.
      await costOf(work, server, FEW)
      const few = await costOf(work, server, FEW)
      const many = await costOf(work, server, FEW * 10)
      const name = `${kind}: ten times the ${work.name} (${few.toFixed(0)} and ${many.toFixed(0)} ms)`
      figures.push({ name, unit: '', samples: [many / few], limit: MOST_TIMES })
    }
    await report(figures)
  } finally {
    await dispose()
  }
}

for (const start of startBenchServers) await run(await start())

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

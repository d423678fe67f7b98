// What a pull costs PostgreSQL's processor with a replica that is read from, and without: two servers on one database, in turns.
import { type Cluster, startCluster, startReplica } from '../apps/server/test/cluster.ts'
import { run } from '../apps/server/test/statement.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type Figure, report } from './report.ts'
import { createPeople, loadFor } from './support/load.ts'
import { processorMsOf } from './support/processor.ts'

const CONNECTIONS = 10
const TASKS = 200
const SECONDS = 3
const ROUNDS = 5
const PUSHES = 20
const TOKEN = 'numbers-for-the-gardener'

const primary = await startCluster('machine')
const replica = await startReplica(primary)
await run(primary.address('postgres'), 'create database glimmer')
const alone = { LOG_LEVEL: 'warn', DATABASE_URL: primary.address('glimmer') }
const servers = {
  'without a replica': await startGlimmer(alone),
  'with a replica': await startGlimmer({
    ...alone,
    DATABASE_REPLICA_URL: replica.address('glimmer'),
    METRICS_TOKEN: TOKEN,
  }),
}

const workOf = ({ processes }: Cluster) => processorMsOf(processes())

/** How many pulls were read from the replica so far. */
async function countRead(): Promise<number> {
  const authorization = `Bearer ${TOKEN}`
  const answer = await fetch(`${servers['with a replica'].url}/metrics`, { headers: { authorization } })
  return Number(/glimmer_replica_pulls_total\{outcome="read"\} (\d+)/.exec(await answer.text())?.[1])
}

try {
  const sides = []
  for (const [name, server] of Object.entries(servers)) {
    const people = await createPeople(server.url, CONNECTIONS, TASKS)
    sides.push({ name, people, rates: [] as number[], onPrimary: [] as number[], onReplica: [] as number[] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { people, rates, onPrimary, onReplica } of sides) {
      const before = [workOf(primary), workOf(replica)] as const
      const { milliseconds, perSecond } = await loadFor(SECONDS, people, 'pull')
      rates.push(perSecond)
      onPrimary.push((workOf(primary) - before[0]) / milliseconds.length)
      onReplica.push((workOf(replica) - before[1]) / milliseconds.length)
    }
  }
  const before = await countRead()
  const following = sides.at(-1)?.people ?? []
  for (let push = 0; push < PUSHES; push += 1) {
    for (const person of following) {
      await person.push()
      await person.pull()
    }
  }
  const share = (await countRead()) - before
  const what = `a pull of ${TASKS} tasks`
  const figures: Figure[] = sides.flatMap(({ name, rates, onPrimary }) => [
    { name: `${name}: ${what}, processor of the primary`, unit: 'ms', samples: onPrimary },
    { name: `${name}: ${what}`, unit: '/s', samples: rates },
  ])
  const there = sides.at(-1)?.onReplica ?? []
  await report([
    ...figures,
    { name: `with a replica: ${what}, processor of the replica`, unit: 'ms', samples: there },
    {
      name: 'of the pulls right after their push, read from it',
      unit: '',
      samples: [share / (PUSHES * CONNECTIONS)],
      // No more than an order of size: what it has not replayed yet is read from the primary.
      least: 0.5,
    },
  ])
} finally {
  for (const server of Object.values(servers)) await server.dispose()
  await replica.stop()
  await primary.stop()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

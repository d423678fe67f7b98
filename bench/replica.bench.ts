// What a pull costs PostgreSQL's processor with a replica that is read from, and without: two servers on one database, in turns.
import { startCluster, startReplica } from '../apps/server/test/cluster.ts'
import { run } from '../apps/server/test/statement.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { report } from './report.ts'
import { createPeople, loadFor } from './support/load.ts'

const CONNECTIONS = 10
const TASKS = 200
const SECONDS = 3
const ROUNDS = 5

const primary = await startCluster('machine')
const replica = await startReplica(primary)
await run(primary.address('postgres'), 'create database glimmer')
const alone = { LOG_LEVEL: 'warn', DATABASE_URL: primary.address('glimmer') }
const servers = {
  'without a replica': await startGlimmer(alone),
  'with a replica': await startGlimmer({ ...alone, DATABASE_REPLICA_URL: replica.address('glimmer') }),
}
try {
  const sides = []
  for (const [name, server] of Object.entries(servers)) {
    const people = await createPeople(server.url, CONNECTIONS, TASKS)
    sides.push({ name, people, rates: [] as number[], onPrimary: [] as number[], onReplica: [] as number[] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { people, rates, onPrimary, onReplica } of sides) {
      const before = [primary.work(), replica.work()] as const
      const { milliseconds, perSecond } = await loadFor(SECONDS, people, 'pull')
      rates.push(perSecond)
      onPrimary.push((primary.work() - before[0]) / milliseconds.length)
      onReplica.push((replica.work() - before[1]) / milliseconds.length)
    }
  }
  const what = `a pull of ${TASKS} tasks`
  report(
    sides.flatMap(({ name, rates, onPrimary, onReplica }) => [
      { name: `${name}: ${what}, processor of the primary`, unit: 'ms', samples: onPrimary },
      { name: `${name}: ${what}, processor of the replica`, unit: 'ms', samples: onReplica },
      { name: `${name}: ${what}`, unit: '/s', samples: rates },
    ]),
  )
} finally {
  for (const server of Object.values(servers)) await server.dispose()
  await replica.stop()
  await primary.stop()
}

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()

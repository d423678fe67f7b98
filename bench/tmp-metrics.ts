import { readFileSync } from 'node:fs'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { createPeople, loadFor } from './support/load.ts'
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
const servers = []
for (const env of [{}, { METRICS_TOKEN: '8b1a9953c4611296a827abf8c47804d7' }]) { const server = await startGlimmer(env); servers.push({ server, people: await createPeople(server.url, 10, 200), costs: [] as number[] }) }
for (let round = 0; round < 5; round++) for (const each of servers) { const b = cpu(each.server.pid()); const { milliseconds } = await loadFor(4, each.people, 'push'); each.costs.push((cpu(each.server.pid()) - b) / milliseconds.length) }
for (const { costs, server } of servers) { console.log(costs.map((c) => c.toFixed(2)).join(' '), 'median', costs.toSorted((a, b) => a - b)[2]!.toFixed(2)); await server.dispose() }
process.exit(0)

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { memoryUsage } from 'node:process'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { ReplicaOutcome } from '../db/replica.ts'
import { countFreeBytes } from '../db/disk-room.ts'
import { dumpFolderOf, listDumps } from '../dumps/dump-folder.ts'
import { startLoopWatch } from './loop-watch.ts'
import { createCounter, createGauge, createHistogram, type Reading, type Series } from './series.ts'

/** What became of a reminder: `late` is one that was due while no server ran, or could not be sent in time. */
export type ReminderOutcome = 'sent' | 'refused' | 'late'

export type Metrics = NonNullable<ReturnType<typeof startMetrics>>

/** From what a person does not notice to what is given up. */
const DURATIONS = [0.01, 0.05, 0.25, 1, 5]

/**
 * What `/metrics` tells of this process, without ids, addresses or content. How many series there are follows from the
 * code: no person and no request can add one. Nothing is counted where nobody has the token to read it.
 */
export function startMetrics(
  { metricsToken, dataDir }: Pick<Config, 'metricsToken' | 'dataDir'>,
  database: Pick<Database, 'kind' | 'connections'>,
  version: string,
) {
  if (metricsToken === undefined) return undefined
  const dumpFolder = dumpFolderOf(dataDir)
  const loop = startLoopWatch()
  const startedAt = Date.now() / 1000
  let streams = 0
  const requests = createCounter(
    'glimmer_http_requests_total',
    'Requests that were answered, by the pattern of their route and the class of their status.',
  )
  const durations = createHistogram(
    'glimmer_http_request_seconds',
    'How long requests took until their answer began, by the pattern of their route.',
    DURATIONS,
  )
  const mutations = createCounter(
    'glimmer_mutations_total',
    'Writes in pushes that were applied or rejected.',
  )
  const pulls = createCounter(
    'glimmer_replica_pulls_total',
    'Pulls that brought something where there is a replica: read there, or from the primary as it was behind or failed.',
  )
  const letters = createCounter('glimmer_letters_total', 'Letters that the mail server took or refused.')
  const reminders = createCounter(
    'glimmer_reminders_total',
    'Reminders and summaries, by way: sent, refused by where they went, or too late to be of use.',
  )
  for (const way of ['push', 'email'])
    for (const outcome of ['sent', 'refused', 'late']) reminders.add({ way, outcome }, 0)
  const signIns = createCounter('glimmer_sign_ins_refused_total', 'Tries to sign in that were refused.')
  // An alert on a counter needs it to be there before the first time.
  signIns.add({}, 0)
  for (const outcome of ['sent', 'refused']) letters.add({ outcome }, 0)
  for (const outcome of ['applied', 'rejected']) mutations.add({ outcome }, 0)
  for (const outcome of ['read', 'behind', 'failed']) pulls.add({ outcome }, 0)

  const series: readonly Series[] = [
    createGauge('glimmer_build_info', 'Always 1; the versions stand in the labels.', () => [
      [{ version, node: process.version, database: database.kind }, 1],
    ]),
    createGauge('glimmer_start_timestamp_seconds', 'When this process started.', () => [[{}, startedAt]]),
    requests,
    durations,
    mutations,
    pulls,
    createGauge('glimmer_event_streams', 'Streams of pings that are open.', () => [[{}, streams]]),
    createGauge(
      'glimmer_database_connections',
      'Connections to the database, and requests that wait for one.',
      () => Object.entries(database.connections()).map(([state, count]) => [{ state }, count]),
    ),
    createGauge('glimmer_event_loop_delay_seconds', 'How late timers were in the last whole minute.', () =>
      loop.delays(),
    ),
    createGauge('glimmer_memory_bytes', 'Memory of this process.', () => {
      const { rss, heapUsed } = memoryUsage()
      return [
        [{ kind: 'resident' }, rss],
        [{ kind: 'heap' }, heapUsed],
      ]
    }),
    createGauge('glimmer_disk_free_bytes', 'Free room on the disk under DATA_DIR.', () =>
      asFarAsFound(() => [[{}, countFreeBytes(dataDir)]]),
    ),
    createGauge('glimmer_last_dump_timestamp_seconds', 'When the newest dump in DATA_DIR was made.', () =>
      asFarAsFound(() => newestDump(dumpFolder).map(({ madeAt }) => [{}, madeAt])),
    ),
    createGauge('glimmer_last_dump_bytes', 'How large the newest dump in DATA_DIR is.', () =>
      asFarAsFound(() => newestDump(dumpFolder).map(({ bytes }) => [{}, bytes])),
    ),
    letters,
    reminders,
    signIns,
  ]

  return {
    countRequest(route: string, status: number, seconds: number) {
      requests.add({ route, status: `${Math.floor(status / 100)}xx` })
      durations.add({ route }, seconds)
      if (route === 'POST /api/auth/sign-in/email' && status >= 400 && status < 500) signIns.add()
    },
    countMutation: (outcome: 'applied' | 'rejected') => mutations.add({ outcome }),
    countPull: (outcome: ReplicaOutcome) => pulls.add({ outcome }),
    countLetter: (outcome: 'sent' | 'refused') => letters.add({ outcome }),
    countReminder: (way: 'push' | 'email', outcome: ReminderOutcome, by = 1) =>
      reminders.add({ way, outcome }, by),
    /** Returns what to call when the stream ends. */
    openStream() {
      streams += 1
      return () => void (streams -= 1)
    },
    names: series.map(({ name }) => name),
    write: () => series.map((each) => each.write()).join(''),
    stop: () => loop.stop(),
  }
}

/** A folder that is away leaves a gap, and everything else is told. */
function asFarAsFound(read: () => Reading[]): Reading[] {
  try {
    return read()
  } catch {
    return []
  }
}

/** One or none. */
function newestDump(folder: string): { madeAt: number; bytes: number }[] {
  const dumps = listDumps(folder).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  return dumps.slice(0, 1).flatMap(({ name, madeAt }) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    return found ? [{ madeAt: madeAt.getTime() / 1000, bytes: found.size }] : []
  })
}

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import manifest from '../package.json' with { type: 'json' }
import { createAuth } from './auth/auth.ts'
import type { PasswordHashing } from './auth/password-hashing.ts'
import { baseUrlOf } from './auth/links.ts'
import { type Config, readConfig } from './config.ts'
import { createConnectedCalendars } from './connected-calendars/connected-calendars.ts'
import { givingBack } from './connected-calendars/give-back.ts'
import { startForgetting } from './daily-forgetting.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './db/open.ts'
import { createDumps } from './dumps/daily-dumps.ts'
import { dumpBeforeMigration } from './dumps/dump-before-migration.ts'
import { dumpFolderOf } from './dumps/dump-folder.ts'
import { createErasureNotes, settleErasures } from './dumps/erasures.ts'
import { noteListening } from './dumps/listening-place.ts'
import { createApp } from './http/app.ts'
import { listen } from './http/listen.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { countLetters } from './metrics/count-letters.ts'
import { startMetrics } from './metrics/metrics.ts'
import { createReminders } from './notifications/reminders.ts'
import { readSecrets } from './secrets.ts'
import { StartRefused } from './start-refused.ts'

/** For so long a server that is asked to end waits for the requests that are under way. */
export const FINISH_WITHIN_MS = 10_000

const pages = fileURLToPath(new URL('../../web/build/client', import.meta.url))

interface ServerParts {
  /** Tests hash more cheaply. */
  readonly hashing?: PasswordHashing
}

interface Running {
  /** Ends everything again, in the opposite order. */
  readonly stop: () => Promise<void>
  /** What whoever started it is told. */
  readonly lines: readonly string[]
}

/** Builds everything in order. */
async function start(config: Config, log: Logger, { hashing }: ServerParts): Promise<Running> {
  await using parts = new AsyncDisposableStack()
  openDataFolder(config.dataDir)
  const folder = dumpFolderOf(config.dataDir)
  const app = manifest.version
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    poolerUrl: config.poolerUrl,
    replicaUrl: config.replicaUrl,
    dataDir: config.dataDir,
    log,
    ...(config.makesDumps && { dumpFirst: dumpBeforeMigration(folder, app, log) }),
  })
  parts.defer(() => database.close())
  const dumps = createDumps({ database, folder, app, log, now: () => new Date() })
  parts.defer(() => dumps.stop())
  const secret = config.authSecret ?? readSecrets(config.dataDir).authSecret
  const metrics = startMetrics(config, database, app)
  parts.defer(() => metrics?.stop())
  const mailer = countLetters(createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log }), metrics)
  parts.defer(() => mailer.close())
  const door = await listen(config.host, config.port)
  parts.defer(() => door.close(FINISH_WITHIN_MS))
  const settled = { ...config, port: door.port }
  await settleErasures(database, config.dataDir, log)
  const calendars = createConnectedCalendars({ config: settled, database, secret, log })
  parts.defer(() => calendars.stop())
  const noteErasure = givingBack(createErasureNotes(config.dataDir, log), calendars)
  const auth = await createAuth({
    config: settled,
    database,
    mailer,
    secret,
    log,
    noteErasure,
    ...(hashing && { hashing }),
  })
  const reminders = createReminders({ config: settled, database, mailer, secret, log, metrics })
  parts.defer(() => reminders.stop())
  const staticDir = existsSync(pages) ? { staticDir: pages } : {}
  const web = createApp({
    config: settled,
    database,
    auth,
    log,
    secret,
    reminders,
    calendars,
    operator: { dumps, secret },
    metrics,
    noteErasure,
    ...staticDir,
  })
  door.open((request, env) => web.fetch(request, env))
  noteListening(config.dataDir, config.host, door.port, baseUrlOf(settled))
  if (config.makesDumps) dumps.startDaily()
  reminders.start()
  calendars.start()
  const forgetting = startForgetting({
    database,
    log,
    isMailEnabled: mailer.isEnabled,
    deleteDue: auth.deletions.deleteDue,
  })
  parts.defer(() => forgetting.stop())
  const place = config.databaseUrl ? describeDatabase(config.databaseUrl) : config.dataDir
  const running = parts.move()
  return {
    lines: [`Glimmer is listening on ${door.address}`, `Its data lies in ${place}`],
    async stop() {
      await door.close(FINISH_WITHIN_MS)
      await auth.settled()
      await running.disposeAsync()
    },
  }
}

/** Everything but the password. */
function describeDatabase(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${host}${pathname}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function refuse(reason: string): never {
  process.stderr.write(`Glimmer cannot start: ${reason}\n`)
  process.exit(1)
}

/** Stops once, however often a signal comes, and exits even if stopping takes too long. */
function endOnSignal(stop: () => Promise<void>, log: Logger): void {
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal }, 'finishing what is under way')
    setTimeout(() => process.exit(0), FINISH_WITHIN_MS + 2_000).unref()
    await stop().catch((error: unknown) => log.error({ err: error }, 'did not end cleanly'))
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

/** Runs the server until a signal ends it. What cannot start says why in one line and exits with 1. */
export async function runServer(env: NodeJS.ProcessEnv, parts: ServerParts = {}): Promise<void> {
  // Whatever is written into the data folder is for its owner alone.
  process.umask(0o077)
  const read = readConfig(env)
  if (read.kind === 'wrong') refuse(read.message)
  const log = createLog(read.config.logLevel)
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody expected; ending')
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  try {
    const { stop, lines } = await start(read.config, log, parts)
    endOnSignal(stop, log)
    // Only now: a signal that comes right after these lines ends it as properly as any.
    for (const line of lines) say(line)
  } catch (error) {
    if (error instanceof StartRefused) refuse(error.message)
    crash(error)
  }
}

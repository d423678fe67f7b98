import type { Logger } from 'pino'
import { baseUrlOf } from '../auth/links.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { Mailer } from '../mail/mailer.ts'
import { reminderTestLetter } from '../mail/reminder-letters.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createGuardedPost } from '../outbound/guarded-post.ts'
import { createLetterDelivery } from './deliver-letter.ts'
import { createPushDelivery } from './deliver-push.ts'
import { openLane } from './lane.ts'
import { createOutbox } from './outbox.ts'
import { planReminders } from './plan-reminders.ts'
import { derivePushKeys } from './push-keys.ts'

export interface ReminderParts {
  readonly config: Pick<Config, 'baseUrl' | 'port' | 'mailFrom' | 'pushPrivateHosts'>
  readonly database: Database
  readonly mailer: Mailer
  readonly secret: string
  readonly log: Logger
  readonly metrics?: Metrics | undefined
  /** The clock; tests have days go by. */
  readonly now?: () => Date
  readonly lookEveryMs?: number
  readonly leaseMs?: number
  readonly pushLimitMs?: number
}

export type Reminders = ReturnType<typeof createReminders>

const LOOK_EVERY_MS = 30_000
/** A push service takes long to say no, and there are several. */
const PUSHES_AT_ONCE = 24
/** Each is one that may be lost where the server is killed. */
const LETTERS_AT_ONCE = 2

/** Plans and sends reminders, on as many servers as there are on one database. */
export function createReminders(parts: ReminderParts) {
  const { config, database, mailer, secret, log, metrics, now = () => new Date() } = parts
  const { lookEveryMs = LOOK_EVERY_MS, leaseMs, pushLimitMs } = parts
  const keys = derivePushKeys(secret)
  const guarded = createGuardedPost({
    privateHosts: config.pushPrivateHosts,
    ...(pushLimitMs !== undefined && { limitMs: pushLimitMs }),
  })
  const outbox = createOutbox(database, leaseMs)
  const shared = { database, outbox, log, now }
  const pushes = createPushDelivery({
    ...shared,
    sender: { keys, subject: subjectOf(config) },
    guarded,
    count: (outcome) => metrics?.countReminder('push', outcome),
  })
  const sendLetter = createLetterDelivery({
    ...shared,
    mailer,
    secret,
    baseUrl: baseUrlOf(config),
    count: (outcome) => metrics?.countReminder('email', outcome),
  })
  const onError = (err: unknown) => log.warn({ err }, 'a reminder was not sent; it is tried again')
  const lanes = [
    openLane({
      slots: PUSHES_AT_ONCE,
      take: (most) => outbox.take(['push'], most, now()),
      work: pushes.deliver,
      onError,
    }),
    openLane({
      slots: LETTERS_AT_ONCE,
      take: (most) => outbox.take(['daily-letter', 'weekly-letter'], most, now()),
      work: sendLetter,
      onError,
    }),
  ]
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  const look = async (): Promise<void> => {
    const { passed } = await planReminders(
      { database, log, now, isMailEnabled: mailer.isEnabled },
      ending.signal,
    )
    if (passed > 0) metrics?.countReminder('push', 'late', passed)
    for (const lane of lanes) lane.wake()
  }
  /** What is tried again soon is not left until the next look. */
  const pauseMs = async (): Promise<number> => {
    const next = await outbox.nextAt()
    const ms = next ? next.getTime() - now().getTime() : lookEveryMs
    return Math.min(Math.max(ms, 1_000), lookEveryMs)
  }
  const goOn = async (): Promise<void> => {
    let pause = lookEveryMs
    try {
      await look()
      pause = await pauseMs()
    } catch (error) {
      log.warn({ err: error }, 'reminders could not be looked at; trying again')
    }
    if (!ending.signal.aborted) schedule(pause)
  }
  const schedule = (ms: number): void => {
    timer = setTimeout(() => {
      looking = goOn()
    }, ms)
    timer.unref()
  }

  return {
    publicKey: keys.publicKey,
    mayPushTo: guarded.mayAsk,
    isMailEnabled: mailer.isEnabled,
    sendTestPush: pushes.sendTest,
    sendTestLetter: (to: string) => mailer.send(reminderTestLetter(to, `${baseUrlOf(config)}/settings`)),

    start: () => schedule(0),
    /** Looks once, and waits until all that could be sent by now is. For tests and benches. */
    async lookOnce(): Promise<void> {
      await look()
      for (const lane of lanes) await lane.settled()
    },
    async stop(): Promise<void> {
      ending.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** Where a push service finds whoever runs this server. */
function subjectOf({ baseUrl, mailFrom }: Pick<Config, 'baseUrl' | 'mailFrom'>): string {
  if (baseUrl?.startsWith('https:')) return baseUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

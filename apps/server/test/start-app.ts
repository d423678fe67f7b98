import { pino } from 'pino'
import { createAuth } from '../src/auth/auth.ts'
import { createPasswordHashing, type PasswordHashing } from '../src/auth/password-hashing.ts'
import { readConfig } from '../src/config.ts'
import {
  type CalendarParts,
  createConnectedCalendars,
} from '../src/connected-calendars/connected-calendars.ts'
import { givingBack } from '../src/connected-calendars/give-back.ts'
import type { Database } from '../src/db/open.ts'
import { type NoteErasure, withoutNote } from '../src/dumps/erasures.ts'
import { type AppParts, createApp } from '../src/http/app.ts'
import { createMailer } from '../src/mail/mailer.ts'
import { countLetters } from '../src/metrics/count-letters.ts'
import { startMetrics } from '../src/metrics/metrics.ts'
import { createReminders, type ReminderParts } from '../src/notifications/reminders.ts'
import { openBrowser } from './browser.ts'
import { CHEAP_COST } from './cheap-cost.ts'

export const SECRET = 'the secret of a server that only tests ask'

/** Tests on a busy machine take long; the time limits have tests of their own. */
const PATIENCE_MS = 10 * 60 * 1000

export { CHEAP_COST }

export interface Parts {
  readonly staticDir?: string
  readonly limits?: { readonly limitMs?: number; readonly atOnce?: number }
  readonly openIdLimitMs?: number
  readonly noteErasure?: NoteErasure
  readonly hashing?: PasswordHashing
  readonly operator?: AppParts['operator']
  readonly remindersParts?: Pick<ReminderParts, 'now' | 'lookEveryMs' | 'leaseMs' | 'pushLimitMs'>
  readonly calendarParts?: Pick<CalendarParts, 'now' | 'lookEveryMs' | 'fetchLimitMs'>
}

/** The whole server but its socket, on this database, set up by settings as an operator writes them. */
export async function startApp(database: Database, settings: Record<string, string> = {}, parts: Parts = {}) {
  const {
    staticDir,
    limits,
    noteErasure: ownNote = withoutNote,
    operator,
    remindersParts,
    calendarParts,
    openIdLimitMs = PATIENCE_MS,
    hashing = createPasswordHashing({ cost: CHEAP_COST }),
  } = parts
  const read = readConfig(settings)
  if (read.kind === 'wrong') throw new Error(read.message)
  const { config } = read
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const metrics = startMetrics(config, database, '0.1.0')
  const mailer = countLetters(createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log }), metrics)
  const calendars = createConnectedCalendars({ config, database, secret: SECRET, log, ...calendarParts })
  const noteErasure = givingBack(ownNote, calendars)
  const auth = await createAuth({
    config,
    database,
    mailer,
    secret: SECRET,
    log,
    hashing,
    openIdLimitMs,
    noteErasure,
  })
  const reminders = createReminders({
    config,
    database,
    mailer,
    secret: SECRET,
    log,
    metrics,
    ...remindersParts,
  })
  const app = createApp({
    config,
    database,
    auth,
    log,
    secret: SECRET,
    reminders,
    calendars,
    metrics,
    ...(staticDir && { staticDir }),
    noteErasure,
    ...(operator && { operator }),
    limits: { limitMs: PATIENCE_MS, ...limits },
  })
  return { app, auth, reminders, calendars, logged, openBrowser: () => openBrowser(app, config.baseUrl) }
}

export type StartedApp = Awaited<ReturnType<typeof startApp>>

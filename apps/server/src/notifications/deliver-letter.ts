import type { Logger } from 'pino'
import { dayStartOf } from '@glimmer/domain/days/own-day'
import { later } from '@glimmer/domain/notifications/local-time'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import { smallThingFor } from '@glimmer/domain/notifications/small-thing'
import { summaryFrom, weeklySummary } from '@glimmer/domain/notifications/weekly-summary'
import type { Database } from '../db/open.ts'
import type { Letter } from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { dailyLetter, weeklyLetter } from '../mail/reminder-letters.ts'
import type { ReminderOutcome } from '../metrics/metrics.ts'
import { findStillDue } from './find-still-due.ts'
import type { Outbox, Waiting } from './outbox.ts'
import { readChosen, readSmallThings, readSummaryRows } from './read-rows.ts'
import { createResting } from './resting.ts'
import { makeUnsubscribeToken, type Stopped } from './unsubscribe.ts'

export interface LetterParts {
  readonly database: Database
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly secret: string
  /** Where people open this server. */
  readonly baseUrl: string
  readonly log: Logger
  readonly now: () => Date
  readonly count: (outcome: ReminderOutcome) => void
}

/** After so many refusals in a row no more letters go to an address. */
export const REFUSALS_UNTIL_PAUSED = 3
const MINUTE_MS = 60_000
/** After each try in vain: eight within a day. */
const AGAIN_MINUTES = [1, 5, 15, 30, 60, 180, 360]
const SHORTEST_REST_MS = 15_000
const LONGEST_REST_MS = 5 * MINUTE_MS
const MAIL_SERVER = 'mail server'

/**
 * Sends letters, each at most once: it leaves the outbox before it is handed over, and comes back only where the mail server
 * certainly did not take it. Whoever is killed in between has sent one letter less, and never two.
 */
export function createLetterDelivery(parts: LetterParts) {
  const { database, outbox, mailer, log, now, count } = parts
  const resting = createResting(SHORTEST_REST_MS, LONGEST_REST_MS)

  const giveUp = async (waiting: Waiting, outcome: ReminderOutcome): Promise<void> => {
    count(outcome)
    await outbox.remove(waiting)
  }

  return async function deliver(waiting: Waiting): Promise<void> {
    const at = now()
    if (waiting.expiresAt <= at) return giveUp(waiting, 'late')
    const rests = resting.until(MAIL_SERVER, at)
    if (rests) return outbox.again(waiting, rests, waiting.attempts - 1)
    const letter = await writeLetter(parts, waiting, at)
    if (!(await outbox.remove(waiting)) || !letter) {
      resting.answered(MAIL_SERVER)
      return
    }
    try {
      await mailer.send(letter)
      resting.answered(MAIL_SERVER)
      count('sent')
      await noteRefusals(database, waiting.userId, 0)
    } catch (error) {
      const refusal = refusalOf(error)
      log.warn({ kind: letter.kind, refusal, err: error }, 'a letter was not sent')
      if (refusal === 'away') resting.failed(MAIL_SERVER, now())
      else resting.answered(MAIL_SERVER)
      if (refusal === 'address') await noteRefusals(database, waiting.userId, 1)
      const minutes = AGAIN_MINUTES[waiting.attempts - 1]
      const again = minutes === undefined ? null : later(now(), minutes * MINUTE_MS)
      const isToCome = refusal === 'away' || refusal === 'later'
      if (isToCome && again !== null && again < waiting.expiresAt) await outbox.again(waiting, again)
      else count('refused')
    }
  }
}

/**
 * Why a letter was not sent. `address`: its own address was refused for good. `later` and `away`: the mail server certainly
 * did not take it. `unknown`: it may have.
 */
function refusalOf(error: unknown): 'address' | 'later' | 'away' | 'refused' | 'unknown' {
  const { cause } = error as { cause?: unknown }
  // The mailer's own words about TLS stand in place of what it met.
  const { code, command, responseCode, syscall, timeoutType } = (cause ?? error) as MailError
  if (code === 'EAUTH' || code === 'ETLS' || code === 'EDNS') return 'away'
  if (responseCode !== undefined) {
    if (responseCode < 500) return 'later'
    return code === 'EENVELOPE' && command === 'RCPT TO' ? 'address' : 'refused'
  }
  const isBefore = timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT'
  return isBefore || syscall === 'connect' ? 'away' : 'unknown'
}

interface MailError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly syscall?: string
  readonly timeoutType?: string
}

/** 0 forgets earlier refusals of this person's address. */
async function noteRefusals({ accounts }: Database, userId: string, more: 0 | 1): Promise<void> {
  await accounts
    .updateTable('user')
    .set(({ eb }) => ({ mail_refusals: more === 0 ? 0 : eb('mail_refusals', '+', 1) }))
    .where('id', '=', userId)
    .$if(more === 0, (query) => query.where('mail_refusals', '>', 0))
    .execute()
}

/** Null where it is of no use any more, or may not be sent. */
async function writeLetter(parts: LetterParts, waiting: Waiting, now: Date): Promise<Letter | null> {
  const { database, baseUrl, secret } = parts
  const to = await addressOf(database, waiting.userId)
  if (to === null) return null
  const linkOf = (stops: Stopped) => {
    const token = makeUnsubscribeToken(waiting.userId, stops, secret, now.getTime())
    return `${baseUrl}/unsubscribe?token=${encodeURIComponent(token)}`
  }
  if (waiting.kind === 'daily-letter') {
    const still = await findStillDue(database, waiting, now)
    if (!still) return null
    const links = { open: `${baseUrl}/tasks`, stop: linkOf('daily') }
    return dailyLetter(to, links, still.showsTitles ? still.due.title : null)
  }
  const summary = await database.withUser(waiting.userId, async (trx) => {
    const { preferences, userPreferences } = await readChosen(trx, waiting.userId)
    const zone = reminderZone(preferences, null)
    if (zone === null || !preferences.emailNotifications || !preferences.weeklySummaries) return null
    const rows = await readSummaryRows(trx, waiting.userId, summaryFrom(now, zone))
    const next = smallThingFor(await readSmallThings(trx, waiting.userId), now, zone)
    return weeklySummary(rows, next, { now, zone, dayStart: dayStartOf(userPreferences) })
  })
  return summary && weeklyLetter(to, { open: `${baseUrl}/wins`, stop: linkOf('weekly') }, summary)
}

/** Null where the address was not confirmed, is refused, or the account is gone, disabled or about to be deleted. */
async function addressOf({ accounts }: Database, userId: string): Promise<string | null> {
  const found = await accounts
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where('disabled_at', 'is', null)
    .where('deletion_due_at', 'is', null)
    .where('mail_refusals', '<', REFUSALS_UNTIL_PAUSED)
    .executeTakeFirst()
  return found?.email ?? null
}

import type { Logger } from 'pino'
import type { PushPayload } from '@glimmer/api/notifications'
import type { Due } from '@glimmer/domain/notifications/due'
import { later } from '@glimmer/domain/notifications/local-time'
import { messageOf } from '@glimmer/domain/notifications/message-of'
import { REMINDER_ACTIONS } from '@glimmer/domain/notifications/reminder-snooze'
import type { Database } from '../db/open.ts'
import type { ReminderOutcome } from '../metrics/metrics.ts'
import type { GuardedPost } from '../outbound/guarded-post.ts'
import { NotAllowed } from '../outbound/guarded-request.ts'
import { findStillDue } from './find-still-due.ts'
import type { Outbox, Waiting } from './outbox.ts'
import { makePushRequest, type PushSender } from './push-request.ts'
import type { Subscription } from './push-subscriptions.ts'
import { createResting } from './resting.ts'

export interface PushParts {
  readonly database: Database
  readonly outbox: Outbox
  readonly sender: PushSender
  readonly guarded: GuardedPost
  readonly log: Logger
  readonly now: () => Date
  readonly count: (outcome: ReminderOutcome) => void
}

/** After each try in vain. */
const AGAIN_MS = [5_000, 30_000, 120_000]
const SHORTEST_REST_MS = 5_000
const LONGEST_REST_MS = 5 * 60_000
/** A push service that says how long to wait is believed up to here. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000

/** What a push service made of a push. */
type Outcome =
  | { readonly kind: 'taken' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly at: Date | null; readonly isAway: boolean }

/** Sends pushes. Each is looked at once more before, as things get done in the meantime. */
export function createPushDelivery(parts: PushParts) {
  const { database, outbox, now, count, log } = parts
  const resting = createResting(SHORTEST_REST_MS, LONGEST_REST_MS)

  /** Tries to send one that waits, and says in the outbox what came of it. */
  const deliver = async (waiting: Waiting): Promise<void> => {
    const at = now()
    const subscription = await findSubscription(database, waiting, at)
    if (!subscription) return void (await outbox.remove(waiting))
    if (waiting.expiresAt <= at) return giveUp(waiting, 'late')
    const { origin } = new URL(subscription.endpoint)
    const rests = resting.until(origin, at)
    if (rests) return outbox.again(waiting, rests, waiting.attempts - 1)
    const due = await findStillDue(database, waiting, at)
    if (!due) {
      resting.answered(origin)
      return void (await outbox.remove(waiting))
    }
    const payload = payloadOf(waiting, due.due, { showsTitles: due.showsTitles, now: at })
    const outcome = await post(parts, subscription, payload, waiting.data.isUrgent)
    if (outcome.kind === 'later' && outcome.isAway) resting.failed(origin, now())
    else resting.answered(origin)
    await settle(waiting, subscription, outcome)
  }

  const settle = async (waiting: Waiting, subscription: Found, outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'later') {
      const pause = AGAIN_MS[waiting.attempts - 1]
      const again = outcome.at ?? (pause === undefined ? null : later(now(), pause))
      if (again === null || again >= waiting.expiresAt) return giveUp(waiting, 'refused')
      return outbox.again(waiting, again)
    }
    if (outcome.kind === 'gone') await forgetSubscription(database, subscription)
    if (outcome.kind === 'refused') log.warn({ kind: waiting.data.kind }, 'a push service refused a push')
    count(outcome.kind === 'taken' ? 'sent' : 'refused')
    await outbox.remove(waiting)
  }

  const giveUp = async (waiting: Waiting, outcome: ReminderOutcome): Promise<void> => {
    count(outcome)
    await outbox.remove(waiting)
  }

  return {
    deliver,

    /** Sends a test to the device of this session, and waits for what its push service says. Null where it takes none. */
    async sendTest(userId: string, sessionId: string): Promise<boolean | null> {
      const subscription = await subscriptionsOf(database, userId, now())
        .where('subscription.session_id', '=', sessionId)
        .executeTakeFirst()
      if (!subscription) return null
      const at = now()
      const payload: PushPayload = {
        owner: userId,
        kind: 'test',
        tag: 'test',
        title: 'This is a test',
        body: 'Notifications from Glimmer reach this device.',
        url: '/settings',
        dueAt: at.toISOString(),
        expiresAt: later(at, 10 * 60_000).toISOString(),
        actions: [],
      }
      const outcome = await post(parts, subscription, payload, false)
      if (outcome.kind === 'gone') await forgetSubscription(database, subscription)
      count(outcome.kind === 'taken' ? 'sent' : 'refused')
      return outcome.kind === 'taken'
    },
  }
}

interface Found extends Subscription {
  readonly id: string
}

function findSubscription(
  database: Database,
  { userId, data }: Waiting,
  now: Date,
): Promise<Found | undefined> {
  return subscriptionsOf(database, userId, now)
    .where('subscription.id', '=', data.device ?? '')
    .executeTakeFirst()
}

/** Those whose session is open: nothing goes to a device after that, nor to a disabled account. */
function subscriptionsOf({ accounts }: Database, userId: string, now: Date) {
  return accounts
    .selectFrom('public.push_subscriptions as subscription')
    .innerJoin('session', 'session.id', 'subscription.session_id')
    .innerJoin('user', 'user.id', 'subscription.user_id')
    .select(['subscription.id', 'endpoint', 'p256dh', 'auth'])
    .where('subscription.user_id', '=', userId)
    .where('session.expires_at', '>', now.toISOString())
    .where('user.disabled_at', 'is', null)
}

async function forgetSubscription({ accounts }: Database, { id, endpoint }: Found): Promise<void> {
  await accounts
    .deleteFrom('public.push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute()
}

async function post(
  { sender, guarded, now, log }: PushParts,
  subscription: Subscription,
  payload: PushPayload,
  isUrgent: boolean,
): Promise<Outcome> {
  try {
    const request = makePushRequest(subscription, payload, sender, { now: now(), isUrgent })
    const { status, retryAfter } = await guarded.post(subscription.endpoint, request)
    return outcomeOf(status, retryAfter, now())
  } catch (error) {
    if (error instanceof NotAllowed) return { kind: 'gone' }
    // The address stays out of the log: it is a device's.
    log.info({ code: (error as { code?: string }).code ?? 'unknown' }, 'a push service was not reached')
    return { kind: 'later', at: null, isAway: true }
  }
}

/** RFC 8030: 404 and 410 say that the device takes no more, 401 and 403 that it subscribed under another key. */
function outcomeOf(status: number, retryAfter: string | undefined, now: Date): Outcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone' }
  if (status === 429) return { kind: 'later', at: readRetryAfter(retryAfter, now), isAway: false }
  if (status >= 500) return { kind: 'later', at: readRetryAfter(retryAfter, now), isAway: true }
  return { kind: 'refused' }
}

/** Seconds, or a date. */
function readRetryAfter(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? null : later(now, Math.min(Math.max(ms, 1000), LONGEST_RETRY_AFTER_MS))
}

function payloadOf(
  { userId, data, expiresAt }: Waiting,
  due: Due,
  said: { readonly showsTitles: boolean; readonly now: Date },
): PushPayload {
  const { kind, reminderId } = due
  const subject =
    kind === 'task'
      ? { taskReminderId: reminderId ?? '' }
      : kind === 'event'
        ? { eventReminderId: reminderId ?? '' }
        : null
  return {
    owner: userId,
    kind,
    tag: data.tag,
    ...messageOf({ ...due, dueAt: askedAt(due) }, said),
    url: kind === 'event' ? '/calendar' : '/tasks',
    dueAt: data.dueAt,
    expiresAt: expiresAt.toISOString(),
    actions: [...REMINDER_ACTIONS],
    ...(subject && { subject }),
  }
}

/** Before quiet hours moved it: what is late does not pretend to be on time. */
function askedAt({ key, dueAt }: Due): string {
  return key.split('/')[1] ?? dueAt
}

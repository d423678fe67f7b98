import { MAX_PUSH_LENGTH } from '@glimmer/sync/limits'
import { pullRequestSchema, pushRequestSchema, requestAddressSchema } from '@glimmer/sync/protocol'
import { OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Auth, Session } from '../auth/auth.ts'
import type { Database } from '../db/open.ts'
import { type NoteErasure, withoutNote } from '../dumps/erasures.ts'
import { databaseErrorKindOf } from '../db/database-error.ts'
import { type Allowance, useAllowance } from '../functions/allowance.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWithEvents } from '../http/events.ts'
import { readJson } from '../http/read-json.ts'
import { refuse, refuseOtherOwner, refuseVisitor } from '../http/refusal.ts'
import { serve, serveUnread } from '../http/serve.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Admission, createAdmission } from './admission.ts'
import { createEventStreams } from './event-streams.ts'
import { createFairPace } from './fair-pace.ts'
import { createFairShare } from './fair-share.ts'
import { pullFromReplica } from './pull-from-replica.ts'
import { push } from './push.ts'
import { resetAccount } from './reset-account.ts'

/** The most characters of a push beside its mutations: owner, schema, cursor. */
const ENVELOPE_LENGTH = 1_000

interface SyncParts {
  readonly database: Database
  readonly sessionOf: Auth['sessionOf']
  /** Looks again whether the sessions of streams that stay open are. */
  readonly findOpen: Auth['openSessions']['findOpen']
  /** Bytes that a person may store; null where there is no limit. */
  readonly quota: number | null
  readonly metrics?: Metrics | undefined
  /** By which the requests came in. */
  readonly admission?: Admission
}

interface SyncEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { session: Session }
}

/** Far more than somebody who tries things out. Limited, because each leaves a line in the list of erasures. */
const RESET_ALLOWANCE: Allowance = { name: 'reset', times: 10, windowMs: 60 * 60 * 1000 }

/** The routes that are about everything a person has: emptying and deleting the account. */
export function accountCalls(database: Database, noteErasure: NoteErasure = withoutNote) {
  const app = new Hono<SyncEnv>()
  app.use('/api/rpc/*', requireSession)

  serve(app, 'POST /api/rpc/reset_user_account', async (c, { body, answer }) => {
    const { owner, id } = body
    const refused = refuseOwner(c, owner)
    if (refused) return refused
    const seconds = await useAllowance(database, RESET_ALLOWANCE, owner, Date.now())
    if (seconds !== null) return refuseResets(c, seconds)
    await noteErasure({ account: owner, reset: id }, (aboutToCommit) =>
      resetAccount(database, owner, id, aboutToCommit),
    )
    return answer({ status: 'account_reset' })
  })

  return app
}

/** Push, pull and the stream of pings. All of them need a session. */
export function syncRoutes(parts: SyncParts) {
  const { database, sessionOf, findOpen, quota, metrics, admission = createAdmission() } = parts
  const app = new Hono<SyncEnv>()
  const share = createFairShare()
  const { alone, pace } = createFairPace()
  const paced = pace(database)
  const streams = createEventStreams({ database, findOpen })
  app.use('/api/sync/*', requireSession)

  const inTurn: MiddlewareHandler<SyncEnv> = async (c, next) => {
    const endTurn = await admission.aside(() => share.takeTurn(c.get('session').userId))
    if (!endTurn) return refuseTooMuch(c)
    try {
      return await next()
    } finally {
      endTurn()
    }
  }

  app.post('/api/sync/push', inTurn)
  app.get('/api/sync/pull', inTurn)

  serveUnread(app, 'POST /api/sync/push', async (c, answer) => {
    const { userId } = c.get('session')
    const body = await readJson(c)
    if (body.kind === 'refused') return body.response
    // First of all whose it is and in which shape: a device must not take it for a fault of what it sends.
    const address = requestAddressSchema.safeParse(body.value)
    if (!address.success) return refuse(c, 'bad_request', describe(address.error))
    const refused = refuseSchema(c, address.data.schema) ?? refuseOwner(c, address.data.owner)
    if (refused) return refused
    if (body.length > MAX_PUSH_LENGTH + ENVELOPE_LENGTH) {
      return refuse(c, 'too_large', `A push can hold at most ${MAX_PUSH_LENGTH} characters.`)
    }
    if (!share.mayPush(userId, body.length)) return refuseTooMuch(c)
    const request = await alone(userId, () => pushRequestSchema.safeParse(body.value))
    if (!request.success) return refuse(c, codeOf(request.error), describe(request.error))
    try {
      const pushed = await push(paced, userId, request.data, { quota: quota ?? Infinity })
      if (pushed.kind === 'results') for (const { status } of pushed.results) metrics?.countMutation(status)
      return pushed.kind === 'over_quota' ? refuseOverQuota(c) : answer(pushed)
    } catch (error) {
      // The account may have been deleted while this was under way.
      if (databaseErrorKindOf(error) || (await sessionOf(c.req.raw.headers))) throw error
      return refuseVisitor(c)
    }
  })

  serve(app, 'GET /api/sync/pull', async (c, { answer }) => {
    const { userId } = c.get('session')
    const request = pullRequestSchema.safeParse(c.req.query())
    if (!request.success) return refuse(c, 'bad_request', describe(request.error))
    const { schema, owner } = request.data
    const refused = refuseSchema(c, schema) ?? refuseOwner(c, owner)
    const options = { quota, count: metrics?.countPull }
    return refused ?? answer(await pullFromReplica(paced, userId, request.data, options))
  })

  serve(app, 'GET /api/sync/events', (c) => {
    // Hono runs this for HEAD too, and drops a body that would then never end.
    if (c.req.method === 'HEAD') return refuse(c, 'wrong_method', 'This address can only be listened to.')
    const { userId, sessionId } = c.get('session')
    const refused = refuseOwner(c, c.req.query('owner') ?? '')
    if (refused) return refused
    const endStream = share.openStream(userId)
    if (!endStream) return refuseTooMuch(c)
    const endCount = metrics?.openStream()
    const events = streams.open({ userId, sessionId }, () => {
      endStream()
      endCount?.()
    })
    return answerWithEvents(c, events)
  })

  return app
}

const requireSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  return c.get('session') ? next() : refuseVisitor(c)
}

function refuseResets(c: Context, seconds: number) {
  c.header('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const pause = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return refuse(
    c,
    'too_many_requests',
    `This account was reset many times in a short time. Please try again in ${pause}; nothing was changed.`,
  )
}

function refuseTooMuch(c: Context) {
  c.header('retry-after', '60')
  return refuse(
    c,
    'too_many_requests',
    'This is more than the server can do for one person at once. What you wrote stays on this device.',
  )
}

/** A device too old to know this code keeps what it has not sent yet, as it does where the disk is full. */
function refuseOverQuota(c: Context) {
  return refuse(
    c,
    'over_quota',
    'Your space on this server is used up. What you wrote stays on this device; deleting what you no longer need makes space.',
  )
}

function refuseSchema(c: Context, schema: number) {
  if (schema > SCHEMA_VERSION) {
    // A page of a newer Glimmer, from a server beside this one or before it went back: no reload would help.
    c.header('retry-after', '60')
    return refuse(c, 'old_server', 'This page is newer than the server. It will try again by itself.')
  }
  if (schema >= OLDEST_SCHEMA_VERSION) return null
  return refuse(c, 'old_schema', 'This version of Glimmer is too old for the server. Reload to update it.')
}

function refuseOwner(c: Context<SyncEnv>, owner: string) {
  return owner === c.get('session').userId ? null : refuseOtherOwner(c)
}

/** `bad_mutation` where the fault lies in a single mutation and in nothing else: the device sets that one aside. */
function codeOf({ issues }: z.core.$ZodError): 'bad_mutation' | 'bad_request' {
  const isInMutation = issues.every(({ path }) => path[0] === 'mutations' && path.length > 1)
  return isInMutation ? 'bad_mutation' : 'bad_request'
}

function describe(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || 'request'}: ${issue.message}` : 'The request is not valid.'
}

import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import type { Database } from '../db/open.ts'
import { type Allowance, useAllowance } from '../functions/allowance.ts'
import { askingOf } from '../http/asking.ts'
import type { AppEnv } from '../http/context.ts'
import { networkOf } from '../http/network-of.ts'
import { refuse, refuseTooMany } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { hashRandomToken } from '../random-token.ts'
import { readCounter } from '../sync/counter.ts'
import { createFairPace } from '../sync/fair-pace.ts'
import { endFeed, feedSince, findFeed, makeFeed } from './keep-feed.ts'
import { limitGuesses } from './limit-guesses.ts'
import { writeFeed } from './write-feed.ts'

interface FeedOptions {
  readonly database: Database
  /** Where people reach this server: `https://glimmer.example`. */
  readonly ownOrigin: string
  /** Glimmer's own version, part of the ETag: another version may write the same calendar differently. */
  readonly version: string
}

const MAKING: Allowance = { name: 'calendar-feed', times: 20, windowMs: 60 * 60 * 1000 }
/** How many requests for one person's file may be answered at the same time; programs ask one at a time. */
const MOST_AT_ONCE = 4
/** The connection is closed where the whole file took longer than this to be read. */
const LONGEST_MS = 5 * 60 * 1000

/** The private address of a calendar, for its owner. Behind the session. */
export function feedRoutes({ database, ownOrigin }: FeedOptions) {
  const app = new Hono<AppEnv>()

  serve(app, 'GET /api/calendar/feed', async (c, { answer }) => {
    const asking = askingOf(c, c.req.query('owner'))
    return asking.kind === 'refused'
      ? asking.response
      : answer({ since: await feedSince(database, asking.session.userId) })
  })

  serve(app, 'POST /api/calendar/feed', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    const seconds = await useAllowance(database, MAKING, asking.session.userId, Date.now())
    if (seconds !== null) return refuseTooMany(c, seconds)
    const { token, since } = await makeFeed(database, asking.session.userId, new Date())
    return answer({ since, address: `${ownOrigin}/api/calendar/feed.ics?token=${token}` })
  })

  serve(app, 'POST /api/calendar/feed/off', async (c, { body, answer }) => {
    const asking = askingOf(c, body.owner)
    if (asking.kind === 'refused') return asking.response
    await endFeed(database, asking.session.userId)
    return answer({ since: null })
  })

  return app
}

/** The calendar itself, for whoever knows its address. Before the session: a cookie says nothing here. */
export function feedFile({ database, version }: FeedOptions) {
  const app = new Hono<AppEnv>()
  const guesses = limitGuesses()
  const { alone, pace } = createFairPace()
  const paced = pace(database)
  const underWay = new Map<string, number>()

  serve(app, 'GET /api/calendar/feed.ics', async (c) => {
    const hash = hashRandomToken(c.req.query('token') ?? '')
    if (hash === null) return refuseUnknownFeed(c)
    const network = networkOf(c.get('clientAddress'))
    const wait = guesses.secondsLeft(network)
    const find = () => findFeed(database, hash)
    // Others in a network may have the right ones, so after many wrong ones its tokens are looked up at an easy pace.
    const userId = await (wait === null ? find() : alone(network, find))
    if (userId === null) {
      guesses.countWrong(network)
      return wait === null ? refuseUnknownFeed(c) : refuseTooMany(c, wait)
    }
    const { rev, generation } = await database.withUser(userId, (trx) => readCounter(trx, userId))
    const etag = `"${version}.${generation}.${rev}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (names(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const file = { ...headers, 'content-type': 'text/calendar; charset=utf-8' }
    if (c.req.method === 'HEAD') return c.body(null, 200, file)
    const count = underWay.get(userId) ?? 0
    if (count >= MOST_AT_ONCE) return refuseTooMany(c, 60)
    underWay.set(userId, count + 1)
    const pieces = writeFeed({ database: paced, alone, userId, name: 'Glimmer', now: new Date() })
    const text = Readable.from(pieces, { objectMode: false, signal: AbortSignal.timeout(LONGEST_MS) })
    text.once('close', () => {
      const left = (underWay.get(userId) ?? 1) - 1
      if (left > 0) underWay.set(userId, left)
      else underWay.delete(userId)
    })
    return c.body(Readable.toWeb(text) as ReadableStream, 200, file)
  })

  return app
}

/** Whether If-None-Match has this tag, also as a weak one (`W/`), which a proxy that compresses makes of it. */
function names(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function refuseUnknownFeed(c: Context) {
  return refuse(c, 'not_found', 'There is no calendar at this address, or no longer.')
}

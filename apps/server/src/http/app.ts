import { Hono } from 'hono'
import type { Logger } from 'pino'
import manifest from '../../package.json' with { type: 'json' }
import { adminRoutes } from '../admin/routes.ts'
import type { Auth } from '../auth/auth.ts'
import { baseUrlOf } from '../auth/links.ts'
import { authRoutes } from '../auth/routes.ts'
import { feedFile, feedRoutes } from '../calendar/routes.ts'
import type { Config } from '../config.ts'
import type { ConnectedCalendars } from '../connected-calendars/connected-calendars.ts'
import { connectedCalendarRoutes } from '../connected-calendars/routes.ts'
import type { Database } from '../db/open.ts'
import { FUNCTIONS_PATH } from '@glimmer/api/contract'
import { nameProvider } from '../functions/breakdown/ask-provider.ts'
import { docsRoutes } from '../docs/docs-routes.ts'
import { type FunctionParts, functionRoutes } from '../functions/routes.ts'
import { admitSync, createAdmission } from '../sync/admission.ts'
import { accountCalls, syncRoutes } from '../sync/routes.ts'
import type { Reminders } from '../notifications/reminders.ts'
import { notificationRoutes, unsubscribeRoute } from '../notifications/routes.ts'
import { avatarRoutes } from '../profile/routes.ts'
import type { Dumps } from '../dumps/daily-dumps.ts'
import type { NoteErasure } from '../dumps/erasures.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { countRequests, metricsRoutes } from '../metrics/routes.ts'
import { accountRoutes } from './account-routes.ts'
import { clientAddress } from './client-address.ts'
import { compressAnswers } from './compression.ts'
import type { AppEnv } from './context.ts'
import {
  answerError,
  answerOptions,
  neverStore,
  noteDatabaseErrors,
  refuseMethod,
  refuseUnknown,
  refuseWithoutRoom,
} from './fallbacks.ts'
import { healthRoutes } from './health.ts'
import { limitBody } from './limit-body.ts'
import { operatorRoutes } from './operator-routes.ts'
import { checkOrigin } from './origin.ts'
import { readSession } from './read-session.ts'
import { refuse } from './refusal.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { indexStaticFiles } from './static-index.ts'

const LARGEST_BODY = 1024 * 1024

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly auth: Auth
  readonly log: Logger
  /** The web build's `client` folder; without it only the API answers. */
  readonly staticDir?: string
  /** What `npm run backup` may ask for, with the secret that it has to know. */
  readonly operator?: { readonly dumps: Dumps; readonly secret: string }
  readonly noteErasure?: NoteErasure
  /** With which the tokens in letters are signed. */
  readonly secret: string
  readonly reminders: Reminders
  readonly calendars: ConnectedCalendars
  /** What is counted for `/metrics`, where it is set up. */
  readonly metrics?: Metrics | undefined
  /** How long and how often the functions may ask others; tests are less patient. */
  readonly limits?: FunctionParts['limits']
}

/** Everything a request passes, in order. What comes earlier protects what comes later: keep the order. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const {
    config,
    database,
    auth,
    log,
    secret,
    reminders,
    calendars,
    staticDir,
    operator,
    noteErasure,
    metrics,
    limits,
  } = parts
  const ownOrigin = baseUrlOf(config)
  const isHttps = ownOrigin.startsWith('https:')
  const { passwordMinLength, deleteGraceDays } = config
  const site = { ...config.site, deleteGraceDays }
  const settingsOfSite = { baseUrl: config.baseUrl, isHttps, site }
  const settings = {
    passwordMinLength,
    mailEnabled: auth.isMailEnabled,
    version: manifest.version,
    aiProvider: config.ai ? nameProvider(config.ai) : null,
    sourceUrl: config.sourceUrl ?? null,
    helpLine: config.helpLine ?? null,
    openIdName: config.openId?.name ?? null,
    deleteGraceDays,
  }
  const app = new Hono<AppEnv>()

  if (metrics) app.use(countRequests(metrics))
  app.use(clientAddress(config.trustedProxyHeader))
  app.use(requestLog(log))
  app.use(securityHeaders(isHttps))
  app.use(compressAnswers)
  app.use(checkOrigin(config.baseUrl))
  app.use(limitBody(LARGEST_BODY, (c) => refuse(c, 'too_large', 'A request can hold at most 1 MB.')))

  app.options('*', answerOptions)
  app.use('/api/*', neverStore)
  app.use('/api/*', noteDatabaseErrors)
  app.use('/avatars/*', noteDatabaseErrors)
  app.use('/api/*', refuseWithoutRoom(database))
  app.route('/', healthRoutes(database, operator?.dumps))
  app.route('/', metricsRoutes(metrics, config.metricsToken))
  app.route('/', authRoutes(auth, config))
  app.all('/api/auth/*', refuseUnknown)

  if (operator) app.route('/', operatorRoutes(operator))
  const feed = { database, ownOrigin, version: manifest.version }
  app.route('/', feedFile(feed))
  app.route('/', avatarRoutes({ database, sessionOf: auth.sessionOf }))
  app.route('/', unsubscribeRoute({ database, secret }))
  const admission = createAdmission()
  app.use('/api/sync/*', admitSync(admission))
  app.use('/api/*', readSession(auth))
  app.route('/', accountRoutes({ database, signUp: auth.signUp, settings }))
  const { sessionOf, openSessions } = auth
  const { findOpen } = openSessions
  app.route('/', syncRoutes({ database, sessionOf, findOpen, quota: config.quota, metrics, admission }))
  app.route('/', feedRoutes(feed))
  app.route('/', notificationRoutes({ database, reminders }))
  app.route('/', connectedCalendarRoutes({ database, calendars, log }))
  app.route('/', adminRoutes({ config, database, auth }))
  app.route('/', accountCalls(database, noteErasure))
  app.route(FUNCTIONS_PATH, functionRoutes({ database, log, ai: config.ai, ...(limits && { limits }) }))
  app.route('/', docsRoutes())
  app.all('/api/*', refuseUnknown)
  app.all('/api', refuseUnknown)

  app.get(
    '*',
    staticDir ? staticFiles(indexStaticFiles(staticDir, settingsOfSite), log, ownOrigin) : refuseUnknown,
  )
  app.all('*', refuseMethod)
  app.onError(answerError(log))
  return app
}

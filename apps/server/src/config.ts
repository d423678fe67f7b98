import { SHORTEST_PASSWORD } from '@glimmer/api/password-lengths'
import { resolve } from 'node:path'
import * as z from 'zod'
import { isLocalHost, isPrivateHost } from './local-host.ts'
import { siteVerification } from './site/verification.ts'

/**
 * The one place where settings from the environment are read and checked. An empty value counts as not set. The
 * README's table and `.env.example` list them all.
 */

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A secret with fewer different characters than this was not made at random, such as a repeated word. */
const FEWEST_DIFFERENT_CHARACTERS = 8
/** The former example value of `.env.example`, which everybody can read. */
const EXAMPLE_SECRET = 'at-least-32-characters'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))

/** Scheme, host and port; a path would not be used, so it is refused rather than dropped. */
const origin = url('http:', 'https:')
  .refine((value) => /^https?:\/\/[^/?#@]+\/?$/.test(value))
  .transform((value) => new URL(value).origin)
  // It is written into pages and letters unescaped, and `URL` allows quotes in a host name.
  .refine((value) => /^https?:\/\/[\w.:[\]-]+$/.test(value))

const emailList = z
  .string()
  .transform((value) => value.split(/[\s,;]+/).filter((part) => part !== ''))
  .pipe(z.array(z.email()))
  .transform((addresses) => addresses.map((address) => address.toLowerCase()))

const settings = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOLER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  DUMPS: z.enum(['on', 'off']).default('on'),
  BASE_URL: origin.optional(),
  ADMIN_EMAILS: emailList.default([]),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(SHORTEST_PASSWORD, 64).default(SHORTEST_PASSWORD),
  SIGN_UP: z.enum(['open', 'invite', 'closed']).optional(),
  SESSION_MAX_DAYS: wholeNumber(1, 3_650).default(180),
  DELETE_GRACE_DAYS: wholeNumber(0, 30).default(0),
  QUOTA_MB: wholeNumber(0, 1_000_000).default(200),
  TRUSTED_PROXY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .transform((name) => name.toLowerCase())
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32)
    .refine(
      (secret) => new Set(secret).size >= FEWEST_DIFFERENT_CHARACTERS && !secret.startsWith(EXAMPLE_SECRET),
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{20,}$/)
    .refine((token) => new Set(token).size >= FEWEST_DIFFERENT_CHARACTERS)
    .optional(),
  PUSH_PRIVATE_HOSTS: z
    .string()
    .transform((value) => value.split(/[\s,;]+/).filter((part) => part !== ''))
    .pipe(z.array(z.string().regex(/^[\w.:-]{1,253}$/)))
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .default([]),
  PRIVATE_CALENDAR_HOSTS: z
    .string()
    .transform((value) => value.split(/[\s,;]+/).filter((part) => part !== ''))
    .pipe(z.array(z.string().regex(/^([\w.-]{1,253}|\[[\da-f:.]{2,45}\]):\d{1,5}$/i)))
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  AI_BASE_URL: url('http:', 'https:')
    .refine((value) => /^https?:\/\/[^?#@]+$/.test(value))
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[^\p{Cc}]{1,200}$/u)
    .optional(),
  OIDC_ISSUER: url('http:', 'https:')
    .refine((value) => /^https?:\/\/[^?#@]+$/.test(value))
    .refine((value) => value.startsWith('https:') || isPrivateHost(URL.parse(value)?.hostname ?? ''))
    .transform((value) => new URL(value).href)
    .optional(),
  OIDC_CLIENT_ID: z
    .string()
    .regex(/^[\x20-\x7e]{1,500}$/)
    .optional(),
  OIDC_CLIENT_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]{1,500}$/)
    .optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{1,40}$/u)
    .optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]{1,500}$/)
    .optional(),
  GOOGLE_TEST_SERVER: origin.refine((value) => isLocalHost(new URL(value).hostname)).optional(),
  HELP_LINE: z
    .string()
    .regex(/^[^\p{Cc}]{1,200}$/u)
    .optional(),
  HELP_LINE_URL: url('http:', 'https:', 'tel:', 'sms:').optional(),
  OPERATOR_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{1,200}$/u)
    .optional(),
  OPERATOR_CONTACT: z.union([z.email(), url('http:', 'https:')]).optional(),
  SOURCE_URL: url('http:', 'https:').optional(),
  SITE_VERIFICATION: siteVerification.default([]),
}

type Setting = keyof typeof settings

/** What each setting must be, said to the person who set it. Values are never repeated: some are secrets. */
const expectations: Record<Setting, string> = {
  PORT: 'must be a whole number from 0 to 65535 (0 takes any free port)',
  HOST: 'must be a host name or an address to listen on, for example 0.0.0.0',
  DATA_DIR: 'must be a folder',
  DATABASE_URL: 'must be an address like postgres://user:password@host:5432/database',
  DATABASE_POOLER_URL:
    'must be the address of a pooler such as PgBouncer, like postgres://user:password@host:6432/database, with DATABASE_URL beside it, which leads to PostgreSQL itself',
  DATABASE_REPLICA_URL:
    'must be the address of a replica, like postgres://user:password@replica:5432/database, with DATABASE_URL beside it, which leads to the PostgreSQL that it follows',
  DUMPS: 'must be on or off',
  BASE_URL: 'must be the address people open, without a path, for example https://glimmer.example.org',
  ADMIN_EMAILS: 'must be e-mail addresses with commas between them',
  SMTP_URL: 'must be an address like smtp://user:password@mail.example.org:587',
  MAIL_FROM: 'must be an e-mail address, for example Glimmer <glimmer@example.org>',
  PASSWORD_MIN_LENGTH: `must be a whole number from ${SHORTEST_PASSWORD} to 64`,
  SIGN_UP: 'must be open, invite or closed',
  SESSION_MAX_DAYS: 'must be a whole number of days from 1 to 3650',
  DELETE_GRACE_DAYS: 'must be a whole number of days from 0 to 30 (0 deletes an account at once)',
  QUOTA_MB: 'must be a whole number from 0 to 1000000 (0 means no limit)',
  TRUSTED_PROXY_HEADER: 'must be the name of a header, for example x-forwarded-for',
  AUTH_SECRET:
    'must have at least 32 characters that nobody can guess, for example from: openssl rand -hex 32',
  METRICS_TOKEN:
    'must be one word of at least 20 characters that nobody can guess, for example from: openssl rand -hex 32',
  PUSH_PRIVATE_HOSTS:
    'must be host names or addresses in your own network with commas between them, for example push.home.arpa',
  PRIVATE_CALENDAR_HOSTS:
    'must be hosts of your own network, each with its port, with commas between them, for example cloud.home.arpa:443',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
  AI_BASE_URL:
    'must be the address of an OpenAI-compatible service, for example http://localhost:11434/v1, with AI_MODEL beside it',
  AI_API_KEY: 'must be one word, the key of the service at AI_BASE_URL',
  AI_MODEL: 'must be the name of a model at AI_BASE_URL, which is of no use without one',
  OIDC_ISSUER:
    'must be the address of an OpenID provider, for example https://id.example.org (http only in your own network), with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME beside it',
  OIDC_CLIENT_ID: 'must be the id that the provider at OIDC_ISSUER knows this server by',
  OIDC_CLIENT_SECRET: 'must be the secret that belongs to OIDC_CLIENT_ID',
  OIDC_NAME:
    'must be at most 40 characters that say what people sign in with at OIDC_ISSUER, for example Example House',
  GOOGLE_CLIENT_ID:
    'must be the id of an OAuth client of Google, which ends with .apps.googleusercontent.com, with GOOGLE_CLIENT_SECRET beside it',
  GOOGLE_CLIENT_SECRET: 'must be the secret that belongs to GOOGLE_CLIENT_ID',
  GOOGLE_TEST_SERVER: 'must be an address of this machine: it is for tests of Glimmer itself',
  HELP_LINE:
    'must be one line of at most 200 characters that says whom to ring, for example Samaritans, 116 123, day and night',
  HELP_LINE_URL:
    'must be an address like https://www.samaritans.org or tel:116123, with HELP_LINE beside it to say whose it is',
  OPERATOR_NAME: 'must be one line of at most 200 characters: a person, a group or an organisation',
  OPERATOR_CONTACT: 'must be an e-mail address or the address of a page',
  SOURCE_URL: 'must be the address of a page, for example https://git.example.org/glimmer',
  SITE_VERIFICATION:
    'must be what a search engine gave you: google1a2b3c.html, yandex_1a2b3c.html, BingSiteAuth.xml=TOKEN, or the name of a meta tag and its content, google-site-verification=TOKEN; several with commas between them',
}

/** All settings of a provider or none: rather no start than an AI helper that cannot be asked. */
function refuseHalfAProvider(set: { [Name in AiSetting]?: string | undefined }, context: z.RefinementCtx) {
  const names = (['AI_BASE_URL', 'AI_MODEL'] as const).filter((name) => !set[name])
  if (names.length === 2 && !set.AI_API_KEY) return
  for (const name of names) context.addIssue({ code: 'custom', path: [name] })
}

const OIDC_SETTINGS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

/** The same for signing in with an OpenID provider. */
function refuseHalfAnOpenIdProvider(
  set: { [Name in (typeof OIDC_SETTINGS)[number]]?: string | undefined },
  context: z.RefinementCtx,
) {
  const missing = OIDC_SETTINGS.filter((name) => !set[name])
  if (missing.length === OIDC_SETTINGS.length) return
  for (const name of missing) context.addIssue({ code: 'custom', path: [name] })
}

/** The same for Google's calendars. */
function refuseHalfAGoogleClient(
  set: { GOOGLE_CLIENT_ID?: string | undefined; GOOGLE_CLIENT_SECRET?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET)
    context.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_ID'] })
  if (set.GOOGLE_CLIENT_ID && !set.GOOGLE_CLIENT_SECRET)
    context.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_SECRET'] })
}

/** Refuses a pooler or a replica alone: what is written, and much beside it, needs PostgreSQL itself. */
function refuseWithoutPostgres(
  set: { readonly [Name in 'DATABASE_URL' | (typeof BESIDE_POSTGRES)[number]]?: string | undefined },
  context: z.RefinementCtx,
) {
  if (set.DATABASE_URL) return
  for (const name of BESIDE_POSTGRES) if (set[name]) context.addIssue({ code: 'custom', path: [name] })
}

const BESIDE_POSTGRES = ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'] as const

/** Refuses a help line's link without its name, as people would not know where it leads. */
function refuseNamelessLine(
  set: { HELP_LINE?: string | undefined; HELP_LINE_URL?: string | undefined },
  context: z.RefinementCtx,
) {
  if (set.HELP_LINE_URL && !set.HELP_LINE) context.addIssue({ code: 'custom', path: ['HELP_LINE_URL'] })
}

type AiSetting = 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'

const environment = z
  .object(settings)
  .superRefine(refuseHalfAProvider)
  .superRefine(refuseWithoutPostgres)
  .superRefine(refuseNamelessLine)
  .superRefine(refuseHalfAnOpenIdProvider)
  .superRefine(refuseHalfAGoogleClient)
  .transform((set) => ({
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    poolerUrl: set.DATABASE_POOLER_URL,
    replicaUrl: set.DATABASE_REPLICA_URL,
    makesDumps: set.DUMPS === 'on',
    baseUrl: set.BASE_URL,
    adminEmails: set.ADMIN_EMAILS,
    smtpUrl: set.SMTP_URL,
    mailFrom:
      set.MAIL_FROM ?? `Glimmer <glimmer@${set.BASE_URL ? new URL(set.BASE_URL).hostname : 'localhost'}>`,
    passwordMinLength: set.PASSWORD_MIN_LENGTH,
    signUp: set.SIGN_UP,
    sessionMaxDays: set.SESSION_MAX_DAYS,
    deleteGraceDays: set.DELETE_GRACE_DAYS,
    quota: set.QUOTA_MB === 0 ? null : set.QUOTA_MB * 1_000_000,
    trustedProxyHeader: set.TRUSTED_PROXY_HEADER,
    authSecret: set.AUTH_SECRET,
    metricsToken: set.METRICS_TOKEN,
    pushPrivateHosts: set.PUSH_PRIVATE_HOSTS,
    privateCalendarHosts: set.PRIVATE_CALENDAR_HOSTS,
    logLevel: set.LOG_LEVEL,
    ai:
      set.AI_BASE_URL && set.AI_MODEL
        ? { baseUrl: set.AI_BASE_URL, model: set.AI_MODEL, apiKey: set.AI_API_KEY }
        : undefined,
    openId:
      set.OIDC_ISSUER && set.OIDC_CLIENT_ID && set.OIDC_CLIENT_SECRET && set.OIDC_NAME
        ? {
            issuer: set.OIDC_ISSUER,
            clientId: set.OIDC_CLIENT_ID,
            clientSecret: set.OIDC_CLIENT_SECRET,
            name: set.OIDC_NAME,
          }
        : undefined,
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? {
            clientId: set.GOOGLE_CLIENT_ID,
            clientSecret: set.GOOGLE_CLIENT_SECRET,
            testServer: set.GOOGLE_TEST_SERVER,
          }
        : undefined,
    site: {
      operatorName: set.OPERATOR_NAME,
      operatorContact: set.OPERATOR_CONTACT,
      verification: set.SITE_VERIFICATION,
    },
    sourceUrl: set.SOURCE_URL,
    helpLine: set.HELP_LINE ? { text: set.HELP_LINE, url: set.HELP_LINE_URL ?? null } : undefined,
  }))

export type Config = Readonly<z.infer<typeof environment>>

/** Returns the configuration, or one line that names every setting that is wrong and says what it must be. */
export function readConfig(
  env: Record<string, string | undefined>,
): { kind: 'ok'; config: Config } | { kind: 'wrong'; message: string } {
  const set = Object.keys(settings).flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const parsed = environment.safeParse(Object.fromEntries(set))
  if (parsed.success) return { kind: 'ok', config: parsed.data }
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as Setting))
  return { kind: 'wrong', message: [...wrong].map((name) => `${name} ${expectations[name]}`).join('; ') }
}

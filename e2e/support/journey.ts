import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import type { startAiProvider } from '../../apps/server/test/ai-provider.ts'
import type { OpenIdProviderOnLoopback } from '../../apps/server/test/open-id-provider.ts'
import type { PushService } from '../../apps/server/test/push-service.ts'
import { startGlimmer, type GlimmerServer } from './glimmer-server.ts'
import type { OtherCalendars } from './other-calendars.ts'
import { adminEmails } from './people.ts'
import {
  type Environment,
  sharedPostOffice,
  type SharedPostOffice,
  sharedServer,
  type SharedServer,
} from './shared-servers.ts'
import { skipOffers } from './skip-offers.ts'
import { serveUiPage, type UiPage } from './ui-server.ts'

interface JourneyFixtures {
  /** What the server is configured with, beside its port and folder: `test.use({ serverEnv: { … } })`. */
  serverEnv: Environment
  /** A server that is configured so, shared with all tests of the run that want the same. */
  server: SharedServer
  /** Whether /tasks may offer suggestions to begin with, as it does on a device that has never shown them. */
  isFirstRun: boolean
  /** Whether /tasks may ask by itself how much energy there is. */
  isCheckInOffered: boolean
  /** Whether /dashboard may open the assessment. */
  isAssessmentAsked: boolean
  /** The address that the server takes this test's requests to come from; the rate limit counts by it. */
  clientAddress: string
  /** A page of one more device of a person: its own storage and its own address, closed after the test. */
  openDevice(options?: BrowserContextOptions): Promise<Page>
  /** An empty folder in which a browser can keep what it remembers; removed after the test. */
  profile: string
}

/** What a worker reads and starts where a test first asks for it, and keeps to its end: most of them never need it. */
interface WorkerFixtures {
  /** A server that no other worker uses. */
  ownServerFor(env: Environment): Promise<GlimmerServer>
  /** A real mail server on loopback, for the whole run. */
  postOffice: SharedPostOffice
  /** A real, small provider of an AI on loopback. */
  provider: Awaited<ReturnType<typeof startAiProvider>>
  /** A real OpenID provider on loopback. */
  openIdProvider: OpenIdProviderOnLoopback
  /** Calendars of other services on loopback: addresses, a CalDAV server and a small Google. */
  otherCalendars: OtherCalendars
  /** A real push service on loopback, to which the server may push. */
  pushService: PushService
  /** The page of all primitives. */
  ui: UiPage
}

let addresses = 0

/** An address that no other test of this worker has. */
function nextAddress(workerIndex: number): string {
  const n = ++addresses
  return `10.${workerIndex % 256}.${(n >> 8) % 256}.${n % 256}`
}

/**
 * Playwright's `test` on a real server. `page` and `request` already speak to it. Whatever belongs to a worker stands here and
 * is extended nowhere: a test with another set would need a worker, a browser and a server anew.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  ownServerFor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const servers = new Map<string, GlimmerServer>()
      await use(async (env) => {
        const key = JSON.stringify(env)
        const server = servers.get(key) ?? (await startGlimmer(env))
        servers.set(key, server)
        return server
      })
      await Promise.all([...servers.values()].map((server) => server.dispose()))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  postOffice: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => use(await sharedPostOffice()),
    { scope: 'worker' },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const { startAiProvider } = await import('../../apps/server/test/ai-provider.ts')
      const provider = await startAiProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  openIdProvider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const { startOpenIdProvider } = await import('../../apps/server/test/open-id-provider.ts')
      const provider = await startOpenIdProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  otherCalendars: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const { startOtherCalendars } = await import('./other-calendars.ts')
      const others = await startOtherCalendars()
      await use(others)
      await others.close()
    },
    { scope: 'worker' },
  ],
  pushService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const { startPushService } = await import('../../apps/server/test/push-service.ts')
      const service = await startPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  ui: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const ui = await serveUiPage()
      await use(ui)
      ui.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverEnv: [{ ADMIN_EMAILS: adminEmails, PUSH_PRIVATE_HOSTS: '127.0.0.1' }, { option: true }],
  server: [async ({ serverEnv }, use) => use(await sharedServer(serverEnv)), { timeout: 120_000 }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  clientAddress: async ({}, use, info) => use(nextAddress(info.workerIndex)),
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({ clientAddress }, use) => use({ 'x-forwarded-for': clientAddress }),
  isFirstRun: [false, { option: true }],
  isCheckInOffered: [false, { option: true }],
  isAssessmentAsked: [false, { option: true }],
  context: async ({ context, isFirstRun, isCheckInOffered, isAssessmentAsked }, use) => {
    await skipOffers(context, { isFirstRun, isCheckInOffered, isAssessmentAsked })
    await use(context)
  },
  openDevice: async ({ browser, isFirstRun, isCheckInOffered, isAssessmentAsked }, use, info) => {
    const opened: Page[] = []
    await use(async (options = {}) => {
      const extraHTTPHeaders = { 'x-forwarded-for': nextAddress(info.workerIndex) }
      const context = await browser.newContext({ extraHTTPHeaders, ...options })
      await skipOffers(context, { isFirstRun, isCheckInOffered, isAssessmentAsked })
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'glimmer-profile-'))
    await use(profile)
    // A browser that was killed may still be letting go of its files.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** The same on a server that only this worker uses, for a test that ends it or looks into its folder. */
export const testOnOwnServer = test.extend<{ server: GlimmerServer }>({
  server: [
    async ({ ownServerFor, serverEnv }, use) => use(await ownServerFor(serverEnv)),
    // The start of a server is not the test's own time.
    { scope: 'test', timeout: 120_000 },
  ],
})

export { expect } from '@playwright/test'

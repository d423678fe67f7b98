import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startAiProvider } from '../../apps/server/test/ai-provider.ts'
import { startOpenIdProvider } from '../../apps/server/test/open-id-provider.ts'
import { startPostOffice } from '../../apps/server/test/post-office.ts'
import { browserEnvironment, browserFlags, findBrowser } from '../support/browser.ts'
import { skipOffers } from '../support/skip-offers.ts'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { adminScreens, PICTURED_ADMIN } from './admin-screens.ts'
import { letterScreens } from './account-screens.ts'
import { newEmailScreens } from './account-settings-screens.ts'
import { deletionScreens } from './deletion-screens.ts'
import { helperScreens } from './helper-screens.ts'
import { chosenNotificationScreens } from './notification-screens.ts'
import { openIdScreens } from './open-id-screens.ts'
import { type Screen, screens, type ServerName } from './screens.ts'

/**
 * Takes a picture of each screen at each width in each theme into `test-results/pictures`. A word after the command
 * limits it to the screens, widths and themes whose names contain it: `npm run pictures -- tasks-ten 390`.
 */

const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const themes = ['light', 'dark', 'low', 'contrast']

const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url))
const wanted = process.argv.slice(2)

const provider = await startAiProvider()
const postOffice = await startPostOffice()
const openIdProvider = await startOpenIdProvider()
const letters = { letters: () => Promise.resolve(postOffice.letters) }
const jobs = [
  ...screens,
  ...letterScreens(letters),
  ...newEmailScreens(letters),
  ...deletionScreens(letters),
  ...chosenNotificationScreens(letters),
  ...helperScreens(provider),
  ...openIdScreens(openIdProvider),
  ...adminScreens,
].flatMap((screen) =>
  widths.flatMap((viewport) =>
    themes.map((theme) => ({ screen, viewport, theme, name: `${screen.name}-${viewport.width}-${theme}` })),
  ),
)

let people = 0

async function openPage(
  browser: Browser,
  url: string,
  theme: string,
  viewport: (typeof widths)[number],
  screen: Screen,
): Promise<Page> {
  const isPhone = viewport.width < 768
  // Every picture's person comes from an address of their own: the server counts sign-ups.
  const extraHTTPHeaders = { 'x-forwarded-for': `10.9.0.${(people = (people + 1) % 250)}` }
  const look = { viewport, hasTouch: isPhone, locale: 'en-GB', extraHTTPHeaders }
  const context = await browser.newContext({ baseURL: url, ...look })
  await context.addInitScript((chosen) => {
    localStorage.setItem('glimmer:sensory', JSON.stringify({ theme: chosen, motion: 'none' }))
  }, theme)
  await skipOffers(context, screen)
  return context.newPage()
}

const found = await findBrowser()
const environments: Record<ServerName, Record<string, string>> = {
  usual: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'small', ADMIN_EMAILS: PICTURED_ADMIN },
  mail: { SMTP_URL: postOffice.smtpUrl },
  invited: { SIGN_UP: 'invite', QUOTA_MB: '1' },
  closed: { SIGN_UP: 'closed' },
  grace: { SMTP_URL: postOffice.smtpUrl, DELETE_GRACE_DAYS: '7' },
  openId: { ...openIdProvider.settings, SMTP_URL: postOffice.smtpUrl },
}
const servers = new Map<ServerName, GlimmerServer>()

async function serverFor({ server = 'usual' }: Screen): Promise<GlimmerServer> {
  const started = servers.get(server) ?? (await startGlimmer(environments[server]))
  servers.set(server, started)
  return started
}

const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
mkdirSync(folder, { recursive: true })
try {
  for (const { screen, viewport, theme, name } of jobs) {
    if (!wanted.every((part) => name.includes(part))) continue
    const server = await serverFor(screen)
    const page = await openPage(browser, server.url, theme, viewport, screen)
    await screen.open(page, server)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    await page.context().close()
    console.log(name)
  }
} finally {
  await browser.close()
  for (const server of servers.values()) await server.dispose()
  await provider.close()
  await postOffice.close()
  await openIdProvider.close()
}

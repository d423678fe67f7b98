import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from './browser.ts'
import { skipOffers } from './skip-offers.ts'

/** A browser with a profile on disk, so that a person's data outlives it, and a process that can be killed. */
export interface KillableBrowser {
  readonly context: BrowserContext
  readonly page: Page
  /** Kills the whole process group at once (SIGKILL). What it handed to the system is still written. */
  kill(): Promise<void>
  /** Closes it as a person would. */
  close(): Promise<void>
}

/** The address that a browser's tools listen on; it prints it as soon as it does. */
function toolsAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = printed.match(/DevTools listening on (ws:\S+)/)?.[1]
      if (address) resolve(address)
    })
    stderr.on('close', () => reject(new Error(`The browser ended before it listened:\n${printed}`)))
  })
}

/** Opens a browser on a profile folder, made where it is missing. `headers` go along with every request. */
export async function openKillableBrowser(
  profile: string,
  headers: Record<string, string> = {},
): Promise<KillableBrowser> {
  const found = await findBrowser()
  const flags = [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  // A group of its own, so that the kill reaches the processes that the browser has started.
  const child = spawn(found.path, [...flags, 'about:blank'], {
    detached: true,
    env: browserEnvironment(found),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGKILL')
    }
    await gone
  }
  try {
    const browser = await chromium.connectOverCDP(await toolsAddress(child.stderr))
    const context = browser.contexts()[0]
    if (!context) throw new Error('The browser has no window.')
    await context.setExtraHTTPHeaders(headers)
    await skipOffers(context)
    const page = context.pages()[0] ?? (await context.newPage())
    const close = async () => {
      const session = await browser.newBrowserCDPSession()
      await Promise.all([gone, session.send('Browser.close').catch(() => {})])
    }
    return { context, page, kill, close }
  } catch (error) {
    await kill()
    throw error
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Engine, KnownEngine } from './engine.ts'
import { findFreePort } from '../../../apps/server/test/free-port.ts'
import { endGroup, sayWhen } from './say-when.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

/** The engine of GNOME's browser and a near relation of Safari's, by WebDriver, in the small browser that comes with it. */
export const webKitGtk: KnownEngine = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver, xvfb',
  isInstalled: () => [driver, display, browser].every((path) => path && existsSync(path)),
  async start(profile) {
    const started: ChildProcess[] = []
    const start = (path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
      const child = spawn(path, args, {
        detached: true,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      started.push(child)
      return child
    }
    const end = async () => {
      for (const child of started.toReversed()) await endGroup(child)
    }
    try {
      // It has no way without a screen. This one takes the next free number, and says which.
      const screen = start(display, ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'])
      const [, number] = await sayWhen(screen, /^(\d+)$/m)
      const port = await findFreePort()
      start(driver, [`--port=${port}`], { HOME: profile, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' })
      return await connect(`http://127.0.0.1:${port}`, end)
    } catch (error) {
      await end()
      throw error
    }
  },
}

const timeouts = { script: 60_000, pageLoad: 60_000, implicit: 0 }

async function connect(address: string, end: () => Promise<void>): Promise<Engine> {
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`${address}/session${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { timeouts, 'webkitgtk:browserOptions': options } }
  const opened = await whenItListens(() => send<Opened>('POST', '', { capabilities }))
  const at = (path: string) => `/${opened.sessionId}${path}`
  await send('POST', at('/window/rect'), { x: 0, y: 0, width: 1280, height: 800 })
  const errors: string[] = []
  async function run<T>(expression: string): Promise<T> {
    const script = `(${listenAndRun})(async () => (${expression})).then(arguments[0])`
    const said = JSON.parse(await send('POST', at('/execute/async'), { script, args: [] })) as Said
    errors.push(...said.heard)
    if (said.thrown !== undefined) throw new Error(said.thrown)
    return said.value as T
  }
  /** The driver may answer while the page before is still there. */
  async function load(how: string, what: object): Promise<void> {
    await run('(globalThis.isBefore = true)')
    await send('POST', at(how), what)
    await expect.poll(() => run('!globalThis.isBefore && document.readyState')).toBe('complete')
  }
  return {
    version: opened.capabilities.browserVersion,
    open: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    run,
    act: (actions) => send('POST', at('/actions'), { actions }),
    async errors() {
      await run('null')
      return errors
    },
    async close() {
      await send('DELETE', at('')).catch(() => undefined)
      await end()
    },
  }
}

interface Opened {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

interface Said {
  readonly value?: unknown
  readonly thrown?: string
  readonly heard: readonly string[]
}

/**
 * Runs in the page, and listens there from then on: this protocol does not tell what the console says. So what a page says
 * before it is first asked something is not heard.
 */
async function listenAndRun(work: () => unknown): Promise<string> {
  const page = globalThis as { heard?: string[] }
  if (!page.heard) {
    const heard: string[] = (page.heard = [])
    addEventListener('error', ({ message }) => void heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)))
    const { error } = console
    console.error = (...words: unknown[]) => {
      heard.push(words.join(' '))
      error(...words)
    }
  }
  const { heard } = page
  try {
    return JSON.stringify({ value: (await work()) ?? null, heard: heard.splice(0) })
  } catch (error) {
    return JSON.stringify({ thrown: String(error), heard: heard.splice(0) })
  }
}

/** The driver says nothing when it begins to listen. */
async function whenItListens<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof TypeError) || tries > 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, KnownEngine } from './engine.ts'
import { endGroup, sayWhen } from './say-when.ts'

const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

/** Nothing but loopback is reached: whatever the browser asks for by itself goes to a port where nobody listens. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'intl.accept_languages': 'en-GB',
}

/** Firefox as its makers ship it, by WebDriver BiDi over the websocket that it opens itself. */
export const firefox: KnownEngine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => path !== undefined,
  async start(profile) {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const flags = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
    const child = spawn(path ?? 'firefox', flags, {
      detached: true,
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      const [, address] = await sayWhen(child, /WebDriver BiDi listening on (ws:\S+)/)
      return await connect(`${address}/session`, () => endGroup(child))
    } catch (error) {
      await endGroup(child)
      throw error
    }
  },
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

async function connect(address: string, end: () => Promise<void>): Promise<Engine> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)))
  })
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  const errors: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? 'no words')
    const waiting = id === undefined ? undefined : asked.get(id)
    if (error) waiting?.reject(new Error(`${error}: ${message}`))
    else waiting?.resolve(result)
  })
  let last = 0
  function send<Result>(method: string, params: object): Promise<Result> {
    const answer = Promise.withResolvers<unknown>()
    asked.set(++last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise as Promise<Result>
  }

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    version: capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    async run<T>(expression: string) {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null') as T
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    errors: async () => errors,
    async close() {
      socket.close()
      await end()
    },
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

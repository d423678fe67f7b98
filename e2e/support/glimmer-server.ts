import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The Node that the project brings along. */
export const node = join(root, 'node_modules/node/bin/node')
const startWithin = 60_000

/** One real server on a data folder of its own, in a process of its own. */
export interface GlimmerServer {
  /** `http://localhost:<port>`, the same after every restart. */
  readonly url: string
  readonly dataDir: string
  /** Of its process, while it runs. */
  pid(): number | undefined
  /** Everything it has printed since it was made, both streams. */
  output(): string
  /** Resolves with the match once the output holds the pattern; rejects after thirty seconds. */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>
  /** Starts it on the same folder and port. It must be stopped or killed. */
  start(): Promise<void>
  /** Asks it to finish (SIGTERM). Returns its exit code. */
  stop(): Promise<number | null>
  /** Kills it (SIGKILL). What it handed to the system is still written: `e2e/faults/power-cut.test.ts` cuts the power. */
  kill(): Promise<void>
  /** A copy of the data folder as it is now, in a temporary folder. Only while it is stopped. */
  copyData(): string
  /** Puts a copy back in place of the data folder. Only while it is stopped. */
  replaceData(copy: string): void
  /** Kills it and removes its folders. */
  dispose(): Promise<void>
}

const configuration =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|DATABASE_POOLER_URL|DATABASE_REPLICA_URL|DUMPS|BASE_URL|ADMIN_EMAILS|SMTP_URL|MAIL_FROM|PASSWORD_MIN_LENGTH|PUSH_PRIVATE_HOSTS|PRIVATE_CALENDAR_HOSTS|QUOTA_MB|SIGN_UP|SESSION_MAX_DAYS|DELETE_GRACE_DAYS|AUTH_SECRET|LOG_LEVEL|TRUSTED_PROXY_HEADER|METRICS_TOKEN|AI_BASE_URL|AI_API_KEY|AI_MODEL|OIDC_ISSUER|OIDC_CLIENT_ID|OIDC_CLIENT_SECRET|OIDC_NAME|GOOGLE_CLIENT_ID|GOOGLE_CLIENT_SECRET|GOOGLE_TEST_SERVER|HELP_LINE|HELP_LINE_URL|OPERATOR_NAME|OPERATOR_CONTACT|SOURCE_URL|SITE_VERIFICATION)$/

/** What the machine sets for everybody, without anything that configures a Glimmer. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !configuration.test(name)))
}

/**
 * A data folder that nobody has used, and the server on it, listening. `env` adds to its configuration; a DATA_DIR there
 * is used as it is. `command` becomes the server.
 */
export async function startGlimmer(
  env: Record<string, string> = {},
  command: readonly [string, ...string[]] = [node, 'apps/server/src/main.ts'],
): Promise<GlimmerServer> {
  const home = mkdtempSync(join(tmpdir(), 'glimmer-server-'))
  const dataDir = env['DATA_DIR'] ?? join(home, 'data')
  let port = 0
  let copies = 0
  let child: ChildProcess | undefined
  let printed = ''
  const listeners = new Set<() => void>()

  const waitFor = (pattern: RegExp, from: number, milliseconds: number) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        listeners.delete(look)
        act()
      }
      const look = () => {
        const match = printed.slice(from).match(pattern)
        if (match) settle(() => resolve(match))
        else if (child?.exitCode !== null) settle(() => reject(new Error(`The server ended:\n${printed}`)))
      }
      const timer = setTimeout(
        () => settle(() => reject(new Error(`The server never printed ${pattern}:\n${printed}`))),
        milliseconds,
      )
      listeners.add(look)
      look()
    })

  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }

  const start = async () => {
    const from = printed.length
    child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: {
        ...cleanEnvironment(),
        TRUSTED_PROXY_HEADER: 'x-forwarded-for',
        ...env,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      for (const listener of listeners) listener()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('close', () => hear(Buffer.alloc(0)))
    const [, found] = await waitFor(
      /http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):([1-9]\d*)/,
      from,
      startWithin,
    )
    port = Number(found)
  }

  const dispose = async () => {
    await end('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await dispose()
    throw error
  }

  return {
    get url() {
      return `http://localhost:${port}`
    },
    dataDir,
    pid: () => child?.pid,
    output: () => printed,
    waitForOutput: (pattern) => waitFor(pattern, 0, 30_000),
    start,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    copyData: () => {
      const copy = join(home, `copy-${++copies}`)
      cpSync(dataDir, copy, { recursive: true })
      return copy
    },
    replaceData: (copy) => {
      rmSync(dataDir, { recursive: true })
      cpSync(copy, dataDir, { recursive: true })
    },
    dispose,
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A server in a process of its own, as `npm start` starts it. Its environment is only what is given here. */
export function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const exited = once(child, 'close').then(([code]) => code as number | null)

  return {
    output,
    /** Its exit code, when it has ended; null where a signal ended it. */
    exited,
    /** Its address, when it listens. Rejects with what it printed where it ends before that. */
    async address(): Promise<string> {
      const early = exited.then(() => {
        throw new Error(`the server ended:\n${output.out}${output.err}`)
      })
      // Handles a rejection after `address` resolved, which nobody waits for then.
      early.catch(() => {})
      for (;;) {
        const [, found] = /listening on (\S+)/.exec(output.out) ?? []
        if (found) return found
        await Promise.race([once(child.stdout, 'data'), early])
      }
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
  }
}

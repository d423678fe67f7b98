import type { ChildProcess } from 'node:child_process'

const within = 60_000

/** Resolves with the match once a process has printed the pattern, on either stream. */
export function sayWhen(child: ChildProcess, pattern: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const giveUp = () => reject(new Error(`${child.spawnfile} never printed ${pattern}:\n${printed}`))
    const timer = setTimeout(giveUp, within)
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      const match = printed.match(pattern)
      if (!match) return
      clearTimeout(timer)
      resolve(match)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('close', giveUp)
    child.on('error', reject)
  })
}

/** Ends a process and all that it has started; it was begun with `detached`. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A group of processes that hold no more than so much memory together. Linux ends one of them where they would. */
export interface SmallMachine {
  /** A command that becomes the one behind it, inside. */
  readonly through: readonly [string, ...string[]]
  /** How many processes had to be ended. */
  kills(): number
  /** Once all of them have ended. */
  remove(): Promise<void>
}

/** The files of both kinds of control groups. */
const kinds = [
  {
    root: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    swap: 'memory.memsw.limit_in_bytes',
    swapOf: (bytes: number) => bytes,
    events: 'memory.oom_control',
  },
  {
    root: '/sys/fs/cgroup',
    sign: 'cgroup.controllers',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    swapOf: () => 0,
    events: 'memory.events',
  },
]

/** Returns null, and says so, where this user may make no group. */
export function makeSmallMachine(bytes: number): SmallMachine | null {
  try {
    const kind = kinds.find(({ root, sign }) => existsSync(`${root}/${sign}`))
    if (!kind) throw new Error('no control groups are there')
    const group = `${kind.root}/glimmer-${process.pid}`
    mkdirSync(group)
    writeFileSync(`${group}/${kind.limit}`, String(bytes))
    if (existsSync(`${group}/${kind.swap}`))
      writeFileSync(`${group}/${kind.swap}`, String(kind.swapOf(bytes)))
    return {
      through: ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', group],
      kills: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(`${group}/${kind.events}`, 'utf8'))?.[1]),
      async remove() {
        // The last process is out of it a moment after it has ended.
        const end = performance.now() + 10_000
        while (performance.now() < end) {
          if (readFileSync(`${group}/cgroup.procs`, 'utf8') === '') break
          await pause(50)
        }
        rmdirSync(group)
      },
    }
  } catch (error) {
    console.log(`Measured without a limit of memory, as none may be set here: ${String(error)}`)
    return null
  }
}

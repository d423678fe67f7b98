import { readdirSync, readFileSync } from 'node:fs'

/** What all threads of these processes have worked so far, in milliseconds: a wait, or a rest for others' sake, is none. */
export function processorMsOf(pids: readonly number[]): number {
  return pids.flatMap(threadsOf).reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

/** Nothing of one that has ended. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
  } catch {
    return []
  }
}

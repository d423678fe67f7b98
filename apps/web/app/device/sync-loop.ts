import { logProblem } from '../lib/log.ts'
import { DatabaseClosedError } from './database.ts'
import { retryDelay } from '../lib/retry-delay.ts'
import type { RoundEnd } from './sync-round.ts'
import type { SyncPhase } from './sync-state.ts'

export interface SyncLoop {
  /** Asks for a round now. While one runs, another follows it. */
  wake(): void
  stop(): void
}

interface SyncLoopOptions {
  readonly runRound: () => Promise<RoundEnd>
  readonly onPhase: (phase: SyncPhase) => void
  /** Calls back after so many milliseconds; returns how to cancel that. */
  readonly setTimer: (callback: () => void, milliseconds: number) => () => void
  readonly random: () => number
  /** Milliseconds that the server asked for with its last answer. */
  readonly askedToWait: () => number
}

/** Milliseconds until the next round without a reason: an event can be lost, and a stream can be dead unnoticed. */
function idleDelay(random: () => number): number {
  return retryDelay(Infinity, random)
}

/**
 * The end of a round that threw, for example without room on the device: it is tried again like a round without an
 * answer, and logged.
 */
function brokenOff(error: unknown): RoundEnd {
  if (!(error instanceof DatabaseClosedError)) logProblem('a round of the sync broke off', error)
  return 'unreachable'
}

/** Runs rounds one after the other, never two at once. */
export function startSyncLoop(options: SyncLoopOptions): SyncLoop {
  const { runRound, onPhase, setTimer, random, askedToWait } = options
  let isRunning = false
  let isWanted = false
  let isStopped = false
  let triesInVain = 0
  let isCallingForPerson = false
  let cancelTimer = () => {}

  async function run(): Promise<void> {
    isRunning = true
    cancelTimer()
    // A state that asks something of the person stays shown during the round, so that it keeps the focus until we
    // know whether it still holds.
    if (!isCallingForPerson) onPhase('syncing')
    let end: RoundEnd = 'done'
    // A wake-up during a failed round starts another at once, as it may mean that the cause is gone.
    const goesOn = () => isWanted && !isStopped
    while (goesOn()) {
      isWanted = false
      end = await runRound().catch(brokenOff)
    }
    isRunning = false
    if (isStopped) return
    onPhase(end === 'done' ? 'resting' : end === 'unreachable' ? 'offline' : end)
    isCallingForPerson = end === 'diverged' || end === 'over_quota'
    triesInVain = end === 'unreachable' ? triesInVain + 1 : 0
    if (end === 'unreachable')
      cancelTimer = setTimer(lookAgain, retryDelay(triesInVain, random, askedToWait()))
    if (end === 'done' || end === 'over_quota') cancelTimer = setTimer(lookAgain, idleDelay(random))
  }

  function lookAgain(): void {
    if (isStopped) return
    isWanted = true
    if (!isRunning) void run()
  }

  /**
   * Asks for a round now. Retry delays start from the beginning again, so somebody who writes much while the server
   * is away does not wait longer for it.
   */
  function wake(): void {
    triesInVain = 0
    lookAgain()
  }

  return {
    wake,
    stop() {
      isStopped = true
      cancelTimer()
    },
  }
}

import type { ReadableStore, Store } from '../lib/create-store.ts'
import { DatabaseClosedError } from './database.ts'
import { dropLacking, sendLacking } from './divergence.ts'
import type { Environment } from './environment.ts'
import { becomeLeader } from './leader.ts'
import { createServerEvents } from './server-events.ts'
import type { DeviceStore } from './store.ts'
import { startSyncLoop, type SyncLoop } from './sync-loop.ts'
import { runSyncRound } from './sync-round.ts'
import type { SyncPhase, SyncState } from './sync-state.ts'
import { createTransport } from './transport.ts'

/** The sync of one owner, as one tab sees it; one of the owner's tabs leads. */
export interface Sync {
  readonly state: ReadableStore<SyncState>
  /** Asks the leading tab for a round now, for example after signing in again. */
  wake(): void
  /** After a restored server: sends what it lacks. */
  sendLacking(): Promise<void>
  /** After a restored server: takes its copy; what the device had instead goes to the trash. */
  dropLacking(): Promise<void>
  stop(): void
}

/** Keeps the device and the server together: see `startSync`. What it shows of that is `state`. */
export function runSync(store: DeviceStore, environment: Environment, state: Store<SyncState>): Sync {
  const { owner, database, channel } = store
  const transport = createTransport(fetch.bind(globalThis))
  let loop: SyncLoop | null = null

  async function showPhase(phase: SyncPhase): Promise<void> {
    const isComplete = (await database.read('generation')) !== undefined
    state.set({ phase, isComplete, storage: await database.read('storage') })
    channel.post({ kind: 'state', state: state.get() })
  }
  async function wakeForNews(rev: number): Promise<void> {
    // Any message means that the server can be reached again.
    const isBack = state.get().phase === 'offline'
    const cursor = await database.read('cursor')
    // A smaller revision is news too: the server was restored from an older copy.
    if (isBack || rev !== (cursor?.rev ?? 0)) loop?.wake()
  }

  function lead(): () => void {
    const events = createServerEvents({
      owner,
      onNews: (rev) => void wakeForNews(rev).catch(ignoreClosed),
      onBroken: () => loop?.wake(),
      random: environment.random,
    })
    const own = startSyncLoop({
      async runRound() {
        const end = await runSyncRound({ database, owner, environment, transport, onRows: store.showRows })
        if (end === 'done' || end === 'diverged' || end === 'over_quota') events.ensureOpen()
        else if (end !== 'unreachable') events.close()
        return end
      },
      onPhase(phase) {
        void showPhase(phase).catch(ignoreClosed)
        // Lets another tab lead, as it may run a newer version.
        if (phase === 'outdated') stopLeading()
      },
      setTimer(callback, milliseconds) {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
      random: environment.random,
      askedToWait: transport.askedToWait,
    })
    loop = own
    own.wake()
    return () => {
      own.stop()
      events.close()
      loop = null
    }
  }

  function wake(): void {
    loop?.wake()
    channel.post({ kind: 'wake' })
  }

  const stopListening = channel.listen((message) => {
    if (message.kind === 'wake') loop?.wake()
    if (message.kind === 'state' && !loop) state.set(message.state)
    if (message.kind === 'state-wanted' && loop) channel.post({ kind: 'state', state: state.get() })
  })
  channel.post({ kind: 'state-wanted' })
  const stopWatching = store.waiting.subscribe(() => store.waiting.get() > 0 && loop?.wake())
  const stopLeading = becomeLeader(database, environment, lead)
  // A tab without its database must not keep another tab from leading.
  const stopWaitingForEnd = store.isClosed.subscribe(stopLeading)
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake()
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wakeWhenVisible)

  return {
    state,
    wake,
    async sendLacking() {
      await sendLacking(database)
      await showPhase('syncing')
      wake()
    },
    async dropLacking() {
      await dropLacking(database, new Date(environment.now()).toISOString())
      await showPhase('syncing')
      wake()
    },
    stop() {
      stopLeading()
      stopWaitingForEnd()
      stopListening()
      stopWatching()
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wakeWhenVisible)
    },
  }
}

/** Ignores errors of a closed database, as the store reports its end itself. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof DatabaseClosedError)) throw error
}

import type { Due } from '@glimmer/domain/notifications/due'
import { zoneHere } from '../data/notifications/notification-commands.ts'
import { createBell, type Ringer } from '../data/reminders/bell.ts'
import { BELL_TABLES, bellRows, signsOf } from '../data/reminders/bell-rows.ts'
import { createReminderCommands } from '../data/reminders/reminder-commands.ts'
import { reminderSigns } from '../data/reminders/reminder-signs.ts'
import { ringInPage, ringInSystem } from '../data/reminders/ringers.ts'
import { browserEnvironment } from '../device/environment.ts'
import { becomeLeader } from '../device/leader.ts'
import type { DeviceStore } from '../device/store.ts'
import { workerMemory } from '../device/worker-memory.ts'
import { keptSprint } from '../features/sprint/kept-sprint.ts'
import { logProblem } from '../lib/log.ts'
import { subscribeToMinutes } from '../lib/use-minute.ts'
import { lookForPushOwner, pushOwner } from '../session/push/push-device.ts'
import { pushFacts } from '../session/push/push-support.ts'
import { GUEST_OWNER } from '../session/session-store.ts'
import { leftOfWord } from '../ui/attention.ts'
import { dialogs } from '../ui/dialogs/dialogs.ts'

/** Several rows change in one write. */
const GATHER_MS = 100
/** When one looks again at what was held back. */
const HELD_MS = 5_000

/**
 * Rings what is due, in one of the owner's tabs for all of them, and keeps what the rows say of it; returns how to stop. Where
 * notifications are on for this device any tab may, else one that is in view.
 */
export function watchBell(store: DeviceStore): () => void {
  const { owner } = store
  const memory = workerMemory()
  const sprint = keptSprint(owner)
  const inPage = ringInPage(createReminderCommands(store))
  let inSystem: Ringer | null = null
  let heldTimer: ReturnType<typeof setTimeout> | undefined
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let stopLeading: (() => void) | null = null
  let isLeading = false

  const isSystemOn = () =>
    inSystem !== null &&
    pushOwner.get() === owner &&
    pushFacts().permission === 'granted' &&
    bellRows(store).preferences.pushNotifications
  function holds(due: Due): boolean {
    const isHeld = isInTheWay(due)
    if (isHeld) {
      clearTimeout(heldTimer)
      heldTimer = setTimeout(look, HELD_MS)
    }
    return isHeld
  }
  /** What begins soon waits for a word alone; anything else for the end of a sprint, and of what is open in this page. */
  function isInTheWay({ startsAt }: Due): boolean {
    const isTimed = startsAt !== null
    if (!isTimed && sprint.get() !== null) return true
    return !isSystemOn() && (leftOfWord() > 0 || (!isTimed && !dialogs.isFree()))
  }
  const bell = createBell({
    store,
    now: browserEnvironment.now,
    zoneHere,
    ringer: () => (isSystemOn() && inSystem ? inSystem : inPage),
    takesPushes: () => isSystemOn() && owner !== GUEST_OWNER && navigator.onLine,
    pushed: async () => {
      if (!isSystemOn()) return []
      return (await memory.shown()).map(({ tag, at }) => ({ key: tag, at }))
    },
    holds,
  })

  function look(): void {
    const signs = signsOf(store, new Date(browserEnvironment.now()), zoneHere())
    if (!isSame(signs, reminderSigns.get())) reminderSigns.set(signs)
    if (isLeading) bell.look().catch((error: unknown) => logProblem('a reminder could not ring', error))
  }
  function lookSoon(): void {
    clearTimeout(gatherTimer)
    gatherTimer = setTimeout(look, GATHER_MS)
  }
  function lead(): () => void {
    isLeading = true
    look()
    return () => (isLeading = false)
  }
  function stand(): void {
    if (isSystemOn() || document.visibilityState === 'visible') {
      stopLeading ??= becomeLeader(store.database, browserEnvironment, lead, 'bell')
    } else leave()
  }
  function leave(): void {
    stopLeading?.()
    stopLeading = null
  }
  function standAndLook(): void {
    stand()
    look()
  }
  async function findSystem(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration) inSystem = ringInSystem(owner, registration, memory)
    await lookForPushOwner()
    standAndLook()
  }

  const stops = [
    subscribeToMinutes(standAndLook),
    sprint.subscribe(lookSoon),
    pushOwner.subscribe(standAndLook),
    store.isClosed.subscribe(leave),
    ...BELL_TABLES.map((table) => store.mirror.subscribe(table, lookSoon)),
  ]
  standAndLook()
  void findSystem().catch((error: unknown) => logProblem('notifications could not be found', error))
  return () => {
    for (const stop of stops) stop()
    clearTimeout(heldTimer)
    clearTimeout(gatherTimer)
    leave()
    reminderSigns.set(reminderSigns.initial)
  }
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([id, text]) => b.get(id) === text)
}

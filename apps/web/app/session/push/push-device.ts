import type { NotificationState } from '@glimmer/api/notifications'
import { workerMemory } from '../../device/worker-memory.ts'
import { createStore } from '../../lib/create-store.ts'
import { logProblem } from '../../lib/log.ts'
import type { Answer } from '../request.ts'
import { GUEST_OWNER, readSession } from '../session-store.ts'
import {
  endSubscription,
  fetchNotificationState,
  fetchPushKey,
  saveSubscription,
} from './notifications-api.ts'
import { isMadeWith, pushKeysOf } from './push-keys.ts'
import { pushFacts, pushSupport } from './push-support.ts'

/** Whose notifications this browser shows; null nobody's, undefined until it was looked up. */
export const pushOwner = createStore<string | null | undefined>(undefined)

/** Where an owner's reminders can go, as the server last said. */
export const notificationState = createStore<{ owner: string; state: NotificationState } | null>(null)

/** How turning notifications on ended. */
export type TurnedOn = 'on' | 'refused' | 'dismissed' | 'away' | 'signed-out' | 'no-service' | 'broke'

/** A worker that is still fetching its files may take a while. */
const WORKER_MS = 30_000

export async function lookForNotificationState(owner: string): Promise<void> {
  const answer = await fetchNotificationState(owner)
  if (answer.kind === 'ok') notificationState.set({ owner, state: answer.value })
}

export async function lookForPushOwner(): Promise<string | null> {
  const owner = await workerMemory().owner()
  pushOwner.set(owner)
  return owner
}

/**
 * Turns notifications on here. To be called inside the tap that asks for it: only then may the browser ask the person. A
 * guest's come from the open page alone, so that no server hears of them.
 */
export async function turnPushOn(owner: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'dismissed'
  const ended = owner === GUEST_OWNER ? await keep(owner) : await subscribe(owner)
  if (ended !== 'on') await dropHere()
  return ended
}

/** Turns them off on this device alone. */
export async function turnPushOff(owner: string): Promise<void> {
  await dropHere()
  if (owner === GUEST_OWNER) return
  const answer = await endSubscription(owner)
  if (answer.kind === 'ok') notificationState.set({ owner, state: answer.value })
}

/**
 * At each start: tells the server that this device is still there, by the key that it has now. What somebody else turned on
 * here ends, and so does what the browser was told to stop.
 */
export async function renewPush(owner: string): Promise<void> {
  const kept = await lookForPushOwner()
  if (kept === null) return
  const { permission } = pushFacts()
  if (kept !== owner) await dropHere()
  else if (permission !== 'granted') await turnPushOff(owner)
  else if (owner !== GUEST_OWNER && pushSupport(pushFacts()) === 'ready') {
    await subscribe(owner)
    // Whoever left meanwhile ended the one before: this one was made after it.
    if (!isHere(owner)) await endPushOf(owner)
  }
}

/** Ends what came to this browser for somebody who leaves it, and what of theirs is still shown. */
export async function endPushOf(owner: string): Promise<void> {
  const kept = await workerMemory().owner()
  if (kept === null || kept === owner) await dropHere()
}

async function subscribe(owner: string): Promise<TurnedOn> {
  const key = await fetchPushKey()
  if (key.kind !== 'ok') return problemOf(key)
  try {
    const subscription = await subscriptionBy(key.value.publicKey)
    const keys = subscription && pushKeysOf(subscription)
    if (!keys) return 'no-service'
    const saved = await saveSubscription(owner, keys)
    if (saved.kind !== 'ok') return problemOf(saved)
    notificationState.set({ owner, state: saved.value })
    return await keep(owner)
  } catch (error) {
    logProblem('notifications could not be turned on', error)
    if (!(error instanceof DOMException)) throw error
    return error.name === 'NotAllowedError' ? 'refused' : 'no-service'
  }
}

/** The subscription that was made with the server's key; one with an older key is made anew. */
async function subscriptionBy(key: string): Promise<PushSubscription | undefined> {
  const manager = (await registration())?.pushManager
  const before = await manager?.getSubscription()
  if (before && isMadeWith(key, before)) return before
  await before?.unsubscribe()
  return manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function keep(owner: string): Promise<'on' | 'signed-out'> {
  if (isHere(owner)) await workerMemory().keepOwner(owner)
  // Asked again: whoever left while it was written was forgotten here before.
  if (!isHere(owner)) {
    await dropHere()
    return 'signed-out'
  }
  pushOwner.set(owner)
  return 'on'
}

function isHere(owner: string): boolean {
  const session = readSession()
  return session.kind !== 'none' && session.owner === owner
}

async function dropHere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
  for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close()
  await workerMemory().forget()
  pushOwner.set(null)
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): TurnedOn {
  if (answer.kind === 'unreachable') return 'away'
  return answer.status === 401 ? 'signed-out' : 'broke'
}

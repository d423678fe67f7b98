import { notificationStateSchema, pushKeySchema, testSentSchema } from '@glimmer/api/notifications'
import { ask } from '../auth-api.ts'
import type { SubscriptionKeys } from './push-keys.ts'

export const fetchPushKey = () => ask('GET /api/notifications/key', pushKeySchema)

/** Where reminders can go. */
export const fetchNotificationState = (owner: string) =>
  ask('GET /api/notifications/state', notificationStateSchema, { query: { owner } })

/** Lets pushes come to this device, for as long as it is signed in. The same again renews it. */
export const saveSubscription = (owner: string, keys: SubscriptionKeys) =>
  ask('POST /api/notifications/subscription', notificationStateSchema, { body: { owner, ...keys } })

export const endSubscription = (owner: string) =>
  ask('POST /api/notifications/subscription/end', notificationStateSchema, { body: { owner } })

export const sendTest = (owner: string, way: 'push' | 'email') =>
  ask('POST /api/notifications/test', testSentSchema, { body: { owner, way } })

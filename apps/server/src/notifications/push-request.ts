import { createHash } from 'node:crypto'
import type { PushPayload } from '@glimmer/api/notifications'
import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'
import type { Subscription } from './push-subscriptions.ts'

/** What a push service takes at most is 4,096 bytes; encryption adds some. */
const MOST_BYTES = 3_000
/** What one push may need to be said: the rest of a long title is on the page. */
const MOST_CHARACTERS = 200

export interface PushSender {
  readonly keys: PushKeys
  /** Where a push service finds whoever runs this server: `mailto:` or `https:`. */
  readonly subject: string
}

/** An encrypted push, ready to be posted to the subscription's endpoint. */
export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/**
 * Encrypts a push for a device (RFC 8291) and signs it for its push service (RFC 8292). It is kept for a device that is
 * off until the message has no use any more; one of the same tag takes its place there.
 */
export function makePushRequest(
  subscription: Subscription,
  payload: PushPayload,
  { keys, subject }: PushSender,
  { now, isUrgent }: { readonly now: Date; readonly isUrgent: boolean },
): PushRequest {
  const { endpoint, p256dh, auth } = subscription
  const left = Math.floor((Date.parse(payload.expiresAt) - now.getTime()) / 1000)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    textOf(payload),
    {
      vapidDetails: { subject, ...keys },
      TTL: Math.max(0, left),
      urgency: isUrgent ? 'high' : 'normal',
      topic: topicOf(payload.tag),
      contentEncoding: 'aes128gcm',
    },
  )
  return { headers: asTexts(headers), body }
}

function textOf(payload: PushPayload): string {
  const text = JSON.stringify({ ...payload, title: cut(payload.title), body: cut(payload.body) })
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error('a push is longer than 3,000 bytes')
  return text
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : text
}

/** At most 32 characters of base64url, from which nothing can be read. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

function asTexts(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

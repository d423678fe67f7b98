import * as z from 'zod'
import { isClean, owner, request } from './request-fields.ts'

// What the addresses of notifications take. The web knows these by their types alone.

const incomplete = { error: 'The request is not complete.' }
const base64url = (longest: number) =>
  z
    .string(incomplete)
    .max(longest, incomplete)
    .regex(/^[\w-]+$/, { error: 'This device gave a key that is not one.' })

/** As the browser's `PushSubscription` gives them, in base64url without padding. */
export const subscriptionRequest = request({
  owner,
  endpoint: z
    .url({ protocol: /^https?$/, error: 'This device gave an address that is not one.' })
    .max(2_000, { error: 'The address of this device’s push service is too long.' })
    .refine(isClean, incomplete),
  p256dh: base64url(200),
  auth: base64url(100),
})
export const testRequest = request({ owner, way: z.enum(['push', 'email'], incomplete) })
/** `tag`: that of the push. `until`: an instant for 'In an hour', and the end of the person's day for 'Not today'. */
export const laterRequest = request({
  owner,
  tag: z.string(incomplete).min(1, incomplete).max(200, incomplete).refine(isClean, incomplete),
  action: z.enum(['in-an-hour', 'not-today'], incomplete),
  until: z.iso.datetime({ precision: 3, error: 'The request is not complete.' }),
})

import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

/** The ways of which a test can be asked. */
export const TEST_WAYS = ['push', 'email'] as const

/** The server's public key for pushes, in base64url. It changes only with the server's secret. */
export const pushKeySchema = z.object({ publicKey: z.string() })

/**
 * Where reminders can go. `email`: `off` where this server sends no mail, `unconfirmed` until the address is confirmed,
 * `paused` after the mail server refused the address three times.
 */
export const notificationStateSchema = z.object({
  email: z.enum(['on', 'unconfirmed', 'paused', 'off']),
  push: z.object({
    devices: z.array(z.object({ name: z.nullable(z.string()), isThis: z.boolean(), since: instant })),
  }),
})
export type NotificationState = Readonly<z.infer<typeof notificationStateSchema>>

export const testSentSchema = z.object({ sent: z.literal(true) })
export const heardSchema = z.object({ heard: z.literal(true) })

/** What one press stopped. */
export const unsubscribedSchema = z.object({ stopped: z.enum(['daily', 'weekly']) })

/** What a push holds, at most 3,000 bytes. A device shows it under its `tag`; the same tag replaces. */
export const pushPayloadSchema = z.object({
  /** Whose it is. A device where somebody else is signed in by now says so in `later`, and nothing happens. */
  owner: z.string(),
  kind: z.enum(['daily', 'task', 'event', 'test']),
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of this server. */
  url: z.string(),
  dueAt: instant,
  expiresAt: instant,
  actions: z.array(z.object({ action: z.enum(['in-an-hour', 'not-today']), title: z.string() })),
  subject: z.optional(
    z.union([z.object({ taskReminderId: z.string() }), z.object({ eventReminderId: z.string() })]),
  ),
  /** Tags of what has been done since: a device takes them back. */
  withdraws: z.optional(z.array(z.string())),
})
export type PushPayload = Readonly<z.infer<typeof pushPayloadSchema>>

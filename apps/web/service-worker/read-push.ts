import { type PushPayload, pushPayloadSchema } from '@glimmer/api/notifications'

/** What the server sent; null where this version does not understand it. */
export function readPush(text: string): PushPayload | null {
  try {
    return pushPayloadSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

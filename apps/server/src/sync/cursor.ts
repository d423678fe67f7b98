import type { Cursor } from '@glimmer/sync/cursor'
import { type Asked, ask } from '../db/ask.ts'

const MADE = 'select id from mutations where user_id = $1 and rev = $2'

/** Whether this server made that revision by that mutation. A server restored from an older dump did not. */
export async function isKnownCursor(asked: Asked, userId: string, cursor: Cursor): Promise<boolean> {
  const [made] = await ask<{ id: string }>(asked, MADE, [userId, cursor.rev])
  return made?.id === cursor.id
}

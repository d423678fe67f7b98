import type { Cursor } from '@glimmer/sync/cursor'
import { type Asked, ask } from '../db/ask.ts'

/** The mutation that made this revision on this server; null where there is none. */
export async function madeBy(asked: Asked, userId: string, rev: number): Promise<string | null> {
  const text = 'select id from mutations where user_id = $1 and rev = $2'
  const [made] = await ask<{ id: string }>(asked, text, [userId, rev])
  return made?.id ?? null
}

/** Whether this server made that revision by that mutation. A server restored from an older dump did not. */
export async function isKnownCursor(asked: Asked, userId: string, { rev, id }: Cursor): Promise<boolean> {
  return (await madeBy(asked, userId, rev)) === id
}

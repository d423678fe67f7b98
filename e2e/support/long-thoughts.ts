import { randomUUID } from 'node:crypto'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { expect, type Page } from '@playwright/test'
import { ownerOf } from './device-data.ts'

/** Nearly the longest that a thought can be: with its history, a hundred of them need more room than 1 MB. */
const LONG_THOUGHT = 'Something that was on my mind, and is written down so that it can rest. '
  .repeat(69)
  .trim()
/** So many fit into one push. */
const AT_ONCE = 50

/**
 * Writes so many long thoughts as another device of whoever is signed in on the page would, or as many of them as there
 * is room for.
 */
export async function writeLongThoughts(page: Page, count: number): Promise<void> {
  const owner = await ownerOf(page)
  for (let rest = count; rest > 0; rest -= AT_ONCE) {
    const mutations = Array.from({ length: Math.min(rest, AT_ONCE) }, thought)
    const answer = await page.request.post('/api/sync/push', {
      data: { owner, schema: SCHEMA_VERSION, cursor: null, mutations },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(answer.status()).toBe(200)
  }
}

function thought() {
  const data = { text: LONG_THOUGHT, createdAt: new Date().toISOString() }
  const insert = { table: 'brain_dump_items', rowId: randomUUID(), op: 'insert', data }
  return { id: randomUUID(), generation: 1, changes: [insert] }
}

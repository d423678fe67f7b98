import type { Context } from 'hono'
import { refuse } from './refusal.ts'

/** `length`: of its text, in UTF-16 units. */
export type JsonBody =
  | { kind: 'ok'; value: unknown; length: number }
  | { kind: 'refused'; response: Response }

/** Reads a request's JSON, or makes the answer that refuses it: 415 for another type, 400 for broken JSON. */
export async function readJson(c: Context): Promise<JsonBody> {
  const refused = refuseUnlessJson(c)
  if (refused) return { kind: 'refused', response: refused }
  try {
    const text = await c.req.text()
    return { kind: 'ok', value: JSON.parse(text), length: text.length }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { kind: 'refused', response: refuse(c, 'bad_json', 'The request is not valid JSON.') }
  }
}

/** The answer that refuses a body of another type; null where it says that it is JSON. */
export function refuseUnlessJson(c: Context): Response | null {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? null : refuse(c, 'not_json', 'Send the request as application/json.')
}

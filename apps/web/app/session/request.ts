import type { AddressName, AnswerOf, AnswerSchemaOf, SentTo } from '@glimmer/api/addresses'
import * as z from 'zod/mini'
import { requestTo } from '../lib/server-request.ts'

/** How a request to our server ended. Expected endings are values; only a bug throws. */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The server said no; `message` is its own sentence, or null where it gave none. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string | null
      readonly message: string | null
    }
  /** No valid answer: offline, a server that is down or too slow, or something else that answers in its place. */
  | { readonly kind: 'unreachable' }

const TIMEOUT_MS = 15_000

type Options<Name extends AddressName> = SentTo<Name> & { readonly timeoutMs?: number }
/** Left out where an address takes nothing. */
export type OptionsOf<Name extends AddressName> =
  object extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

/**
 * One JSON request to our own server. An answer of another shape counts as unreachable, as it is not from our server:
 * a hotel's sign-in page, for example.
 */
export async function request<Name extends AddressName>(
  name: Name,
  schema: AnswerSchemaOf<Name>,
  ...[options = {} as Options<Name>]: OptionsOf<Name>
): Promise<Answer<AnswerOf<Name>>> {
  const [path, init] = requestTo(name, options)
  let response: Response
  let payload: unknown
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS) })
    payload = parse(await response.text())
  } catch {
    return { kind: 'unreachable' }
  }
  if (response.ok) {
    const answer = z.safeParse(schema, payload)
    return answer.success ? { kind: 'ok', value: answer.data } : { kind: 'unreachable' }
  }
  return { kind: 'refused', status: response.status, ...describe(payload) }
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Both shapes in use: `{ error: { code, message } }` of our routes, `{ code, message }` of the accounts. */
function describe(payload: unknown): { code: string | null; message: string | null } {
  const outer = fields(payload)
  const inner = 'error' in outer ? fields(outer['error']) : outer
  return { code: textOrNull(inner['code']), message: textOrNull(inner['message']) }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

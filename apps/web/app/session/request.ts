import * as z from 'zod/mini'

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
  /** No answer: offline, a server that is down or too slow, or somebody else who answers in its place. */
  | { readonly kind: 'unreachable' }

export interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly body?: Readonly<Record<string, unknown>>
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/** One JSON request to our own server. An answer of another shape is none of its: a hotel's page, for one. */
export async function request<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<Answer<z.output<Schema>>> {
  const { method = 'GET', body, timeoutMs = TIMEOUT_MS } = options
  let response: Response
  let payload: unknown
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: body
        ? { 'content-type': 'application/json', accept: 'application/json' }
        : { accept: 'application/json' },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
    })
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

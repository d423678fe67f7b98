import * as z from 'zod'
import { type Fetched, type FetchRequest, type GuardedFetch, TooLarge } from '../../outbound/guarded-fetch.ts'
import { ConnectorTrouble } from '../connector.ts'

/** Asks Google once. What is no answer at all throws a `ConnectorTrouble`; what Google says, also a refusal, comes back. */
export async function askOnce(fetch: GuardedFetch, url: string, request: FetchRequest): Promise<Fetched> {
  let answer: Fetched
  try {
    answer = await fetch(url, { ...request, mostRedirects: 0 })
  } catch (error) {
    throw new ConnectorTrouble(error instanceof TooLarge ? 'too_large' : 'unreachable')
  }
  const { status, headers } = answer
  if (status >= 500) throw new ConnectorTrouble('unreachable', retryAfterMs(headers['retry-after']))
  if (status >= 300 && status < 400) throw new ConnectorTrouble('not_understood')
  const isBusy = status === 429 || (status === 403 && BUSY.has(reasonOf(answer)))
  if (isBusy) throw new ConnectorTrouble('busy', retryAfterMs(headers['retry-after']))
  return answer
}

const BUSY = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'])

/** Reads a body of this shape. Anything else, such as somebody's page, throws. */
export function readJson<T>({ body }: Fetched, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch {
    throw new ConnectorTrouble('not_understood')
  }
}

const refusalSchema = z.object({
  error: z.union([
    z.string(),
    z
      .object({ errors: z.array(z.object({ reason: z.string() })).default([]) })
      .transform(({ errors }) => errors[0]?.reason ?? ''),
  ]),
})

/** Why Google refused, as it names it: 'invalid_grant', 'conditionNotMet'. */
export function reasonOf({ body }: Fetched): string {
  try {
    return refusalSchema.parse(JSON.parse(body.toString())).error
  } catch {
    return ''
  }
}

/** In seconds, or the date of when to come again. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms >= 0 ? ms : null
}

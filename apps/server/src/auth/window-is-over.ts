import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the window of a row of `rate_limit`, whose end is in `last_request`, is over. One that ends much later than any that
 * begins now comes from a clock that was ahead for a while; twice its length leaves room for servers whose clocks differ a little.
 */
export function windowIsOver(now: number, windowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(rate_limit.last_request <= ${now} or rate_limit.last_request > ${now + 2 * windowMs})`
}

import { sql } from 'kysely'
import pg from 'pg'
import { vi } from 'vitest'
import type { Database } from '../src/db/open.ts'

/** What may look at several people's rows at once, and why. */
const OF_SEVERAL: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^select .* as "is_admin" from "accounts"\."user"/, 'the pages of the admin’s lists'],
  [
    /^select "user_id" from "public"\."calendar_feeds" .* where "token_hash" = /,
    'whose a private address is',
  ],
  [/^with due as \( select user_id, id from calendar_accounts /, 'whose calendars are to be synced'],
  [/^select case when coalesce\(octet_length/, 'a dump, which is of everybody'],
  [/^select from public\.\w+ t where strpos/, 'a test that looks for a text in every row'],
  [
    /^delete from "public"\."push_subscriptions" where .* or "endpoint" = /,
    'who was signed in on this device before',
  ],
  [/^update "public"\."user_roles" set "role" = .* not in /, 'who is an admin no longer, at a start'],
]

/** Names one person: by a bound value, or in each row that is added. */
const OF_ONE = /"?user_id"? = \$\d|"?user_id"? in \(\$\d+\)|insert into [^(]*\([^)]*user_id/

/** Every different statement that node-postgres sends from here on to the end of this test. */
export function hearStatements(): ReadonlySet<string> {
  const heard = new Set<string>()
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { readonly text?: string }]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    heard.add(text.replace(/\s+/g, ' ').trim())
    return send.apply(this, args)
  })
  return heard
}

/** The statements on a table of people's rows that name no person, less those that may look at several. */
export async function findUnbound(statements: Iterable<string>, { accounts }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relrowsecurity and relkind = 'r'`.execute(accounts)
  const tables = rows.map(({ name }) => name).join('|')
  const onThem = new RegExp(
    String.raw`\b(?:from|join|into|update) (?:"?public"?\.)?"?(?:${tables})"?(?![\w.])`,
  )
  return [...statements].filter(
    (text) => onThem.test(text) && !OF_ONE.test(text) && !OF_SEVERAL.some(([pattern]) => pattern.test(text)),
  )
}

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addPerson, describeOnBothDatabases } from '../test/databases.ts'
import { describeError } from './log.ts'

const SECRET = 'what a person wrote'

describe('an error in the log', () => {
  it('keeps its kind, message, place and cause', () => {
    const error = new TypeError('x is not a function', { cause: new Error('below') })
    const entry = describeError(error)
    expect(entry).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      cause: { message: 'below' },
    })
    expect(entry?.stack).toContain('log.test.ts')
  })

  it.each([
    ['a JSON parser', () => JSON.parse(`{"title": ${SECRET}`)],
    [
      'a failed check',
      () =>
        z
          .object({})
          .strict()
          .parse({ [SECRET]: 1 }),
    ],
    ['something else that was thrown', () => Promise.reject(SECRET)],
  ])('never repeats what %s stumbled over', async (_case, fail) => {
    const error = await Promise.resolve()
      .then(fail)
      .catch((reason: unknown) => reason)
    expect(JSON.stringify(describeError(new Error('outer', { cause: error })))).not.toContain(SECRET)
    expect(describeError(error)?.type).toMatch(/\w/)
  })

  it('ends even where errors cause each other in a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeError(error)).match(/"round"/g)).toHaveLength(4)
  })
})

describeOnBothDatabases('a database error in the log', (ground) => {
  it.each([
    [
      'a key that is taken',
      `insert into accounts.rate_limit values ('${SECRET}', 'k', 1, 1), ('${SECRET}', 'l', 1, 1)`,
      '23505',
    ],
    ['a text that is no number', `select '${SECRET}'::int`, '22P02'],
  ])('names code and place of %s, and no value', async (_case, statement, code) => {
    const database = await ground.open()
    const error = await sql
      .raw(statement)
      .execute(database.accounts)
      .catch((reason: unknown) => reason)
    const entry = describeError(error)
    expect(entry).toMatchObject({ code })
    expect(JSON.stringify(entry)).not.toContain(SECRET)
  })

  it('does not hold parameters either', async () => {
    const database = await ground.open()
    const person = await addPerson(database)
    const rename = database.accounts
      .updateTable('user')
      .set({ name: SECRET, email: sql`null` })
      .where('id', '=', person)
    const error = await rename.execute().catch((reason: unknown) => reason)
    expect(describeError(error)).toMatchObject({ code: '23502', table: 'user' })
    expect(JSON.stringify(describeError(error))).not.toContain(SECRET)
  })
})

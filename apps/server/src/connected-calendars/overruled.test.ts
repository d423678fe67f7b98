import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { forgetOverruled, readAccounts } from './accounts.ts'
import { keepOverruled, MOST_WAITING_BYTES } from './overruled.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute))
const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const entry = (title: string, length: number) => [
  {
    table: 'calendar_events',
    rowId,
    op: 'update',
    data: { title, description: 'x'.repeat(length) },
  } as const,
]

describeOnBothDatabases('what a sync overruled', (ground) => {
  it('waits for a device however long it is, is told a part at a time, and does not grow without end', async () => {
    const database = await ground.open()
    const ada = await addPerson(database, 'Ada')
    const told = async () => (await readAccounts(database, ada, at(59))).overruled
    const titles = async () =>
      (await told()).map(({ changes }) => (changes as ReturnType<typeof entry>)[0]?.data.title)
    const keep = (minute: number, ...entries: ReturnType<typeof entry>[]) =>
      database.withUser(ada, (trx) => keepOverruled(trx, ada, entries, at(minute)))

    await keep(1, entry('Short', 10))
    await keep(2, entry('Longer than a part', 3_000_000))
    await keep(3, entry('Last', 10))
    for (const expected of [['Short'], ['Longer than a part'], ['Last'], []]) {
      expect(await titles()).toEqual(expected)
      await forgetOverruled(
        database,
        ada,
        (await told()).map(({ id }) => id),
      )
    }

    // Of more than is kept the oldest goes, and the newest stays whatever its length.
    for (let minute = 1; minute <= 8; minute += 1)
      await keep(minute, entry(`Part ${minute}`, MOST_WAITING_BYTES / 5))
    expect(await titles()).toEqual(['Part 5'])
    await keep(9, entry('Very long', MOST_WAITING_BYTES * 1.1))
    expect(await titles()).toEqual(['Very long'])
  })
})

import { expect, it, vi } from 'vitest'
import { prepareGround, silentLog } from '../../test/databases.ts'
import { openFolder } from './open-pglite.ts'
import { openPglitePool } from './pglite-pool.ts'

const ground = prepareGround('pglite')

it('an engine that breaks is told of, and so is who asked it', async () => {
  const { dataDir } = await ground.options()
  const { pglite, close } = await openFolder(dataDir, silentLog)
  const onBreak = vi.fn<(error: Error) => void>()
  const client = await openPglitePool(pglite, onBreak).connect()
  expect(await client.query('select $1::int as n', [7])).toMatchObject({ rows: [{ n: 7 }] })
  // Under its hands: to the pool that is the same as an end by itself.
  await pglite.close()
  const error: unknown = await client.query('select 1', []).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(onBreak.mock.calls).toEqual([[error]])
  await close()
})

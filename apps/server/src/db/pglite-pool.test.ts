import { expect, it, vi } from 'vitest'
import { prepareGround, silentLog } from '../../test/databases.ts'
import { openFolder } from './open-pglite.ts'
import { openPglitePool } from './pglite-pool.ts'

const ground = prepareGround('pglite')

async function open() {
  const { dataDir } = await ground.options()
  return openFolder(dataDir, silentLog)
}

it('an engine that ends is told of, and so is who asked it', async () => {
  const { pglite, close } = await open()
  const onBreak = vi.fn<(error: Error) => void>()
  const client = await openPglitePool(pglite, onBreak).connect()
  expect(await client.query('select $1::int as n', [7])).toMatchObject({ rows: [{ n: 7 }] })
  await pglite.close()
  const error: unknown = await client.query('select 1', []).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(onBreak.mock.calls).toEqual([[error]])
  await close()
})

it('an engine that runs into a trap is told of, one that refuses a statement is not', async () => {
  const { pglite, close } = await open()
  const trap = new Error('unreachable')
  const goOn = vi.fn<() => void>(pglite.Module._PostgresMainLoopOnce)
  pglite.Module._PostgresMainLoopOnce = goOn
  const onBreak = vi.fn<(error: Error) => void>()
  const client = await openPglitePool(pglite, onBreak).connect()
  await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  expect(onBreak).not.toHaveBeenCalled()
  goOn.mockImplementationOnce(() => {
    throw trap
  })
  await client.query('select 1', [])
  expect(onBreak.mock.calls).toEqual([[trap]])
  await close()
})

import { describe, expect, it } from 'vitest'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { findUnbound, hearStatements } from '../../apps/server/test/statements.ts'
import { runHistories } from './run-histories.ts'

describe('devices and server (postgres)', () => {
  const ground = prepareGround('postgres')

  it('are equal in the end, whatever happened on the way, and nothing acknowledged is lost', async () => {
    const statements = hearStatements()
    await runHistories(ground, 8)
    expect(statements.size).toBeGreaterThan(50)
    // So that people can one day be spread over several databases.
    expect(await findUnbound(statements, await ground.open())).toEqual([])
  }, 1_200_000)
})

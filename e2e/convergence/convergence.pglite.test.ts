import { describe, it } from 'vitest'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { runHistories } from './run-histories.ts'

describe('devices and server (pglite)', () => {
  const ground = prepareGround('pglite')

  it(
    'are equal in the end, whatever happened on the way, and nothing acknowledged is lost',
    () => runHistories(ground, 8),
    1_200_000,
  )
})

import { describe, it } from 'vitest'
import { prepareLentGround } from '../../apps/server/test/lent-connections.ts'
import { runHistories } from './run-histories.ts'

describe('devices and a server behind a pooler (postgres)', () => {
  const ground = prepareLentGround('ours', 2)

  it(
    'are equal in the end, whatever happened on the way, and nothing acknowledged is lost',
    () => runHistories(ground, 3),
    1_200_000,
  )
})

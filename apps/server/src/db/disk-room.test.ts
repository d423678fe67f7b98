import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { silentLog } from '../../test/databases.ts'
import { ROOM_KEPT_FREE, watchRoom } from './disk-room.ts'

it('says when the room runs out and when it is back, and logs each once', () => {
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  let free = ROOM_KEPT_FREE
  const hasRoom = watchRoom('anywhere', log, () => free)
  const seen = [ROOM_KEPT_FREE, ROOM_KEPT_FREE - 1, 0, ROOM_KEPT_FREE * 2].map((bytes) => {
    free = bytes
    return hasRoom()
  })
  expect(seen).toEqual([true, false, false, true])
  expect(logged).toHaveLength(2)
  expect(logged[0]).toContain('nearly full')
})

it('looks at the disk that the folder lies on', () => {
  expect(watchRoom(tmpdir(), silentLog)()).toBe(true)
})

import { expect, test } from 'vitest'
import { timesOn } from './times-on.ts'

const block = (taskId: string, start: string) => ({
  id: `${taskId}${start}`,
  taskId,
  startDatetime: `${start}:00`,
  endDatetime: `${start}:30`,
})

const blocks = [
  block('fern', '2026-11-26T16:30'),
  block('fern', '2026-11-26T09:05'),
  block('fern', '2026-11-27T07:00'),
  block('bank', '2026-11-25T10:00'),
]

test('a task shows the first of its times on that day, and none of another day (H1)', () => {
  expect([...timesOn(blocks, '2026-11-26', false)]).toEqual([['fern', '09:05']])
  expect([...timesOn(blocks, '2026-11-27', true)]).toEqual([['fern', '7:00 am']])
  expect(timesOn(blocks, '2026-11-28', false).size).toBe(0)
})

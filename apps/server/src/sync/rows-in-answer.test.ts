import { expect, it } from 'vitest'
import { createRowsInAnswer } from './rows-in-answer.ts'

const row = (id: string, text: string) => ({ table: 'brain_dump_items', id, data: { text } })

it('rows and replaced words share one limit, and what a discarded transaction brought does not count', () => {
  const brought = createRowsInAnswer()
  brought.fork().bring(row('a', 'x'.repeat(400_000)))
  expect(brought.takes(row('a', 'x'.repeat(200_000)))).toBe(true)
  // Words that were replaced are not the row as it is: that is still brought.
  expect(brought.hasRoomFor('brain_dump_items', 'a')).toBe(true)
  expect(brought.isFull()).toBe(false)
  brought.bring(row('a', 'x'.repeat(200_000)))
  expect(brought.isFull()).toBe(true)
  expect(brought.hasRoomFor('brain_dump_items', 'b')).toBe(false)
  expect(brought.takes(row('b', 'one word'))).toBe(false)
})

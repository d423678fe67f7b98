import { PassThrough, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatherWrites } from './gather-writes.ts'

function listen() {
  const pieces: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      pieces.push(String(chunk))
      done()
    },
    writev(chunks, done) {
      pieces.push(chunks.map(({ chunk }) => String(chunk)).join(''))
      done()
    },
  })
  return { stream: gatherWrites(stream), pieces }
}

it('sends what is written in one turn in one piece, in its order', async () => {
  const { stream, pieces } = listen()
  stream.write('a')
  stream.cork()
  stream.write('b')
  stream.uncork()
  await Promise.resolve()
  stream.write('c')
  expect(pieces).toEqual([])
  await nextTurn()
  stream.write('d')
  await nextTurn()
  expect(pieces).toEqual(['abc', 'd'])
})

it('keeps nothing back at the end', async () => {
  const stream = gatherWrites(new PassThrough())
  stream.write('a')
  stream.end('b')
  expect((await stream.toArray()).join('')).toBe('ab')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonReader } from './json-reader.ts'

const readerOf = (...pieces: string[]) => {
  const reader = createJsonReader()
  for (const piece of pieces) reader.take(piece)
  return reader
}

describe('reading JSON while it is written', () => {
  it('has each thing of the list as soon as it is complete, and the whole at the end', () => {
    const reader = createJsonReader()
    expect(reader.take('{"why": "}]{", "list": [{"a": "')).toBe(false)
    expect(reader.soFar()).toBeUndefined()
    expect(reader.take('\\"}"}, {"a":')).toBe(true)
    expect(reader.soFar()).toEqual({ why: '}]{', list: [{ a: '"}' }] })
    expect(reader.whole()).toBeUndefined()
    expect(reader.take(' {"b": [1]}}')).toBe(true)
    expect(reader.take(']}')).toBe(false)
    expect(reader.whole()).toEqual({ why: '}]{', list: [{ a: '"}' }, { a: { b: [1] } }] })
  })

  it('passes over what stands around it', () => {
    expect(readerOf('Here [as "asked"]:\n```json\n{"a": 1}\n``` {"b": 2}').whole()).toEqual({ a: 1 })
    expect(readerOf('\n<th', 'ink>{"a": 0} hm</th', 'ink>{"a', '": 1}').whole()).toEqual({ a: 1 })
    expect(readerOf('<think>{"a": 1}').whole()).toBeUndefined()
  })

  it('finds nothing where there is nothing', () => {
    for (const text of ['', 'no', '[1, 2]', '{"a": ', '{"a": nope}', '{]}', '}{']) {
      expect([text, readerOf(text).whole()]).toEqual([text, undefined])
    }
  })

  it('reads the same however it is cut, and never breaks', () => {
    const anything = fc.record({
      reasoning: fc.string(),
      subtasks: fc.array(fc.record({ title: fc.string() })),
    })
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 9 }), (value, size) => {
        const text = JSON.stringify(value)
        const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
          text.slice(i * size, (i + 1) * size),
        )
        const reader = readerOf(...pieces)
        expect(reader.whole()).toEqual(value)
        expect(reader.soFar()).toEqual(value.subtasks.length > 0 ? value : undefined)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        const reader = readerOf(...pieces, '{[', ...pieces)
        expect([typeof reader.soFar(), typeof reader.whole()]).not.toContain('function')
      }),
    )
  })
})

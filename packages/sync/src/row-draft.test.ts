import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RowData } from './change.ts'
import { diffObjects, mergeObjects } from './merge.ts'
import { draftRow } from './row-draft.ts'
import { typedChange } from './typed-rows.ts'

const patch = fc.letrec((tie) => ({
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ max: 2 }),
    fc.constant(null),
    fc.array(fc.integer({ max: 2 }), { maxLength: 2 }),
    tie('object'),
  ),
})).object

const update = (workingStyle: object) => typedChange('user_preferences', 'me', 'update', { workingStyle })
const objectOf = (row: RowData | null) => row?.['workingStyle']

it('makes of many patches what each laid over a copy makes, and says of each what takes it back', () => {
  fc.assert(
    fc.property(fc.array(patch, { minLength: 1, maxLength: 6 }), (patches) => {
      const start = { workingStyle: mergeObjects({}, { a: { b: 1, c: { a: 1 } }, b: [1] }), goals: [] }
      const untouched = JSON.parse(JSON.stringify(start)) as typeof start
      const draft = draftRow('user_preferences', start)
      let expected: object = start.workingStyle
      const replaced: unknown[] = []
      for (const next of patches) {
        const drafted = draft.apply(update(next))
        const merged = mergeObjects(expected, next)
        expect(drafted).toEqual({ kind: 'done', replaced: { workingStyle: diffObjects(merged, expected) } })
        replaced.unshift(drafted.kind === 'done' && drafted.replaced?.['workingStyle'])
        expected = merged
      }
      expect(objectOf(draft.row())).toEqual(expected)
      expect(start).toEqual(untouched)
      expect(replaced.reduce((row: object, back) => mergeObjects(row, back), expected)).toEqual(
        start.workingStyle,
      )
    }),
  )
})

it('copies what is large once, however many changes come', () => {
  const draft = draftRow('user_preferences', { workingStyle: { a: { b: 1 } }, goals: [] })
  draft.apply(update({ a: { b: 2 } }))
  const first = objectOf(draft.row()) as { a: object }
  const inner = first.a
  for (let i = 0; i < 10; i += 1) draft.apply(update({ a: { b: i }, [`key${i}`]: i }))
  expect(objectOf(draft.row())).toBe(first)
  expect(first.a).toBe(inner)
  expect(inner).toEqual({ b: 9 })
})

it('names the fields that merged, which may have grown too large, and no other', () => {
  const draft = draftRow('user_preferences', { workingStyle: {}, goals: [] })
  draft.apply({ table: 'user_preferences', rowId: 'me', op: 'update', data: { goals: ['rest'] } })
  expect(draft.mergedFields()).toEqual([])
  draft.apply(update({ a: 1 }))
  expect(draft.mergedFields()).toEqual(['workingStyle'])
})

import { describe, expect, it } from 'vitest'
import {
  calendarDate,
  instant,
  jsonObject,
  jsonObjectPatch,
  startsObject,
  text,
  uuid,
  words,
} from './fields.ts'

function accepts(schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean {
  return schema.safeParse(value).success
}

describe('what a row may hold', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-11-31', false],
    ['0000-01-01', false],
    ['1899-12-31', false],
    ['2026-1-1', false],
    ['+10000-01-01', false],
  ])('the date %s: %s', (value, expected) => expect(accepts(calendarDate, value)).toBe(expected))

  it.each([
    ['2026-11-21T10:24:00.000Z', true],
    ['2026-11-21T10:24:00Z', false],
    ['2026-11-21T10:24:00.000+01:00', false],
    ['2026-11-21T24:00:00.000Z', false],
    ['2026-11-21', false],
  ])('the instant %s: %s', (value, expected) => expect(accepts(instant, value)).toBe(expected))

  it('text without NUL and without half a surrogate pair', () => {
    expect(accepts(text(10), 'a\0b')).toBe(false)
    expect(accepts(text(10), 'a\ud800')).toBe(false)
    expect(accepts(text(10), '🌱')).toBe(true)
    expect(accepts(text(2), 'abc')).toBe(false)
    expect(accepts(words(10), ' \n ')).toBe(false)
  })

  it('UUIDs in lower case', () => {
    expect(accepts(uuid, '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11')).toBe(true)
    expect(accepts(uuid, '0C9A4F5E-5A0B-4B7E-9A52-0F6B8E2F3C11')).toBe(false)
    expect(accepts(uuid, "' or 1=1 --")).toBe(false)
  })

  it('small plain objects; null only in a change', () => {
    expect(accepts(jsonObject, { a: [1, 'x', { b: true }] })).toBe(true)
    expect(accepts(jsonObject, { a: null })).toBe(false)
    expect(accepts(jsonObjectPatch, { a: { b: null } })).toBe(true)
    expect(accepts(jsonObject, { a: 'x\0' })).toBe(false)
    expect(accepts(jsonObject, { a: Number.POSITIVE_INFINITY })).toBe(false)
    expect(accepts(jsonObject, JSON.parse('{"__proto__":{"admin":true}}'))).toBe(false)
    expect(accepts(jsonObject, { a: { b: { c: { d: { e: { f: 1 } } } } } })).toBe(false)
    expect(accepts(jsonObject, { a: 'x'.repeat(20_000) })).toBe(false)
    expect(accepts(jsonObject, [])).toBe(false)
    expect(accepts(startsObject, { a: 'x'.repeat(59_900) })).toBe(true)
    expect(accepts(startsObject, { a: 'x'.repeat(60_000) })).toBe(false)
  })

  it.each([
    [0, true],
    [-12.5, true],
    [0.1 + 0.2, true],
    [Number.MAX_SAFE_INTEGER, true],
    [Date.UTC(2026, 10, 21), true],
    [1e20, false],
    [1e308, false],
    [-Number.MAX_VALUE, false],
    [5e-324, false],
    [1 / 70_000, false],
  ])('numbers in objects that few digits write out: %d is %s', (value, expected) => {
    expect(accepts(jsonObject, { a: { b: [value] } })).toBe(expected)
    expect(accepts(jsonObjectPatch, { a: value })).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { jsonObject } from '../fields.ts'
import { customCategoryPatch } from '../preferences/user-preferences.ts'
import { categoryChoices, findCategory, ownCategories } from './categories.ts'

describe('a person’s own categories (F6)', () => {
  it('are read in the order of the alphabet, trimmed', () => {
    const customCategories = { ...entry('  Garden '), ...entry('band'), ...entry('Élan') }
    expect(ownCategories({ customCategories, other: true })).toEqual(['band', 'Élan', 'Garden'])
  })

  it('may have any name, also one that no object can have as its key', () => {
    const appCustomizations = customCategoryPatch('__proto__')
    expect(jsonObject.safeParse(appCustomizations).success).toBe(true)
    expect(ownCategories(appCustomizations)).toEqual(['__proto__'])
  })

  it.each([
    undefined,
    null,
    {},
    { customCategories: ['Garden'] },
    { customCategories: { x: { name: 7 }, y: 1 } },
  ])('are none in %j', (kept) => {
    expect(ownCategories(kept)).toEqual([])
  })
})

describe('what a task can be filed under (F6)', () => {
  it('the four common ones first, then one’s own, each once', () => {
    expect(categoryChoices(['Garden', 'WORK'], null)).toEqual([
      'work',
      'personal',
      'wellness',
      'admin',
      'Garden',
    ])
  })

  it('also the one that it has, though nobody knows it any more', () => {
    expect(categoryChoices([], 'Boat')).toContain('Boat')
    expect(categoryChoices(['Garden'], 'garden')).toHaveLength(5)
  })

  it('a name is found however it is spelled', () => {
    expect(findCategory(['work', 'Garden  shed'], ' garden shed')).toBe('Garden  shed')
    expect(findCategory(['work'], 'play')).toBeUndefined()
  })
})

function entry(name: string) {
  return customCategoryPatch(name)['customCategories'] as Record<string, unknown>
}

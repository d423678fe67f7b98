import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isTableName, tableDefinition, tableNames } from './tables.ts'

describe('the registry of synced tables', () => {
  it.each(tableNames)('%s has defaults that fit its schema', (name) => {
    const { schema, defaults } = tableDefinition(name)
    for (const [field, value] of Object.entries(defaults)) {
      expect([field, z.safeParse(schema.shape[field]!, value).success]).toEqual([field, true])
    }
  })

  it('puts parents before their children, by a field that the child has', () => {
    for (const [i, name] of tableNames.entries()) {
      const { parent, schema } = tableDefinition(name)
      if (!parent) continue
      expect(tableNames.slice(0, i)).toContain(parent.table)
      expect(Object.keys(schema.shape)).toContain(parent.field)
    }
  })

  it('merges only fields that exist and hold objects', () => {
    for (const name of tableNames) {
      const { merged = [], schema } = tableDefinition(name)
      for (const field of merged) {
        expect(z.safeParse(schema.shape[field]!, { a: { b: 1 } })).toMatchObject({ success: true })
      }
    }
  })

  it('knows no table by the name of an object’s own parts', () => {
    expect(isTableName('tasks')).toBe(true)
    expect(isTableName('constructor')).toBe(false)
    expect(isTableName('__proto__')).toBe(false)
  })
})

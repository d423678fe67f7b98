import type { JsonObject } from '@glimmer/domain/fields'

/**
 * Returns `target` with `patch` laid over it, key by key and level by level. Null in the patch removes a key;
 * lists are replaced. Neither argument is changed. The result holds no null.
 */
export function mergeObjects(target: unknown, patch: unknown): JsonObject {
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {}
  if (!isObject(patch)) return merged as JsonObject
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = isObject(value) ? mergeObjects(merged[key], value) : value
  }
  return merged as JsonObject
}

/** Returns the patch that turns `from` into `to` under `mergeObjects`. */
export function diffObjects(from: unknown, to: unknown): JsonObject {
  const before = isObject(from) ? from : {}
  const after = isObject(to) ? to : {}
  const patch: Record<string, unknown> = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    if (sameJson(old, value)) continue
    patch[key] = isObject(old) && isObject(value) ? diffObjects(old, value) : value
  }
  return patch as JsonObject
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

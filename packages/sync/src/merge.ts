import type { JsonObject } from '@glimmer/domain/fields'

/** What a patch made of an object, and the patch that takes it back. */
export interface Merged {
  readonly merged: JsonObject
  readonly replaced: JsonObject
}

/**
 * Returns `target` with `patch` laid over it, key by key and level by level. Null in the patch removes a key;
 * lists are replaced. Neither argument is changed. The result holds no null.
 */
export function mergeObjects(target: unknown, patch: unknown): JsonObject {
  return mergeInPlace(target, patch, new WeakSet()).merged
}

/**
 * Like `mergeObjects`, but objects in `own` are changed in place, and copies that it makes are added to `own`. So
 * each of many patches to one object costs as much as the patch says, however large the object is.
 */
export function mergeInPlace(target: unknown, patch: unknown, own: WeakSet<object>): Merged {
  const merged = ownCopy(target, own)
  const replaced: Record<string, unknown> = {}
  for (const [key, value] of isObject(patch) ? Object.entries(patch) : []) {
    const isThere = Object.hasOwn(merged, key)
    const before = isThere ? merged[key] : null
    if (value === null) {
      delete merged[key]
      if (isThere) replaced[key] = before
    } else if (isObject(value)) {
      const inner = mergeInPlace(before, value, own)
      merged[key] = inner.merged
      if (!isObject(before)) replaced[key] = before
      else if (Object.keys(inner.replaced).length > 0) replaced[key] = inner.replaced
    } else {
      merged[key] = value
      if (!sameJson(before, value)) replaced[key] = before
    }
  }
  return { merged: merged as JsonObject, replaced: replaced as JsonObject }
}

function ownCopy(target: unknown, own: WeakSet<object>): Record<string, unknown> {
  if (isObject(target) && own.has(target)) return target
  const copy = isObject(target) ? { ...target } : {}
  own.add(copy)
  return copy
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

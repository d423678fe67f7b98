/**
 * Returns the value as a database and JSON keep it: pasted text may hold NUL or half a surrogate pair, and JSON writes
 * the negative zero as 0.
 */
export function makeStorable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (value === 0) return 0 as T
  if (Array.isArray(value)) return value.map(makeStorable) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [makeStorable(key), makeStorable(item)]),
  ) as T
}

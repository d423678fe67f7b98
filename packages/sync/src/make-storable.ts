/** Returns the value with texts that a database can store: pasted text may hold NUL or half a surrogate pair. */
export function makeStorable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(makeStorable) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [makeStorable(key), makeStorable(item)]),
  ) as T
}

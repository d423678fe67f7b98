import { useMemo } from 'react'
import { useKeep, writeKeep } from './owner-keeps.ts'
import { readKept, type Schema } from './use-kept.ts'

/**
 * A value that survives a reload and a crash, is the same in every tab of its owner, and goes along when a guest signs up.
 * What was kept and no longer fits its schema counts as nothing. Setting `blank` keeps nothing.
 */
export function useOwnKept<T>(
  owner: string,
  name: string,
  schema: Schema<T>,
  blank: T,
): readonly [value: T, set: (value: T) => void] {
  const text = useKeep(owner, name)
  const value = useMemo(() => readKept(text ?? '', schema, blank), [text, schema, blank])
  return [value, (next) => writeKeep(owner, name, next === blank ? null : JSON.stringify(next))]
}

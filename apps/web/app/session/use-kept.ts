import { useState } from 'react'
import { useDraft } from './use-draft.ts'

export interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * A value that survives a reload, a crash and a closed dialog. What was kept and no longer fits its schema counts as
 * nothing. Setting `blank` keeps nothing.
 */
export function useKept<T>(
  key: string,
  schema: Schema<T>,
  blank: T,
): readonly [value: T, set: (value: T) => void] {
  const [text, draft] = useDraft(key, 'device')
  const [value, setValue] = useState(() => readKept(text, schema, blank))
  function set(next: T) {
    setValue(next)
    draft.set(next === blank ? '' : JSON.stringify(next))
  }
  return [value, set]
}

export function readKept<T>(text: string, schema: Schema<T>, blank: T): T {
  if (text === '') return blank
  try {
    const kept = schema.safeParse(JSON.parse(text))
    return kept.success ? kept.data : blank
  } catch {
    return blank
  }
}

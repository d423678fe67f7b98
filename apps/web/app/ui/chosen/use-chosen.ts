import { useCallback, useMemo, useState } from 'react'

export interface Chosen<T> {
  readonly ticked: ReadonlySet<string>
  /** The ticked ones that are still there, in the list's order. */
  readonly chosen: readonly T[]
  choose(id: string, isChosen: boolean): void
  clear(): void
}

const NONE: ReadonlySet<string> = new Set()

/** Which entries of a list a person has ticked, to do something with all of them at once. */
export function useChosen<T extends { readonly id: string }>(entries: readonly T[]): Chosen<T> {
  const [ticked, setTicked] = useState(NONE)
  const chosen = useMemo(() => entries.filter(({ id }) => ticked.has(id)), [entries, ticked])
  const choose = useCallback((id: string, isChosen: boolean) => {
    setTicked((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const clear = useCallback(() => setTicked(NONE), [])
  return { ticked, chosen, choose, clear }
}

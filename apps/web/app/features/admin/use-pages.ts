import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '../../session/request.ts'

export interface Page<Item> {
  readonly items: readonly Item[]
  /** What the following page is asked with; null on the last. */
  readonly next: string | null
}

interface Pages<Item> {
  /** Null until the first page is here. */
  readonly items: readonly Item[] | null
  readonly hasMore: boolean
  readonly state: 'loading' | 'ready' | 'broken'
  /** Asks for the first page again. */
  readonly refresh: () => void
  readonly showMore: () => void
  /** Changes what is shown, without asking. */
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void
}

/** A list that the server gives page by page. It begins anew where `load` is another function. */
export function usePages<Item>(
  load: (after: string | undefined) => Promise<Answer<Page<Item>>>,
): Pages<Item> {
  const [page, setPage] = useState<Page<Item> | null>(null)
  const [state, setState] = useState<Pages<Item>['state']>('loading')
  const asked = useRef(0)

  const fetchAfter = useCallback(
    async (after: string | undefined) => {
      const own = (asked.current += 1)
      setState('loading')
      const answer = await load(after)
      // Something newer was asked for meanwhile.
      if (own !== asked.current) return
      setState(answer.kind === 'ok' ? 'ready' : 'broken')
      if (answer.kind !== 'ok') return
      const { items, next } = answer.value
      setPage((before) => ({ items: after && before ? [...before.items, ...items] : items, next }))
    },
    [load],
  )
  useEffect(() => {
    void fetchAfter(undefined)
    return () => {
      asked.current += 1
    }
  }, [fetchAfter])

  return {
    items: page?.items ?? null,
    hasMore: page?.next != null,
    state,
    refresh: () => void fetchAfter(undefined),
    showMore: () => void fetchAfter(page?.next ?? undefined),
    change: (change) => setPage((before) => before && { ...before, items: change(before.items) }),
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '../../session/request.ts'

export interface Page<Item> {
  readonly items: readonly Item[]
  /** What the following page is asked with; null on the last. */
  readonly next: string | null
}

type Load<Item> = (after: string | undefined) => Promise<Answer<Page<Item>>>

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

interface Shown<Item> {
  /** By what it was loaded. */
  readonly load: Load<Item>
  readonly page: Page<Item> | null
  readonly isBroken: boolean
}

/** A list that the server gives page by page. It begins anew where `load` is another function. */
export function usePages<Item>(load: Load<Item>): Pages<Item> {
  const [shown, setShown] = useState<Shown<Item> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asked = useRef(0)
  const page = shown?.page ?? null

  const ask = useCallback(
    (after: string | undefined) => {
      const own = (asked.current += 1)
      return load(after).then((answer) => {
        // Something newer was asked for meanwhile.
        if (own !== asked.current) return
        setBusy(false)
        setShown((before) => {
          const old = before?.page ?? null
          if (answer.kind !== 'ok') return { load, page: old, isBroken: true }
          const earlier = after === undefined ? [] : (old?.items ?? [])
          const { items, next } = answer.value
          return { load, page: { items: [...earlier, ...items], next }, isBroken: false }
        })
      })
    },
    [load],
  )
  useEffect(() => {
    void ask(undefined)
    return () => {
      asked.current += 1
    }
  }, [ask])

  const askNow = (after: string | undefined) => {
    setBusy(true)
    void ask(after)
  }
  const isLoading = isBusy || shown?.load !== load
  return {
    items: page?.items ?? null,
    hasMore: page !== null && page.next !== null,
    state: isLoading ? 'loading' : shown.isBroken ? 'broken' : 'ready',
    refresh: () => askNow(undefined),
    showMore: () => askNow(page?.next ?? undefined),
    change: (change) =>
      setShown((before) =>
        before?.page ? { ...before, page: { ...before.page, items: change(before.page.items) } } : before,
      ),
  }
}

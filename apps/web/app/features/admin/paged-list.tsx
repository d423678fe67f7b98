import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { usePages } from './use-pages.ts'
import { words } from './words.ts'

interface PagedListProps<Item> {
  readonly pages: ReturnType<typeof usePages<Item>>
  /** The name of the list. */
  readonly label: string
  readonly loading: string
  readonly failed: string
  readonly none: string
  readonly children: (item: Item) => ReactNode
}

/** The rows of a list that comes page by page, and what stands there while there are none. */
export function PagedList<Item extends { readonly id: string }>({
  pages,
  label,
  loading,
  failed,
  none,
  children,
}: PagedListProps<Item>) {
  const { items, state, hasMore } = pages
  return (
    <div className="stack-3">
      {!items && state === 'loading' && <Skeleton label={loading} />}
      {items && items.length > 0 && (
        <ul aria-label={label} className="rows" aria-busy={state === 'loading'}>
          {items.map((item) => (
            <li key={item.id} className="py-3">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {items?.length === 0 && state === 'ready' && (
        <p role="status" className="quiet py-4">
          {none}
        </p>
      )}
      {state === 'broken' && (
        <div className="stack-2 justify-items-start">
          <p role="alert" className="font-medium">
            {failed}
          </p>
          <Button onClick={pages.refresh}>{words.again}</Button>
        </div>
      )}
      {hasMore && state !== 'broken' && (
        <Button className="justify-self-start" isBusy={state === 'loading'} onClick={pages.showMore}>
          {words.showMore}
        </Button>
      )}
    </div>
  )
}

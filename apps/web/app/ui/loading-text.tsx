import type { ReactNode } from 'react'

/** What a page says in place of what it does not have yet. */
export function LoadingText({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-ink-soft py-10 text-center" role="status">
      {children}
    </p>
  )
}

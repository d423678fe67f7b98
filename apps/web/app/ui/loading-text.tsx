import type { ReactNode } from 'react'

/** A page's text while it waits for its data. */
export function LoadingText({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-ink-soft py-10 text-center" role="status">
      {children}
    </p>
  )
}

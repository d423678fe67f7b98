import type { ReactNode } from 'react'

export interface AuthCardProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

export const AUTH_TITLE_ID = 'auth-title'

/** The card of /auth. Its place stays the same, whatever it asks for. */
export function AuthCard({ title, subtitle, children }: AuthCardProps) {
  return (
    <section className="ui-card bg-surface w-full max-w-[27rem] p-6 sm:p-8" aria-labelledby={AUTH_TITLE_ID}>
      <h1 id={AUTH_TITLE_ID} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p className="text-ink-soft mt-1">{subtitle}</p>
      <div className="mt-6 grid gap-5">{children}</div>
    </section>
  )
}

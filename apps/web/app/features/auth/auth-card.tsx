import type { ReactNode } from 'react'

export interface AuthCardProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

/** The card of /auth. Its place stays the same, whatever it asks for. */
export function AuthCard({ title, subtitle, children }: AuthCardProps) {
  return (
    <section className="ui-card bg-surface w-full max-w-[27rem] p-6 sm:p-8" aria-labelledby="auth-title">
      <h1 id="auth-title">{title}</h1>
      <p className="text-ink-soft mt-1">{subtitle}</p>
      <div className="mt-6 grid gap-5">{children}</div>
    </section>
  )
}

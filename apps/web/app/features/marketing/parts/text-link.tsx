import type { ReactNode } from 'react'

export interface TextLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** A way to another public page, as a line of its own. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <a
      href={to}
      className="text-dusk font-strong inline-flex min-h-(--target) items-center underline underline-offset-4"
    >
      {children}
    </a>
  )
}

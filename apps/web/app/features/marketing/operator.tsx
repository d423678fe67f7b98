import type { OperatorFact } from '@glimmer/api/open-places'
import type { ReactNode } from 'react'

// The pages are built before anybody knows who runs the server; the server fills this in (@glimmer/api/open-places).

/** The operator's name. The child is shown if no name is configured: `<OperatorName>whoever runs this server</OperatorName>` */
export function OperatorName({ children }: { readonly children: string }) {
  return <span data-operator="name">{children}</span>
}

/** How to reach the operator, as a link. The child is shown if none is configured. */
export function OperatorContact({ children }: { readonly children: string }) {
  return <span data-operator="contact">{children}</span>
}

interface OperatorPartProps {
  readonly fact: OperatorFact
  readonly children: ReactNode
}

/** Whole paragraphs or sections that are shown only if the operator has configured this fact. */
export function WhenOperator({ fact, children }: OperatorPartProps) {
  return (
    <div hidden data-operator-knows={fact}>
      {children}
    </div>
  )
}

/** The opposite: shown only if the operator has not. */
export function UnlessOperator({ fact, children }: OperatorPartProps) {
  return <div data-operator-lacks={fact}>{children}</div>
}

interface ByGraceDaysProps {
  readonly atOnce: string
  readonly before: string
  readonly after: string
}

/** What differs by whether a deletion can be taken back: `before`, for how many days, `after`. */
export function ByGraceDays({ atOnce, before, after }: ByGraceDaysProps) {
  return (
    <>
      <span data-operator-lacks="grace">{atOnce}</span>
      <span hidden data-operator-knows="grace">
        {before}
        <span data-operator="grace">some days</span>
        {after}
      </span>
    </>
  )
}

import type { ReactNode } from 'react'
import { Switch, type SwitchProps } from '../../ui/switch.tsx'

interface SettingsPartProps extends SwitchProps {
  /** What its details are called. */
  readonly more: string
  /** Whether there is something to choose before anything comes. */
  readonly isUnfolded?: boolean
  readonly children: ReactNode
}

/** One switch, what it would send, and its details, which are folded until they are wanted. */
export function SettingsPart({ more, isUnfolded, children, ...rest }: SettingsPartProps) {
  return (
    <section aria-label={rest.label}>
      <Switch {...rest} />
      {rest.isOn && !rest.isDisabled && (
        <Fold title={more} isUnfolded={isUnfolded ?? false}>
          {children}
        </Fold>
      )}
    </section>
  )
}

interface FoldProps {
  readonly title: string
  readonly isUnfolded?: boolean
  readonly children: ReactNode
}

/** The arrow before the title turns down while it is open. */
export function Fold({ title, isUnfolded = false, children }: FoldProps) {
  return (
    <details className="group" open={isUnfolded}>
      <summary className="ui-summary text-dusk font-medium before:ms-[0.2em] before:me-[0.8em] before:size-[0.5em] before:-rotate-45 before:border-r-2 before:border-b-2 before:transition-[rotate] group-open:before:rotate-45">
        {title}
      </summary>
      <div className="stack-4 border-line ms-[0.4em] border-s-2 ps-4 pt-1 pb-2">{children}</div>
    </details>
  )
}

import { type ReactNode, useState } from 'react'
import { Switch, type SwitchProps } from '../../ui/switch.tsx'

interface SettingsPartProps extends SwitchProps {
  /** What its details are called. */
  readonly more: string
  /** None where there is nothing to choose. */
  readonly children?: ReactNode
}

/** One switch and what it would send. Its details are folded until they are wanted, or it was just turned on; one that cannot be turned on keeps those that help. */
export function SettingsPart({ more, children, onChange, ...rest }: SettingsPartProps) {
  const [isJustOn, setJustOn] = useState(false)
  return (
    <section aria-label={rest.label}>
      <Switch
        {...rest}
        onChange={(isOn) => {
          setJustOn(isOn)
          onChange(isOn)
        }}
      />
      {(rest.isOn || rest.isDisabled) && children && (
        <Fold title={more} isOpenAtFirst={isJustOn}>
          {children}
        </Fold>
      )}
    </section>
  )
}

interface FoldProps {
  readonly title: string
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** The arrow before the title turns down while it is open. */
export function Fold({ title, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className="ui-summary text-dusk font-medium before:ms-[0.2em] before:me-[0.8em] before:size-[0.5em] before:-rotate-45 before:border-r-2 before:border-b-2 before:transition-[rotate] group-open:before:rotate-45">
        {title}
      </summary>
      <div className="stack-4 border-line ms-[0.4em] border-s-2 ps-4 pt-1 pb-2">{children}</div>
    </details>
  )
}

import { useId, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface SwitchProps {
  label: string
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  className?: string
}

/** Takes effect at once; where a person still has to save, use a checkbox. */
export function Switch({ label, hint, isOn, onChange, isDisabled, className }: SwitchProps) {
  const id = useId()
  return (
    <label className={joinClasses('ui-switch', className)}>
      <span className="ui-switch-words">
        <span id={id}>{label}</span>
        {hint ? (
          <small id={`${id}-hint`} className="ui-switch-hint">
            {hint}
          </small>
        ) : null}
      </span>
      <input
        type="checkbox"
        // The browser keeps aria-checked of a native checkbox itself; setting it by hand is an error in ARIA.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="ui-switch-input"
        checked={isOn}
        disabled={isDisabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'value' | 'children'>, FieldFrame {
  options: readonly SelectOption<Value>[]
  /** Undefined while nothing is chosen: the placeholder is shown. */
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string
}

/** The browser's own select, for its small size and because every phone and screen reader knows it. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => (
        <span className="ui-select-frame">
          <select
            {...rest}
            {...control}
            className="ui-select"
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value as Value)}
          >
            {value === undefined ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}

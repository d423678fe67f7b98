import { useId, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  hint?: string
  /** A small picture before the words. */
  icon?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  label: string
  hint?: ReactNode
  error?: ReactNode
  options: readonly RadioOption<Value>[]
  /** Undefined while nothing is chosen yet. */
  value: Value | undefined
  onChange: (value: Value) => void
  isLabelHidden?: boolean
  /** rows: one choice a line. tiles: side by side where they fit. */
  layout?: 'rows' | 'tiles'
  className?: string
}

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  isLabelHidden,
  layout = 'rows',
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  const noteIds = joinClasses(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined
  return (
    <fieldset
      className={joinClasses('ui-radio-group', className)}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={noteIds}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'ui-field-label'}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      ) : null}
      <div className={`ui-radio-${layout}`}>
        {options.map((option) => (
          <label key={option.value} className="ui-radio">
            <input
              type="radio"
              className="ui-radio-input"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              {option.label}
              {option.hint ? (
                <small className="ui-radio-hint" id={`${id}-${option.value}`} aria-hidden>
                  {option.hint}
                </small>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="ui-field-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onChange?: (isChecked: boolean) => void
  /** For a label that is drawn elsewhere (a task's title). Its text given here is the name for screen readers. */
  isLabelHidden?: boolean
  /** choice: selects a row instead of marking it done. card: has a frame of its own. */
  look?: 'choice' | 'card'
}

/** The browser's own checkbox with our styles, so that a list of thousands stays fast. */
export function Checkbox({
  label,
  hint,
  error,
  onChange,
  isLabelHidden,
  look,
  className,
  ...rest
}: CheckboxProps) {
  const noteId = useId()
  const classes = joinClasses('ui-check', look && `ui-check-${look}`)
  const hasNote = Boolean(hint || error)
  const input = (
    <input
      {...rest}
      type="checkbox"
      className="ui-check-input"
      aria-label={isLabelHidden && typeof label === 'string' ? label : undefined}
      aria-describedby={hasNote ? noteId : rest['aria-describedby']}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  )
  if (isLabelHidden) return <span className={joinClasses(classes, className)}>{input}</span>
  return (
    <div className={joinClasses('ui-check-row', className)}>
      <label className={classes}>
        {input}
        <span>{label}</span>
      </label>
      {hasNote ? (
        <p id={noteId} className={error ? 'ui-field-error' : 'ui-field-hint'}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  )
}

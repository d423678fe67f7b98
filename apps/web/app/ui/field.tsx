import { useId, type ReactNode } from 'react'
import { words } from './field-words.ts'
import { joinClasses } from './join-classes.ts'

/** Spread on the control itself. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldFrame {
  label: string
  /** A plain explanation, said before the person types. */
  hint?: ReactNode
  /** What to do to go on, in kind words. Shown and tied to the control; move the focus there after a submit. */
  error?: ReactNode
  /** Hides the label from eyes only; the control keeps its name. */
  isLabelHidden?: boolean
  className?: string
}

export interface FieldProps extends FieldFrame {
  id?: string
  /** Says that no more fits in, as the browser leaves out the rest without a word. */
  isFull?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around one control of any kind. */
export function Field({ label, hint, error, isFull, isLabelHidden, className, id, children }: FieldProps) {
  const madeId = useId()
  const controlId = id ?? madeId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const fullId = isFull ? `${controlId}-full` : undefined
  return (
    <div className={joinClasses('ui-field', className)}>
      <label className={isLabelHidden ? 'sr-only' : 'ui-field-label'} htmlFor={controlId}>
        {label}
      </label>
      {hint ? (
        <p className="ui-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': joinClasses(hintId, errorId, fullId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {isFull ? (
        <p className="ui-field-hint" id={fullId} aria-live="polite">
          {words.full}
        </p>
      ) : null}
      {error ? (
        <p className="ui-field-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

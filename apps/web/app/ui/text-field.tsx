import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { isFull } from './is-full.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldFrame {
  /** Drawn inside, before the text. */
  icon?: ReactNode
  /** A small control inside, after the text (show, clear). */
  after?: ReactNode
}

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  icon,
  after,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }} isFull={isFull(rest)}>
      {(control) => (
        <span className="ui-input-frame" data-invalid={error ? '' : undefined}>
          {icon}
          <input type="text" {...rest} {...control} className="ui-input" />
          {after}
        </span>
      )}
    </Field>
  )
}

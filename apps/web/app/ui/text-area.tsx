import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { isFull } from './is-full.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldFrame {}

/** Grows with what is written, where the browser can. */
export function TextArea({ label, hint, error, isLabelHidden, className, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }} isFull={isFull(rest)}>
      {(control) => (
        <span className="ui-input-frame" data-invalid={error ? '' : undefined}>
          <textarea rows={3} {...rest} {...control} className="ui-input ui-text-area" />
        </span>
      )}
    </Field>
  )
}

import { useId, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  /** What the choice is about; hidden from eyes unless `isLabelShown`. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  isLabelShown?: boolean
  /** Fills the line, every segment as wide as the next. */
  isWide?: boolean
  className?: string
}

/** Two to four short choices that change at once what is in view. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isLabelShown,
  isWide,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={joinClasses('ui-segments-field', className)}>
      <legend className={isLabelShown ? 'ui-field-label' : 'sr-only'}>{label}</legend>
      <div className={joinClasses('ui-segments', isWide && 'ui-segments-wide')}>
        {segments.map((segment) => (
          <label key={segment.value} className="ui-segment">
            <input
              type="radio"
              className="ui-segment-input"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

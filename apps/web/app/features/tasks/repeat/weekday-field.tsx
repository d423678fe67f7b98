import { useId } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { words } from './words.ts'

const DAY =
  'text-s min-h-target border-edge relative grid place-items-center rounded-s border-(length:--border) font-medium'
const CHOSEN_DAY =
  'has-checked:border-dusk has-checked:bg-dusk has-checked:text-on-dusk has-checked:font-strong forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'
const FOCUSED_DAY =
  'has-focus-visible:outline-dusk has-focus-visible:outline-(length:--ring-width) has-focus-visible:outline-offset-(--ring-gap)'

interface WeekdayFieldProps {
  /** 1 is Monday. */
  readonly value: readonly number[]
  readonly onChange: (weekdays: number[]) => void
  readonly error?: string
}

/** The seven weekdays as buttons, Monday first. */
export function WeekdayField({ value, onChange, error }: WeekdayFieldProps) {
  const errorId = useId()
  return (
    <fieldset
      className="@container min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="ui-field-label">{words.weekdays}</legend>
      <div className="mt-2 grid max-w-[28rem] grid-cols-4 gap-1 @min-[15rem]:grid-cols-7">
        {words.weekdaySigns.map((sign, place) => {
          const weekday = place + 1
          const isChosen = value.includes(weekday)
          return (
            <label key={sign} className={joinClasses(DAY, CHOSEN_DAY, FOCUSED_DAY)}>
              <input
                type="checkbox"
                className="ui-segment-input"
                aria-label={words.weekdayNames[place]}
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? value.filter((other) => other !== weekday) : [...value, weekday])
                }
              />
              <span aria-hidden>{sign}</span>
            </label>
          )
        })}
      </div>
      {error && (
        <p id={errorId} className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

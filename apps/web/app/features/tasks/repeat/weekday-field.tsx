import { useId } from 'react'
import { words } from './words.ts'

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
            <label key={sign} className="repeat-weekday">
              <input
                type="checkbox"
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

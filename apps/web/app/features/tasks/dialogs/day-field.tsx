import type { DateChoiceKey } from '@glimmer/domain/tasks/date-choices'
import { useState } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { dayChoices } from './day-choices.ts'
import { words } from './words.ts'

export interface DayFieldProps {
  readonly label: string
  /** As typed; empty while a day is still being picked. */
  readonly value: string | null
  readonly today: string
  readonly onChange: (day: string | null) => void
  /** The label of having no day; without it a day is required. */
  readonly noDay?: string
  readonly error?: string
}

type Choice = DateChoiceKey | 'none' | 'pick'

const LAST_DAY = '9999-12-31'

/** The days that are chosen most, as buttons, and any other by the browser's date field. */
export function DayField({ label, value, today, onChange, noDay, error }: DayFieldProps) {
  const days = dayChoices(today)
  // A date that is being typed may equal one of the buttons for a moment: the field stays until something else is
  // chosen.
  const [isPicking, setPicking] = useState(false)
  const known = isPicking ? undefined : days.find(({ date }) => date === value)
  const choice: Choice | undefined = known?.key ?? (value === null ? (noDay ? 'none' : undefined) : 'pick')
  const options: { value: Choice; label: string; hint?: string }[] = [
    ...(noDay ? [{ value: 'none', label: noDay } as const] : []),
    ...days.map(({ key, hint }) => ({ value: key, label: words.days[key], hint })),
    { value: 'pick', label: words.days.pick },
  ]

  function choose(next: Choice) {
    setPicking(next === 'pick')
    if (next === 'none') return onChange(null)
    onChange(next === 'pick' ? '' : (days.find(({ key }) => key === next)?.date ?? null))
  }

  return (
    <div className="grid gap-2">
      <RadioGroup label={label} layout="tiles" value={choice} onChange={choose} options={options} />
      {choice === 'pick' && (
        <TextField
          type="date"
          className="max-w-[15rem]"
          label={words.pickDay}
          hint={value !== null && value !== '' && value < today ? words.dayGoneBy : undefined}
          error={error}
          value={value ?? ''}
          min={today}
          max={LAST_DAY}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

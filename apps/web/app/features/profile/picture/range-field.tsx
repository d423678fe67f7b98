import { Field } from '../../../ui/field.tsx'

interface RangeFieldProps {
  readonly label: string
  /** From 0 to 1; null where there is nothing to choose. */
  readonly value: number | null
  readonly onChange: (value: number) => void
}

/** The browser's own slider, as every phone and screen reader knows it. */
export function RangeField({ label, value, onChange }: RangeFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          className="accent-dusk min-h-target w-full disabled:opacity-50"
          min={0}
          max={100}
          value={Math.round((value ?? 0.5) * 100)}
          disabled={value === null}
          onChange={(event) => onChange(event.target.valueAsNumber / 100)}
        />
      )}
    </Field>
  )
}

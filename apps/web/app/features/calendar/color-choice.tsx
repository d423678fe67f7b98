import { RadioGroup } from '../../ui/radio-group.tsx'
import { colorOf } from './color-of.ts'
import { EVENT_COLORS } from './event-colors.ts'

interface ColorChoiceProps {
  readonly label: string
  /** What a colour is called that is none of ours. */
  readonly asItIs: string
  readonly value: string
  readonly onChange: (color: string) => void
}

/** The colours to choose from, and the one it has. */
export function ColorChoice({ label, asItIs, value, onChange }: ColorChoiceProps) {
  const known = EVENT_COLORS.map(([color, name]) => ({ value: color as string, label: name as string }))
  const colors = known.some((one) => one.value === value) ? known : [{ value, label: asItIs }, ...known]
  return (
    <RadioGroup
      label={label}
      layout="tiles"
      className="event-colors"
      value={value}
      onChange={onChange}
      options={colors.map((one) => ({
        ...one,
        icon: <i aria-hidden className="event-swatch" style={colorOf({ color: one.value })} />,
      }))}
    />
  )
}

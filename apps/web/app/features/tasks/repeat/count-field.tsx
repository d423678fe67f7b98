import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { words } from './words.ts'

const AS_WIDE_AS_A_NUMBER =
  '[&_.ui-input]:text-center [&_.ui-input]:tabular-nums [&_.ui-input-frame]:w-[10.5rem] [&_.ui-input-frame]:max-w-full [&_.ui-input-frame]:px-[0.2rem] [&_.ui-icon-button]:m-0'

interface CountFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  /** As typed. */
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
}

/** A small number, typed or changed by two buttons. */
export function CountField({ value, most, onChange, ...frame }: CountFieldProps) {
  const count = /^\d+$/.test(value.trim()) ? Number(value) : null
  const step = (by: number) => onChange(String(Math.min(most, Math.max(1, (count ?? 0) + by))))
  return (
    <TextField
      {...frame}
      className={AS_WIDE_AS_A_NUMBER}
      value={value}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      icon={
        <IconButton
          label={`${frame.label} ${words.fewer}`}
          icon={<Minus aria-hidden />}
          aria-disabled={count !== null && count <= 1}
          onClick={() => step(-1)}
        />
      }
      after={
        <IconButton
          label={`${frame.label} ${words.more}`}
          icon={<Plus aria-hidden />}
          aria-disabled={count !== null && count >= most}
          onClick={() => step(1)}
        />
      }
    />
  )
}

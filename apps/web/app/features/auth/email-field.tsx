import type { Ref } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

export interface EmailFieldProps {
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  readonly error: string | undefined
  readonly hint?: string
  readonly onChange: (email: string) => void
}

/** The address of an account, as password managers and phone keyboards know it. */
export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      label={words.email}
      type="email"
      name="email"
      // Browsers that know passkeys offer them here.
      autoComplete="username webauthn"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

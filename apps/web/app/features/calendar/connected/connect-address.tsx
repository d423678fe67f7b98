import { useState } from 'react'
import { connectAddress } from '../../../session/connected-calendars-api.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ConnectForm, type WayProps } from './connect-form.tsx'
import { words } from './words.ts'

const says = words.ics

/** Connects a calendar by its address, to be read. The address may be a secret, so no draft of it is kept on this device. */
export function ConnectAddress({ owner, accounts }: WayProps) {
  const [typed, setTyped] = useState('')
  const address = typed.trim()
  return (
    <ConnectForm
      accounts={accounts}
      isFilled={address !== ''}
      send={() => connectAddress(owner, address)}
      onDone={() => setTyped('')}
    >
      {(isAsked) => (
        <TextField
          label={says.address}
          hint={says.addressHint}
          error={isAsked && address === '' ? says.addressNeeded : undefined}
          value={typed}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ConnectForm>
  )
}

import { useState } from 'react'
import { connectService } from '../../../session/connected-calendars-api.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConnectForm, type WayProps } from './connect-form.tsx'
import { words } from './words.ts'

const says = words.caldav
const NOTHING = { address: '', username: '', password: '' }

/** Connects an account of a CalDAV service, by an app password. It is kept nowhere on this device. */
export function ConnectService({ owner, accounts }: WayProps) {
  const [typed, setTyped] = useState(NOTHING)
  const address = typed.address.trim()
  const username = typed.username.trim()
  const { password } = typed
  const change = (next: Partial<typeof NOTHING>) => setTyped({ ...typed, ...next })
  return (
    <ConnectForm
      accounts={accounts}
      isFilled={address !== '' && username !== '' && password !== ''}
      send={() => connectService(owner, { address, username, password })}
      onDone={() => setTyped(NOTHING)}
    >
      {(isAsked) => (
        <>
          <TextField
            label={says.address}
            hint={says.addressHint}
            error={isAsked && address === '' ? says.addressNeeded : undefined}
            value={typed.address}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2_000}
            required
            onChange={(event) => change({ address: event.target.value })}
          />
          <TextField
            label={says.username}
            error={isAsked && username === '' ? says.usernameNeeded : undefined}
            value={typed.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            required
            onChange={(event) => change({ username: event.target.value })}
          />
          <PasswordField
            label={says.password}
            hint={says.passwordHint}
            error={isAsked && password === '' ? says.passwordNeeded : undefined}
            value={typed.password}
            autoComplete="current-password"
            maxLength={1_000}
            required
            onChange={(event) => change({ password: event.target.value })}
          />
        </>
      )}
    </ConnectForm>
  )
}

import type { ConnectedAccount } from '@glimmer/api/connected-calendars'
import { Button } from '../../../ui/button.tsx'
import { useGoToGoogle } from './use-go-to-google.ts'
import { words } from './words.ts'

/** The id of the form that connects an account of this provider. */
export const formIdOf = (provider: ConnectedAccount['provider']) => `connect-${provider}`

interface ConnectAgainProps {
  readonly account: Pick<ConnectedAccount, 'provider' | 'label'>
  readonly isGoogleSetUp: boolean
}

/** Begins the connection again: on Google's own page, or in the form below, which asks for the password or the address. */
export function ConnectAgain({ account: { provider, label }, isGoogleSetUp }: ConnectAgainProps) {
  const { isGoing, go } = useGoToGoogle()
  return (
    <Button
      variant="main"
      aria-label={words.connectAgainNamed(label)}
      isBusy={isGoing}
      onClick={() => (provider === 'google' && isGoogleSetUp ? void go() : openForm(formIdOf(provider)))}
    >
      {isGoing ? words.google.going : words.connectAgain}
    </Button>
  )
}

function openForm(id: string): void {
  const form = document.getElementById(id)
  const way = form?.closest('details')
  if (way) way.open = true
  form?.querySelector<HTMLElement>('input, button')?.focus()
}

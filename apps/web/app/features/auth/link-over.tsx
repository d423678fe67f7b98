import { requestConfirmation } from '../../session/enter-api.ts'
import { AskLinkForm } from './ask-link-form.tsx'
import { words } from './words.ts'

/** Shown for a link to confirm an address that was used or has expired: says why, and offers a new one. */
export function LinkOver({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  return (
    <AskLinkForm
      title={words.linkOver.title}
      subtitle={words.linkOver.subtitle}
      submit={words.linkOver.submit}
      sent={words.linkOver.sent}
      askOperator={words.linkOver.askOperator}
      email={email}
      canAsk
      ask={requestConfirmation}
      onBack={onBack}
    />
  )
}

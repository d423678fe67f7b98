import { requestConfirmation } from '../../session/auth-api.ts'
import { AskLinkForm } from './ask-link-form.tsx'
import { words } from './words.ts'

/** A link to confirm an address that is good for nothing any more: says what may be, and offers another. */
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

import { requestPasswordReset } from '../../session/enter-api.ts'
import { AskLinkForm } from './ask-link-form.tsx'
import { words } from './words.ts'

export interface ForgotFormProps {
  readonly email: string
  readonly mailEnabled: boolean
  readonly onBack: () => void
}

/** Asks for a link with which a new password can be chosen; where no mail is sent it says who can help. */
export function ForgotForm({ email, mailEnabled, onBack }: ForgotFormProps) {
  return (
    <AskLinkForm
      title={words.forgot.title}
      subtitle={mailEnabled ? words.forgot.subtitle : words.forgot.noMail}
      submit={words.forgot.submit}
      sent={words.forgot.sent}
      askOperator={words.forgot.noMail}
      email={email}
      canAsk={mailEnabled}
      ask={requestPasswordReset}
      onBack={onBack}
    />
  )
}

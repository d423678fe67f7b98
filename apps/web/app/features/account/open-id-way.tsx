import type { WaysIn } from '@glimmer/api/open-id'
import { requestPasswordReset } from '../../session/enter-api.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { fetchWaysIn } from '../../session/open-id-api.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { HintedButton } from '../../ui/hinted-button.tsx'
import { endingText } from './ending-text.ts'
import { words } from './open-id-words.ts'

/** How this account is signed in to; null where the server cannot say so now. */
export async function findWaysIn(owner: string): Promise<WaysIn | null> {
  const answer = await fetchWaysIn(owner)
  return answer.kind === 'ok' ? answer.value : null
}

/** Says that the account is opened with the provider, and what signing out does not do. */
export function OpenIdWay({ name }: { readonly name: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium">{words.signIn(name)}</p>
      <p className="text-s text-ink-soft">{words.signOut(name)}</p>
    </div>
  )
}

/** For who has no password: the way to one, in place of changing it. */
export function SetPassword({ account }: { readonly account: AccountSession }) {
  const { mailEnabled } = useServerSettings()
  if (!mailEnabled) return <p className="text-s text-ink-soft">{words.askOperator}</p>

  async function send() {
    const { email } = account
    const isWanted = await confirm({
      title: words.sendQuestion,
      body: words.sendBody(email),
      action: words.send,
    })
    if (!isWanted) return
    const answer = await requestPasswordReset(email)
    if (answer.kind === 'ok') showToast({ tone: 'success', text: words.sent(email) })
    else showToast({ text: endingText(answer, words.notSent) })
  }
  return <HintedButton label={words.setPassword} hint={words.setPasswordHint} onClick={() => void send()} />
}

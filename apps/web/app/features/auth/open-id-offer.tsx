import { useState } from 'react'
import { useLocation } from 'react-router'
import { keepAskedPage } from '../../session/kept-asked-page.ts'
import { startOpenId } from '../../session/open-id-api.ts'
import { Button } from '../../ui/button.tsx'
import { useWhenBack } from '../../ui/use-when-back.ts'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { ConsentLinks } from './consent-links.tsx'
import { words } from './open-id-words.ts'
import { Or } from './or.tsx'
import { refusalText } from './refusal-text.ts'
import type { SignUpDoor } from './use-sign-up-door.ts'

interface OpenIdButtonProps {
  /** What people know the provider by. */
  readonly name: string
  readonly door: SignUpDoor
}

/** Leads away from Glimmer, to the provider, and from there back. */
export function OpenIdButton({ name, door }: OpenIdButtonProps) {
  const { state } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  useWhenBack(() => setBusy(false))

  async function goOn() {
    setNotice(null)
    setBusy(true)
    const started = await startOpenId(door.kind === 'open' ? door.invitation : null)
    if (started.kind === 'ok') {
      keepAskedPage(state)
      return location.assign(started.value.url)
    }
    setBusy(false)
    const text = started.kind === 'unreachable' ? words.unreachable : refusalText(started)
    setNotice({ tone: 'bad', text })
  }

  return (
    <>
      <Or />
      <AuthNotice notice={notice} />
      <div className="grid gap-2">
        <Button size="l" isWide isBusy={isBusy} onClick={() => void goOn()}>
          {words.carryOn(name)}
        </Button>
        {door.kind === 'open' && (
          <p className="text-s text-ink-soft text-center">
            <ConsentLinks start={words.consentStart} />.
          </p>
        )}
      </div>
    </>
  )
}

import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Switch } from '../../ui/switch.tsx'
import { words } from './dialog-words.ts'
import { TestButton } from './test-button.tsx'
import type { ReachHere } from './use-reach.ts'
import { usePushHere } from './use-push-here.ts'

interface PushDetailsProps {
  readonly owner: string
  readonly isGuest: boolean
  readonly isOnHere: boolean
  /** Whether what is in the way is said above. */
  readonly isBlocked: boolean
  readonly otherDevices: ReachHere['otherDevices']
  readonly showsTitles: boolean
  readonly onShowsTitles: (showsTitles: boolean) => void
}

/** Turns notifications on and off on this device, or says what is in the way. */
export function PushDetails(props: PushDetailsProps) {
  const { owner, isGuest, isOnHere, isBlocked, otherDevices, showsTitles, onShowsTitles } = props
  const { support, said, isBusy, turn } = usePushHere(owner)
  const others = otherDevices.map((name) => name ?? words.unnamed)
  return (
    <>
      {support === 'ready' ? (
        <Button isBusy={isBusy} className="justify-self-start" onClick={() => void turn(!isOnHere)}>
          {isBusy ? words.turningOn : isOnHere ? words.turnOff : words.turnOn}
        </Button>
      ) : (
        !isBlocked && <p>{words.blocked[support]}</p>
      )}
      <p role="status" className="text-s font-medium empty:hidden">
        {support === 'ready' && said}
      </p>
      {others.length > 0 && <p className="quiet">{words.otherDevices(others.join(', '))}</p>}
      {isOnHere && !isGuest && <TestButton owner={owner} way="push" />}
      {isGuest && <GuestLimit />}
      <Switch label={words.titles} hint={words.titlesHint} isOn={showsTitles} onChange={onShowsTitles} />
    </>
  )
}

/** What a page that is closed cannot do, and what helps. */
function GuestLimit() {
  return (
    <div className="stack-2 justify-items-start">
      <p>{words.guestLimit}</p>
      <ButtonLink to="/calendar">{words.toCalendar}</ButtonLink>
      <p>{words.guestMore}</p>
      <ButtonLink to="/auth" variant="plain" className="-ms-button">
        {words.toAccount}
      </ButtonLink>
    </div>
  )
}

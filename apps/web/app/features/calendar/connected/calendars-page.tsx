import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useSession } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { ConnectedAccounts } from './connected-accounts.tsx'
import { words } from './words.ts'

/** Calendars of other services: those that are connected, and the ways to connect one. */
export function CalendarsPage() {
  const session = useSession()
  // What opens files comes with the dialogs.
  const guest = useWhenAsked(
    session.kind === 'guest',
    () => import('./guest-calendars.tsx'),
    () => {},
  )
  return (
    <div className="ui-page">
      <header className="grid justify-items-start gap-1">
        <ButtonLink to="/calendar" variant="plain" className="-ms-button" icon={<ArrowLeft aria-hidden />}>
          {words.toCalendar}
        </ButtonLink>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.intro}</p>
      </header>
      {session.kind === 'guest' && guest && <guest.GuestCalendars />}
      {session.kind === 'account' && <ConnectedAccounts key={session.owner} owner={session.owner} />}
    </div>
  )
}

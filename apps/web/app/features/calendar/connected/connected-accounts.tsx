import { useId } from 'react'
import { useConnectedCalendars } from '../../../data/connected-calendars/use-connected-calendars.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { AccountCard } from './account-card.tsx'
import { CalendarList } from './calendar-list.tsx'
import { ConnectWays } from './connect-ways.tsx'
import { useAccounts } from './use-accounts.ts'
import { useGoogleArrival } from './use-google-arrival.ts'
import { words } from './words.ts'

/** The accounts of a person with their calendars, and the ways to connect one. */
export function ConnectedAccounts({ owner }: { readonly owner: string }) {
  const accounts = useAccounts(owner)
  const calendars = useConnectedCalendars()
  const isArriving = useGoogleArrival(accounts)
  const titleId = useId()
  const { known, problem } = accounts
  return (
    <>
      {isArriving && <LoadingText>{words.google.arriving}</LoadingText>}
      {known === null && problem === '' && <LoadingText>{words.looking}</LoadingText>}
      {problem !== '' && (
        <div role="status" className="ui-note">
          <p>{problem}</p>
          {problem === words.signedOut ? (
            <ButtonLink to="/auth" variant="plain">
              {words.signIn}
            </ButtonLink>
          ) : (
            <Button variant="plain" onClick={accounts.look}>
              {words.again}
            </Button>
          )}
        </div>
      )}
      {known !== null && known.accounts.length > 0 && (
        <section aria-labelledby={titleId} className="stack-3">
          <h2 id={titleId}>{words.connectedTitle}</h2>
          <ul className="stack-4">
            {known.accounts.map((account) => (
              <AccountCard
                key={account.id}
                owner={owner}
                account={account}
                accounts={accounts}
                calendars={calendars.filter(({ accountId }) => accountId === account.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {known === null && calendars.length > 0 && (
        // Which calendars there are, the device knows by itself.
        <Card aria-labelledby={titleId} className="stack-2">
          <h2 id={titleId}>{words.connectedTitle}</h2>
          <CalendarList calendars={calendars} />
        </Card>
      )}
      {known !== null && <ConnectWays owner={owner} accounts={accounts} />}
    </>
  )
}

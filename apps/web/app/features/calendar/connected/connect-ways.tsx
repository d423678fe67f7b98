import { useId } from 'react'
import { Accordion } from '../../../ui/accordion.tsx'
import { formIdOf } from './connect-again.tsx'
import { ConnectAddress } from './connect-address.tsx'
import type { WayProps } from './connect-form.tsx'
import { ConnectGoogle } from './connect-google.tsx'
import { ConnectService } from './connect-service.tsx'
import { words } from './words.ts'

/** The three ways to connect calendars. Each opens to a short form. */
export function ConnectWays({ owner, accounts }: WayProps) {
  const titleId = useId()
  const isGoogleSetUp = accounts.known?.isGoogleSetUp ?? false
  return (
    <section aria-labelledby={titleId} className="stack-3">
      <div>
        <h2 id={titleId}>{words.connectTitle}</h2>
        <p className="text-ink-soft">{words.connectText}</p>
      </div>
      <Accordion
        isOneAtATime
        items={[
          {
            value: 'google',
            title: words.google.title,
            aside: <Way access="both" />,
            content: (
              <div id={formIdOf('google')}>
                <ConnectGoogle isSetUp={isGoogleSetUp} />
              </div>
            ),
          },
          {
            value: 'caldav',
            title: words.caldav.title,
            aside: <Way access="both" />,
            content: (
              <div id={formIdOf('caldav')} className="stack-4">
                <p>{words.caldav.text}</p>
                <ConnectService owner={owner} accounts={accounts} />
              </div>
            ),
          },
          {
            value: 'ics',
            title: words.ics.title,
            aside: <Way access="read-only" />,
            content: (
              <div id={formIdOf('ics')} className="stack-4">
                <p>{words.ics.text}</p>
                <ConnectAddress owner={owner} accounts={accounts} />
              </div>
            ),
          },
        ]}
      />
    </section>
  )
}

/** Which way changes go. */
function Way({ access }: { readonly access: 'both' | 'read-only' }) {
  return <span className="quiet">{words.access[access]}</span>
}

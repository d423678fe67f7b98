import type { CalendarAccounts, ConnectedAccount } from '@glimmer/api/connected-calendars'
import { standingOf } from '@glimmer/domain/calendar/connected/account-standing'
import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Unplug from 'lucide-react/icons/unplug'
import { useId, useRef, useState } from 'react'
import { pauseCalendars, resumeCalendars } from '../../../session/connected-calendars-api.ts'
import type { Answer } from '../../../session/request.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { AccountTimes } from './account-times.tsx'
import { CalendarList } from './calendar-list.tsx'
import { ConnectAgain } from './connect-again.tsx'
import { DisconnectQuestion } from './disconnect-question.tsx'
import type { Accounts } from './use-accounts.ts'
import { useSyncNow } from './use-sync-now.ts'
import { WaitingDeletions } from './waiting-deletions.tsx'
import { words } from './words.ts'

interface AccountCardProps {
  readonly owner: string
  readonly account: ConnectedAccount
  readonly calendars: readonly CalendarIntegration[]
  readonly accounts: Accounts
}

/** A connected account: how it is doing, what can be done with it, and its calendars. */
export function AccountCard({ owner, account, calendars, accounts }: AccountCardProps) {
  const { id, label, provider, trouble } = account
  const titleId = useId()
  const standing = standingOf(account)
  const sync = useSyncNow(owner, accounts)
  const [isLeaving, setLeaving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = useRef<HTMLButtonElement>(null)

  /** Returns whether it took effect; if not, a message has said why. */
  async function carryOut(request: Promise<Answer<CalendarAccounts>>): Promise<boolean> {
    setBusy(true)
    const answer = await request
    setBusy(false)
    const problem = accounts.take(answer)
    if (problem !== '') showToast({ tone: 'error', text: problem })
    return problem === ''
  }

  async function pause() {
    if (!(await carryOut(pauseCalendars(owner, id)))) return
    const run = () => resume()
    showToast({
      text: words.paused(label),
      tone: 'success',
      action: { label: words.undo, run, isUndo: true },
    })
  }
  async function resume() {
    if (await carryOut(resumeCalendars(owner, id))) showToast({ tone: 'success', text: words.resumed(label) })
  }

  const isPaused = account.state === 'paused'
  return (
    <Card as="li" aria-labelledby={titleId} className="stack-4">
      <div className="stack-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={titleId} className="text-l wrap-anywhere">
            {label}
          </h3>
          <Badge tone={TONES[standing]}>{words.states[standing]}</Badge>
        </div>
        {label !== words.providers[provider] && <p className="quiet">{words.providers[provider]}</p>}
        <AccountTimes account={account} />
        {trouble !== null && !isPaused && <p>{words.problem(words.troubles[trouble])}</p>}
      </div>
      {account.state === 'asks_before_deleting' && (
        <WaitingDeletions owner={owner} account={account} carryOut={carryOut} isBusy={isBusy} />
      )}
      {calendars.length > 0 ? (
        <CalendarList calendars={calendars} />
      ) : (
        <p className="quiet">{words.noCalendars}</p>
      )}
      {isLeaving ? (
        <DisconnectQuestion
          owner={owner}
          account={account}
          carryOut={carryOut}
          isBusy={isBusy}
          onStay={() => {
            setLeaving(false)
            requestAnimationFrame(() => leave.current?.focus())
          }}
        />
      ) : (
        <div className="cluster-2 tight-buttons">
          {account.state === 'sign_in_again' && (
            <ConnectAgain account={account} isGoogleSetUp={accounts.known?.isGoogleSetUp ?? false} />
          )}
          {!isPaused && account.state !== 'sign_in_again' && (
            <Button
              icon={<RefreshCw aria-hidden />}
              aria-label={words.syncNamed(label)}
              isBusy={sync.isBusy || account.isSyncing}
              onClick={() => void sync.press(id)}
            >
              {words.sync}
            </Button>
          )}
          <Button
            aria-label={isPaused ? words.resumeNamed(label) : words.pauseNamed(label)}
            isBusy={isBusy}
            onClick={() => void (isPaused ? resume() : pause())}
          >
            {isPaused ? words.resume : words.pause}
          </Button>
          <Button
            ref={leave}
            variant="plain"
            icon={<Unplug aria-hidden />}
            aria-label={words.disconnectNamed(label)}
            onClick={() => setLeaving(true)}
          >
            {words.disconnect}
          </Button>
        </div>
      )}
    </Card>
  )
}

const TONES = {
  fine: 'moss',
  syncing: 'dusk',
  first: 'dusk',
  trouble: 'honey',
  paused: 'quiet',
  signInAgain: 'honey',
  asks: 'honey',
} as const

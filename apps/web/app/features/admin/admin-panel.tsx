import type { Crowd, UserStatistics } from '@glimmer/api/admin'
import { useCallback, useEffect, useId, useState } from 'react'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { HintedButton } from '../../ui/hinted-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fetchStatistics } from './admin-api.ts'
import { words } from './words.ts'

const emailsDialog = defineDialog(async () => (await import('./emails-dialog.tsx')).EmailsDialog)
const signUpDialog = defineDialog(async () => (await import('./sign-up-dialog.tsx')).SignUpDialog)
const serverDialog = defineDialog(async () => (await import('./server-dialog.tsx')).ServerDialog)
const logDialog = defineDialog(async () => (await import('./log-dialog.tsx')).LogDialog)

interface AdminPanelProps {
  readonly account: AccountSession
}

/** How many people are here, and what an admin can look at and do. Dialogs load when they open. */
export function AdminPanel({ account }: AdminPanelProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="stack-5">
      <div className="stack-1">
        <h2 id={titleId}>{words.title}</h2>
        <p className="quiet">{words.intro}</p>
      </div>
      <Statistics account={account} />
      <HintedButton
        label={words.signUp}
        hint={words.signUpHint}
        onClick={() => void dialogs.open(signUpDialog, {})}
      />
      <HintedButton
        label={words.server}
        hint={words.serverHint}
        onClick={() => void dialogs.open(serverDialog, { account })}
      />
      <HintedButton label={words.log} hint={words.logHint} onClick={() => void dialogs.open(logDialog, {})} />
    </Card>
  )
}

const NUMBERS = [
  ['all', 'total_users'],
  ['active', 'active_users'],
  ['inactive', 'inactive_users'],
] as const satisfies readonly (readonly [Crowd, keyof UserStatistics])[]

/** The three numbers. Each opens the list behind it; what changed there is counted anew. */
function Statistics({ account }: AdminPanelProps) {
  const [statistics, setStatistics] = useState<UserStatistics | 'loading' | 'failed'>('loading')
  const show = useCallback((answer: Answer<UserStatistics>) => {
    setStatistics(answer.kind === 'ok' ? answer.value : 'failed')
  }, [])
  useEffect(() => void fetchStatistics().then(show), [show])

  if (statistics === 'loading') return <Skeleton label={words.loadingStatistics} lines={2} />
  if (statistics === 'failed')
    return (
      <div className="stack-2 justify-items-start">
        <p role="alert" className="font-medium">
          {words.statisticsFailed}
        </p>
        <p className="quiet">{words.noStatistics}</p>
        <Button
          onClick={() => {
            setStatistics('loading')
            void fetchStatistics().then(show)
          }}
        >
          {words.again}
        </Button>
      </div>
    )
  return (
    <div className="stack-2">
      <div role="group" aria-label={words.statistics} className="grid grid-cols-3 gap-2">
        {NUMBERS.map(([which, name]) => (
          <button
            key={which}
            type="button"
            aria-label={words.showCrowd[which](statistics[name])}
            className="ui-button ui-button-quiet rounded-l flex-col gap-0 px-1 py-3"
            onClick={() =>
              void dialogs.open(emailsDialog, { which, account }).then(fetchStatistics).then(show)
            }
          >
            <span className="text-xl font-heading">{statistics[name].toLocaleString('en-GB')}</span>
            <span className="text-s">{words.crowds[which]}</span>
          </button>
        ))}
      </div>
      <p className="quiet">{words.activeHint}</p>
    </div>
  )
}

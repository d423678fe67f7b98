import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { notificationSettingsDialog } from './notification-dialogs.ts'
import type { StandingProps } from './notifications-standing.tsx'
import { words } from './words.ts'

interface NotificationsCardProps {
  /** Knows how each kind stands. It loads a little later. */
  readonly Standing: ((props: StandingProps) => ReactNode) | undefined
}

/** What Glimmer would send, whatever the switches say, and the way to change it. */
export function NotificationsCard({ Standing }: NotificationsCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      {Standing ? <Standing>{drawKinds}</Standing> : drawKinds(() => null)}
      <p className="text-s text-ink-soft">{words.text}</p>
      <Button
        className="justify-self-start"
        onClick={() => void dialogs.open(notificationSettingsDialog, {})}
      >
        {words.manage}
      </Button>
    </Card>
  )
}

const drawKinds: StandingProps['children'] = (standingOf) => (
  <dl className="grid gap-2">
    {(['push', 'email', 'daily'] as const).map((kind) => (
      <div key={kind} className="flex flex-wrap justify-between gap-x-4">
        <dt>{words.kinds[kind]}</dt>
        <dd className="text-ink-soft">{standingOf(kind)}</dd>
      </div>
    ))}
  </dl>
)

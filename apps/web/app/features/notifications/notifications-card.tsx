import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

/** What Glimmer sends: nothing yet, whatever the stored switches say, so that is what stands here. */
export function NotificationsCard() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      <dl className="grid gap-2">
        {words.kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-4">
            <dt>{kind}</dt>
            <dd className="text-ink-soft">{words.disabled}</dd>
          </div>
        ))}
      </dl>
      <p className="text-s text-ink-soft">{words.text}</p>
    </Card>
  )
}

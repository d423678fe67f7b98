import { useId } from 'react'
import { useConnectedCalendars } from '../../../data/connected-calendars/use-connected-calendars.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardHead } from '../../../ui/card-head.tsx'
import { cardWords } from './card-words.ts'

/** The way to the connected calendars, among the settings. */
export function CalendarsCard() {
  const titleId = useId()
  const count = useConnectedCalendars().length
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={cardWords.title} text={cardWords.text} />
      {count > 0 && <p>{cardWords.some(count)}</p>}
      <ButtonLink to="/calendars" className="justify-self-start">
        {count > 0 ? cardWords.manage : cardWords.connect}
      </ButtonLink>
    </Card>
  )
}

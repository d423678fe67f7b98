import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { AskSwitch } from './ask-switch.tsx'
import { cardWords } from './card-words.ts'

/** The check-in among the settings: its switch, and the way to what was said before. */
export function CheckInCard() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={cardWords.title} text={cardWords.text} />
      <AskSwitch />
      <ButtonLink to="/energy" className="justify-self-start">
        {cardWords.toEnergy}
      </ButtonLink>
    </Card>
  )
}

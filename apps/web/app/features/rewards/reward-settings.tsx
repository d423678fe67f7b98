import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { OfferSwitch } from './offer-switch.tsx'
import { words } from './words.ts'

/** The dopamine menu among the settings: its switch, and the way to it. */
export function RewardSettings() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={words.title} text={words.intro} />
      <OfferSwitch />
      <ButtonLink to="/dopamine-menu" className="justify-self-start">
        {words.toMenu}
      </ButtonLink>
    </Card>
  )
}

import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { words } from './words.ts'

/** The card on the settings page that leads to the preferences. */
export function PreferencesCard() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={words.cardTitle} text={words.cardText} />
      <ButtonLink to="/preferences?from=settings" className="justify-self-start">
        {words.edit}
      </ButtonLink>
    </Card>
  )
}

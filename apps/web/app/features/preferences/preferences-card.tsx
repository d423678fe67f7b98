import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

/** The card on the settings page that leads to the preferences. */
export function PreferencesCard() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.cardTitle}</h2>
      <p>{words.cardText}</p>
      <ButtonLink to="/preferences?from=settings" className="justify-self-start">
        {words.edit}
      </ButtonLink>
    </Card>
  )
}

import { useId } from 'react'
import { openCalmSettings } from '../../sensory/open-calm-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { words } from './calm-card-words.ts'

/** Says where colours, letters and motion are set, for whoever looks for them among the settings. */
export function CalmCard() {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={words.title} text={words.hint} />
      <Button className="justify-self-start" aria-haspopup="dialog" onClick={openCalmSettings}>
        {words.open}
      </Button>
    </Card>
  )
}

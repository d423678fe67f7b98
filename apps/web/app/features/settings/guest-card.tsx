import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { guestWords } from './guest-words.ts'

interface GuestCardProps {
  readonly title: string
  readonly text: string
}

/** Stands for a guest in the place of a card that needs an account: one sentence, and the way to one. */
export function GuestCard({ title, text }: GuestCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid justify-items-start gap-2">
      <CardHead titleId={titleId} title={title} text={text} />
      <ButtonLink to="/auth" variant="plain" className="-ms-button">
        {guestWords.toAccount}
      </ButtonLink>
    </Card>
  )
}

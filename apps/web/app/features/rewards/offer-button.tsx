import type { ComponentProps } from 'react'
import { offerWords } from './offer-words.ts'
import { PlateSign } from './plate-sign.tsx'

/** A quiet line that leads to a suggestion. */
export function OfferButton(props: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button type="button" {...props} className="ui-offer">
      <PlateSign />
      {offerWords.offer}
    </button>
  )
}

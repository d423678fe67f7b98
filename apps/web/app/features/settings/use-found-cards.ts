import { findCards, type FindableCard } from '@glimmer/domain/find/find-cards'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The search over the cards, and the card that the address names: `/settings#storage` opens at that card. */
export function useFoundCards(cards: readonly FindableCard[]) {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // A link to a card ends the search, which may hide that card.
  const place = hash === '' ? '' : key
  const [typed, setTyped] = useState({ query: '', place })
  const query = typed.place === place ? typed.query : ''
  // Back, Forward and a reload lead to where the page was scrolled.
  const named = type === NavigationType.Pop && key !== 'default' ? '' : hash.slice(1)
  const isHere = cards.some(({ id }) => id === named)

  // Some cards come later than the page.
  useEffect(() => {
    if (!isHere) return
    const card = document.getElementById(named)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [named, isHere, key])

  return {
    query,
    setQuery: (next: string) => setTyped({ query: next, place }),
    found: findCards(cards, query),
  }
}

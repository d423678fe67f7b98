import { findCards, type FindableCard } from '@glimmer/domain/find/find-cards'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The search over the cards, and the card that the address names: `/settings#storage` opens at that card. */
export function useFoundCards(cards: readonly FindableCard[]) {
  const { hash } = useLocation()
  // A link to a card ends the search, which may hide that card.
  const [typed, setTyped] = useState({ query: '', hash })
  const query = typed.hash === hash ? typed.query : ''
  const named = hash.slice(1)
  const isHere = cards.some(({ id }) => id === named)

  // Some cards come later than the page.
  useEffect(() => {
    if (!isHere) return
    const card = document.getElementById(named)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [named, isHere])

  return {
    query,
    setQuery: (next: string) => setTyped({ query: next, hash }),
    found: findCards(cards, query),
  }
}

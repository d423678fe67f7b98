import { findCards, type FindableCard } from '@glimmer/domain/find/find-cards'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The search over the cards, and the card that the address names: `/settings#storage` opens at that card. */
export function useFoundCards(cards: readonly FindableCard[]) {
  const [query, setQuery] = useState('')
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // Back, Forward and a reload lead to where the page was scrolled.
  const named = type === 'POP' && key !== 'default' ? '' : hash.slice(1)
  const isHere = cards.some(({ id }) => id === named)

  // Some cards come later than the page.
  useEffect(() => {
    if (!isHere) return
    setQuery('')
    const card = document.getElementById(named)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [named, isHere, key])

  return { query, setQuery, found: findCards(cards, query) }
}

import { type FindableCard, findCards } from '@glimmer/domain/find/find-cards'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FindField } from './find-field.tsx'
import { useFoundCards } from './use-found-cards.ts'
import { words } from './words.ts'

export interface SettingsCard {
  /** What it is found by. */
  readonly find: FindableCard
  readonly card: ReactNode
}

/** Where the focus goes in a card that was found. */
const CONTROL = 'button:not(:disabled), a[href], input:not(:disabled, [type=file]), select:not(:disabled)'

/** The cards of the settings, and the field that narrows them. A card that is out of view keeps what was typed in it. */
export function SettingsCards({ cards }: { readonly cards: readonly SettingsCard[] }) {
  const { query, setQuery, found } = useFoundCards(cards.map(({ find }) => find))
  const field = useRef<HTMLInputElement>(null)
  const isNarrowed = query.trim() !== ''

  function clear() {
    setQuery('')
    field.current?.focus()
  }
  function goToFirst() {
    const [first] = found
    const card = first === undefined ? null : document.getElementById(first)
    const controls = [...(card?.querySelectorAll<HTMLElement>(CONTROL) ?? [])]
    // In a long card it is the control that was meant, where its own words were looked for.
    const named = controls.map((one, at) => ({ id: `${at}`, title: nameOf(one), buttons: [], alike: '' }))
    const at = Number(findCards(named, query)[0] ?? 0)
    const goal = controls[at] ?? card
    goal?.focus()
  }

  return (
    <>
      <div role="search" className="grid gap-2">
        <FindField ref={field} query={query} onQuery={setQuery} onGo={goToFirst} onClear={clear} />
        <p role="status" className="quiet">
          {isNarrowed && (found.length > 0 ? words.found(found.length) : words.nothing(query.trim()))}
        </p>
        {found.length === 0 && (
          <Button className="justify-self-start" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {cards.map(({ find: { id }, card }) => (
        <div key={id} id={id} tabIndex={-1} hidden={!found.includes(id)}>
          {card}
        </div>
      ))}
    </>
  )
}

/** What stands on a control. */
function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined
  return control.getAttribute('aria-label') ?? label ?? control.textContent
}

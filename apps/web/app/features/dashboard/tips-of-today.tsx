import { scoreFor } from '@glimmer/domain/preferences/needs'
import type { Tip } from '@glimmer/content/tips/tip'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { TipItem } from './tip-item.tsx'
import { useDashboardCommands } from './use-dashboard-commands.ts'
import type { Person } from './use-person.ts'
import { useNote } from './use-note.tsx'
import { type PutAway, putAwayFrom } from './put-away.ts'
import { useTips } from './use-tips.ts'
import { words } from './words.ts'

export interface TipsOfTodayProps {
  readonly library: readonly Tip[]
  readonly person: Person
  readonly today: string
}

/** Four tips. On small screens each is folded, but for the first. */
export function TipsOfToday({ library, person, today }: TipsOfTodayProps) {
  const card = useRef<HTMLElement>(null)
  const { inView, isOnList, putAway, bringBack, refresh } = useTips(library, person, today)
  const { addTip } = useDashboardCommands()
  const takeOut = (entry: PutAway) => putAwayFrom(card.current, entry)
  const [note, say] = useNote()
  const [isRoomy] = useState(() => matchMedia('(width >= 60rem)').matches)
  const isMixed = useMemo(
    () => library.every((tip) => scoreFor(tip, person.needs) === 0),
    [library, person.needs],
  )

  return (
    <Card ref={card} aria-labelledby="tips" className="stack-3 wide:col-span-full">
      <header className="ui-card-head">
        <h2 id="tips">{words.tips}</h2>
        <RefreshButton
          what={words.refreshTips}
          onClick={() => {
            refresh()
            say(words.tipsRefreshed)
          }}
        />
      </header>
      <p className="text-ink-soft">
        {isMixed ? words.tipsMixed : words.tipsFitting}{' '}
        {isMixed && (
          <Link to="/preferences" className="text-dusk inline-block underline">
            {words.tellUs}
          </Link>
        )}
      </p>
      {inView.length === 0 ? (
        <p>{words.allPutAway}</p>
      ) : (
        <ul className="rows wide:grid wide:grid-cols-2 wide:gap-x-9">
          {inView.map((tip, place) => (
            <TipItem
              key={tip.id}
              tip={tip}
              isOpenAtFirst={place === 0 || isRoomy}
              isAdded={isOnList(tip)}
              onAdd={() => addTip(tip)}
              onPutAway={() =>
                takeOut({ id: tip.id, text: words.tipPutAway(tip.title), run: putAway, undo: bringBack })
              }
            />
          ))}
        </ul>
      )}
      {note}
    </Card>
  )
}

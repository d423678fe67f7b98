import { dayOf } from '@glimmer/domain/days/own-day'
import type { TrashEntry } from '@glimmer/sync/trash-entries'
import { useEffect, useMemo, useState } from 'react'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { useTrash } from '../../data/trash/trash.ts'
import { useStore } from '../../lib/use-store.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChosenBar } from '../../ui/chosen/chosen-bar.tsx'
import { useChosen } from '../../ui/chosen/use-chosen.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { dayName } from '../../ui/day-name.ts'
import { LanternPathDrawing } from '../../ui/drawings/lantern-path-drawing.tsx'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import { LoadingText } from '../../ui/loading-text.tsx'
import { byDay } from './by-day.ts'
import { shortNameOf } from './entry-text.ts'
import { TrashRow } from './trash-row.tsx'
import { words } from './words.ts'

const AT_ONCE = 50
const NONE: readonly TrashEntry[] = []

/** All that was deleted on this device in the last 30 days. One or several entries can be restored. */
export function TrashPage() {
  const trash = useTrash()
  const state = useStore(trash.entries)
  useEffect(() => trash.watch(), [trash])
  const isKnown = typeof state !== 'string'
  const entries = isKnown ? state : NONE
  const { ticked, chosen, choose, clear } = useChosen(entries)
  const ask = useForGoodQuestion()
  const today = useToday()
  const dayStart = useDayStart()
  const [shown, setShown] = useState(AT_ONCE)
  const days = useMemo(
    () => byDay(entries.slice(0, shown), (instant) => dayOf(new Date(instant), dayStart)),
    [entries, shown, dayStart],
  )
  const returning = chosen.filter(({ changes }) => changes.length > 0)

  /** Removes entries; the focus goes to a neighbour of the last one. */
  async function leave(wanted: readonly TrashEntry[], work: () => Promise<boolean>): Promise<void> {
    const ids = new Set(wanted.map(({ id }) => id))
    const isLeaving = (row: Element) => ids.has(row.getAttribute('data-row') ?? '')
    const rows = [...document.querySelectorAll('[data-row]')]
    const giveFocus = focusAfter(rows.findLast(isLeaving), rows, { isLeaving })
    if (!(await work())) return
    for (const { id } of wanted) choose(id, false)
    giveFocus()
  }
  const putBack = (wanted: readonly TrashEntry[]) => void leave(wanted, () => trash.putBack(wanted))
  async function deleteForGood(wanted: readonly TrashEntry[]) {
    if (await ask(wanted)) void leave(wanted, () => trash.deleteForGood(wanted))
  }

  return (
    <div className="ui-page">
      <header className="ui-page-head">
        <div>
          <h1>{words.title}</h1>
          {entries.length > 0 && <p className="text-ink-soft">{words.intro}</p>}
        </div>
      </header>
      {state === 'reading' && <LoadingText>{words.reading}</LoadingText>}
      {state === 'unreadable' && <p role="alert">{words.unreadable}</p>}
      {isKnown && entries.length === 0 && <EmptyPage drawing={<LanternPathDrawing />} words={words} />}
      {days.map(({ date, entries: ofDay }) => (
        <Card key={date} aria-labelledby={`deleted-${date}`} className="far px-4 py-3">
          <h2 id={`deleted-${date}`} className="py-2">
            {dayName(date, today)}
          </h2>
          <ul>
            {ofDay.map((entry) => (
              <TrashRow
                key={entry.id}
                entry={entry}
                isChosen={ticked.has(entry.id)}
                onChoose={choose}
                onPutBack={() => putBack([entry])}
                onForGood={() => void deleteForGood([entry])}
              />
            ))}
          </ul>
        </Card>
      ))}
      {entries.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + AT_ONCE)}>
          {words.earlier}
        </Button>
      )}
      {entries.length > 1 && (
        <Button variant="plain" className="justify-self-start" onClick={() => void deleteForGood(entries)}>
          {words.everythingForGood}
        </Button>
      )}
      <ChosenBar count={chosen.length} onClear={clear}>
        <Button variant="plain" onClick={() => void deleteForGood(chosen)}>
          {words.forGoodSeveral(chosen.length)}
        </Button>
        {returning.length > 0 && (
          <Button variant="main" onClick={() => putBack(returning)}>
            {words.putBackSeveral(returning.length)}
          </Button>
        )}
      </ChosenBar>
    </div>
  )
}

/** Asks before entries are deleted for good; tells an account what the server still keeps. */
function useForGoodQuestion(): (wanted: readonly TrashEntry[]) => Promise<boolean> {
  const isAccount = useSession().kind === 'account'
  return (wanted) => {
    const [first] = wanted
    const question =
      first && wanted.length === 1 ? words.askOne(shortNameOf(first)) : words.askSeveral(wanted.length)
    return confirm({
      title: words.askTitle,
      body: isAccount ? `${question} ${words.onServer}` : question,
      action: words.askAction,
      tone: 'danger',
    })
  }
}

import { dayPart } from '@glimmer/domain/days/day-part'
import { TIMES_OF_DAY, type TimeOfDay } from '@glimmer/domain/tasks/task'
import { type ReactNode, useRef, useState } from 'react'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { useStore } from '../../lib/use-store.ts'
import { visits } from '../../ui/attention.ts'
import { Card } from '../../ui/card.tsx'
import { AfternoonIcon } from '../../ui/icons/afternoon-icon.tsx'
import { AnytimeIcon } from '../../ui/icons/anytime-icon.tsx'
import { EveningIcon } from '../../ui/icons/evening-icon.tsx'
import { MorningIcon } from '../../ui/icons/morning-icon.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { useDashboardCommands } from './use-dashboard-commands.ts'
import type { Person } from './use-person.ts'
import { useNote } from './use-note.tsx'
import { type PutAway, putAwayFrom } from './put-away.ts'
import { useSuggestions } from './use-suggestions.ts'
import { words } from './words.ts'

// What the card's own width leaves room for.
const PARTS =
  '[&_.ui-segment]:min-w-0 @max-[34rem]:[&_.ui-segment]:px-[0.25rem] @max-[34rem]:[&_.ui-segment]:text-s @max-[30rem]:[&_.ui-segment>svg]:hidden'

const icons: Record<TimeOfDay, ReactNode> = {
  morning: <MorningIcon />,
  afternoon: <AfternoonIcon />,
  evening: <EveningIcon />,
  anytime: <AnytimeIcon />,
}

/** Suggestions for every day; those of this part of the day come first. */
export function SuggestionsCard({ person, today }: { readonly person: Person; readonly today: string }) {
  const card = useRef<HTMLElement>(null)
  const { inView, onList, dismiss, bringBack, refresh } = useSuggestions(person, today)
  const { addDaily } = useDashboardCommands()
  const putAway = (entry: PutAway) => putAwayFrom(card.current, entry)
  const dayStart = useDayStart()
  // An open page is come back to at another time of day.
  const visit = useStore(visits)
  const begin = (): { visit: number; part: TimeOfDay } => ({ visit, part: dayPart(new Date(), dayStart) })
  const [{ part, ...began }, setBegan] = useState(begin)
  if (began.visit !== visit) setBegan(begin)
  const here = inView.filter(({ timeOfDay }) => timeOfDay === part)
  const [note, say] = useNote()
  const [isSpent, setIsSpent] = useState(false)

  return (
    <Card ref={card} aria-labelledby="suggestions" className="stack-3 @container">
      <header className="ui-card-head">
        <h2 id="suggestions">{words.suggestions}</h2>
        <RefreshButton
          what={words.refreshSuggestions}
          onClick={() => {
            const others = refresh().filter(({ timeOfDay, id }) => {
              return timeOfDay === part && here.every((one) => one.id !== id)
            })
            setIsSpent(others.length === 0)
            if (others.length > 0) say(words.refreshed)
            else say(words.noOthers(part), true)
          }}
        />
      </header>
      <p className="text-ink-soft">{words.suggestionsText}</p>
      <SegmentedControl
        isWide
        className={PARTS}
        label={words.timesLabel}
        segments={TIMES_OF_DAY.map((value) => ({ value, label: words.times[value], icon: icons[value] }))}
        value={part}
        onChange={(next) => {
          setBegan({ visit, part: next })
          setIsSpent(false)
          say('')
        }}
      />
      {here.length === 0 ? (
        !isSpent && <p className="text-ink-soft">{words.noneLeft}</p>
      ) : (
        <ul aria-label={words.times[part]} className="rows">
          {here.map((suggestion) => (
            <SuggestionRow
              key={suggestion.id}
              suggestion={suggestion}
              isAdded={onList.has(suggestion.id)}
              onAdd={() => addDaily(suggestion)}
              onDismiss={() =>
                putAway({
                  id: suggestion.id,
                  text: words.dismissed(suggestion.title),
                  run: dismiss,
                  undo: bringBack,
                })
              }
            />
          ))}
        </ul>
      )}
      {note}
    </Card>
  )
}

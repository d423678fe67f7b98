import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import { energyWeeks } from '@glimmer/domain/energy/energy-days'
import { useMemo, useState } from 'react'
import { useCheckIns } from '../../data/energy/use-check-ins.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useToday } from '../../data/preferences/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EnergyEmptyDrawing } from '../../ui/drawings/energy-empty-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { AskSwitch } from './ask-switch.tsx'
import { CheckInButton } from './check-in-button.tsx'
import { EnergyDays } from './energy-days.tsx'
import { EnergyTable } from './energy-table.tsx'
import { words } from './words.ts'

const WEEKS_AT_ONCE = 4

/** The energy of the last weeks: a table of lanterns, a summary in words, and each day to change or delete. */
export function EnergyPage() {
  const checkins = useCheckIns()
  const today = useToday()
  const [count, setCount] = useState(WEEKS_AT_ONCE)
  const { weeks, days, counts, hasEarlier } = useMemo(
    () => energyWeeks(checkins, today, count),
    [checkins, today, count],
  )
  const isEmpty = checkins.length === 0
  const isFirstPull = useIsFirstPull() && isEmpty

  return (
    <div className="ui-page">
      <header className="ui-page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        {!isFirstPull && !isEmpty && <CheckInButton />}
      </header>
      {isFirstPull && <LoadingText>{words.loading}</LoadingText>}
      {isEmpty && !isFirstPull && (
        <EmptyState
          drawing={<EnergyEmptyDrawing />}
          title={words.emptyTitle}
          action={<CheckInButton isMain />}
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          <Card aria-labelledby="energy-weeks" className="@container">
            <h2 id="energy-weeks">{words.weeks}</h2>
            <p>{words.summary(weeks.length, days.length)}</p>
            <ul className="mt-2 mb-4 flex flex-wrap gap-x-6 gap-y-1">
              {ENERGY_LEVELS.map((level) => (
                <li key={level} className="flex items-center gap-2">
                  <EnergyIcon level={level} />
                  {words.counts[level](counts[level])}
                </li>
              ))}
            </ul>
            <EnergyTable weeks={weeks} today={today} />
            {hasEarlier && (
              <Button className="mt-3" onClick={() => setCount(count + WEEKS_AT_ONCE)}>
                {words.earlier}
              </Button>
            )}
          </Card>
          {days.length > 0 && <EnergyDays days={days} today={today} />}
        </>
      )}
      {!isFirstPull && <AskSwitch />}
      <p className="text-center">
        <ButtonLink to="/tasks" variant="plain">
          {words.toTasks}
        </ButtonLink>
      </p>
    </div>
  )
}

import { laterTasks } from '@glimmer/domain/tasks/later'
import type { Task } from '@glimmer/domain/tasks/task'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { useTasks } from '../../../data/tasks/use-tasks.ts'
import { useIsFirstPull } from '../../../device/use-is-first-pull.ts'
import { useToday } from '../../../data/preferences/use-today.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { ChosenBar } from '../../../ui/chosen/chosen-bar.tsx'
import { useChosen } from '../../../ui/chosen/use-chosen.ts'
import { LanternPathDrawing } from '../../../ui/drawings/lantern-path-drawing.tsx'
import { EmptyPage } from '../../../ui/empty-page.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { BLOCK_SIZE } from '../day.ts'
import { neighbourFocus } from '../focus-neighbour.ts'
import { moveBetweenRows } from '../row-keys.ts'
import { useGrowing } from '../use-growing.ts'
import { LaterSectionCard } from './later-section.tsx'
import { laterSections, takeRows } from './later-sections.ts'
import { words } from './words.ts'

export interface LaterPageProps {
  readonly title: string
}

/** All tasks that are not for today: by day, snoozed, and set aside. One or several can be moved to today. */
export function LaterPage({ title }: LaterPageProps) {
  const commands = useTaskCommands()
  const later = useLater()
  const total = later.sections.reduce((sum, { tasks }) => sum + tasks.length, 0)
  const { shown, end } = useGrowing(Math.ceil(total / BLOCK_SIZE))
  const sections = useMemo(() => takeRows(later.sections, shown * BLOCK_SIZE), [later.sections, shown])
  const tasks = useMemo(() => later.sections.flatMap((section) => section.tasks), [later.sections])
  const { ticked, chosen, choose, clear } = useChosen(tasks)

  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const together = useCallback((task: Task) => (latest.current.includes(task) ? latest.current : [task]), [])
  const bring = useCallback(
    async (tasks: readonly Task[], from: Element | null) => {
      const ids = new Set(tasks.map(({ id }) => id))
      const giveFocus = neighbourFocus(from, (row) => ids.has(row.getAttribute('data-row') ?? ''))
      if (!(await commands.bringToToday(tasks))) return
      clear()
      giveFocus()
    },
    [commands, clear],
  )
  function bringChosen() {
    const rows = document.querySelectorAll('[data-row]:has(.ui-check-choice :checked)')
    void bring(chosen, [...rows].at(-1) ?? null)
  }

  return (
    <div className="ui-page">
      <header className="ui-page-head">
        <div>
          <h1>{title}</h1>
          {total > 0 && <p className="text-ink-soft">{words.intro}</p>}
        </div>
      </header>
      {later.isLoading && <LoadingText>{words.loading}</LoadingText>}
      {total === 0 && !later.isLoading && <EmptyPage drawing={<LanternPathDrawing />} words={words} />}
      {/* Keys only add to what Tab and a press can do in the rows themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="stack-4 empty:hidden" onKeyDown={moveBetweenRows}>
        {sections.map((section) => (
          <LaterSectionCard
            key={section.key}
            section={section}
            ticked={ticked}
            onChoose={choose}
            together={together}
            onBring={bring}
          />
        ))}
        {sections.length > 0 && shown * BLOCK_SIZE < total && <div ref={end} />}
      </div>
      <ChosenBar count={chosen.length} onClear={clear}>
        <Button variant="main" onClick={bringChosen}>
          {words.bring(chosen.length)}
        </Button>
      </ChosenBar>
    </div>
  )
}

/** The tasks of this page, live. On a new device it is not known before the first pull whether there are any. */
function useLater() {
  const tasks = useTasks()
  const today = useToday()
  const now = useMinute()
  const minute = now.getTime()
  const sections = useMemo(
    () => laterSections(laterTasks(tasks, { today, now: new Date(minute) }), today),
    [tasks, today, minute],
  )
  const isFirstPull = useIsFirstPull()
  return { sections, isLoading: sections.length === 0 && isFirstPull }
}

import { useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { TasksEmptyDrawing } from '../../ui/drawings/tasks-empty-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DayClock } from './day-clock.tsx'
import { DaySection } from './day-section.tsx'
import { FirstRun } from './dialogs/first-run.tsx'
import { QuickAdd } from './quick-add.tsx'
import { createTaskCommands } from './task-commands.ts'
import { TaskDialogHost } from './task-dialog-host.tsx'
import { TasksContext } from './tasks-context.ts'
import './tasks.css'
import { useShortcuts } from './use-shortcuts.ts'
import { useTodaysTasks } from './use-todays-tasks.ts'
import { words } from './words.ts'

/** The tasks page: quick add, then the day in its four times. */
export function TodaysTasks() {
  const { store } = useDevice()
  const commands = useMemo(() => createTaskCommands(store), [store])
  const tasks = useTodaysTasks()
  useShortcuts()

  return (
    <TasksContext value={commands}>
      <div className="tasks-head">
        <div>
          <h1>{words.title}</h1>
          <DayClock />
        </div>
        {tasks.kind === 'day' && tasks.day.all > 0 && (
          <p className="text-s text-ink-soft">
            {words.summary(tasks.day.done, tasks.day.all - tasks.day.done)}
          </p>
        )}
      </div>
      <QuickAdd />
      {tasks.kind === 'loading' && (
        <p className="text-ink-soft py-10 text-center" role="status">
          {words.loading}
        </p>
      )}
      {tasks.kind === 'day' && tasks.day.all === 0 && (
        <EmptyState drawing={<TasksEmptyDrawing />} title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {tasks.kind === 'day' && tasks.day.all > 0 && (
        <div className="day">
          {tasks.day.sections.map((section) => (
            <DaySection key={section.time} section={section} />
          ))}
        </div>
      )}
      <TaskDialogHost />
      <FirstRun />
    </TasksContext>
  )
}

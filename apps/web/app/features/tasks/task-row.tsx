import { TIMES_OF_DAY } from '@glimmer/domain/tasks/task'
import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { memo, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FoldButton } from '../../ui/fold-button.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { TaskRowView, TaskTitle } from '../../ui/task-row-view.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { breakDownDialog } from './break-down-dialogs.ts'
import { BreakdownContext } from './breakdown-part.ts'
import { neighbourFocus } from './focus-neighbour.ts'
import { RenameField } from './rename-field.tsx'
import { renaming, useIsRenaming } from './renaming.ts'
import { StepList } from './step-list.tsx'
import { taskFacts } from './task-facts.tsx'
import { RingsContext, TimesContext } from './times-context.ts'
import { taskMenu } from './task-menu.tsx'
import { deleteDialog, laterDialog, snoozeDialog, taskDialog, timeDialog } from './task-dialogs.ts'
import { useTaskTick } from './use-task-tick.ts'
import { words } from './words.ts'

export interface TaskRowProps {
  readonly view: TaskView
  /** The group it is in: a snoozed task offers Resume. */
  readonly group: TaskGroup
}

/**
 * A task of the list. A completed one stays in its place, struck through, for the rest of the visit. A press on it
 * opens its details.
 */
export const TaskRow = memo(function TaskRow({ view, group }: TaskRowProps) {
  const { task, isDone, steps } = view
  const commands = useTaskCommands()
  const loadBreakdown = use(BreakdownContext)
  const at = use(TimesContext).get(task.id)
  const rings = use(RingsContext).get(task.id)
  const row = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isRenaming = useIsRenaming(task.id)
  const stepsId = `steps-${task.id}`
  const isAsleep = group === 'snoozed'
  const doneSteps = steps.filter((step) => step.isDone).length
  const about = { taskId: task.id }
  const showDetail = () => void dialogs.open(taskDialog, about)

  const [isTicked, tick] = useTaskTick(task, isDone, row)

  function beginStep() {
    flushSync(() => setOpen(true))
    row.current?.querySelector<HTMLElement>('.add-step input')?.focus()
  }

  async function leaveList(work: Promise<boolean>) {
    const giveFocus = neighbourFocus(row.current)
    if (await work) giveFocus()
  }

  // A failed load is repeated when the entry is chosen.
  const fetchSteps = () => void loadBreakdown?.().catch(() => undefined)

  const entries = () =>
    taskMenu(task, {
      onSnooze: () => void dialogs.open(snoozeDialog, about),
      onSkip: () => void leaveList(commands.skipOccurrence(task)),
      onLater: () => void dialogs.open(laterDialog, about),
      onTime: () => void dialogs.open(timeDialog, about),
      onRemind: () => void dialogs.open(taskDialog, { ...about, isReminding: true }),
      onAssist: () => loadBreakdown && void dialogs.open(breakDownDialog, { ...about, loadBreakdown }),
      onRename: () => renaming.set({ id: task.id, text: task.title }),
      onAddStep: beginStep,
      onMove: (time) => {
        const moving = commands.moveTask(task, time)
        // Grouped by category, a row stays in its place, and its button keeps the focus.
        if (isTime(group)) void leaveList(moving)
      },
      onDelete: () => void dialogs.open(deleteDialog, about),
    })

  return (
    <TaskRowView
      ref={row}
      data-row
      isDone={isTicked}
      box={<Checkbox label={task.title} isLabelHidden checked={isTicked} onChange={tick} />}
      title={
        isRenaming ? (
          <RenameField
            id={task.id}
            label={words.newTitle(task.title)}
            title={task.title}
            onRename={(next) => commands.renameTask(task, next)}
            onLeave={() => requestAnimationFrame(() => title.current?.focus())}
          />
        ) : (
          <TaskTitle ref={title} onClick={showDetail}>
            {task.title}
          </TaskTitle>
        )
      }
      end={
        isDone ? null : isAsleep ? (
          <Button
            className="task-resume"
            aria-label={words.resumeTask(task.title)}
            onClick={() => void leaveList(commands.resumeTask(task))}
          >
            {words.resume}
          </Button>
        ) : (
          <MenuButton
            className="task-more"
            label={words.more(task.title)}
            entries={entries}
            onOpen={fetchSteps}
          />
        )
      }
      facts={taskFacts(task, {
        isDone,
        isAsleep,
        at,
        rings,
        showsTime: group === 'high-priority' || group === 'energy-matched',
      })}
      progress={
        (steps.length > 0 || isOpen) && {
          label: words.progressOf(task.title),
          done: doneSteps,
          all: steps.length,
          text: words.steps(doneSteps, steps.length),
          toggle: (
            <FoldButton
              className="task-steps-toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? stepsId : undefined}
              aria-label={words.showSteps(task.title)}
              onClick={() => setOpen(!isOpen)}
            />
          ),
        }
      }
    >
      {isOpen && <StepList id={stepsId} view={view} />}
    </TaskRowView>
  )
})

const isTime = (group: TaskGroup) => (TIMES_OF_DAY as readonly TaskGroup[]).includes(group)

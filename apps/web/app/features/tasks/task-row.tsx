import { memo, useRef, useState } from 'react'
import { celebrate, playSound, vibrate } from '../../sensory/effects.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { TaskView } from './day.ts'
import { neighbourFocus } from './focus-neighbour.ts'
import { RenameField } from './rename-field.tsx'
import { setRenaming, useIsRenaming } from './renaming.ts'
import { StepList } from './step-list.tsx'
import { taskMenu } from './task-menu.tsx'
import { useTaskCommands } from './tasks-context.ts'
import { useTick } from './use-tick.ts'
import { words } from './words.ts'

/** One task. A finished one stays where it was, struck, until the person moves on. */
export const TaskRow = memo(function TaskRow({ view }: { readonly view: TaskView }) {
  const { task, isDone, steps } = view
  const commands = useTaskCommands()
  const row = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isRenaming = useIsRenaming(task.id)
  const stepsId = `steps-${task.id}`

  const [isTicked, tick] = useTick(isDone, async (next) => {
    if (next) welcomeDone(row.current)
    return commands.setTaskDone(task, next)
  })

  async function leaveList(work: Promise<boolean>, giveFocus: () => void) {
    if (await work) giveFocus()
  }

  const entries = () =>
    taskMenu(task, {
      onRename: () => setRenaming({ id: task.id, text: task.title }),
      onAddStep: () => setOpen(true),
      onMove: (time) => void leaveList(commands.moveTask(task, time), neighbourFocus(row.current)),
      onDelete: () => {
        const stepRows = steps.map(({ step }) => step)
        void leaveList(commands.deleteTask(task, stepRows), neighbourFocus(row.current))
      },
    })

  return (
    <li ref={row} className="task-row" data-row data-done={isTicked || undefined}>
      <Checkbox label={task.title} isLabelHidden checked={isTicked} onChange={tick} />
      {isRenaming ? (
        <RenameField
          id={task.id}
          label={words.newTitle(task.title)}
          title={task.title}
          onRename={(next) => commands.renameTask(task, next)}
          onLeave={() => requestAnimationFrame(() => title.current?.focus())}
        />
      ) : (
        <button
          ref={title}
          type="button"
          className="task-title"
          aria-expanded={isOpen}
          aria-controls={isOpen ? stepsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{task.title}</span>
        </button>
      )}
      <MenuButton className="task-more" label={words.more(task.title)} entries={entries} />
      <TaskMeta view={view} />
      {isOpen && <StepList id={stepsId} view={view} />}
    </li>
  )
})

function TaskMeta({ view: { task, isDone, steps } }: { readonly view: TaskView }) {
  const isHigh = task.priority === 'high' && !isDone
  const hasFacts = task.isDaily || isHigh || task.estimatedTime !== null
  const done = steps.filter((step) => step.isDone).length
  return (
    <>
      {hasFacts && (
        <p className="task-facts">
          {task.isDaily && (
            <Badge tone="dusk" look="bare">
              {words.daily}
            </Badge>
          )}
          {isHigh && (
            <Badge tone="clay" look="bare">
              {words.highPriority}
            </Badge>
          )}
          {task.estimatedTime !== null && <span>{words.minutes(task.estimatedTime)}</span>}
        </p>
      )}
      {steps.length > 0 && (
        <ProgressBar
          className="task-progress"
          size="thin"
          label={words.progressOf(task.title)}
          value={done}
          max={steps.length}
          text={words.steps(done, steps.length)}
        />
      )}
    </>
  )
}

/** Through the one gate: what of it happens is the person's choice. */
function welcomeDone(row: HTMLElement | null): void {
  if (row) void celebrate(row.querySelector('input') ?? row)
  void playSound('done')
  vibrate('done')
}

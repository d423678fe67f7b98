import type { Task } from '@glimmer/domain/tasks/task'
import Archive from 'lucide-react/icons/archive'
import Calendar from 'lucide-react/icons/calendar'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Sunrise from 'lucide-react/icons/sunrise'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useRef } from 'react'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts'
import { TaskRowView, TaskTitle } from '../../../ui/task-row-view.tsx'
import { neighbourFocus } from '../focus-neighbour.ts'
import { taskFacts } from '../task-facts.tsx'
import { deleteDialog, laterDialog, taskDialog, timeDialog } from '../task-dialogs.ts'
import { words as rowWords } from '../words.ts'
import type { LaterSection } from './later-sections.ts'
import { words } from './words.ts'

export interface LaterRowProps {
  readonly task: Task
  readonly kind: LaterSection['kind']
  readonly isChosen: boolean
  readonly onChoose: (id: string, isChosen: boolean) => void
  /** The tasks that are moved together with this one: all chosen ones if it is chosen. */
  readonly together: (task: Task) => readonly Task[]
  readonly onBring: (tasks: readonly Task[], from: Element | null) => Promise<void>
}

/** A task that is not for today. Its checkbox chooses it, in another colour than the one that completes a task. */
export const LaterRow = memo(function LaterRow(props: LaterRowProps) {
  const { task, kind, isChosen, onChoose, together, onBring } = props
  const commands = useTaskCommands()
  const row = useRef<HTMLLIElement>(null)

  async function putAside() {
    const giveFocus = neighbourFocus(row.current)
    if (await commands.setAside(task)) giveFocus()
  }

  function entries(): readonly MenuEntry[] {
    const tasks = together(task)
    return [
      {
        label: tasks.length > 1 ? words.bring(tasks.length) : words.bringOne,
        icon: <Sunrise aria-hidden />,
        onSelect: () => void onBring(tasks, row.current),
      },
      {
        label: words.changeDay,
        icon: <Calendar aria-hidden />,
        onSelect: () => void dialogs.open(laterDialog, { taskId: task.id, isAway: true }),
      },
      {
        label: rowWords.giveTime,
        icon: <CalendarClock aria-hidden />,
        onSelect: () => void dialogs.open(timeDialog, { taskId: task.id }),
      },
      ...(kind === 'set-aside'
        ? []
        : [{ label: words.setItAside, icon: <Archive aria-hidden />, onSelect: () => void putAside() }]),
      {
        label: words.remove,
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onSelect: () => void dialogs.open(deleteDialog, { taskId: task.id }),
      },
    ]
  }

  return (
    <TaskRowView
      ref={row}
      className="print:break-inside-avoid"
      data-row={task.id}
      box={
        <Checkbox
          look="choice"
          className="print:hidden"
          label={words.choose(task.title)}
          isLabelHidden
          checked={isChosen}
          onChange={(isTicked) => onChoose(task.id, isTicked)}
        />
      }
      title={
        <TaskTitle onClick={() => void dialogs.open(taskDialog, { taskId: task.id })}>{task.title}</TaskTitle>
      }
      end={<MenuButton className="task-more print:hidden" label={words.more(task.title)} entries={entries} />}
      facts={taskFacts(task, { isAsleep: kind === 'snoozed', showsTime: true })}
    />
  )
})

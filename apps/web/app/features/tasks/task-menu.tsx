import { type Task, TIMES_OF_DAY, type TimeOfDay } from '@glimmer/domain/tasks/task'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ListPlus from 'lucide-react/icons/list-plus'
import Redo from 'lucide-react/icons/redo'
import Pencil from 'lucide-react/icons/pencil'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash2 from 'lucide-react/icons/trash-2'
import { AfternoonIcon } from '../../ui/icons/afternoon-icon.tsx'
import { AnytimeIcon } from '../../ui/icons/anytime-icon.tsx'
import { EveningIcon } from '../../ui/icons/evening-icon.tsx'
import { MorningIcon } from '../../ui/icons/morning-icon.tsx'
import type { MenuEntry } from '../../ui/menu/menu-entries.ts'
import { words } from './words.ts'

export interface TaskMenuHandlers {
  readonly onSnooze: () => void
  readonly onSkip: () => void
  readonly onLater: () => void
  readonly onTime: () => void
  readonly onRemind: () => void
  readonly onAssist: () => void
  readonly onRename: () => void
  readonly onAddStep: () => void
  readonly onMove: (time: TimeOfDay) => void
  readonly onDelete: () => void
}

const timeIcons = {
  morning: MorningIcon,
  afternoon: AfternoonIcon,
  evening: EveningIcon,
  anytime: AnytimeIcon,
}

/** What a task's menu offers. Made when it opens. */
export function taskMenu(task: Task, handlers: TaskMenuHandlers): readonly MenuEntry[] {
  const elsewhere = TIMES_OF_DAY.filter((time) => time !== (task.timeOfDay ?? 'anytime'))
  return [
    {
      label: words.snooze,
      icon: <AlarmClock aria-hidden />,
      onSelect: handlers.onSnooze,
    },
    ...(task.isDaily || task.repeat
      ? [{ label: words.notThisTime, icon: <Redo aria-hidden />, onSelect: handlers.onSkip }]
      : []),
    { label: words.doLater, icon: <Calendar aria-hidden />, onSelect: handlers.onLater },
    { label: words.giveTime, icon: <CalendarClock aria-hidden />, onSelect: handlers.onTime },
    { label: words.remindMe, icon: <Bell aria-hidden />, onSelect: handlers.onRemind },
    { label: words.assist, icon: <Sparkles aria-hidden />, onSelect: handlers.onAssist },
    { label: words.rename, icon: <Pencil aria-hidden />, onSelect: handlers.onRename },
    { label: words.addStep, icon: <ListPlus aria-hidden />, onSelect: handlers.onAddStep },
    ...elsewhere.map((time) => {
      const Icon = timeIcons[time]
      return { label: words.moveTo(time), icon: <Icon />, onSelect: () => handlers.onMove(time) }
    }),
    { label: words.remove, icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: handlers.onDelete },
  ]
}

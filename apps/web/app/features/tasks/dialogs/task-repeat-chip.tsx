import { likelyRepeat } from '@glimmer/domain/tasks/likely-repeat'
import type { Task } from '@glimmer/domain/tasks/task'
import { useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { browserEnvironment } from '../../../device/environment.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import { useTick } from '../../../ui/use-tick.ts'
import { setRepeat } from '../../../data/tasks/later-changes.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { LikelyRepeatChip } from './likely-repeat-chip.tsx'
import { words } from './likely-repeat-words.ts'

/** Asks whether a stored task repeats. It stays while the dialog is open, also after the answer. */
export function TaskRepeatChip({ task }: { readonly task: Task }) {
  const { store } = useDevice()
  const { save } = useTaskCommands()
  const today = () => todayOf(store, new Date(browserEnvironment.now()))
  const [likely] = useState(() => (repeats(task) ? null : likelyRepeat(task.title, today())))
  const [isOn, tick] = useTick(repeats(task), (isWanted) => {
    const text = isWanted && likely ? words.repeats(task.title, likely) : words.repeatsNoMore(task.title)
    return save(setRepeat(task, isWanted ? likely : null, today()), text)
  })
  return likely && <LikelyRepeatChip likely={likely} isOn={isOn} onChange={tick} />
}

const repeats = ({ isDaily, repeat }: Task) => isDaily || repeat !== null

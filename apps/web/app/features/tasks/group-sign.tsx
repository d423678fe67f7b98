import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Briefcase from 'lucide-react/icons/briefcase'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import Leaf from 'lucide-react/icons/leaf'
import Tag from 'lucide-react/icons/tag'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { TimeSign } from '../../ui/icons/time-sign.tsx'

const icons: Readonly<Record<string, typeof Tag>> = {
  'high-priority': Flag,
  snoozed: AlarmClock,
  completed: Check,
  'category:work': Briefcase,
  'category:wellness': Leaf,
  'category:admin': FileText,
  'category:personal': House,
}

const tints: Readonly<Record<string, string>> = {
  'high-priority': 'bg-clay-wash text-clay',
  snoozed: 'bg-lantern-wash text-on-lantern',
  completed: 'bg-moss-wash text-moss',
}

/** The colour and icon of a group; its name stands beside it. */
export function GroupSign({ group }: { readonly group: TaskGroup }) {
  if (group === 'morning' || group === 'afternoon' || group === 'evening' || group === 'anytime')
    return <TimeSign time={group} />
  if (group === 'energy-matched') {
    return (
      <span className="ui-time-sign bg-lantern-wash text-on-lantern" aria-hidden>
        <EnergyIcon level="FULL" size="1.3rem" />
      </span>
    )
  }
  const Icon = icons[group] ?? Tag
  return (
    <span className={`ui-time-sign ${tints[group] ?? 'bg-anytime'}`} aria-hidden>
      <Icon className="size-[1.2rem]" />
    </span>
  )
}

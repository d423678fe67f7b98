import type { Priority } from '@glimmer/domain/tasks/task'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Equal from 'lucide-react/icons/equal'
import Flag from 'lucide-react/icons/flag'

const signs = { high: Flag, medium: Equal, low: ArrowDown }
const colours = { high: 'text-clay', medium: 'text-honey', low: 'text-moss' }

/** Red, yellow and green, each with a shape of its own. The word stands beside it. */
export function PrioritySign({ priority }: { readonly priority: Priority }) {
  const Sign = signs[priority]
  return <Sign aria-hidden className={`size-[1.05em] flex-none ${colours[priority]}`} />
}

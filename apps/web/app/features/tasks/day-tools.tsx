import type { Grouping } from '@glimmer/domain/tasks/task-groups'
import Search from 'lucide-react/icons/search'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Button } from '../../ui/button.tsx'
import { ClearCompleted } from './clear-completed.tsx'
import type { FewToday } from './few-today.ts'
import { useIsWide } from '../../ui/use-wide.ts'
import { words } from './words.ts'

export interface DayToolsProps {
  readonly grouping: Grouping
  readonly onGroup: (grouping: Grouping) => void
  readonly onFind: () => void
  readonly clearable: readonly string[]
  readonly few: FewToday
  /** How many open tasks are not shown while there are just three. */
  readonly others: number
}

const segments = [
  { value: 'time', label: words.byTime },
  { value: 'category', label: words.byCategory },
] as const

/** The controls of the list: how it is grouped, search, and on wide screens clearing what is completed. */
export function DayTools({ grouping, onGroup, onFind, clearable, few, others }: DayToolsProps) {
  const isWide = useIsWide()
  const note = few.isForLow ? words.threeArePlenty : few.isOn && others > 0 ? words.othersWait(others) : ''
  return (
    <div className="cluster-2 mb-4 gap-x-3 max-sm:gap-x-2">
      <SegmentedControl label={words.views} segments={segments} value={grouping} onChange={onGroup} />
      <IconButton
        data-find
        variant="quiet"
        label={words.find}
        icon={<Search aria-hidden />}
        onClick={onFind}
      />
      {few.isOffered && <Button onClick={few.toggle}>{few.isOn ? words.showAll : words.justThree}</Button>}
      <p role="status" className="quiet empty:hidden">
        {note}
      </p>
      {isWide && <ClearCompleted className="ms-auto" taskIds={clearable} />}
    </div>
  )
}

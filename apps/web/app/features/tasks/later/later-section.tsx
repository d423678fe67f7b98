import { Card } from '../../../ui/card.tsx'
import { LaterRow, type LaterRowProps } from './later-row.tsx'
import type { LaterSection } from './later-sections.ts'

interface LaterSectionCardProps extends Pick<LaterRowProps, 'onChoose' | 'together' | 'onBring'> {
  readonly section: LaterSection
  readonly ticked: ReadonlySet<string>
}

/** A day with its tasks, or the tasks without a day. */
export function LaterSectionCard({ section, ticked, ...rest }: LaterSectionCardProps) {
  const { key, kind, title, tasks } = section
  const id = `later-${key}`
  return (
    <Card
      aria-labelledby={id}
      className="far px-4 py-3"
      style={{ containIntrinsicBlockSize: `auto ${4 + tasks.length * 3.7}rem` }}
    >
      <h2 id={id} className="py-2">
        {title}
      </h2>
      <ul className="task-list">
        {tasks.map((task) => (
          <LaterRow key={task.id} task={task} kind={kind} isChosen={ticked.has(task.id)} {...rest} />
        ))}
      </ul>
    </Card>
  )
}

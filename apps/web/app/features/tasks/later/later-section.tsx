import { Card } from '../../../ui/card.tsx'
import { LaterRow, type LaterRowProps } from './later-row.tsx'
import type { LaterSection } from './later-sections.ts'

interface LaterSectionCardProps extends Pick<LaterRowProps, 'onChoose' | 'together' | 'onBring'> {
  readonly section: LaterSection
  readonly ticked: ReadonlySet<string>
}

/** A day and what waits for it, or what waits without one. */
export function LaterSectionCard({ section, ticked, ...rest }: LaterSectionCardProps) {
  const { key, kind, title, tasks } = section
  const id = `later-${key}`
  return (
    <Card
      aria-labelledby={id}
      className="later-section"
      style={{ '--rows': tasks.length } as React.CSSProperties}
    >
      <h2 id={id}>{title}</h2>
      <ul>
        {tasks.map((task) => (
          <LaterRow key={task.id} task={task} kind={kind} isChosen={ticked.has(task.id)} {...rest} />
        ))}
      </ul>
    </Card>
  )
}

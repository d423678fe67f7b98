import X from 'lucide-react/icons/x'
import { joinClasses } from '../../../ui/join-classes.ts'

export interface NeverListProps {
  readonly items: readonly string[]
  readonly className?: string
}

/** A list of what will not happen. The cross is decoration; the heading says it in words. */
export function NeverList({ items, className }: NeverListProps) {
  return (
    <ul className={joinClasses('grid gap-x-8 gap-y-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <X className="text-ink-soft mt-[0.3em] size-[1.1em] shrink-0" aria-hidden />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface AccordionItem {
  /** Stable name of the item. */
  value: string
  title: ReactNode
  /** At the end of the title's line: a count, a badge. */
  aside?: ReactNode
  content: ReactNode
  isOpenAtFirst?: boolean
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others. Not for things that a person may want to compare. */
  isOneAtATime?: boolean
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** The browser's own disclosure: works before scripts run, and find-in-page opens what it finds. */
export function Accordion({ items, isOneAtATime = false, headingLevel = 3, className }: AccordionProps) {
  const group = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={joinClasses('ui-accordion', className)}>
      {items.map((item) => (
        <details
          key={item.value}
          className="ui-accordion-item"
          name={isOneAtATime ? group : undefined}
          open={item.isOpenAtFirst}
        >
          <summary className="ui-accordion-summary">
            <span className="ui-accordion-words">
              <Heading>{item.title}</Heading>
              {item.aside}
            </span>
            <ChevronDown aria-hidden />
          </summary>
          <div className="ui-accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

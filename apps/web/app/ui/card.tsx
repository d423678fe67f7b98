import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

export interface CardProps extends ComponentProps<'section'> {
  /** What it is to a screen reader; a section needs a name (aria-labelledby or aria-label) to be a landmark. */
  as?: 'section' | 'div' | 'article' | 'li' | 'aside'
  tone?: 'plain' | 'dusk' | 'moss' | 'lantern' | 'clay'
  padding?: 'none' | 's' | 'm' | 'l'
}

export function Card({ as: Tag = 'section', tone = 'plain', padding = 'm', className, ...rest }: CardProps) {
  const Element = Tag as 'section'
  return (
    <Element
      {...rest}
      className={joinClasses(
        'ui-card',
        `ui-card-${padding}`,
        tone !== 'plain' && `ui-card-${tone}`,
        className,
      )}
    />
  )
}

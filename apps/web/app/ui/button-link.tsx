import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonClasses, type ButtonLook } from './button.tsx'
import { joinClasses } from './join-classes.ts'

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'children'>, ButtonLook {
  className?: string
  children: ReactNode
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({ variant, size, icon, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={joinClasses(buttonClasses({ variant, size, isWide }), className)}>
      {icon}
      <span className="ui-button-words">{children}</span>
    </Link>
  )
}

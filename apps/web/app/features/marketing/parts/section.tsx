import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'

export interface SectionProps {
  readonly id?: string
  readonly heading: string
  readonly text?: string
  /** The background: that of the page, or a band from edge to edge. */
  readonly tone?: 'paper' | 'band'
  readonly isCentred?: boolean
  readonly width?: 'text' | 'middle' | 'wide'
  readonly children?: ReactNode
}

const widths = { text: 'max-w-[46rem]', middle: 'max-w-[60rem]', wide: 'max-w-[74rem]' } as const

/** One part of a public page: a heading, perhaps a sentence, and the content. */
export function Section({
  id,
  heading,
  text,
  tone = 'paper',
  isCentred = false,
  width = 'wide',
  children,
}: SectionProps) {
  // The heading stands beside the content, so that every page has one left edge.
  const isBeside = width === 'middle' && !isCentred && Boolean(children)
  return (
    <section
      id={id}
      className={joinClasses('scroll-mt-4', tone === 'band' && 'border-line bg-surface border-y')}
    >
      <div
        className={joinClasses(
          'mx-auto px-4 py-[clamp(3rem,7vw,5.5rem)] md:px-8',
          isBeside ? 'max-w-[74rem] lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-12' : widths[width],
        )}
      >
        <div className={joinClasses('max-w-[42rem]', isCentred && 'mx-auto text-center')}>
          <h2 className="text-[clamp(1.6rem,1.25rem+1.6vw,2.3rem)]">{heading}</h2>
          {text ? (
            <p className={joinClasses('text-l text-ink-soft mt-3', isCentred && 'mx-auto')}>{text}</p>
          ) : null}
        </div>
        {children ? (
          <div className={joinClasses('mt-[clamp(1.75rem,4vw,3rem)]', isBeside && 'lg:mt-0')}>{children}</div>
        ) : null}
      </div>
    </section>
  )
}

import { memo, startTransition, useEffect, useState } from 'react'
import { TimeSign } from '../../ui/icons/time-sign.tsx'
import type { Section } from './day.ts'
import { TaskBlock } from './task-block.tsx'
import { words } from './words.ts'

/** One time of day, with its tint and sign. Empty ones stay small: they are a place to move things to. */
export function DaySection({ section: { time, blocks, done, all } }: { readonly section: Section }) {
  const title = words.times[time]
  return (
    <section className="ui-card day-section" aria-labelledby={`section-${time}`} data-time={time}>
      <header className="day-section-head">
        <TimeSign time={time} />
        <h2 id={`section-${time}`}>{title}</h2>
        <p className="text-s text-ink-soft">
          {all === 0 ? (
            words.sectionEmpty
          ) : (
            <>
              <span aria-hidden>{words.sectionCount(done, all)}</span>
              <span className="sr-only">{words.sectionCountLong(done, all)}</span>
            </>
          )}
        </p>
      </header>
      <Blocks blocks={blocks} label={title} />
    </section>
  )
}

const FIRST_BLOCKS = 2

/** The first blocks at once, the rest while nobody waits: a list of thousands is usable as soon as a short one. */
const Blocks = memo(function Blocks({ blocks, label }: Pick<Section, 'blocks'> & { readonly label: string }) {
  const [shown, setShown] = useState(FIRST_BLOCKS)
  const isGrowing = shown < blocks.length
  useEffect(() => {
    if (isGrowing) startTransition(() => setShown(shown * 2))
  }, [isGrowing, shown])
  return blocks
    .slice(0, shown)
    .map((block, i) => (
      <TaskBlock key={blocks.length - i} block={block} label={label} isOneOfMany={blocks.length > 1} />
    ))
})

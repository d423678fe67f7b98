import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, startTransition, useEffect, useId, useState } from 'react'
import type { Section } from './day.ts'
import { GroupSign } from './group-sign.tsx'
import { TaskBlock } from './task-block.tsx'
import { useIsWide } from './use-wide.ts'
import { words } from './words.ts'

/** A group of the day with its tint and sign. Empty ones stay small: they are a place to move things to. */
export const DaySection = memo(function DaySection({ section }: { readonly section: Section }) {
  const { group, blocks, done, all } = section
  const id = useId()
  const isWide = useIsWide()
  const [isExpanded, setExpanded] = useState(true)
  const isShown = isWide || isExpanded
  const title = words.groupTitle(group, blocks[0]?.[0]?.task.category)
  return (
    <section className="ui-card day-section" aria-labelledby={`${id}title`} data-group={group}>
      <header className="day-section-head">
        <GroupSign group={group} />
        <h2 id={`${id}title`}>{title}</h2>
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
        {!isWide && all > 0 && (
          <button
            type="button"
            className="day-section-toggle"
            aria-expanded={isExpanded}
            aria-controls={`${id}list`}
            aria-label={words.showSection(title)}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronDown aria-hidden />
          </button>
        )}
      </header>
      <div id={`${id}list`} hidden={!isShown}>
        <Blocks blocks={blocks} label={title} group={group} />
      </div>
    </section>
  )
})

const FIRST_BLOCKS = 2
const MORE_BLOCKS = 4

/**
 * The first blocks at once, the rest bit by bit while nothing else is to be done: a list of thousands is usable as soon as a
 * short one, and a press in it never waits for more than a few rows.
 */
const Blocks = memo(function Blocks({
  blocks,
  label,
  group,
}: Pick<Section, 'blocks' | 'group'> & { readonly label: string }) {
  const [shown, setShown] = useState(FIRST_BLOCKS)
  const isGrowing = shown < blocks.length
  useEffect(() => {
    if (isGrowing) return whenIdle(() => startTransition(() => setShown(shown + MORE_BLOCKS)))
  }, [isGrowing, shown])
  return blocks
    .slice(0, shown)
    .map((block, i) => (
      <TaskBlock
        key={blocks.length - i}
        block={block}
        label={label}
        group={group}
        isOneOfMany={blocks.length > 1}
      />
    ))
})

/** Calls back when the browser has time, and soon where it cannot say so. Returns how to call that off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, startTransition, useEffect, useId, useRef, useState } from 'react'
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

const FIRST_BLOCKS = 1
const MORE_BLOCKS = 2
/** Five hundred rows: more than most days have, and as much as a page holds without getting slower. */
const BLOCKS_UNASKED = 25

/**
 * The first block at once, more bit by bit while nothing else is to be done, and what is far beyond when the person comes
 * near it: a list of thousands is usable as soon as a short one, and a press in it is answered as quickly.
 */
const Blocks = memo(function Blocks({
  blocks,
  label,
  group,
}: Pick<Section, 'blocks' | 'group'> & { readonly label: string }) {
  const [shown, setShown] = useState(FIRST_BLOCKS)
  const end = useRef<HTMLDivElement>(null)
  const isGrowing = shown < blocks.length
  const isLong = shown >= BLOCKS_UNASKED
  useEffect(() => {
    if (!isGrowing) return
    const grow = () => startTransition(() => setShown(shown + MORE_BLOCKS))
    return isLong ? whenNear(end.current, grow) : whenIdle(grow)
  }, [isGrowing, isLong, shown])
  return (
    <>
      {blocks.slice(0, shown).map((block, i) => (
        <TaskBlock
          key={blocks.length - i}
          block={block}
          label={label}
          group={group}
          isOneOfMany={blocks.length > 1}
        />
      ))}
      {isGrowing && <div ref={end} />}
    </>
  )
})

/** Calls back when the place comes within a few screens of what is seen. Returns how to call that off. */
function whenNear(place: Element | null, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && work(),
    {
      rootMargin: '2000px',
    },
  )
  if (place) observer.observe(place)
  return () => observer.disconnect()
}

/** Calls back when the browser has time, and soon where it cannot say so. Returns how to call that off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

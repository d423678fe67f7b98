import { beginsFolded, SHOWN_FIRST } from '@glimmer/domain/tasks/full-day'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Section } from './day.ts'
import { Button } from '../../ui/button.tsx'
import { FoldButton } from '../../ui/fold-button.tsx'
import { GroupSign } from './group-sign.tsx'
import { TaskBlock } from './task-block.tsx'
import { useFolding } from './use-folding.ts'
import { useGrowing } from './use-growing.ts'
import { useIsWide } from './use-wide.ts'
import { words } from './words.ts'

export interface DaySectionProps {
  readonly section: Section
  /** It shows only its first, until the person wants more. */
  readonly isShort?: boolean
  /** It holds only what was looked for, so it is never folded. */
  readonly isFound?: boolean
}

/** A group of the day with its tint and sign. Empty ones stay small: they are a place to move things to. */
export const DaySection = memo(function DaySection({
  section,
  isShort = false,
  isFound = false,
}: DaySectionProps) {
  const { group, blocks, done, all } = section
  const id = useId()
  const isWide = useIsWide()
  const [isExpanded, setExpanded] = useFolding(group, !beginsFolded(group, all))
  const isShown = isWide || isExpanded || isFound
  const title = words.groupTitle(group, blocks[0]?.[0]?.task.category)
  const isAsleep = group === 'snoozed'
  return (
    <section className="ui-card day-section px-4 py-3" aria-labelledby={`${id}title`} data-group={group}>
      {/* With large letters the count goes below, before a word of the title is broken. */}
      <header className="cluster-3 min-h-target">
        <GroupSign group={group} />
        <h2 id={`${id}title`} className="text-l min-w-0">
          {title}
        </h2>
        <p className="quiet ms-auto whitespace-nowrap tabular-nums">
          {all === 0 ? (
            words.sectionEmpty
          ) : (
            <>
              <span aria-hidden>
                {isAsleep ? words.sectionCountAsleep(all - done) : words.sectionCount(done, all)}
              </span>
              <span className="sr-only">
                {isAsleep ? words.sectionCountAsleep(all - done) : words.sectionCountLong(done, all)}
              </span>
            </>
          )}
        </p>
        {!isWide && !isFound && all > 0 && (
          <FoldButton
            className="-ms-2 -me-[0.5rem]"
            aria-expanded={isExpanded}
            aria-controls={`${id}list`}
            aria-label={words.showSection(title)}
            onClick={() => setExpanded(!isExpanded)}
          />
        )}
      </header>
      <div id={`${id}list`} hidden={!isShown}>
        <Blocks blocks={blocks} label={title} group={group} isShort={isShort} />
      </div>
    </section>
  )
})

interface BlocksProps extends Pick<Section, 'blocks' | 'group'> {
  readonly label: string
  readonly isShort: boolean
}

const Blocks = memo(function Blocks({ isShort, ...rest }: BlocksProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const first = useMemo(() => rest.blocks.flat().slice(0, SHOWN_FIRST), [rest.blocks])
  const more = rest.blocks.reduce((sum, block) => sum + block.length, 0) - first.length
  if (!isShort || isWhole || more <= 0) {
    return (
      <div ref={list} className="contents">
        <AllBlocks {...rest} />
      </div>
    )
  }

  /** The button goes with the press; what it brought gets the focus. */
  function showAll() {
    flushSync(() => setWhole(true))
    list.current?.querySelectorAll<HTMLElement>('[data-row] .task-title')[SHOWN_FIRST]?.focus()
  }

  return (
    <div ref={list} className="contents">
      <TaskBlock
        key={rest.blocks.length}
        block={first}
        label={rest.label}
        group={rest.group}
        isOneOfMany={false}
      />
      <Button variant="plain" aria-label={words.showMoreOf(more, rest.label)} onClick={showAll}>
        {words.showMore(more)}
      </Button>
    </div>
  )
})

function AllBlocks({ blocks, label, group }: Omit<BlocksProps, 'isShort'>) {
  const { shown, end } = useGrowing(blocks.length)
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
      {shown < blocks.length && <div ref={end} />}
    </>
  )
}

import { memo, useId, useState } from 'react'
import type { Section } from './day.ts'
import { FoldButton } from '../../ui/fold-button.tsx'
import { GroupSign } from './group-sign.tsx'
import { TaskBlock } from './task-block.tsx'
import { useGrowing } from './use-growing.ts'
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
              <span aria-hidden>{words.sectionCount(done, all)}</span>
              <span className="sr-only">{words.sectionCountLong(done, all)}</span>
            </>
          )}
        </p>
        {!isWide && all > 0 && (
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
        <Blocks blocks={blocks} label={title} group={group} />
      </div>
    </section>
  )
})

const Blocks = memo(function Blocks({
  blocks,
  label,
  group,
}: Pick<Section, 'blocks' | 'group'> & { readonly label: string }) {
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
})

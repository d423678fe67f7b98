import { beginsFolded, SHOWN_FIRST } from '@glimmer/domain/tasks/full-day'
import { UNCATEGORISED } from '@glimmer/domain/tasks/category-group'
import { TIMES_OF_DAY } from '@glimmer/domain/tasks/task'
import type { TaskFields } from '@glimmer/domain/tasks/task-edits'
import Plus from 'lucide-react/icons/plus'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Section } from './day.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { newTaskDialog } from './task-dialogs.ts'
import { FoldButton } from '../../ui/fold-button.tsx'
import { GroupSign } from './group-sign.tsx'
import { TaskBlock } from './task-block.tsx'
import { useFolding } from './use-folding.ts'
import { useGrowing } from './use-growing.ts'
import { useIsWide } from '../../ui/use-wide.ts'
import { words } from './words.ts'

export interface DaySectionProps {
  readonly section: Section
  /** Whether only its first tasks are shown until the person asks for more. */
  readonly isShort?: boolean
  /** Whether it holds search results, which are never folded. */
  readonly isFound?: boolean
}

/**
 * An empty group on a phone: its name and the sign of adding, three beside each other, so that what there is to do stands
 * higher. All of it is the button.
 */
const CHIP =
  'max-sm:relative max-sm:p-0 max-sm:[&_.ui-time-sign]:hidden max-sm:[&>header]:flex-nowrap max-sm:[&>header]:flex-row-reverse max-sm:[&>header]:justify-center max-sm:[&>header]:gap-0 max-sm:[&>header>div]:ms-0 max-sm:[&_h2]:text-m max-sm:[&_h2]:font-normal max-sm:[&_p]:sr-only max-sm:[&_button]:static max-sm:[&_button]:me-0 max-sm:[&_button]:w-auto max-sm:[&_button]:min-w-0 max-sm:[&_button]:p-1 max-sm:[&_button]:after:absolute max-sm:[&_button]:after:inset-0'

/** A group of the day with its colour and icon. An empty one stays, small, as tasks can be moved there. */
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
  const place = isFound ? null : placeOf(section)
  const isChip = place !== null && all === 0
  return (
    <section
      className={joinClasses(
        'ui-card day-section px-4 py-3 in-data-[text-size=larger]:max-sm:px-2 in-data-[text-size=largest]:max-sm:px-2',
        isChip && CHIP,
      )}
      aria-labelledby={`${id}title`}
      data-group={group}
      data-chip={isChip || undefined}
    >
      {/* With large text the count goes below, before a word of the title is broken. */}
      <header className="cluster-3 min-h-target">
        <GroupSign group={group} />
        <h2 id={`${id}title`} className="text-l min-w-0">
          {title}
        </h2>
        {/* One group: a narrow page takes all of it to the next line, and never the last sign alone. */}
        <div className="ms-auto flex items-center gap-1">
          <p className="quiet whitespace-nowrap tabular-nums">
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
          {place && (
            <IconButton
              className="-me-[0.5rem]"
              aria-haspopup="dialog"
              label={words.newTaskIn(title)}
              icon={<Plus aria-hidden />}
              onClick={() => void dialogs.open(newTaskDialog, place)}
            />
          )}
          {!isWide && !isFound && all > 0 && (
            <FoldButton
              className="-me-[0.5rem]"
              aria-expanded={isExpanded}
              aria-controls={`${id}list`}
              aria-label={words.showSection(title)}
              onClick={() => setExpanded(!isExpanded)}
            />
          )}
        </div>
      </header>
      {/* At a desk a message finds room beside the logo; on a phone the list is all there is. */}
      <div id={`${id}list`} hidden={!isShown} data-keep-clear={isWide || undefined}>
        <Blocks blocks={blocks} label={title} group={group} isShort={isShort} />
      </div>
    </section>
  )
})

/** The fields that a new task in this section has: its time of day, or its category. */
function placeOf({ group, blocks }: Section): Partial<Pick<TaskFields, 'timeOfDay' | 'category'>> | null {
  const timeOfDay = TIMES_OF_DAY.find((time) => time === group)
  if (timeOfDay) return { timeOfDay }
  if (!group.startsWith('category:') || group === `category:${UNCATEGORISED}`) return null
  return { category: blocks[0]?.[0]?.task.category ?? group.slice('category:'.length) }
}

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
        <AllBlocks {...rest} first={isWhole ? 3 : 1} />
      </div>
    )
  }

  /** Shows all rows. The button disappears, so the first new row gets the focus. */
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

interface AllBlocksProps extends Omit<BlocksProps, 'isShort'> {
  /** How many are drawn at once: the first may have fewer rows than were shown, and the others are full. */
  readonly first: number
}

function AllBlocks({ blocks, label, group, first }: AllBlocksProps) {
  const { shown, end } = useGrowing(blocks.length, first)
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

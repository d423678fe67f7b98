import { labelOf } from '@glimmer/domain/preferences/option'
import type { Option } from '@glimmer/content/preferences/option'
import { useId, useState } from 'react'
import { words } from './words.ts'

export interface NeedListProps {
  readonly title: string
  readonly options: readonly Option[]
  readonly entries: readonly string[]
  /** How many are shown before the person asks for all. */
  readonly inView: number
}

/** Round corners even where long words take several lines. */
const LOOK = 'flex items-center rounded-[1.05rem] px-[0.85rem] py-[0.2rem] leading-[1.3] wrap-anywhere'

/** Some of a list by name, and how many more there are; a press names them all. */
export function NeedList({ title, options, entries, inView }: NeedListProps) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const named = isWhole ? entries : entries.slice(0, inView)
  return (
    <div>
      <h3 id={id} className="quiet mb-2">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {/* A person may have written the same words twice. */}
        {named.map((entry, place) => (
          <li key={`${place} ${entry}`} className={`${LOOK} bg-sunken min-h-[2.1rem]`} data-need>
            <bdi>{labelOf(options, entry)}</bdi>
          </li>
        ))}
        {entries.length === 0 && <li className="text-ink-soft">{words.noneChosen}</li>}
        {entries.length > inView && (
          <li>
            <button
              type="button"
              className={`${LOOK} text-dusk font-strong min-h-target -my-[calc((var(--target)-2.1rem)/2)]`}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? words.fewer : words.more(entries.length - inView)}
              <span className="sr-only"> {title}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

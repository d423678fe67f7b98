import type { Option } from '@glimmer/content/preferences/option'
import { Checkbox } from '../../ui/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { words } from './words.ts'

interface ChecklistProps {
  readonly title: string
  /** The title is a heading of the page. */
  readonly isHeading?: boolean
  readonly options: readonly Option[]
  readonly ticked: readonly string[]
  /** Entries that are ticked and cannot be changed, and why. */
  readonly settled?: { readonly entries: readonly string[]; readonly reason: string }
  readonly onTick: (entry: string, isTicked: boolean) => void
}

const MANY = 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]'
/** Columns for three short lists side by side. */
const THREE = 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]'

/** A list of checkboxes in a fixed order, with how many are ticked. */
export function Checklist({ title, isHeading, options, ticked, settled, onTick }: ChecklistProps) {
  const count = options.filter(({ id }) => ticked.includes(id) || settled?.entries.includes(id)).length
  return (
    <fieldset className="min-w-0">
      <legend className="cluster-1 font-strong mb-2 w-full items-baseline gap-x-3">
        {isHeading ? <h2>{title}</h2> : title}{' '}
        <span className="quiet font-normal">{words.chosen(count)}</span>
      </legend>
      <div
        className={joinClasses('grid gap-2 in-[.ui-card]:max-sm:gap-1', options.length === 3 ? THREE : MANY)}
      >
        {options.map(({ id, label }) => {
          const isSettled = settled?.entries.includes(id) ?? false
          return (
            <Checkbox
              look="card"
              key={id}
              label={
                isSettled ? (
                  <>
                    {label} <small className="text-ink-soft block">{settled?.reason}</small>
                  </>
                ) : (
                  <bdi>{label}</bdi>
                )
              }
              checked={isSettled || ticked.includes(id)}
              disabled={isSettled}
              onChange={(isTicked) => onTick(id, isTicked)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

import type { Option } from '@glimmer/content/preferences/option'
import { Checkbox } from '../../ui/checkbox.tsx'
import { words } from './words.ts'

interface ChecklistProps {
  readonly title: string
  /** The title is a heading of the page. */
  readonly isHeading?: boolean
  readonly options: readonly Option[]
  readonly ticked: readonly string[]
  /** What is ticked and stays so, and why. */
  readonly settled?: { readonly entries: readonly string[]; readonly reason: string }
  readonly onTick: (entry: string, isTicked: boolean) => void
}

/** Things to tick, in an order that stays, with how many are. */
export function Checklist({ title, isHeading, options, ticked, settled, onTick }: ChecklistProps) {
  const count = options.filter(({ id }) => ticked.includes(id) || settled?.entries.includes(id)).length
  return (
    <fieldset className="preference-list">
      <legend>
        {isHeading ? <h2>{title}</h2> : title} <span>{words.chosen(count)}</span>
      </legend>
      <div className="preference-options">
        {options.map(({ id, label }) => {
          const isSettled = settled?.entries.includes(id) ?? false
          return (
            <Checkbox
              key={id}
              label={
                isSettled ? (
                  <>
                    {label} <small>{settled?.reason}</small>
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

import {
  SUGGESTED_TASKS,
  SUGGESTION_CATEGORIES,
  type SuggestionCategory,
} from '@glimmer/content/tasks/suggested-tasks'
import { likelyRepeat } from '@glimmer/domain/tasks/likely-repeat'
import { useToday } from '../../../data/preferences/use-today.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { LikelyRepeatChip } from './likely-repeat-chip.tsx'
import { words } from './words.ts'

interface SortSuggestionsProps {
  readonly chosen: readonly string[]
  /** Changed categories by the suggestion's id; the others keep their own. */
  readonly categories: Readonly<Record<string, SuggestionCategory>>
  readonly onChange: (categories: Record<string, SuggestionCategory>) => void
  /** The ids of those that are to come again. */
  readonly repeating: readonly string[]
  readonly onRepeating: (repeating: string[]) => void
}

/** Explains the four categories, and lets one be chosen for each task. */
export function SortSuggestions({
  chosen,
  categories,
  onChange,
  repeating,
  onRepeating,
}: SortSuggestionsProps) {
  const today = useToday()
  const tasks = SUGGESTED_TASKS.filter(({ id }) => chosen.includes(id)).map((task) => ({
    ...task,
    likely: likelyRepeat(task.title, today),
  }))
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        {SUGGESTION_CATEGORIES.map((category) => (
          <li
            key={category}
            className="bg-sunken text-s grid content-start rounded-m px-3 py-2 leading-[1.4]"
          >
            <strong>{words.categoryName(category)}</strong>
            <span>{words.categoryHints[category]}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3">
        {tasks.map(({ id, title, category, likely }) => (
          <li key={id} className="grid gap-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-4">
            <p aria-hidden className="font-medium">
              {title}
            </p>
            <SegmentedControl
              label={words.sortOf(title)}
              isWide
              value={categories[id] ?? category}
              onChange={(chosenCategory) => onChange({ ...categories, [id]: chosenCategory })}
              segments={SUGGESTION_CATEGORIES.map((value) => ({ value, label: words.categoryName(value) }))}
            />
            {likely && (
              <LikelyRepeatChip
                likely={likely}
                title={title}
                isOn={repeating.includes(id)}
                onChange={(isOn) =>
                  onRepeating(isOn ? [...repeating, id] : repeating.filter((other) => other !== id))
                }
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

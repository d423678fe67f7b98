import {
  SUGGESTED_TASKS,
  SUGGESTION_CATEGORIES,
  type SuggestionCategory,
} from '@glimmer/domain/tasks/suggested-tasks'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { words } from './words.ts'

interface SortSuggestionsProps {
  readonly chosen: readonly string[]
  /** By the suggestion's id; what is not here stays where it is by itself. */
  readonly categories: Readonly<Record<string, SuggestionCategory>>
  readonly onChange: (categories: Record<string, SuggestionCategory>) => void
}

/** What the four categories are for, and one choice for each task. */
export function SortSuggestions({ chosen, categories, onChange }: SortSuggestionsProps) {
  const tasks = SUGGESTED_TASKS.filter(({ id }) => chosen.includes(id))
  return (
    <>
      <ul className="suggestion-cards">
        {SUGGESTION_CATEGORIES.map((category) => (
          <li key={category}>
            <strong>{words.categoryName(category)}</strong>
            <span>{words.categoryHints[category]}</span>
          </li>
        ))}
      </ul>
      <ul className="suggestion-sorting">
        {tasks.map(({ id, title, category }) => (
          <li key={id}>
            <p aria-hidden>{title}</p>
            <SegmentedControl
              label={words.sortOf(title)}
              isWide
              value={categories[id] ?? category}
              onChange={(chosenCategory) => onChange({ ...categories, [id]: chosenCategory })}
              segments={SUGGESTION_CATEGORIES.map((value) => ({ value, label: words.categoryName(value) }))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

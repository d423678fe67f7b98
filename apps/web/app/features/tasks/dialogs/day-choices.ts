import {
  type DateChoice,
  type DateChoiceKey,
  dateChoices,
  dayLabel,
} from '@glimmer/domain/tasks/date-choices'

/** Choices whose name does not say which day they are. */
const UNNAMED: ReadonlySet<DateChoiceKey> = new Set(['weekend', 'next-week'])

/** The days to choose from, each once, with the date where its name does not say it. */
export function dayChoices(today: string): readonly (DateChoice & { readonly hint?: string })[] {
  return dateChoices(today)
    .filter(({ date }, place, all) => all.findIndex((other) => other.date === date) === place)
    .map((choice) => (UNNAMED.has(choice.key) ? { ...choice, hint: dayLabel(choice.date, today) } : choice))
}

/** A day's label in the middle of a sentence: 'tomorrow', but 'Monday'. */
export function dayInSentence(label: string): string {
  return label === 'Today' || label === 'Tomorrow' ? label.toLowerCase() : label
}

/**
 * The one or two letters that stand for a person without a picture: of their first and last name, else of their address.
 * Empty where there is neither.
 */
export function initialsOf(name: string | null, email: string | null = null): string {
  const words = name?.trim().split(/\s+/) ?? []
  const said = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = said.map((word) => firstLetterOf(word ?? ''))
  return (letters.join('') || firstLetterOf(email ?? '')).toUpperCase()
}

/** The first letter, digit or picture, whole: an accent or a flag is not cut off. */
function firstLetterOf(word: string): string {
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(segment)) return segment
  }
  return ''
}

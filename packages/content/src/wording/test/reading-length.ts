export interface Limits {
  /** Words that a sentence has at most. */
  readonly sentence: number
  /** Words that a paragraph has at most. */
  readonly paragraph: number
}

/** For what is read on a tired day: one point a sentence, and a paragraph that can be taken in at one look. */
export const ADVICE_LIMITS: Limits = { sentence: 20, paragraph: 50 }

/** For the pages around it. */
export const PAGE_LIMITS: Limits = { sentence: 30, paragraph: 50 }

/** Sentences and paragraphs that ask for too much at once, each with its number of words. A line break ends both. */
export function longParts(text: string, { sentence, paragraph }: Limits): string[] {
  return text.split(/\n+/).flatMap((part) => [
    ...(countWords(part) > paragraph ? [`${countWords(part)} words: ${part}`] : []),
    ...sentencesOf(part)
      .filter((one) => countWords(one) > sentence)
      .map((one) => `${countWords(one)} words: ${one}`),
  ])
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?…][’”)]?)\s+/)
}

/** What stands between spaces and has a letter or a digit. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

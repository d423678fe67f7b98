import type { SaidWords } from './said-words.ts'

/** What a title says, as far as it can be told without understanding it. */
export interface ReadTitle {
  /** The title without signs at its ends, short enough to stand inside a sentence. */
  readonly quoted: string
  /** What is to be done, in lower case, beginning with the plain form of the verb. */
  readonly said: string
  /** Its words without articles and the like. */
  readonly saidWords: SaidWords
  /** The same to the end of the sentence: "tell my sister that i can't come". */
  readonly wholeWords: SaidWords
  /** Its words as they were written, in lower case. */
  readonly words: readonly string[]
  /** The words after the verb and what links it to them. */
  readonly rest: readonly string[]
  /** The stem of what is to be done, where it begins with that. */
  readonly verb: string | null
  /** What it is to be done to, as it stands inside a sentence: "the letter from HMRC". */
  readonly object: string | null
  /** The one the title speaks of: "Sam", "the landlord". */
  readonly who: string | null
  /** What one speaks with them about: "the mould". */
  readonly topic: string | null
  /** Its words with their capitals, as far as they make one task. */
  readonly spelled: readonly string[]
}

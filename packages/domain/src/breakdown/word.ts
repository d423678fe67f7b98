import { endsAThing } from './in-sentence.ts'
import { recent } from './recent.ts'
import { stem } from './stem.ts'

/** A word as it is written in a title, and what every rule asks of it: looked up once. */
export interface Word {
  readonly text: string
  readonly low: string
  readonly stem: string
  /** In lower case and without signs: "Wash/dry" is two. */
  readonly parts: readonly string[]
  readonly partStems: readonly string[]
  readonly endsAThing: boolean
  /** Whether a step can say it as it is. */
  readonly isPlain: boolean
}

export const wordOf = recent((text): Word => {
  const low = text.toLowerCase()
  const parts = low.split(/[^\p{L}\p{N}'’-]+/u).filter((part) => part !== '')
  return {
    text,
    low,
    stem: stem(text),
    parts,
    partStems: parts.map(stem),
    endsAThing: endsAThing(text),
    isPlain: /^[\p{Script=Latin}\p{N}’'£$€&%.+#/“”"-]+$/u.test(text),
  }
})

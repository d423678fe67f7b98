import { DETERMINERS } from './known-words.ts'
import { stem } from './stem.ts'
import type { Word } from './word.ts'

/** Words in lower case with their stems beside them: the rules compare these. */
export interface SaidWords {
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

/** The words of a text that say something. */
export function saidWords(text: string): SaidWords {
  const words = text.split(' ')
  return withoutDeterminers({ words, stems: words.map(stem) })
}

/** All parts of the words: "Wash/dry" is two. */
export function partsOf(all: readonly Word[]): SaidWords {
  const words: string[] = []
  const stems: string[] = []
  for (const { parts, partStems } of all) {
    words.push(...parts)
    stems.push(...partStems)
  }
  return { words, stems }
}

export function joined(a: SaidWords, b: SaidWords): SaidWords {
  return { words: [...a.words, ...b.words], stems: [...a.stems, ...b.stems] }
}

export function withoutDeterminers(all: SaidWords): SaidWords {
  return without((word) => DETERMINERS.has(word), all)
}

/** "Make my bed" is as good as "make the bed", and "go to sleep" as "go sleep". */
export function withoutTo(all: SaidWords): SaidWords {
  return without((word) => word === 'to', all)
}

function without(isLeftOut: (word: string) => boolean, all: SaidWords): SaidWords {
  if (!all.words.some(isLeftOut)) return all
  return {
    words: all.words.filter((word) => !isLeftOut(word)),
    stems: all.stems.filter((_, place) => !isLeftOut(all.words[place] ?? '')),
  }
}

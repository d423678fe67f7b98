import { describe, expect, it } from 'vitest'
import { unkindAdvice } from './kindness.ts'
import { ADVICE_LIMITS, longParts } from './reading-length.ts'
import { americanWords } from './spelling.ts'

/** Something that is said to a person as it is, with the place where it is said. */
export interface Piece {
  readonly id: string
  readonly texts: readonly string[]
}

/** Tests that all pieces of these lists are said in the way that `docs/content.md` describes. */
export function readContent(lists: Readonly<Record<string, readonly Piece[]>>): void {
  describe.each(Object.entries(lists))('%s', (_, pieces) => {
    const found = (problemsOf: (text: string) => readonly string[]) =>
      pieces.flatMap(({ id, texts }) => texts.flatMap(problemsOf).map((problem) => `${id}: ${problem}`))

    it('are there, each with an id of its own and something to say', () => {
      expect(pieces.length).toBeGreaterThan(0)
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
      expect(pieces.filter(({ texts }) => texts.join('').trim() === '').map(({ id }) => id)).toEqual([])
    })

    it('are kind: no guilt, no belittling, no illness made of a person', () => {
      expect(found(unkindAdvice)).toEqual([])
    })

    it('are spelled the British way', () => {
      expect(found(americanWords)).toEqual([])
    })

    it('ask for little at once', () => {
      expect(found((text) => longParts(text, ADVICE_LIMITS))).toEqual([])
    })

    it('are typeset with care: curly quotes, one space, no dots in a row', () => {
      expect(found((text) => text.match(/ {2}|[ \t]$|^ |['"]|\.\.|!!/g) ?? [])).toEqual([])
    })
  })
}

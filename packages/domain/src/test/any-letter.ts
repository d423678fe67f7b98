import fc from 'fast-check'

/** Halves of a character lie from here on, so many of them. */
const [HALVES, MANY] = [0xd800, 0x800]

/**
 * Any code point of Unicode, as the `unit` of a `fc.string`. The one that fast-check brings, `binary`, lists all 1.1 million at its
 * first use: a second of work and 170 MB in each process of the tests.
 */
export const anyLetter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff - MANY })
  .map((n) => String.fromCodePoint(n < HALVES ? n : n + MANY))

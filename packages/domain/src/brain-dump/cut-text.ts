/**
 * Cuts a text into pieces of at most `max` UTF-16 units, after a sentence where one ends in the second half of a piece,
 * else between two words, else where it must be, but never inside a character. No word is lost.
 * Example: `cutText('One. Two three', 8)` is `['One. Two', 'three']`
 */
export function cutText(text: string, max: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > max) {
    const end = findEnd(rest, max)
    pieces.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

function findEnd(text: string, max: number): number {
  // One unit more, so that a word which ends exactly at the limit stays whole.
  const head = text.slice(0, max + 1)
  const sentence = lastMatch(head, /[.!?…](?=\s)/g) + 1
  if (sentence > max / 2) return sentence
  const space = lastMatch(head, /\s/g)
  if (space > 0) return space
  const isInsidePair =
    /[\uD800-\uDBFF]/.test(head.charAt(max - 1)) && /[\uDC00-\uDFFF]/.test(head.charAt(max))
  return isInsidePair && max > 1 ? max - 1 : max
}

/** Where the last match begins; -1 where there is none. */
function lastMatch(text: string, pattern: RegExp): number {
  let last = -1
  for (const { index } of text.matchAll(pattern)) last = index
  return last
}

/**
 * Whether a click is the second of a double click. Where the first one takes a thought away, another stands in its place,
 * and nobody has read that yet.
 */
export function isSecondOfTwo({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail === 2
}

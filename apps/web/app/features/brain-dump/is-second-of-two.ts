/**
 * Whether a click is the second of a double click. If the first one removed a thought, the second would hit the next
 * thought unread.
 */
export function isSecondOfTwo({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail === 2
}

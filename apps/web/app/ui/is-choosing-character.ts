import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to the choice of a character (IME). Safari ends that choice before it tells of the Enter that did
 * it; what is left is the old code 229.
 */
export function isChoosingCharacter({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

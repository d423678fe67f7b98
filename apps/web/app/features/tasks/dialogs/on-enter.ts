import type { KeyboardEvent } from 'react'
import { isChoosingCharacter } from '../../../ui/is-choosing-character.ts'

/** For a field inside a form of its own purpose: Enter adds what it says, and does not send the whole form. */
export function onEnter(add: () => unknown): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || isChoosingCharacter(event)) return
    event.preventDefault()
    add()
  }
}

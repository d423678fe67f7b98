import type { KeyboardEvent } from 'react'
import { isChoosingCharacter } from '../../../ui/is-choosing-character.ts'

/** For a field with an Enter of its own inside a form: adds what was typed instead of sending the form. */
export function onEnter(add: () => unknown): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || isChoosingCharacter(event)) return
    event.preventDefault()
    add()
  }
}

import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { areShortcutsOn, isPlainPress, THOUGHT_KEY } from '../../../ui/single-keys.ts'
import { isSprintOnTop } from '../open-sprint.ts'
import { words } from './words.ts'

/** Opens the field for writing down a thought during a sprint, by a button or by the shortcut of every page. The time runs on. */
export function ParkThought({ onThought }: { readonly onThought: () => void }) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== THOUGHT_KEY || !isPlainPress(event) || !areShortcutsOn()) return
      if (!isSprintOnTop()) return
      event.preventDefault()
      onThought()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onThought])
  return (
    <Button
      variant="plain"
      className="justify-self-center"
      icon={<MessageCirclePlus aria-hidden />}
      aria-haspopup="dialog"
      onClick={onThought}
    >
      {words.thought}
    </Button>
  )
}

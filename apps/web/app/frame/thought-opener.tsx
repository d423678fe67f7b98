import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { thoughtDialog } from '../features/brain-dump/brain-dump-dialogs.ts'
import { Button } from '../ui/button.tsx'
import { dialogs } from '../ui/dialogs/dialogs.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { areShortcutsOn, isSinglePress, THOUGHT_KEY } from '../ui/single-keys.ts'
import { words } from './words.ts'

/** The way to write a thought down from every page: a button, and a key where keys are on. */
export function ThoughtOpener() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== THOUGHT_KEY || !isSinglePress(event) || !areShortcutsOn()) return
      event.preventDefault()
      writeThoughtDown()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const shared = { 'aria-haspopup': 'dialog', onClick: writeThoughtDown } as const
  return (
    <>
      <Button
        {...shared}
        className="max-lg:hidden"
        icon={<Plus aria-hidden />}
        aria-label={words.writeThought}
      >
        {words.thought}
      </Button>
      {/* A plus alone would mean a task: the field for one has it. */}
      <IconButton
        {...shared}
        className="lg:hidden"
        icon={<MessageCirclePlus aria-hidden className="size-6" />}
        label={words.writeThought}
      />
    </>
  )
}

/** Where the page has the field itself, that gets the focus. */
function writeThoughtDown(): void {
  const field = document.querySelector<HTMLElement>('main [data-write-down]')
  if (field) field.focus()
  else void dialogs.open(thoughtDialog, {})
}

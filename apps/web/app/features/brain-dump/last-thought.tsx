import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { useEffect, useRef } from 'react'
import { shortName } from '../../lib/short-name.ts'
import { useStore } from '../../lib/use-store.ts'
import { followKeyboard, keyboardRoom } from '../../ui/keyboard.ts'
import { words } from './words.ts'

/**
 * How many thoughts there are and which was the last, right below the field while a phone's keyboard hides the list. Only
 * for eyes: a screen reader is told when a thought is added.
 */
export function LastThought({ thoughts }: { readonly thoughts: readonly BrainDumpItem[] }) {
  const room = useStore(keyboardRoom)
  const line = useRef<HTMLParagraphElement>(null)
  const last = thoughts.at(-1)
  const isShown = room > 0 && last !== undefined
  useEffect(followKeyboard, [])
  useEffect(() => {
    if (isShown) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, room, last?.id])
  if (!isShown) return null
  return (
    <p ref={line} aria-hidden data-keep-clear className="quiet line-clamp-2 wrap-anywhere">
      {words.lastOf(thoughts.length, shortName(last.text))}
    </p>
  )
}

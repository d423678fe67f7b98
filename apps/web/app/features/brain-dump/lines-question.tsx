import type { WrittenText } from '@glimmer/domain/brain-dump/split-thoughts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

type Several = Extract<WrittenText, { kind: 'several' }>

export interface LinesQuestionProps extends Omit<Several, 'kind'> {
  readonly onSeveral: () => void
  readonly onOne: (thought: string) => void
}

/** Asks below the field whether several lines are several thoughts. The question goes when the person writes on. */
export function LinesQuestion({ thoughts, rest, asOne, onSeveral, onOne }: LinesQuestionProps) {
  const question = useRef<HTMLDivElement>(null)
  // A long text may push the question below the bottom bar or a phone's keyboard.
  useEffect(() => {
    question.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={question} data-asks className="bg-dusk-wash cluster-3 justify-between rounded-m px-4 py-3">
      <p>{questionOf({ thoughts, rest, asOne })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="go" onClick={onSeveral}>
          {words.addSeveral(thoughts.length)}
        </Button>
        {asOne !== null && <Button onClick={() => onOne(asOne)}>{words.keepAsOne}</Button>}
      </div>
    </div>
  )
}

/** The text of the question. */
export function questionOf({ thoughts, rest, asOne }: Omit<Several, 'kind'>): string {
  const count = thoughts.length + rest.length
  const title = asOne === null ? words.tooLongTitle(count) : words.severalTitle(count)
  return rest.length > 0 ? `${title} ${words.tooMany(rest.length)}` : title
}

import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { addShared } from '@glimmer/domain/brain-dump/shared-text'
import { readWritten } from '@glimmer/domain/brain-dump/split-thoughts'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sharedWords } from '../../data/brain-dump/shared.ts'
import { useDevice } from '../../device/device-context.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { BrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { drawNow } from './focus-after.ts'
import { LastThought } from './last-thought.tsx'
import { LinesQuestion, questionOf } from './lines-question.tsx'
import { words } from './words.ts'

export interface WriteDownProps {
  /** All that are written down, the newest at the end. */
  readonly thoughts: readonly BrainDumpItem[]
  readonly onAdd: BrainDumpCommands['add']
  /** Called once all of it is added. */
  readonly onAdded?: () => void
}

const thoughtsDraft = deviceSetting({ key: 'brain-dump', scope: 'owner', ...anyText })

/** A field; Enter adds. It is empty again at once, and the text is kept until it is stored. */
export function WriteDown({ thoughts: all, onAdd, onAdded }: WriteDownProps) {
  const { store } = useDevice()
  const [text, draft] = useDraft(thoughtsDraft(store.owner))
  const [saving, setSaving] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const [isShared, setShared] = useState(() => sharedWords.get() !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const written = readWritten(text)
  const asked = written.kind === 'several' && (isAsked || written.asOne === null) ? written : null
  const isIdle = written.kind === 'nothing' || saving > 0

  const takeShared = useEffectEvent(() => {
    const shared = sharedWords.get()
    if (shared === '') return
    draft.set(addShared(text, shared))
    sharedWords.set('')
    field.current?.focus()
  })
  useEffect(() => takeShared(), [])

  async function add(thoughts: readonly string[], rest = '') {
    field.current?.focus()
    setAsked(rest !== '')
    setShared(false)
    draft.show(rest)
    setSaving((before) => before + 1)
    const isAdded = await onAdd(thoughts)
    setSaving((before) => before - 1)
    // Only now, as the draft was the only copy until the thoughts were stored.
    if (isAdded) draft.keepShown()
    else draft.restore(thoughts.join('\n'), '\n')
    if (isAdded) setNote(words.count(all.length + thoughts.length))
    if (isAdded && rest === '') onAdded?.()
  }
  function submit() {
    if (written.kind === 'one') void add([written.thought])
    if (written.kind !== 'several') return field.current?.focus()
    drawNow(() => setAsked(true))
    question.current?.querySelector('button')?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the choice of a character (IME) is not an Enter.
    if (event.key !== 'Enter' || event.shiftKey || isChoosingCharacter(event)) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="cluster-3 items-end">
        <TextArea
          ref={field}
          data-write-down
          label={words.field}
          className="flex-[1_1_11rem] in-data-[text-size=larger]:max-sm:basis-[6rem] in-data-[text-size=largest]:max-sm:basis-[6rem] in-data-[text-size=largest]:max-sm:[&_label]:whitespace-nowrap"
          hint={isShared ? words.sharedIsHere : <span data-keys>{words.fieldHint}</span>}
          rows={1}
          value={text}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => draft.set(event.target.value)}
          onPaste={(event) => {
            if (/[\r\n]/.test(event.clipboardData.getData('text').trim())) setAsked(true)
          }}
          onKeyDown={onKeyDown}
        />
        {/* With large letters its sign alone stands beside the field, clear of the bar below. */}
        <Button
          type="submit"
          variant="main"
          className="min-h-field shrink-0 rounded-m in-data-[text-size=larger]:max-sm:px-[0.9rem] in-data-[text-size=larger]:max-sm:[&>span]:sr-only in-data-[text-size=largest]:max-sm:px-[0.9rem] in-data-[text-size=largest]:max-sm:[&>span]:sr-only"
          icon={<Plus aria-hidden />}
          aria-disabled={isIdle || undefined}
          onClick={(event) => isIdle && event.preventDefault()}
        >
          {words.add}
        </Button>
      </div>
      <div ref={question}>
        {asked && (
          <LinesQuestion
            {...asked}
            onSeveral={() => void add(asked.thoughts, asked.rest.join('\n'))}
            onOne={(thought) => void add([thought])}
          />
        )}
      </div>
      <LastThought thoughts={all} />
      <p role="status" className="sr-only">
        {asked ? questionOf(asked) : note}
      </p>
    </form>
  )
}

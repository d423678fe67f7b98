import { type OfferedStep, readStepEdit } from '@glimmer/domain/breakdown/offered-steps'
import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import Pencil from 'lucide-react/icons/pencil'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isChoosingCharacter } from '../../ui/is-choosing-character.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

/** Aligns the checkbox with the first line, and keeps additions clear of the line between rows. */
const STEP =
  'min-w-0 flex-1 wrap-anywhere [&>.ui-check]:items-start [&>.ui-check]:pt-[0.5rem] [&>.ui-check]:pb-[0.25rem] [&>p]:mb-2'

export interface OfferedStepRowProps {
  readonly step: OfferedStep
  readonly isEdited: boolean
  readonly onChange: (change: Partial<OfferedStep>) => void
  readonly onEdit: () => void
  readonly onEdited: () => void
}

export function OfferedStepRow({ step, isEdited, onChange, onEdit, onEdited }: OfferedStepRowProps) {
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    // Only if the focus was lost with the fields: by now another step may be edited.
    if (wasEdited.current && !isEdited && !document.activeElement?.closest('ol')) {
      pencil.current?.focus()
    }
    wasEdited.current = isEdited
  }, [isEdited])

  if (isEdited) return <EditedStep step={step} onChange={onChange} onEdited={onEdited} />
  return (
    <li className="flex items-start gap-2 py-1">
      <Checkbox
        className={joinClasses(STEP, !step.isChosen && '[&>.ui-check]:text-ink-soft')}
        label={
          <>
            {step.title}{' '}
            <small className="text-ink-soft font-normal block">{words.minutes(step.minutes)}</small>
          </>
        }
        hint={step.hint || undefined}
        checked={step.isChosen}
        onChange={(isChosen) => onChange({ isChosen })}
      />
      <IconButton
        ref={pencil}
        label={words.edit(step.title)}
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
      />
    </li>
  )
}

/** Every key is taken over at once, so that a press on another button loses nothing. Escape restores the former text. */
function EditedStep({
  step,
  onChange,
  onEdited,
}: Pick<OfferedStepRowProps, 'step' | 'onChange' | 'onEdited'>) {
  const [before] = useState(step)
  const [typed, setTyped] = useState({ title: step.title, minutes: String(step.minutes) })
  const title = useRef<HTMLTextAreaElement>(null)
  useEffect(() => title.current?.focus(), [])

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange({ ...readStepEdit(before, next), isChosen: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isChoosingCharacter(event)) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Escape') onChange(before)
    onEdited()
    event.preventDefault()
    // Escape leaves the step, not the dialog.
    event.stopPropagation()
  }

  return (
    <li className="cluster-2 items-end py-3">
      <TextArea
        ref={title}
        rows={2}
        className="flex-[1_1_100%]"
        label={words.newTitle}
        value={typed.title}
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => type({ title: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <TextField
        className="w-[5.5rem]"
        label={words.newMinutes}
        value={typed.minutes}
        inputMode="numeric"
        maxLength={3}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => type({ minutes: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <Button onClick={onEdited}>{words.edited}</Button>
    </li>
  )
}

import {
  addStep,
  applyEdits,
  editStep,
  setStepRemoved,
  type StepEntry,
  type TaskEdits,
  type TaskForm,
} from '@glimmer/domain/tasks/task-edits'
import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import type { DeviceSetting } from '../../../lib/device-setting.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AssistButton } from './assist-button.tsx'
import { stepLines } from './break-down-task.tsx'
import { onEnter } from './on-enter.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { useSuggestedEdits } from './use-suggested-edits.ts'
import { words } from './words.ts'

export interface StepsEditorProps {
  readonly form: TaskForm
  readonly edits: TaskEdits
  readonly onEdits: (edits: TaskEdits) => void
  /** Keeps what is typed into the line for a new step. */
  readonly newStep: DeviceSetting<string>
  /** Steps of a task that exists can be ticked, and are counted. */
  readonly canTick?: boolean
  /** Called with suggested steps; without it they become edits of the form. */
  readonly onSuggested?: (titles: readonly string[], minutes: number | null) => Promise<boolean>
}

/** Edits the steps of a form: added, renamed, removed and restored. Nothing is stored before the form is. */
export function StepsEditor({
  form,
  edits,
  onEdits,
  newStep,
  canTick = false,
  onSuggested,
}: StepsEditorProps) {
  const headingId = useId()
  const { newId } = useDialogCommands()
  const [text, draft] = useDraft(newStep)
  const { fields, steps } = applyEdits(form, edits)
  const draftSuggested = useSuggestedEdits(form, edits, onEdits)
  const left = steps.filter(({ id }) => !edits.removed.includes(id))
  const done = left.filter(({ isDone }) => isDone).length

  function add() {
    onEdits(addStep(edits, newId(), text))
    draft.set('')
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="ui-field-label">
        {words.steps}
      </h3>
      {canTick && left.length > 0 && (
        <ProgressBar
          label={words.steps}
          value={done}
          max={left.length}
          text={words.stepsDone(done, left.length)}
        />
      )}
      {steps.length > 0 && (
        <ol className="grid gap-2">
          {steps.map((step, place) => (
            <EditedStep
              key={step.id}
              step={step}
              label={words.stepNumber(place + 1)}
              canTick={canTick}
              isRemoved={edits.removed.includes(step.id)}
              onChange={(change) => onEdits(editStep(edits, step.id, change))}
              onRemoved={(isRemoved) => onEdits(setStepRemoved(edits, step.id, isRemoved))}
            />
          ))}
        </ol>
      )}
      <div className="flex">
        <TextField
          className="grow"
          label={words.newStep}
          isLabelHidden
          placeholder={words.newStepHint}
          value={text}
          maxLength={MAX_TITLE_LENGTH}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={onEnter(add)}
          after={<IconButton label={words.addStep} icon={<Plus aria-hidden />} onClick={add} />}
        />
      </div>
      <AssistButton
        task={{ title: fields.title, context: stepLines(left) }}
        canEstimate={fields.minutes.trim() === ''}
        onApply={onSuggested ?? draftSuggested}
      />
    </section>
  )
}

const REMOVED = '[&_.ui-input]:text-ink-soft [&_.ui-input]:line-through [&_.ui-input]:decoration-[1.5px]'

interface EditedStepProps {
  readonly step: StepEntry
  readonly label: string
  readonly canTick: boolean
  readonly isRemoved: boolean
  readonly onChange: (change: Partial<Omit<StepEntry, 'id'>>) => void
  readonly onRemoved: (isRemoved: boolean) => void
}

/** A removed step stays in its place, struck through, with a button to restore it that keeps the focus. */
function EditedStep({ step, label, canTick, isRemoved, onChange, onRemoved }: EditedStepProps) {
  return (
    <li className="flex items-center gap-2">
      {canTick && (
        <Checkbox
          label={words.stepDone(step.title)}
          isLabelHidden
          checked={step.isDone}
          disabled={isRemoved}
          onChange={(isDone) => onChange({ isDone })}
        />
      )}
      <TextField
        className={joinClasses('grow', isRemoved && REMOVED)}
        label={label}
        isLabelHidden
        value={step.title}
        maxLength={MAX_TITLE_LENGTH}
        readOnly={isRemoved}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Button
        variant="plain"
        className={joinClasses('shrink-0 px-3 whitespace-nowrap', !isRemoved && 'ui-icon-button')}
        aria-label={isRemoved ? words.putBackStep(step.title) : words.removeStep(step.title)}
        icon={isRemoved ? undefined : <Trash2 aria-hidden />}
        onClick={() => onRemoved(!isRemoved)}
      >
        {isRemoved ? words.putBack : ''}
      </Button>
    </li>
  )
}

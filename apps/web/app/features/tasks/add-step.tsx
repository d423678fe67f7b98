import { MAX_TITLE_LENGTH, type Task } from '@glimmer/domain/tasks/task'
import Plus from 'lucide-react/icons/plus'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { useDevice } from '../../device/device-context.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

const stepDraft = deviceSetting({ key: 'step', scope: 'owner', ...anyText })

/** A line for a new step. Enter adds it; blank text is ignored. */
export function AddStep({ task }: { readonly task: Task }) {
  const { store } = useDevice()
  const { addStep } = useTaskCommands()
  const [text, draft] = useDraft(stepDraft(store.owner, task.id))

  async function add() {
    const title = text.trim()
    if (title === '') return
    draft.show('')
    if (await addStep(task, title)) draft.keepShown()
    else draft.restore(title)
  }

  return (
    <form
      className="add-step"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={words.newStep(task.title)}
        isLabelHidden
        placeholder={words.newStepHint}
        value={text}
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => draft.set(event.target.value)}
        after={<IconButton type="submit" label={words.addStep} icon={<Plus aria-hidden />} />}
      />
    </form>
  )
}

import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { TextField } from '../../ui/text-field.tsx'
import { newTaskDialog } from './task-dialogs.ts'
import { words } from './words.ts'

const quickAddDraft = deviceSetting({ key: 'quick-add', scope: 'owner', ...anyText })

/** With the largest letters an empty field needs its room for the words in it. */
const ROOMY = 'grow in-data-[text-size=largest]:max-sm:[&:has(input:placeholder-shown)_button]:hidden'

/** For so long the field says what was added. */
const SAID_MS = 8_000

/** A field; Enter adds a task. What is typed survives a reload; the field is empty again before the task is stored. */
export function QuickAdd() {
  const { store } = useDevice()
  const { addTask } = useTaskCommands()
  const [text, draft] = useDraft(quickAddDraft(store.owner))
  const [added, setAdded] = useState('')

  useEffect(() => {
    if (added === '') return
    const timer = setTimeout(() => setAdded(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [added])

  async function add() {
    const title = text.trim()
    if (title === '') return
    draft.show('')
    const isAdded = await addTask(title)
    // Only now, as the draft was the only copy until the task was stored.
    if (isAdded) draft.keepShown()
    else draft.restore(title)
    setAdded(isAdded ? title : '')
  }

  /** Opens the form with what is typed, which leaves this field once the form has stored it. */
  function openCreation() {
    const onTaken = (formerTitle: string) => {
      draft.letGo(text)
      if (formerTitle !== '') draft.restore(formerTitle)
    }
    void dialogs.open(newTaskDialog, { title: text.trim(), onTaken })
  }

  return (
    <form
      className="mb-6 flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        data-quick-add
        className={joinClasses(ROOMY, added !== '' && '[&_input]:placeholder:text-moss')}
        label={words.quickAdd}
        isLabelHidden
        // Where the eyes are, as its row may be far below.
        placeholder={added === '' ? words.quickAddHint : words.added(added)}
        value={text}
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => {
          draft.set(event.target.value)
          setAdded('')
        }}
        after={
          <IconButton type="submit" label={words.quickAddSubmit} icon={<CornerDownLeft aria-hidden />} />
        }
      />
      {/* On phones the button shows its icon alone; the words stay its name. */}
      <Button
        className="min-h-field rounded-m max-sm:px-[0.9rem] max-sm:[&>span]:sr-only"
        icon={<Plus aria-hidden />}
        aria-haspopup="dialog"
        onClick={openCreation}
      >
        {words.addTask}
      </Button>
      <p role="status" className="sr-only">
        {added !== '' && words.added(added)}
      </p>
    </form>
  )
}

import { categoryChoices, findCategory, ownCategories } from '@glimmer/domain/tasks/categories'
import { useDevice } from '../../../device/device-context.ts'
import { anyText, deviceSetting } from '../../../lib/device-setting.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { usePreferences } from '../../../data/preferences/use-preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { onEnter } from './on-enter.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { words } from './words.ts'

const MAX_CATEGORY_LENGTH = 100
const categoryDraft = deviceSetting({ key: 'category', scope: 'owner', ...anyText })

export interface CategoryFieldProps {
  readonly value: string | null
  readonly onChange: (category: string) => void
  readonly hint?: string | false | undefined
  readonly error?: string
}

/** The common categories, the person's own, and a field to add one, which is stored at once. */
export function CategoryField({ value, onChange, hint, error }: CategoryFieldProps) {
  const { store } = useDevice()
  const preferences = usePreferences()
  const { addCategory } = useDialogCommands()
  const [text, draft] = useDraft(categoryDraft(store.owner))
  const own = ownCategories(preferences?.appCustomizations)
  const choices = categoryChoices(own, value)
  const name = text.trim()

  async function add() {
    if (name === '') return
    const known = findCategory(choices, name)
    draft.show('')
    if (known === undefined && !(await addCategory(name))) return draft.restore(name)
    draft.keepShown()
    onChange(known ?? name)
  }

  return (
    <div className="grid gap-2">
      <RadioGroup
        label={words.category}
        hint={hint}
        layout="tiles"
        error={error}
        value={value === null ? undefined : findCategory(choices, value)}
        onChange={onChange}
        options={choices.map((category) => ({ value: category, label: words.categoryName(category) }))}
      />
      <div className="flex gap-2">
        <TextField
          className="grow"
          label={words.ownCategory}
          isLabelHidden
          placeholder={words.ownCategory}
          value={text}
          maxLength={MAX_CATEGORY_LENGTH}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={onEnter(add)}
        />
        <Button
          className="rounded-m"
          disabled={name === ''}
          aria-label={words.addCategory(name)}
          onClick={() => void add()}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}

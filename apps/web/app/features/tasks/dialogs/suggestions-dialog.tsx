import { SUGGESTION_CATEGORIES } from '@glimmer/content/tasks/suggested-tasks'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { noteSetUpAsked } from '../../../data/preferences/set-up-questions.ts'
import { useDevice } from '../../../device/device-context.ts'
import { deviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { useOneAct } from '../../../ui/dialogs/use-one-act.ts'
import { useFocusOnNewStep } from '../../../ui/use-focus-on-new-step.ts'
import { ChooseSuggestions } from './choose-suggestions.tsx'
import { SortSuggestions } from './sort-suggestions.tsx'
import { markSuggestionsSeen } from './suggestions-seen.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { words } from './words.ts'

const choiceSchema = z.object({
  step: z.enum(['choose', 'sort']),
  chosen: z.array(z.string()),
  categories: z.record(z.string(), z.enum(SUGGESTION_CATEGORIES)),
  // Drafts of earlier versions have no `repeating`.
  repeating: z._default(z.array(z.string()), []),
})
const NO_CHOICE: z.infer<typeof choiceSchema> = {
  step: 'choose',
  chosen: [],
  categories: {},
  repeating: [],
}
const firstRunChoice = deviceSetting({
  key: 'first-run',
  scope: 'owner',
  schema: choiceSchema,
  fallback: NO_CHOICE,
})

/** The first visit: choose tasks, then their categories. Both can be skipped, and what is ticked is kept. */
export function SuggestionsDialog({ close }: DialogControl) {
  const { store } = useDevice()
  const { owner } = store
  const { createSuggested } = useDialogCommands()
  const kept = firstRunChoice(owner)
  const [choice, setChoice] = useKept(kept)
  const hint = useRef<HTMLParagraphElement>(null)
  const { step, chosen, categories, repeating } = choice
  useFocusOnNewStep(step, hint)
  useEffect(() => noteSetUpAsked(store, 'suggestions'), [store])

  /** What is ticked stays so for whoever did not mean to go. */
  function leaveForNow() {
    markSuggestionsSeen()
    close()
  }
  function leave() {
    markSuggestionsSeen()
    // Forgotten, but not shown so: the step stays as it is while the dialog closes.
    kept.set(NO_CHOICE)
    close()
  }
  const create = useOneAct(async (wanted: typeof categories) => {
    if (await createSuggested(chosen, wanted, repeating)) leave()
  })

  return (
    <Dialog
      onLeave={leaveForNow}
      keepOnOutsidePress
      size="l"
      className="ui-sheet"
      title={step === 'choose' ? words.welcomeTitle : words.sortTitle}
      closeLabel={words.close}
      initialFocus={hint}
      actions={
        step === 'choose' ? (
          <>
            <Button onClick={leave}>{words.skip}</Button>
            <Button
              variant="main"
              onClick={() => (chosen.length === 0 ? leave() : setChoice({ ...choice, step: 'sort' }))}
            >
              {chosen.length === 0 ? words.getStarted : words.continue}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setChoice({ ...choice, step: 'choose' })}>{words.back}</Button>
            <Button onClick={() => create({})}>{words.skipCategories}</Button>
            <Button variant="main" onClick={() => create(categories)}>
              {words.createTasks}
            </Button>
          </>
        )
      }
    >
      <p ref={hint} tabIndex={-1} className="text-ink-soft">
        {step === 'choose' ? words.welcomeHint : words.sortHint}
      </p>
      {step === 'choose' ? (
        <ChooseSuggestions chosen={chosen} onChange={(next) => setChoice({ ...choice, chosen: next })} />
      ) : (
        <SortSuggestions
          chosen={chosen}
          categories={categories}
          onChange={(next) => setChoice({ ...choice, categories: next })}
          repeating={repeating}
          onRepeating={(next) => setChoice({ ...choice, repeating: next })}
        />
      )}
    </Dialog>
  )
}

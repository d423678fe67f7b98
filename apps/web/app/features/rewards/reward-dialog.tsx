import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import {
  BLANK_REWARD,
  MOST_REWARD_MINUTES,
  readReward,
  type RewardForm,
  rewardForm,
  type RewardGap,
  rewardEditsSchema,
} from '@glimmer/domain/rewards/reward-form'
import { COURSES, MAX_REWARD_TITLE_LENGTH } from '@glimmer/domain/rewards/reward'
import { useRef, useState } from 'react'
import { useDopamineMenu } from '../../data/rewards/use-dopamine-menu.ts'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useKept } from '../../lib/use-kept.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { focusFirstGap } from '../../ui/focus-first-gap.ts'
import { FormSheet } from '../../ui/form-sheet.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CourseSign } from './course-sign.tsx'
import { useRewardCommands } from '../../data/rewards/use-reward-commands.ts'
import { words } from './words.ts'

interface RewardDialogProps extends DialogControl {
  /** Null for a new entry. */
  readonly entryId: string | null
}

const NO_EDITS: Partial<RewardForm> = {}
const kept = { schema: rewardEditsSchema, fallback: NO_EDITS }
const newRewardEdits = deviceSetting({ key: 'new-reward', scope: 'owner', ...kept })
/** Unsaved changes, for each entry by its id. */
const rewardEdits = deviceSetting({ key: 'reward', scope: 'owner', ...kept })

/** Adds or changes an entry of the menu. What is typed is kept until it is saved or discarded, also when the dialog closes. */
export function RewardDialog({ entryId, close, reopen }: RewardDialogProps) {
  const commands = useRewardCommands()
  const { store } = useDevice()
  const { entry, last } = useEntry(entryId)
  const [edits, setEdits] = useKept(
    entryId === null ? newRewardEdits(store.owner) : rewardEdits(store.owner, entryId),
  )
  const [isAsked, setAsked] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const form = { ...(last ? rewardForm(last) : BLANK_REWARD), ...edits }
  const read = readReward(form)
  const ask = (gap: RewardGap, text: string) =>
    isAsked && read.kind === 'asks' && read.gaps.includes(gap) ? text : undefined

  function change(next: Partial<RewardForm>) {
    setEdits({ ...edits, ...next })
  }
  function putAside() {
    setEdits(NO_EDITS)
    return () => setEdits(edits)
  }
  async function save() {
    setAsked(true)
    if (read.kind === 'asks') return focusFirstGap(body.current)
    if (!(await (entry ? commands.change(entry, read.reward) : commands.add(read.reward)))) return
    setEdits(NO_EDITS)
    // A changed course moves the row, so the button that opened the dialog may be gone: find the one in the new row.
    close(undefined, entryId === null ? undefined : () => findButton(entryId)?.focus())
  }

  return (
    <FormSheet
      form={body}
      field={title}
      className="stack-6"
      title={entryId === null ? words.addTitle : words.changeTitle}
      description={entryId === null ? words.addHint : undefined}
      words={words}
      saveLabel={entry ? words.saveAction : words.addAction}
      wereKept={edits !== NO_EDITS}
      putAside={putAside}
      keepOnCancel
      reopen={reopen}
      onCancel={close}
      onSave={save}
    >
      <TextField
        ref={title}
        label={words.name}
        hint={words.nameHint}
        error={ask('title', words.nameNeeded)}
        value={form.title}
        maxLength={MAX_REWARD_TITLE_LENGTH}
        autoComplete="off"
        required
        onChange={(event) => change({ title: event.target.value })}
      />
      <RadioGroup
        label={words.course}
        error={ask('course', words.courseNeeded)}
        value={form.course ?? undefined}
        onChange={(course) => change({ course })}
        options={COURSES.map((course) => ({
          value: course,
          label: words.courses[course].one,
          hint: words.courses[course].explained,
          icon: <CourseSign course={course} />,
        }))}
      />
      <TextField
        className="[&_.ui-input-frame]:max-w-[9rem]"
        label={words.minutes}
        hint={words.minutesHint}
        error={ask('minutes', words.minutesUnclear(MOST_REWARD_MINUTES))}
        value={form.minutes}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        onChange={(event) => change({ minutes: event.target.value })}
      />
    </FormSheet>
  )
}

/** The button of an entry, wherever on the menu it stands by now. */
function findButton(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-reward="${id}"] button`)
}

interface KnownEntry {
  /** The entry as stored. Null for a new one, and where another device deleted it: saving then adds a new one. */
  readonly entry: MenuEntry | null
  /** The entry as it was last seen, also after another device deleted it. */
  readonly last: MenuEntry | null
}

function useEntry(id: string | null): KnownEntry {
  const { courses, takenOff } = useDopamineMenu()
  const all = [...courses.flatMap(({ entries }) => entries), ...takenOff]
  const entry = all.find((one) => one.id === id) ?? null
  const [last, setLast] = useState(entry)
  if (entry && entry !== last) setLast(entry)
  return { entry, last }
}

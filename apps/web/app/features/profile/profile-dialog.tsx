import {
  GENDERS,
  MAX_AGE,
  MAX_BIO_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '@glimmer/domain/profile/profile'
import {
  profileEditsSchema,
  profileForm,
  type ProfileForm,
  readProfile,
} from '@glimmer/domain/profile/profile-form'
import { useRef, useState } from 'react'
import { useProfileCommands } from '../../data/profile/use-profile-commands.ts'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useKept } from '../../lib/use-kept.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { focusFirstGap } from '../../ui/focus-first-gap.ts'
import { FormSheet } from '../../ui/form-sheet.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture/picture-field.tsx'
import { useOwnProfile } from './use-own-profile.ts'
import { words } from './words.ts'

const NO_EDITS: Partial<ProfileForm> = {}
const profileEdits = deviceSetting({
  key: 'profile',
  scope: 'owner',
  schema: profileEditsSchema,
  fallback: NO_EDITS,
})
const NO_GENDER = ''
const genders = [
  { value: NO_GENDER, label: words.noGender },
  ...GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] })),
] as const

/** What a person says of themselves. What is typed survives anything but Save and Cancel; the picture is saved at once. */
export function ProfileDialog({ close, reopen }: DialogControl) {
  const commands = useProfileCommands()
  const { profile, email } = useOwnProfile()
  const [edits, setEdits] = useKept(profileEdits(useDevice().store.owner))
  const [isAsked, setAsked] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const form = { ...profileForm(profile), ...edits }
  const read = readProfile(form)

  function change(next: Partial<ProfileForm>) {
    setEdits({ ...edits, ...next })
  }
  function putAside() {
    setEdits(NO_EDITS)
    return edits === NO_EDITS ? null : () => setEdits(edits)
  }
  async function save() {
    setAsked(true)
    if (read.kind === 'asks-age') return focusFirstGap(body.current)
    if (!(await commands.change(profile, read.profile))) return
    setEdits(NO_EDITS)
    close()
  }

  return (
    <FormSheet
      form={body}
      className="stack-5"
      title={words.title}
      description={words.optional}
      words={words}
      saveLabel={words.save}
      wereKept={edits !== NO_EDITS}
      putAside={putAside}
      reopen={reopen}
      onCancel={close}
      onSave={save}
    >
      <PictureField name={form.fullName} email={email} />
      <TextField
        label={words.fullName}
        value={form.fullName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
        onChange={(event) => change({ fullName: event.target.value })}
      />
      {email !== null && (
        <TextField label={words.email} hint={words.emailHint} type="email" value={email} readOnly />
      )}
      <Select
        label={words.gender}
        options={genders}
        value={form.gender ?? NO_GENDER}
        onChange={(gender) => change({ gender: gender === NO_GENDER ? null : gender })}
      />
      <TextField
        className="[&_.ui-input-frame]:max-w-[9rem]"
        label={words.age}
        error={isAsked && read.kind === 'asks-age' ? words.ageUnclear(MAX_AGE) : undefined}
        value={form.age}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        onChange={(event) => change({ age: event.target.value })}
      />
      <TextField
        label={words.phone}
        type="tel"
        value={form.phone}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
        onChange={(event) => change({ phone: event.target.value })}
      />
      <TextArea
        label={words.bio}
        hint={words.bioHint}
        value={form.bio}
        maxLength={MAX_BIO_LENGTH}
        onChange={(event) => change({ bio: event.target.value })}
      />
    </FormSheet>
  )
}

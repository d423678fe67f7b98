import {
  NO_EDITS,
  NOTHING_TYPED,
  pendingEdits,
  shownOptions,
  typedEntry,
  typedSchema,
  withTyped,
} from '@glimmer/domain/preferences/preference-edits'
import { PREFERENCE_LISTS } from '@glimmer/domain/preferences/preference-lists'
import { PEAK_HOURS, RHYTHM_TRAITS } from '@glimmer/domain/preferences/rhythm'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { Checklist } from './checklist.tsx'
import { OwnWords } from './own-words.tsx'
import { PreferencesFrame } from './preferences-frame.tsx'
import { usePreferenceCommands } from './use-preference-commands.ts'
import { usePreferenceEdits } from './use-preference-edits.ts'
import { words } from './words.ts'

const ownWords = deviceSetting({
  key: 'own-words',
  scope: 'owner',
  schema: typedSchema,
  fallback: NOTHING_TYPED,
})

interface EditPageProps {
  readonly isFromSettings: boolean
}

/** The page with all preferences. */
export function EditPage({ isFromSettings }: EditPageProps) {
  const { owner, preferences, status, edits, setEdits, ticked, tick } = usePreferenceEdits('preferences')
  const typed = useStore(ownWords(owner))
  const setTyped = ownWords(owner).set
  const commands = usePreferenceCommands()
  const navigate = useNavigate()
  const [saving, setSaving] = useState<'no' | 'yes' | 'refused'>('no')
  const saveButton = useRef<HTMLButtonElement>(null)
  const back = isFromSettings
    ? { to: '/settings', label: words.toSettings }
    : { to: '/dashboard', label: words.toDashboard }

  const all = withTyped(preferences, edits, typed)
  const changeCount = pendingEdits(preferences, all).length

  async function save() {
    setSaving('yes')
    const isSaved = await commands.saveEdits(all)
    if (!isSaved) return setSaving('refused')
    setEdits(NO_EDITS)
    setTyped(NOTHING_TYPED)
    void navigate(back.to)
  }
  function discard() {
    setEdits(NO_EDITS)
    setTyped(NOTHING_TYPED)
    setSaving('no')
    // "Discard" disappears with the press, so the focus moves on.
    saveButton.current?.focus()
    const run = () => {
      setEdits(edits)
      setTyped(typed)
    }
    showToast({ text: words.discarded, action: { label: words.undo, run, isUndo: true } })
  }

  return (
    <PreferencesFrame back={back} title={words.title} intro={words.intro} status={status}>
      {PREFERENCE_LISTS.map((list) => {
        const options = shownOptions(preferences, edits, list)
        return (
          <Card key={list} as="div" className="stack-6">
            <Checklist
              isHeading
              title={words.lists[list]}
              options={options}
              ticked={ticked(list)}
              onTick={(entry, isTicked) => tick(list, entry, isTicked)}
            />
            <OwnWords
              list={list}
              options={options}
              text={typed[list]}
              entry={typedEntry(preferences, edits, list, typed)}
              onText={(text) => setTyped({ ...typed, [list]: text })}
              onAdd={(entry) => {
                tick(list, entry, true)
                setTyped({ ...typed, [list]: '' })
              }}
            />
          </Card>
        )
      })}
      <Card as="div" className="stack-6">
        <Checklist
          isHeading
          title={words.rhythm}
          options={TRAITS}
          ticked={ticked('traits')}
          onTick={(entry, isTicked) => tick('traits', entry, isTicked)}
        />
        <Checklist
          title={words.peakHours}
          options={HOURS}
          ticked={ticked('peakHours')}
          onTick={(entry, isTicked) => tick('peakHours', entry, isTicked)}
        />
        <p className="text-ink-soft">{words.rhythmHint}</p>
      </Card>
      <p className="text-center">
        <ButtonLink to="/preferences/wizard" variant="plain">
          {words.toWizard}
        </ButtonLink>
      </p>
      <div
        className="ui-page-bar border-line bg-paper cluster-3 -mx-4 justify-end gap-y-1 border-t px-4 py-3"
        data-lines={changeCount > 0 ? 2 : 1}
      >
        <p
          role="status"
          className={joinClasses('quiet me-auto', changeCount > 0 && 'max-xs:flex-[1_1_100%]')}
        >
          {changeCount === 0 ? words.noChanges : words.changes(changeCount)}
        </p>
        {saving === 'refused' && (
          <p role="alert" className="ui-note order-first flex-[1_1_100%]">
            <strong>{words.saveRefused}</strong> {words.saveRefusedText}
          </p>
        )}
        {changeCount > 0 && (
          <Button variant="plain" className="max-xs:-ms-button max-xs:me-auto" onClick={discard}>
            {words.discard}
          </Button>
        )}
        <Button ref={saveButton} variant="main" isBusy={saving === 'yes'} onClick={() => void save()}>
          {saving === 'yes' ? words.saving : words.save}
        </Button>
      </div>
    </PreferencesFrame>
  )
}

const TRAITS = RHYTHM_TRAITS.map((id) => ({ id, label: words.traits[id] }))
const HOURS = PEAK_HOURS.map((id) => ({ id, label: words.hours[id] }))

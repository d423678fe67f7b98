import { NO_EDITS, shownOptions } from '@glimmer/domain/preferences/preference-edits'
import { PREFERENCE_LISTS } from '@glimmer/domain/preferences/preference-lists'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LanternPathDrawing } from '../../ui/drawings/lantern-path-drawing.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useFocusOnNewStep } from '../../ui/use-focus-on-new-step.ts'
import { Checklist } from './checklist.tsx'
import { PreferencesFrame } from './preferences-frame.tsx'
import { usePreferenceCommands } from './use-preference-commands.ts'
import { usePreferenceEdits } from './use-preference-edits.ts'
import { words } from './words.ts'

const STEPS = ['welcome', ...PREFERENCE_LISTS] as const
const wizardStep = deviceSetting<(typeof STEPS)[number]>({
  key: 'wizard-step',
  scope: 'owner',
  schema: z.enum(STEPS),
  fallback: 'welcome',
})

/** The longer questions: a welcome and three lists of twenty, each of which can be skipped. */
export function WizardPage() {
  const { owner, preferences, status, edits, setEdits, ticked, tick } = usePreferenceEdits('wizard')
  const step = useStore(wizardStep(owner))
  const setStep = wizardStep(owner).set
  const commands = usePreferenceCommands()
  const navigate = useNavigate()
  const [saving, setSaving] = useState<'no' | 'yes' | 'refused'>('no')
  const title = useRef<HTMLHeadingElement>(null)
  const n = STEPS.indexOf(step)
  const isLast = n === STEPS.length - 1
  const isAnswered = step === 'welcome' || ticked(step).length > 0

  useFocusOnNewStep(step, title)

  const goTo = (next: number) => setStep(STEPS[next] ?? step)
  async function complete() {
    setSaving('yes')
    const isSaved = await commands.finishWizard(edits)
    if (!isSaved) return setSaving('refused')
    setEdits(NO_EDITS)
    setStep('welcome')
    void navigate('/dashboard')
  }

  return (
    <PreferencesFrame
      back={{ to: '/dashboard', label: words.toDashboard }}
      title={words.wizardTitles[step]}
      titleRef={title}
      intro={words.wizardHints[step]}
      status={status}
    >
      <ProgressBar
        label={words.step}
        value={n + 1}
        max={STEPS.length}
        text={words.stepText(n + 1, STEPS.length)}
      />
      {step === 'welcome' ? (
        <div className="grid justify-items-start gap-4">
          <LanternPathDrawing className="w-[min(100%,18rem)] justify-self-center" />
          <p>{words.keptText}</p>
        </div>
      ) : (
        <Card as="div" className="stack-6">
          <Checklist
            title={words.lists[step]}
            options={shownOptions(preferences, edits, step)}
            ticked={ticked(step)}
            onTick={(entry, isTicked) => tick(step, entry, isTicked)}
          />
        </Card>
      )}
      <div
        className="ui-page-bar border-line bg-paper cluster-3 -mx-4 justify-end gap-y-1 border-t px-4 py-3"
        data-turn={step}
      >
        {saving === 'refused' && (
          <p role="alert" className="ui-note order-first flex-[1_1_100%]">
            <strong>{words.saveRefused}</strong> {words.saveRefusedText}
          </p>
        )}
        {n > 0 && (
          <Button className="me-auto" onClick={() => goTo(n - 1)}>
            {words.back}
          </Button>
        )}
        {!isAnswered && !isLast && (
          <Button variant="plain" onClick={() => goTo(n + 1)}>
            {words.skip}
          </Button>
        )}
        {isLast ? (
          <Button variant="main" isBusy={saving === 'yes'} onClick={() => void complete()}>
            {saving === 'yes' ? words.saving : words.complete}
          </Button>
        ) : (
          <Button variant="main" disabled={!isAnswered} onClick={() => goTo(n + 1)}>
            {words.next}
          </Button>
        )}
      </div>
    </PreferencesFrame>
  )
}

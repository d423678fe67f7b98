import {
  answerNothing,
  ASSESSMENT_STEPS,
  type Assessment,
  assessmentSchema,
  goBack,
  goOn,
  LIST_OF_STEP,
  mayGoOn,
  NEW_ASSESSMENT,
} from '@glimmer/domain/preferences/assessment'
import { needsAssessment } from '@glimmer/domain/preferences/needs-assessment'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noteSetUpAsked } from '../../data/preferences/set-up-questions.ts'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { useDialogPart } from '../../ui/dialogs/dialog-context.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFocusOnNewStep } from '../../ui/use-focus-on-new-step.ts'
import { AssessmentBody } from './assessment-body.tsx'
import { usePreferenceCommands } from './use-preference-commands.ts'
import { useKnownPreferences } from './use-known-preferences.ts'
import { words } from './words.ts'

const keptAssessment = deviceSetting<Assessment>({
  key: 'assessment',
  scope: 'owner',
  schema: assessmentSchema,
  fallback: NEW_ASSESSMENT,
})

/**
 * Asks in six steps what ideas and tips should follow. Each needs an answer, and "not sure yet" is one; 'Not now' leaves it
 * for good. One that was answered to the end, and closed there with its page, is saved without being shown again.
 */
export function AssessmentDialog({ close }: DialogControl) {
  const { owner, preferences } = useKnownPreferences()
  const commands = usePreferenceCommands()
  const assessment = useStore(keptAssessment(owner))
  const keep = keptAssessment(owner).set
  const { onClosed } = useDialogPart()
  const [isToldAlready, setToldAlready] = useState(assessment.step === 'completion')
  const [saving, setSaving] = useState<'no' | 'yes' | 'refused'>(isToldAlready ? 'yes' : 'no')
  const hint = useRef<HTMLParagraphElement>(null)
  const { step } = assessment
  const n = ASSESSMENT_STEPS.indexOf(step)

  const { store } = useDevice()
  useFocusOnNewStep(step, hint)
  useEffect(() => noteSetUpAsked(store, 'assessment'), [store])

  // The assessment was answered in another tab or on another device. Answers given here can still be saved, as they
  // only add.
  const isAnsweredElsewhere = saving !== 'yes' && !needsAssessment(preferences)
  const isOver = isAnsweredElsewhere && step === 'welcome'
  useEffect(() => {
    if (!isOver) return
    close()
    showToast({ text: words.answeredElsewhere })
  }, [isOver, close])

  async function end(save: typeof commands.finishAssessment): Promise<boolean> {
    setSaving('yes')
    const isSaved = await save(assessment)
    if (isSaved) close()
    else setSaving('refused')
    return isSaved
  }
  async function leave() {
    if (await end(commands.leaveAssessment)) showToast({ text: words.leftFor })
  }

  const saveIt = useEffectEvent(() => commands.finishAssessment(assessment))
  const goOnAfterIt = useEffectEvent((isSaved: boolean) => {
    if (isSaved) {
      close()
      keep(NEW_ASSESSMENT)
      onClosed()
    } else {
      setSaving('refused')
      setToldAlready(false)
    }
  })
  useEffect(() => {
    if (isToldAlready) void saveIt().then((isSaved) => goOnAfterIt(isSaved))
  }, [isToldAlready])
  if (isToldAlready) return null

  return (
    <Dialog
      // Only after the closing movement, so that the answers stay in view while the dialog goes.
      onClosed={() => keep(NEW_ASSESSMENT)}
      isDismissable={false}
      size="l"
      className="ui-sheet"
      title={words.titles[step]}
      initialFocus={hint}
      actions={
        <>
          {n > 0 && step !== 'completion' && (
            <Button className="me-auto" data-turn={step} onClick={() => keep(goBack(assessment))}>
              {words.back}
            </Button>
          )}
          {step === 'welcome' && (
            <Button variant="plain" data-turn={step} onClick={() => keep(answerNothing())}>
              {words.notSureOfAny}
            </Button>
          )}
          {LIST_OF_STEP[step] && (
            <Button variant="plain" data-turn={step} onClick={() => keep(goOn(assessment, true))}>
              {words.notSure}
            </Button>
          )}
          {step === 'completion' ? (
            <Button
              variant="main"
              isBusy={saving === 'yes'}
              onClick={() => void end(commands.finishAssessment)}
            >
              {saving === 'yes' ? words.settingUp : words.start}
            </Button>
          ) : (
            <Button
              variant="main"
              data-turn={step}
              disabled={!mayGoOn(assessment)}
              onClick={() => keep(goOn(assessment))}
            >
              {words.next}
            </Button>
          )}
        </>
      }
    >
      {/* The way out stands in one place on every step; the last one has its own. */}
      <div className="bg-raised sticky -top-2 z-1 flex items-center gap-3">
        <ProgressBar
          className="grow py-2"
          label={words.step}
          value={n + 1}
          max={ASSESSMENT_STEPS.length}
          text={words.stepText(n + 1, ASSESSMENT_STEPS.length)}
        />
        {step !== 'completion' && (
          <Button variant="plain" className="-me-button" onClick={() => void leave()}>
            {words.notNow}
          </Button>
        )}
      </div>
      {isAnsweredElsewhere && !isOver && (
        <div role="status" className="ui-note">
          <p>{words.answeredMeanwhile}</p>
          <Button variant="plain" onClick={() => close()}>
            {words.leaveIt}
          </Button>
        </div>
      )}
      <AssessmentBody assessment={assessment} hint={hint} onChange={keep} />
      {saving === 'refused' && (
        <p role="alert" className="ui-note">
          {words.startRefused}
        </p>
      )}
    </Dialog>
  )
}

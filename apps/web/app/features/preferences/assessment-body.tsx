import { type Assessment, LIST_OF_STEP, tick, tickRecommended } from '@glimmer/domain/preferences/assessment'
import { ASSESSMENT_CHALLENGES } from '@glimmer/content/preferences/challenges'
import { ASSESSMENT_GOALS } from '@glimmer/content/preferences/goals'
import type { Option } from '@glimmer/content/preferences/option'
import { PREFERENCE_LISTS, type PreferenceList } from '@glimmer/domain/preferences/preference-lists'
import { ASSESSMENT_STRUGGLES } from '@glimmer/content/preferences/struggles'
import type { RefObject } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LanternPathDrawing } from '../../ui/drawings/lantern-path-drawing.tsx'
import { Checklist } from './checklist.tsx'
import { words } from './words.ts'

const OPTIONS: Readonly<Record<PreferenceList, readonly Option[]>> = {
  primaryChallenges: ASSESSMENT_CHALLENGES,
  dailyStruggles: ASSESSMENT_STRUGGLES,
  goals: ASSESSMENT_GOALS,
}

interface AssessmentBodyProps {
  readonly assessment: Assessment
  readonly hint: RefObject<HTMLParagraphElement | null>
  readonly onChange: (assessment: Assessment) => void
}

/** The text and the fields of a step. */
export function AssessmentBody({ assessment, hint, onChange }: AssessmentBodyProps) {
  const { step, primaryChallenges } = assessment
  const list = LIST_OF_STEP[step]
  const hasMatch = step !== 'recommendations' || primaryChallenges.length > 0
  return (
    <>
      <p ref={hint} tabIndex={-1} className="text-ink-soft">
        {hasMatch ? words.hints[step] : words.hintWithoutMatch}
      </p>
      {step === 'welcome' && <Welcome />}
      {list && (
        <Checklist
          title={words.lists[list]}
          options={OPTIONS[list]}
          ticked={assessment[list]}
          onTick={(entry, isTicked) => onChange(tick(assessment, list, entry, isTicked))}
        />
      )}
      {step === 'recommendations' && (
        <Checklist
          title={words.recommended}
          options={ASSESSMENT_GOALS.filter(({ id }) => assessment.recommended.shown.includes(id))}
          ticked={assessment.recommended.ticked}
          settled={{ entries: assessment.goals, reason: words.alreadyChosen }}
          onTick={(entry, isTicked) => onChange(tickRecommended(assessment, entry, isTicked))}
        />
      )}
      {step === 'completion' && <Summary assessment={assessment} />}
    </>
  )
}

function Welcome() {
  return (
    <div className="grid justify-items-start gap-4">
      <LanternPathDrawing className="w-[min(100%,18rem)] justify-self-center" />
      <p>
        {words.notSureText} {words.keptText}
      </p>
      <p className="quiet flex flex-wrap items-baseline gap-x-3">
        <ButtonLink to="/preferences/wizard" variant="plain" className="px-0">
          {words.longer}
        </ButtonLink>
        <span>{words.longerText}</span>
      </p>
    </div>
  )
}

/** How much was answered. */
function Summary({ assessment }: { readonly assessment: Assessment }) {
  return (
    <div className="grid justify-items-start gap-4">
      <LanternPathDrawing className="w-[min(100%,18rem)] justify-self-center" />
      <ul className="flex flex-wrap gap-2">
        {PREFERENCE_LISTS.map((list) => (
          <li key={list} className="bg-lantern-wash text-on-lantern font-medium rounded-pill px-4 py-1">
            {countOf(assessment, list) === 0
              ? words.notSureOf[list]
              : words.summary[list](countOf(assessment, list))}
          </li>
        ))}
      </ul>
      <p>{words.changeLater}</p>
    </div>
  )
}

function countOf(assessment: Assessment, list: PreferenceList): number {
  const more = list === 'goals' ? assessment.recommended.ticked : []
  return new Set([...assessment[list], ...more]).size
}

import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import { INSIGHTS } from '@glimmer/content/energy/insights'
import { EnergyLantern } from '../../../ui/drawings/energy-lantern.tsx'
import { EnergyIcon } from '../../../ui/icons/energy-icon.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { checkInsPage, checkInsWords as words } from '../pages/check-ins.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { LanternsScene } from '../scenes/lanterns-scene.tsx'
import { marketingWords } from '../words.ts'

const levels = ['FULL', 'MEDIUM', 'LOW'] as const
const weeks = [
  ['MEDIUM', 'FULL', null, 'MEDIUM', 'LOW', 'LOW', 'MEDIUM'],
  ['LOW', 'MEDIUM', 'MEDIUM', null, null, 'FULL', 'FULL'],
  ['MEDIUM', 'LOW', 'MEDIUM', 'FULL', 'MEDIUM', null, 'LOW'],
] as const

/** Three lanterns, one for each level, with the same words and suggestions as in the app. */
export function CheckInsView() {
  return (
    <>
      <PageHead page={checkInsPage} scene={<LanternsScene />} />
      <Section tone="band" heading={words.levelsHeading} text={words.levelsText} isCentred>
        <ul className="grid gap-5 lg:grid-cols-3">
          {levels.map((level) => (
            <li key={level} className="border-line bg-paper grid content-start gap-4 rounded-l border p-6">
              <div className="flex flex-wrap items-center gap-4">
                <span className="block w-16 shrink-0">
                  <EnergyLantern level={level} />
                </span>
                <div>
                  <h3>{words.levels[level].title}</h3>
                  <p className="text-ink-soft">{words.levels[level].hint}</p>
                </div>
              </div>
              <p className="border-lantern border-s-4 ps-4">{INSIGHTS[level].always[0]}</p>
              <ul>
                {ENERGY_SUGGESTIONS[level].map(({ id, title, minutes }) => (
                  <li key={id} className="border-line flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                    <span className="flex-[1_1_7rem]">{title}</span>
                    <span className="text-s text-ink-soft shrink-0">{words.minutes(minutes)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.afterHeading} width="middle">
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {words.after.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="band" heading={words.weeksHeading}>
        <div className="grid items-center gap-10 lg:grid-cols-[1fr_1fr]">
          <div className="grid gap-4">
            {words.weeksTexts.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div
            role="img"
            aria-label={words.weeksLabel}
            className="border-line bg-paper grid gap-3 rounded-l border p-5 md:p-7"
          >
            <div className="text-s text-ink-soft grid grid-cols-7 justify-items-center">
              {words.days.map((day, place) => (
                <span key={place}>{day}</span>
              ))}
            </div>
            {weeks.map((week, row) => (
              <div key={row} className="grid grid-cols-7 justify-items-center">
                {week.map((level, place) =>
                  level ? (
                    <EnergyIcon key={place} level={level} size="min(2.1rem, 9.5vw)" />
                  ) : (
                    <span key={place} className="bg-track rounded-pill my-auto size-2.5" />
                  ),
                )}
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} reloadDocument />}
        scene={edges.energy}
      />
    </>
  )
}

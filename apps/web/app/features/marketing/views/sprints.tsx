import { CallToAction } from '../call-to-action.tsx'
import { sprintsPage, sprintsWords as words } from '../pages/sprints.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Ring } from '../parts/ring.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { DeskScene } from '../scenes/desk-scene.tsx'
import { marketingWords } from '../words.ts'

/** The five minutes of a sprint, each moment with a ring that is emptier than the one before. */
export function SprintsView() {
  return (
    <>
      <PageHead page={sprintsPage} picture={<DeskScene />} />
      <Section heading={words.minutesHeading} text={words.minutesText} width="middle">
        <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {words.minutes.map(([time, text], place) => (
            <li key={time} className="flex items-start gap-5">
              <Ring share={1 - place / 5} size="4.5rem" />
              <div>
                <p className="text-l font-heading tabular-nums">{time}</p>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="band" heading={words.endsHeading} text={words.endsText} isCentred>
        <ul className="grid gap-5 md:grid-cols-3">
          {words.ends.map(({ title, text, share }) => (
            <li key={title} className="border-line bg-paper grid content-start gap-2 rounded-l border p-6">
              <span className="bg-track rounded-pill mb-2 block h-3 forced-color-adjust-none" aria-hidden>
                <span className="bg-moss rounded-pill block h-3" style={{ inlineSize: `${share * 100}%` }} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.trueHeading}>
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {words.trueTexts.map((text) => (
            <li key={text} className="border-moss border-t-4 pt-4">
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="band" heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.sprints}
      />
    </>
  )
}

import { CallToAction } from '../call-to-action.tsx'
import { howItWorksPage, howItWorksWords as words } from '../pages/how-it-works.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { StepMiniature } from '../parts/step-miniatures.tsx'
import { edges } from '../scenes/edges.tsx'
import { PathScene } from '../scenes/path-scene.tsx'

/** Four lanterns along a path, then the four steps, with their text left and right in turn. */
export function HowItWorksView() {
  return (
    <>
      <PageHead page={howItWorksPage} scene={<PathScene />} />
      <ol className="mx-auto grid max-w-[70rem] gap-[clamp(3rem,7vw,6rem)] px-4 py-[clamp(3rem,7vw,6rem)] md:px-8">
        {words.steps.map(({ id, title, plain, paragraphs, minutes }, place) => (
          <li
            key={id}
            id={id}
            className="group grid scroll-mt-8 items-center gap-x-16 gap-y-6 md:grid-cols-2"
          >
            <div className="grid gap-3 md:group-even:order-last">
              <p className="text-s text-ink-soft">
                {words.stepOf(place + 1, words.steps.length)} · {minutes}
              </p>
              <h2 className="text-[clamp(1.6rem,1.25rem+1.6vw,2.3rem)]">{title}</h2>
              <p className="text-l font-strong">{plain}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <StepMiniature step={id} />
          </li>
        ))}
      </ol>
      <Section tone="band" heading={words.startHeading} isCentred>
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {words.start.map((act, place) => (
            <li key={act} className="border-line bg-paper rounded-l border p-6">
              <span className="text-dusk font-heading text-2xl" aria-hidden>
                {place + 1}
              </span>
              <p className="mt-2">{act}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={words.questionsHeading} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.path}
      />
    </>
  )
}

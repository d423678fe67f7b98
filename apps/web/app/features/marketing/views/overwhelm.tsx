import { CallToAction } from '../call-to-action.tsx'
import { overwhelmPage, overwhelmWords as words } from '../pages/overwhelm.ts'
import { Closing } from '../parts/closing.tsx'
import { NeverList } from '../parts/never-list.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { OverwhelmScene } from '../scenes/overwhelm-scene.tsx'
import { Sign } from '../scenes/signs.tsx'
import { marketingWords } from '../words.ts'

const stages = [
  { stage: words.all, width: 'max-w-[48rem]', tone: 'text-s text-ink-soft' },
  { stage: words.some, width: 'max-w-[34rem]', tone: '' },
  { stage: words.one, width: 'max-w-[20rem]', tone: 'text-l font-strong' },
]

/** Begins with what helps at once, then shows many thoughts becoming few. */
export function OverwhelmView() {
  return (
    <>
      <PageHead page={overwhelmPage} scene={<OverwhelmScene />}>
        <ol className="mx-auto mt-6 grid max-w-[34rem] gap-3 text-start">
          {words.now.map((act, place) => (
            <li key={act} className="border-line bg-surface flex gap-4 rounded-l border px-5 py-4">
              <span className="text-dusk font-heading" aria-hidden>
                {place + 1}
              </span>
              <span>{act}</span>
            </li>
          ))}
        </ol>
      </PageHead>
      <Section tone="band" heading={words.funnelHeading} isCentred>
        <div className="grid justify-items-center gap-10">
          {stages.map(({ stage, width, tone }) => (
            <div key={stage.title} className={`grid w-full justify-items-center gap-4 text-center ${width}`}>
              <ul className={`flex flex-wrap justify-center gap-2 ${tone}`}>
                {stage.thoughts.map((thought) => (
                  <li key={thought} className="border-line bg-paper rounded-pill border px-4 py-1.5">
                    {thought}
                  </li>
                ))}
              </ul>
              <div>
                <h3>{stage.title}</h3>
                <p className="mx-auto mt-1 max-w-[32rem]">{stage.text}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={words.dayHeading} width="text">
        <div className="grid gap-[clamp(2.5rem,6vw,4.5rem)]">
          {words.moments.map(({ sign, title, paragraphs }) => (
            <div key={title} className="flex flex-wrap gap-x-8 gap-y-4 sm:flex-nowrap">
              <Sign name={sign} size="6rem" />
              <div className="grid gap-3">
                <h3>{title}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section tone="band" heading={marketingWords.questions} width="text">
        <Questions questions={words.questions} />
        <h3 className="mt-10">{words.neverHeading}</h3>
        <NeverList items={words.never} className="mt-4" />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.overwhelm}
      />
    </>
  )
}

import { CallToAction } from '../call-to-action.tsx'
import { adhdPage, adhdWords as words } from '../pages/adhd.ts'
import { Closing } from '../parts/closing.tsx'
import { NeverList } from '../parts/never-list.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { AdhdScene } from '../scenes/adhd-scene.tsx'
import { marketingWords } from '../words.ts'

const strewn = [
  '-rotate-2',
  'rotate-1 translate-y-2',
  'rotate-3',
  '-rotate-1 -translate-y-1',
  'rotate-2 translate-y-1',
  '-rotate-3',
  'rotate-1 -translate-y-2',
  '-rotate-2 translate-y-2',
]

/** A day by its times in large figures, then thoughts scattered over a band: easy to skim. */
export function AdhdView() {
  return (
    <>
      <PageHead page={adhdPage} picture={<AdhdScene />} />
      <Section heading={words.dayHeading} width="middle">
        <ol className="grid gap-10">
          {words.moments.map(({ time, title, day, here }) => (
            <li
              key={time}
              className="grid gap-x-8 gap-y-3 md:grid-cols-[9rem_1fr] md:even:ms-[clamp(0rem,6vw,5rem)]"
            >
              <p className="font-heading text-dusk text-[clamp(2.2rem,1.6rem+2vw,3.2rem)] leading-none tabular-nums">
                {time}
              </p>
              <div className="grid gap-4">
                <h3>{title}</h3>
                <p>{day}</p>
                <div className="border-lantern border-s-4 ps-4">
                  <p className="text-s text-ink-soft font-strong">{words.here}</p>
                  <p className="mt-1">{here}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="band" heading={words.thoughtsHeading} isCentred width="middle">
        <ul className="mx-auto flex max-w-[44rem] flex-wrap justify-center gap-x-4 gap-y-5">
          {words.thoughts.map((thought, place) => (
            <li
              key={thought}
              className={`border-line bg-raised rounded-pill border px-4 py-2 ${strewn[place % strewn.length]}`}
            >
              {thought}
            </li>
          ))}
        </ul>
        <div className="mx-auto mt-10 grid max-w-[38rem] gap-3 text-center">
          {words.thoughtsText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <div className="mx-auto grid max-w-[74rem] items-start gap-x-14 gap-y-12 px-4 py-[clamp(3rem,7vw,5.5rem)] md:px-8 lg:grid-cols-[1fr_2fr]">
        <section aria-labelledby="never" className="bg-lantern-wash text-on-lantern rounded-l p-6 md:p-8">
          <h2 id="never">{words.neverHeading}</h2>
          <NeverList items={words.never} className="mt-5" />
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-5">
            {marketingWords.questions}
          </h2>
          <Questions questions={words.questions} />
        </section>
      </div>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.adhd}
      />
    </>
  )
}

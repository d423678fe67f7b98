import { CallToAction } from '../call-to-action.tsx'
import {
  executiveDysfunctionPage,
  executiveDysfunctionWords as words,
} from '../pages/executive-dysfunction.ts'
import { Closing } from '../parts/closing.tsx'
import { NeverList } from '../parts/never-list.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { GapScene } from '../scenes/gap-scene.tsx'
import { marketingWords } from '../words.ts'

/** The gap between knowing and doing as two banks of a river, then small steps set like stairs. */
export function ExecutiveDysfunctionView() {
  return (
    <>
      <PageHead page={executiveDysfunctionPage} />
      <figure className="m-0">
        <div className="text-l font-strong mx-auto flex max-w-[60rem] justify-between gap-6 px-4 pb-1 md:px-8">
          <span className="max-w-[9rem] sm:max-w-none">{words.gapKnow}</span>
          <span className="max-w-[9rem] text-end sm:max-w-none">{words.gapDo}</span>
        </div>
        <GapScene />
      </figure>
      <Section tone="band" heading={words.gapHeading} text={words.gapText} isCentred width="text" />
      <Section heading={words.stairsHeading} text={words.stairsText} width="middle">
        <ol className="grid gap-2">
          {words.stairs.map(([step, minutes], place) => (
            <li
              key={step}
              className="border-line bg-surface flex flex-wrap items-baseline justify-between gap-x-4 rounded-m border px-4 py-3 md:w-[64%]"
              style={{ marginInlineStart: `min(${place * 4.5}%, 36%)` }}
            >
              <span className="flex-[1_1_7rem]">{step}</span>
              <span className="text-s text-ink-soft shrink-0">{words.stairsMinutes(minutes)}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="band" heading={words.dayHeading} width="middle">
        <ul className="grid gap-10">
          {words.moments.map(({ title, paragraphs, done, of }) => (
            <li key={title} className="grid gap-x-10 gap-y-4 md:grid-cols-[1fr_14rem]">
              <div className="grid gap-3">
                <h3>{title}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <div className="grid content-center gap-2">
                <div className="flex gap-1.5 forced-color-adjust-none" aria-hidden>
                  {Array.from({ length: of }, (_, place) => (
                    <span
                      key={place}
                      className={
                        place < done
                          ? 'bg-moss rounded-pill h-3 grow'
                          : 'bg-track border-edge rounded-pill h-3 grow border'
                      }
                    />
                  ))}
                </div>
                <span className="text-s text-ink-soft">{words.progress(done, of)}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.neverHeading} width="middle">
        <NeverList items={words.never} className="bg-sunken rounded-l p-6 md:grid-cols-2 md:p-8" />
      </Section>
      <Section heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.stones}
      />
    </>
  )
}

import Check from 'lucide-react/icons/check'
import { CallToAction } from '../call-to-action.tsx'
import { aiHelperPage, aiHelperWords as words } from '../pages/ai-helper.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { StairsScene } from '../scenes/stairs-scene.tsx'
import { marketingWords } from '../words.ts'

/** One task with the steps that it becomes, then what is sent to a model, which is nothing unless it is turned on. */
export function AiHelperView() {
  return (
    <>
      <PageHead page={aiHelperPage} scene={<StairsScene />} />
      <Section tone="band" heading={words.exampleHeading} text={words.exampleText}>
        <div className="grid items-center gap-6 lg:grid-cols-[minmax(0,20rem)_1fr] lg:gap-12">
          <div className="bg-dusk-wash rounded-l p-6 lg:p-8">
            <p className="text-xl font-heading">{words.task}</p>
            <p className="mt-2">{words.reasoning}</p>
          </div>
          <ol className="border-line bg-paper rounded-l border px-5">
            {words.steps.map(([step, minutes]) => (
              <li key={step} className="border-line flex items-center gap-4 border-b py-3.5 last:border-0">
                <span className="bg-moss text-on-moss rounded-s grid size-6 shrink-0 place-items-center">
                  <Check className="size-4" aria-hidden />
                </span>
                <span className="flex grow flex-wrap justify-between gap-x-4">
                  <span className="flex-[1_1_7rem]">{step}</span>
                  <span className="text-s text-ink-soft shrink-0">{words.minutes(minutes)}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-6">{words.exampleAfter}</p>
      </Section>
      <Section heading={words.sizesHeading} text={words.sizesText} width="middle">
        <ul className="grid gap-4">
          {words.sizes.map(([size, count]) => (
            <li key={size} className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
              <span>
                <span className="font-strong">{size}</span>{' '}
                <span className="text-s text-ink-soft">{words.stepCount(count)}</span>
              </span>
              <span className="flex gap-1.5 forced-color-adjust-none" aria-hidden>
                {Array.from({ length: count }, (_, place) => (
                  <span
                    key={place}
                    className={
                      place === 0
                        ? 'bg-dusk rounded-pill h-4 grow-[0.4]'
                        : 'bg-track border-line rounded-pill h-4 grow border'
                    }
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="band" heading={words.twoHeading}>
        <div className="grid gap-5 md:grid-cols-2">
          {[words.builtIn, words.provider].map(({ title, who, points }) => (
            <div key={title} className="border-line bg-paper rounded-l border p-6 md:p-8">
              <h3>{title}</h3>
              <p className="text-ink-soft mt-1">{who}</p>
              <ul className="mt-4 grid gap-3">
                {points.map((point) => (
                  <li key={point} className="border-line border-t pt-3">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.stairs}
      />
    </>
  )
}

import { CallToAction } from '../call-to-action.tsx'
import { gentleProductivityPage, gentleProductivityWords as words } from '../pages/gentle-productivity.ts'
import { Closing } from '../parts/closing.tsx'
import { NeverList } from '../parts/never-list.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { BenchScene } from '../scenes/bench-scene.tsx'
import { marketingWords } from '../words.ts'

/** A letter to the reader, drawn as a sheet in front of an evening scene. */
export function GentleProductivityView() {
  return (
    <>
      <PageHead page={gentleProductivityPage} scene={<BenchScene />} />
      <section aria-labelledby="letter" className="relative px-4 md:px-8">
        <div className="border-line bg-raised mx-auto -mt-[clamp(0.75rem,2.5vw,2.25rem)] max-w-[46rem] rounded-l border px-6 py-8 md:px-14 md:py-14">
          <h2 id="letter" className="sr-only">
            {words.letterHeading}
          </h2>
          <p className="text-l">{words.greeting}</p>
          {words.letter.map(({ title, paragraphs }) => (
            <div key={title} className="mt-6 grid gap-3">
              <h3 className="text-dusk">{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
          <p className="border-line mt-8 border-t pt-6">{words.afterThought}</p>
          <p className="mt-6">
            {words.warmly}
            <br />
            {words.from}
          </p>
          <p className="font-strong mt-8">{words.promise}</p>
          <NeverList items={words.never} className="mt-3" />
        </div>
      </section>
      <Section heading={words.swapsHeading} width="middle">
        <table className="w-full">
          <thead>
            <tr className="text-s text-ink-soft">
              {words.swapsHead.map((title) => (
                <th key={title} scope="col" className="font-strong pe-6 pb-2 text-start">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.swaps.map(([out, there]) => (
              <tr key={out} className="border-line border-t">
                <td className="text-ink-soft w-1/2 py-4 pe-6 align-top">{out}</td>
                <td className="font-strong py-4 align-top">{there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section tone="band" heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.gentle}
      />
    </>
  )
}

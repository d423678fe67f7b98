import { CallToAction } from '../call-to-action.tsx'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { autismPage, autismWords as words } from '../pages/autism.ts'
import { Closing } from '../parts/closing.tsx'
import { NeverList } from '../parts/never-list.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { AutismScene } from '../scenes/autism-scene.tsx'
import { marketingWords } from '../words.ts'

/** In tables and equal columns, because order is what the page is about. */
export function AutismView() {
  const [first, ...others] = words.tableHead
  return (
    <>
      <PageHead page={autismPage} scene={<AutismScene />} />
      <Section tone="band" heading={words.tableHeading} text={words.tableText} width="middle">
        <table className="block w-full md:table">
          <thead className="max-md:hidden">
            <tr className="text-s text-ink-soft text-start">
              {words.tableHead.map((title) => (
                <th key={title} scope="col" className="font-strong pe-6 pb-2 text-start">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {words.table.map(([act, happens, stays]) => (
              <tr key={act} className="border-line block border-t py-4 md:table-row md:py-0">
                <th
                  scope="row"
                  className="font-strong block pe-6 text-start align-top md:table-cell md:w-1/4 md:py-4"
                >
                  <Small>{first}</Small>
                  {act}
                </th>
                {[happens, stays].map((text, place) => (
                  <td key={text} className="mt-2 block pe-6 align-top md:mt-0 md:table-cell md:py-4">
                    <Small>{others[place]}</Small>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section heading={words.dayHeading}>
        <ol className="grid gap-5 lg:grid-cols-3">
          {words.moments.map(({ time, title, paragraphs }) => (
            <li key={time} className="border-line bg-surface grid content-start gap-3 rounded-l border p-6">
              <TimeSign time={time} />
              <h3>{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="band" heading={words.sensesHeading} text={words.sensesText} width="middle">
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {words.senses.map(([name, text]) => (
            <div key={name} className="border-line border-t pt-4">
              <dt className="font-heading">{name}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
        <h3 className="mt-10">{words.neverHeading}</h3>
        <NeverList items={words.never} className="mt-4 md:grid-cols-2" />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.autism}
      />
    </>
  )
}

/** The name of a column, repeated in each cell on narrow screens, which show no columns. */
function Small({ children }: { readonly children: string | undefined }) {
  return <span className="text-s text-ink-soft font-normal block md:hidden">{children}</span>
}

import type { ReactNode } from 'react'
import { CallToAction } from './call-to-action.tsx'
import type { LegalSection, LegalText } from './legal-section.ts'
import { ByGraceDays } from './operator.tsx'
import type { PublicPage } from './public-page.ts'
import { marketingWords } from './words.ts'

export interface LegalArticleProps {
  readonly page: PublicPage
  /** A summary in a few sentences. */
  readonly inShort: readonly string[]
  readonly picture: ReactNode
  /** The part that names the operator; it comes first. */
  readonly who: { readonly id: string; readonly heading: string; readonly content: ReactNode }
  readonly sections: readonly LegalSection[]
}

/** A legal text: a summary, a list of its parts, then each part with one topic a paragraph. */
export function LegalArticle({ page, inShort, picture, who, sections }: LegalArticleProps) {
  const parts = [who, ...sections]
  return (
    <article className="mx-auto max-w-[74rem] px-4 py-[clamp(1.5rem,4vw,3.5rem)] md:px-8">
      <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[1fr_minmax(9rem,18rem)]">
        <div>
          <h1 className="text-display">{page.heading}</h1>
          <p className="text-s text-ink-soft mt-3">{marketingWords.lastChanged}</p>
        </div>
        <div className="max-sm:hidden">{picture}</div>
      </div>
      <section aria-labelledby="in-short-heading" id="in-short" className="mt-8 scroll-mt-4">
        <h2 id="in-short-heading" className="sr-only">
          {marketingWords.inShort}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {inShort.map((sentence) => (
            <li key={sentence} className="bg-dusk-wash font-strong rounded-l p-5">
              {sentence}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_1fr]">
        <nav aria-label={marketingWords.contents} className="lg:sticky lg:top-6 lg:self-start">
          <ul className="border-line max-lg:flex max-lg:flex-wrap max-lg:gap-x-6 lg:border-s-2 lg:ps-4">
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="text-dusk inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-(--target)"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[46rem] gap-12">
          <section id={who.id} className="grid scroll-mt-6 gap-3">
            <h2>{who.heading}</h2>
            {who.content}
          </section>
          {sections.map((section) => (
            <Part key={section.id} section={section} />
          ))}
          <div>
            <CallToAction words={page.action} />
          </div>
        </div>
      </div>
    </article>
  )
}

function Part({ section: { id, heading, paragraphs, list, table } }: { readonly section: LegalSection }) {
  return (
    <section id={id} className="grid scroll-mt-6 gap-3">
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={keyOf(paragraph)}>
          <Words text={paragraph} />
        </p>
      ))}
      {list ? (
        <ul className="mt-1 grid list-disc gap-2 ps-5">
          {list.map((item) => (
            <li key={keyOf(item)}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {table ? <PlainTable name={heading} {...table} /> : null}
    </section>
  )
}

const keyOf = (text: LegalText) => (typeof text === 'string' ? text : text.atOnce)

function Words({ text }: { readonly text: LegalText }) {
  if (typeof text === 'string') return text
  const [before, after] = text.later
  return <ByGraceDays atOnce={text.atOnce} before={before} after={after} />
}

interface PlainTableProps {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table where there is room; on a phone each row is a small card that repeats the names of the columns. */
function PlainTable({ name, head, rows }: PlainTableProps) {
  return (
    <table aria-label={name} className="mt-2 block w-full md:table">
      <thead className="max-md:hidden">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="text-s text-ink-soft font-strong pe-5 pb-2 text-start">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((cells) => (
          <tr key={cells[0]} className="border-line block border-t py-3 md:table-row md:py-0">
            {cells.map((cell, place) => (
              <td
                key={cell}
                className={
                  place === 0
                    ? 'font-strong block pe-5 align-top wrap-anywhere md:table-cell md:w-1/3 md:py-3'
                    : 'block pe-5 align-top max-md:mt-1 md:table-cell md:py-3'
                }
              >
                {place > 0 ? (
                  <span className="text-s text-ink-soft block md:hidden">{head[place]}</span>
                ) : null}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { LegalSection } from './legal.ts'
import type { PublicPage } from './pages.ts'
import { CallToAction } from './call-to-action.tsx'
import { marketingWords } from './words.ts'

export interface LegalArticleProps {
  readonly page: PublicPage
  readonly sections: readonly LegalSection[]
}

export function LegalArticle({ page, sections }: LegalArticleProps) {
  return (
    <article className="mx-auto max-w-[42rem] px-4 py-[clamp(2rem,5vw,4rem)]">
      <h1>{page.heading}</h1>
      <p className="text-s text-ink-soft mt-2">{marketingWords.lastChanged}</p>
      {sections.map(({ id, heading, paragraphs }) => (
        <section key={id} id={id} className="mt-8 grid gap-3">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <div className="mt-10">
        <CallToAction words={page.action} />
      </div>
    </article>
  )
}

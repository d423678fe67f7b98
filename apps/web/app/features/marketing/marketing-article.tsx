import { CallToAction } from './call-to-action.tsx'
import type { PublicPage } from './pages.ts'
import { marketingWords } from './words.ts'

export function MarketingArticle({ page }: { readonly page: PublicPage }) {
  return (
    <article className="mx-auto max-w-[46rem] px-4 py-[clamp(2.5rem,7vw,6rem)]">
      <h1 className="text-display">{page.heading}</h1>
      <div className="text-l text-ink-soft mt-6 grid gap-4">
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CallToAction words={page.action} reloadDocument={page.path === '/check-ins'} />
        <p className="text-s text-ink-soft">{marketingWords.noSignUp}</p>
      </div>
    </article>
  )
}

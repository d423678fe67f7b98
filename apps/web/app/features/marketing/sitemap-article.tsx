import { Link } from 'react-router'
import { CallToAction } from './call-to-action.tsx'
import { sitemapPage } from './pages.ts'
import { sitemapGroups } from './sitemap-groups.ts'

export function SitemapArticle() {
  return (
    <article className="mx-auto max-w-[64rem] px-4 py-[clamp(2rem,5vw,4rem)]">
      <h1>{sitemapPage.heading}</h1>
      {sitemapPage.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-ink-soft mt-2">
          {paragraph}
        </p>
      ))}
      <div className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {sitemapGroups.map(({ heading, links }) => (
          <section key={heading} aria-label={heading}>
            <h2 className="text-l">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="text-dusk inline-flex min-h-(--target) items-center underline underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-10">
        <CallToAction words={sitemapPage.action} />
      </div>
    </article>
  )
}

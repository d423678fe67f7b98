import { type NamedPage, pagesOf, siteGroups } from './site-pages.ts'
import { CallToAction } from './call-to-action.tsx'
import { sitemapPage } from './pages.ts'
import { GateDrawing } from './scenes/gate-drawing.tsx'

/** Every address by its group. `appPages` are the app's own. */
export function SitemapArticle({ appPages }: { readonly appPages: readonly NamedPage[] }) {
  return (
    <article className="mx-auto max-w-[74rem] px-4 py-[clamp(1.5rem,4vw,3.5rem)] md:px-8">
      <div className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[1fr_minmax(9rem,18rem)]">
        <div>
          <h1 className="text-display">{sitemapPage.heading}</h1>
          {sitemapPage.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-l text-ink-soft mt-3 max-w-[36rem]">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="max-sm:hidden">
          <GateDrawing />
        </div>
      </div>
      <div className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {siteGroups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className="text-l">{group}</h2>
            <ul className="mt-2">
              {[...pagesOf(group), ...(group === 'Account' ? appPages : [])].map(({ path, label }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="text-dusk inline-flex min-h-(--target) items-center underline underline-offset-4"
                  >
                    {label}
                  </a>
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

import { PRODUCT } from '../product.ts'
import { footer } from './footer-words.ts'

/** The footer of the public pages. Its accessibility statement is what `#accessibility` leads to. */
export function SiteFooter() {
  return (
    <footer className="border-line bg-surface mt-auto border-t">
      <div className="mx-auto grid max-w-[76rem] gap-8 px-4 py-10 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_1.7fr] md:px-8">
        {footer.groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="text-m font-heading">{heading}</h2>
            <ul className="mt-1">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="text-s text-ink-soft hover:text-ink inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-(--target)"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section
          id="accessibility"
          tabIndex={-1}
          className="scroll-mt-8 sm:col-span-3 lg:col-span-1 lg:max-w-[34rem]"
          aria-labelledby="accessibility-heading"
        >
          <h2 id="accessibility-heading" className="text-m font-heading">
            {footer.accessibility.heading}
          </h2>
          {footer.accessibility.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-s text-ink-soft mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
      <p className="text-s text-ink-soft mx-auto flex max-w-[76rem] flex-wrap gap-x-6 gap-y-1 px-4 pb-8 md:px-8">
        <span>{PRODUCT}</span>
        <span>{footer.privacyFirst}</span>
        <span>{footer.madeWithCare}</span>
      </p>
    </footer>
  )
}

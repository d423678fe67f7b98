import { CallToAction } from '../call-to-action.tsx'
import { featuresPage, featuresWords as words } from '../pages/features.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { VillageScene } from '../scenes/village-scene.tsx'
import { Sign } from '../scenes/signs.tsx'

/** A catalogue: the name of a field on the left, what belongs to it on the right. */
export function FeaturesView() {
  return (
    <>
      <PageHead page={featuresPage} scene={<VillageScene />} />
      <nav aria-label={words.contents} className="border-line bg-surface border-y">
        <ul className="mx-auto flex max-w-[74rem] flex-wrap justify-center gap-x-2 px-4 py-2 md:px-8">
          {words.groups.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="rounded-pill text-dusk font-medium hover:bg-dusk-wash flex min-h-(--target) items-center px-4 underline underline-offset-4"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-auto max-w-[74rem] px-4 py-[clamp(2rem,5vw,4rem)] md:px-8">
        {words.groups.map(({ id, sign, heading, text, items }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="border-line grid scroll-mt-4 gap-x-12 gap-y-6 border-b py-[clamp(2rem,5vw,3.5rem)] last:border-0 lg:grid-cols-[18rem_1fr]"
          >
            <div className="flex flex-wrap items-start gap-5 lg:flex-col">
              <Sign name={sign} size="6rem" />
              <div className="flex-[1_1_8rem] lg:flex-none">
                <h2 id={`${id}-heading`} className="text-[clamp(1.5rem,1.2rem+1.3vw,2rem)]">
                  {heading}
                </h2>
                <p className="text-ink-soft mt-1">{text}</p>
              </div>
            </div>
            <dl className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2">
              {items.map(([name, explained]) => (
                <div key={name}>
                  <dt className="font-heading">{name}</dt>
                  <dd className="mt-1">{explained}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Section tone="band" heading={words.themesHeading} text={words.themesText}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {words.themes.map(({ theme, title, text }) => (
            <li key={theme} data-theme={theme} className="border-edge grid gap-4 rounded-l border p-5">
              <div className="border-line bg-surface flex flex-wrap items-center gap-3 rounded-m border px-3 py-3">
                <span className="border-edge size-5 shrink-0 rounded-s border-2" aria-hidden />
                <span className="font-medium">{words.themeTask}</span>
                <span className="bg-dusk rounded-pill ms-auto h-3 w-8 shrink-0" aria-hidden />
                <span className="bg-lantern rounded-pill size-3 shrink-0" aria-hidden />
              </div>
              <div>
                <h3>{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.notYetHeading} width="middle">
        <ul className="grid gap-3">
          {words.notYet.map((thing) => (
            <li key={thing} className="border-edge text-ink-soft rounded-m border border-dashed px-5 py-4">
              {thing}
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.village}
      />
    </>
  )
}

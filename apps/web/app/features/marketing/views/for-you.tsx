import { CallToAction } from '../call-to-action.tsx'
import { forYouPage, forYouWords as words } from '../pages/for-you.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { edges } from '../scenes/edges.tsx'
import { WindowsScene } from '../scenes/windows-scene.tsx'

/** A picture of five lit windows, then a card for each of the five pages about people. */
export function ForYouView() {
  return (
    <>
      <PageHead page={forYouPage} scene={<WindowsScene />} />
      <Section tone="band" heading={words.windowsHeading}>
        <ul className="grid gap-5 md:grid-cols-6">
          {words.windows.map(({ to, title, quote, text }) => (
            <li
              key={to}
              className="border-line bg-paper flex flex-col rounded-l border p-6 md:col-span-3 lg:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3 md:max-lg:last:col-span-6"
            >
              <p className="text-l font-strong leading-snug">“{quote}”</p>
              <p className="text-ink-soft mt-3 mb-3">{text}</p>
              <span className="border-line mt-auto border-t pt-2">
                <TextLink to={to}>{words.windowLink(title)}</TextLink>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <div className="mx-auto grid max-w-[74rem] gap-5 px-4 py-[clamp(3rem,7vw,5.5rem)] md:px-8 lg:grid-cols-2">
        <Card heading={words.alsoHeading} items={words.also} tone="bg-moss-wash" />
        <Card heading={words.notHeading} items={words.not} tone="bg-sunken" />
      </div>
      <Section tone="band" heading={words.nameHeading} text={words.nameText} isCentred width="middle" />
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.windows}
      />
    </>
  )
}

interface CardProps {
  readonly heading: string
  readonly items: readonly string[]
  readonly tone: string
}

function Card({ heading, items, tone }: CardProps) {
  return (
    <section className={`rounded-l p-6 md:p-9 ${tone}`}>
      <h2>{heading}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="border-line border-t pt-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

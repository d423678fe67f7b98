import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { homePage, homeWords as words } from '../pages/home.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { KitchenScene } from '../scenes/kitchen-scene.tsx'

/** A day along one line, then two columns in the shape of doors: as a guest, and with an account. */
export function HomeView() {
  return (
    <>
      <PageHead page={homePage} picture={<KitchenScene />} />
      <Section heading={words.dayHeading} text={words.dayText} width="middle">
        <ol className="border-line ms-4 grid gap-10 border-s-2">
          {words.day.map(({ time, hour, title, text }) => (
            <li key={title} className="relative grid gap-1 ps-9">
              <span className="absolute -start-[1.1rem] top-0">
                <TimeSign time={time} />
              </span>
              <p className="text-s text-ink-soft">{hour}</p>
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="band" heading={words.doorsHeading} text={words.doorsText} isCentred>
        <div className="grid gap-5 md:grid-cols-2">
          {words.doors.map(({ title, points }) => (
            <div
              key={title}
              className="border-line bg-paper rounded-t-[7rem] rounded-b-l border px-6 pt-14 pb-8 md:px-12 md:pt-20"
            >
              <h3 className="text-center">{title}</h3>
              <ul className="mt-5 grid gap-3">
                {points.map((point) => (
                  <li key={point} className="border-line border-t pt-3">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <div className="mx-auto grid max-w-[74rem] gap-x-16 gap-y-12 px-4 py-[clamp(3rem,7vw,5.5rem)] md:px-8 lg:grid-cols-2">
        <section aria-labelledby="in-vain">
          <h2 id="in-vain">{words.notHeading}</h2>
          <ul className="text-l mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {words.not.map((thing) => (
              <li key={thing} className="decoration-edge text-ink-soft line-through decoration-2">
                {thing}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="in-the-open">
          <h2 id="in-the-open">{words.madeHeading}</h2>
          <div className="mt-6 grid gap-4">
            {words.madeText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.home}
      />
    </>
  )
}

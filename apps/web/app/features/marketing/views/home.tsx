import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { homePage, homeWords as words } from '../pages/home.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'
import { KitchenScene } from '../scenes/kitchen-scene.tsx'

/** A day along one line, then the two doors. */
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
      <Section heading={words.notHeading} isCentred width="middle">
        <ul className="text-l flex flex-wrap justify-center gap-x-8 gap-y-3">
          {words.not.map((thing) => (
            <li key={thing} className="decoration-edge line-through decoration-2">
              {thing}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="band" heading={words.madeHeading} width="text">
        <div className="grid gap-4">
          {words.madeText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
      />
    </>
  )
}

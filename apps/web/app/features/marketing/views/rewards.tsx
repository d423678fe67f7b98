import { HOUSE_MENU } from '@glimmer/domain/rewards/house-menu'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { rewardsPage, rewardsWords as words } from '../pages/rewards.ts'
import { Closing } from '../parts/closing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { edges } from '../scenes/edges.tsx'
import { TableScene } from '../scenes/table-scene.tsx'
import { marketingWords } from '../words.ts'

const courses = ['starter', 'main', 'side', 'dessert', 'special'] as const

/** A menu as in a restaurant, with entries of the real dopamine menu. */
export function RewardsView() {
  return (
    <>
      <PageHead page={rewardsPage} picture={<TableScene />} />
      <Section heading={words.menuHeading} text={words.menuText} isCentred width="middle">
        <div className="border-line bg-raised rounded-l border p-1 sm:p-2">
          <div className="border-line rounded-l border px-4 py-8 sm:px-5 md:px-10 md:py-12">
            <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
              {courses.map((course) => (
                <section key={course} aria-labelledby={`course-${course}`}>
                  <h3 id={`course-${course}`} className="text-dusk">
                    {words.courses[course].title}
                  </h3>
                  <p className="text-s text-ink-soft">{words.courses[course].text}</p>
                  <ul className="mt-3 grid gap-2">
                    {HOUSE_MENU.filter((entry) => entry.course === course)
                      .slice(-3)
                      .map(({ id, title, minutes }) => (
                        <li key={id} className="flex items-baseline gap-2">
                          <span className="min-w-0">{title}</span>
                          <span className="border-edge grow border-b-2 border-dotted" aria-hidden />
                          <span className="text-s text-ink-soft shrink-0">{words.minutes(minutes)}</span>
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
              <div className="grid content-center justify-items-center gap-3 text-center">
                <svg viewBox="-12 -12 24 24" className="size-14" aria-hidden focusable="false">
                  <Spark x={0} y={0} size={22} />
                </svg>
                <p className="text-ink-soft">{words.menuFoot}</p>
              </div>
            </div>
          </div>
        </div>
      </Section>
      <Section tone="band" heading={words.momentsHeading} width="middle">
        <ol className="grid gap-6">
          {words.moments.map(({ title, text }) => (
            <li key={title} className="grid gap-x-10 gap-y-1 md:grid-cols-[16rem_1fr]">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={words.ownHeading} width="middle">
        <ul className="grid gap-5 sm:grid-cols-2">
          {words.own.map((rule) => (
            <li key={rule} className="bg-lantern-wash text-on-lantern rounded-l p-5">
              {rule}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="band" heading={marketingWords.questions} width="middle">
        <Questions questions={words.questions} />
      </Section>
      <Closing
        heading={words.closingHeading}
        text={words.closingText}
        button={<CallToAction words={words.closingAction} />}
        scene={edges.rewards}
      />
    </>
  )
}

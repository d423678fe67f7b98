import { LandingButton } from '../landing-button.tsx'
import { LandingHero } from '../landing-hero.tsx'
import { landingWords } from '../pages/landing.ts'
import { Closing } from '../parts/closing.tsx'
import { Section } from '../parts/section.tsx'
import { TasksMiniature } from '../parts/tasks-miniature.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { NightScene } from '../scenes/night-scene.tsx'
import { Sign } from '../scenes/signs.tsx'

export function LandingView() {
  return (
    <>
      <LandingHero />
      <Facts />
      <Pairs />
      <Section tone="band" heading={landingWords.pictureHeading} text={landingWords.pictureText} isCentred>
        <div className="mx-auto max-w-[56rem]">
          <TasksMiniature />
        </div>
        <ul className="mx-auto mt-6 grid max-w-[56rem] gap-x-8 gap-y-2 md:grid-cols-3">
          {landingWords.picturePoints.map((point) => (
            <li key={point} className="text-ink-soft border-line border-t pt-3">
              {point}
            </li>
          ))}
        </ul>
      </Section>
      <Features />
      <Steps />
      <Closing
        heading={landingWords.closingHeading}
        text={landingWords.closingText}
        button={<LandingButton />}
        note={landingWords.minutes}
        scene={<NightScene />}
      />
    </>
  )
}

/** Facts about Glimmer, in one row if there is room. */
function Facts() {
  return (
    <section aria-labelledby="facts" className="border-line bg-surface border-b">
      <h2 id="facts" className="sr-only">
        {landingWords.factsHeading}
      </h2>
      <ul className="mx-auto grid max-w-[80rem] gap-x-8 gap-y-5 px-4 py-8 sm:grid-cols-2 md:px-8 lg:grid-cols-5">
        {landingWords.facts.map(({ fact, text }) => (
          <li key={fact} className="grid content-start gap-1 max-lg:last:sm:col-span-2">
            <span className="font-heading">{fact}</span>
            <span className="text-s text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Cards in two halves: what a person knows of their days, and what Glimmer does about it. */
function Pairs() {
  return (
    <Section heading={landingWords.builtHeading} text={landingWords.builtText} isCentred>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {landingWords.pairs.map(({ like, help }) => (
          <li key={like} className="border-line bg-surface flex flex-col overflow-hidden rounded-l border">
            <div className="bg-sunken grow p-5 md:p-6">
              <p className="text-s text-ink-soft">{landingWords.like}</p>
              <p className="text-l font-strong mt-2 leading-snug">“{like}”</p>
            </div>
            <div className="p-5 md:p-6">
              <p className="text-s text-dusk font-strong">{landingWords.help}</p>
              <p className="mt-2">{help}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Six tools, each a card that links to its page. */
function Features() {
  return (
    <Section heading={landingWords.featuresHeading} text={landingWords.featuresText}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {landingWords.features.map(({ sign, to, title, text }) => (
          <li key={title}>
            <a
              href={to}
              className="border-line bg-surface hover:border-dusk flex h-full flex-wrap gap-4 rounded-l border p-5 no-underline lg:flex-col lg:flex-nowrap lg:p-6"
            >
              <Sign name={sign} size="4.75rem" />
              <span className="grid flex-[1_1_8rem] content-start gap-1">
                <span className="text-l text-dusk font-heading underline underline-offset-4">{title}</span>
                <span>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The four steps as a path: a line runs from sign to sign. */
function Steps() {
  return (
    <Section tone="band" heading={landingWords.stepsHeading} text={landingWords.stepsText} isCentred>
      <ol className="grid gap-8 md:grid-cols-4 md:gap-5">
        {landingWords.steps.map(({ sign, title, text }, place) => (
          <li
            key={title}
            className="relative flex flex-wrap gap-4 md:flex-col md:items-center md:text-center md:before:absolute md:before:top-[3.25rem] md:before:left-[calc(50%+4.25rem)] md:before:w-[calc(100%-7.25rem)] md:before:border-t-2 md:before:border-dashed md:before:border-edge md:last:before:hidden"
          >
            <Sign name={sign} size="6.5rem" />
            <div className="grid flex-[1_1_8rem] content-center gap-1">
              <h3>
                {place + 1}. {title}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mx-auto mt-8 text-center">
        <TextLink to="/how-it-works">{landingWords.stepsMore}</TextLink>
      </p>
    </Section>
  )
}

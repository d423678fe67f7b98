import { ButtonLink } from '../../ui/button-link.tsx'
import { LandingScene } from '../../ui/drawings/landing-scene.tsx'
import { LandingActions } from './landing-button.tsx'
import { landingPage, landingWords } from './pages/landing.ts'
import { marketingWords } from './words.ts'

export function LandingHero() {
  return (
    <div className="flex flex-col">
      <div className="mx-auto flex max-w-[46rem] flex-col px-4 pt-[clamp(0.75rem,2.2vw,2.25rem)] text-center">
        {/* With large letters on a phone what can be begun stands below the title, in the first view. */}
        <h1 className="text-display">{landingPage.heading}</h1>
        {landingPage.paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="text-l text-ink-soft mx-auto mt-5 max-w-[36rem] in-data-[text-size=larger]:max-sm:order-1 in-data-[text-size=largest]:max-sm:order-1"
          >
            {paragraph}
          </p>
        ))}
        <div className="mt-7 flex flex-wrap items-center justify-center gap-3">
          <LandingActions />
          <ButtonLink to="/how-it-works" variant="plain">
            {marketingWords.seeHow}
          </ButtonLink>
        </div>
        <p className="landing-minutes text-s text-ink-soft mx-auto mt-4 in-data-[text-size=larger]:max-sm:order-2 in-data-[text-size=largest]:max-sm:order-2">
          {landingWords.minutes}
        </p>
      </div>
      <LandingScene className="-mt-8 block h-[clamp(15rem,31vw,34rem)] w-full" />
    </div>
  )
}

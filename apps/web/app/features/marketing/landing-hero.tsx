import { useSession } from '../../session/use-session.ts'
import { LandingScene } from '../../ui/drawings/landing-scene.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { landingPage } from './pages.ts'
import { marketingWords } from './words.ts'

/** The first page. A guest counts as signed in here. */
export function LandingHero() {
  const session = useSession()
  const isIn = session.kind === 'account' || session.kind === 'guest'
  return (
    <section className="flex flex-col">
      <div className="mx-auto max-w-[46rem] px-4 pt-[clamp(2rem,6vw,4.5rem)] text-center">
        <h1 className="text-display">{landingPage.heading}</h1>
        {landingPage.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-l text-ink-soft mx-auto mt-5 max-w-[36rem]">
            {paragraph}
          </p>
        ))}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
          <ButtonLink to={isIn ? '/dashboard' : '/auth'} variant="main" size="l">
            {isIn ? marketingWords.dashboard : marketingWords.start}
          </ButtonLink>
          <ButtonLink to="/how-it-works" variant="plain">
            {marketingWords.seeHow}
          </ButtonLink>
        </div>
      </div>
      <LandingScene className="mt-6 block h-[clamp(16rem,36vw,30rem)] w-full" />
    </section>
  )
}

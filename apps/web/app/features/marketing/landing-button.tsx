import { BEGINNING } from '../../session/beginning.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { marketingWords } from './words.ts'

/** What a visitor can begin with, the smallest first; for who is here already the way to their dashboard. */
export function LandingActions() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <ButtonLink to={BEGINNING} variant="main" size="l" className="landing-tiny" data-site="tiny">
        {marketingWords.tiny}
      </ButtonLink>
      <LandingButton isBeside />
    </div>
  )
}

/**
 * The landing page's button of four texts. All are in the page; attributes of <html> (session, tutorial) choose which one is
 * shown. `isBeside`: for a visitor the one tiny thing beside it is the main one. A guest counts as signed in. What `start` does is in site/site.ts.
 */
export function LandingButton({ isBeside = false }: { readonly isBeside?: boolean }) {
  const look = { variant: 'main', size: 'l' } as const
  const begin = isBeside ? ({ size: 'l' } as const) : look
  return (
    <span className="landing-button">
      <ButtonLink to={BEGINNING} {...begin} className="landing-start" data-site="start">
        {marketingWords.start}
      </ButtonLink>
      <ButtonLink to="/dashboard" {...look} className="landing-dashboard">
        {marketingWords.dashboard}
      </ButtonLink>
      <ButtonLink to="/auth" {...begin} className="landing-sign-in">
        {marketingWords.signIn}
      </ButtonLink>
      <span role="status" className={joinClasses(buttonClasses(look), 'landing-loading')}>
        {marketingWords.loading}
      </span>
    </span>
  )
}

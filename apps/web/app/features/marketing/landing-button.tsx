import { BEGINNING } from '../../session/beginning.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { marketingWords } from './words.ts'

/**
 * The main button of the landing page. All four texts are in the page; attributes of <html> (session, tutorial) choose
 * which one is shown. A guest counts as signed in. What `start` does is in site/site.ts.
 */
export function LandingButton() {
  const look = { variant: 'main', size: 'l' } as const
  return (
    <span className="landing-button">
      <ButtonLink to={BEGINNING} {...look} className="landing-start" data-site="start">
        {marketingWords.start}
      </ButtonLink>
      <ButtonLink to="/dashboard" {...look} className="landing-dashboard">
        {marketingWords.dashboard}
      </ButtonLink>
      <ButtonLink to="/auth" {...look} className="landing-sign-in">
        {marketingWords.signIn}
      </ButtonLink>
      <span role="status" className={joinClasses(buttonClasses(look), 'landing-loading')}>
        {marketingWords.loading}
      </span>
    </span>
  )
}

import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { marketingWords } from './words.ts'

/** The main button of the first page. A guest counts as signed in here. */
export function LandingButton() {
  const session = useSession()
  const isIn = session.kind === 'account' || session.kind === 'guest'
  return (
    <ButtonLink to={isIn ? '/dashboard' : '/auth'} variant="main" size="l">
      {isIn ? marketingWords.dashboard : marketingWords.start}
    </ButtonLink>
  )
}

import { BEGINNING } from '../../session/beginning.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export interface CallToActionProps {
  readonly words: string
  /** True on the check-ins page, which must lead on by a full page load (A2). */
  readonly reloadDocument?: boolean
}

/** The one main action of a public page: it leads to /auth, and who is here already to their tasks. */
export function CallToAction({ words, reloadDocument = false }: CallToActionProps) {
  return (
    <ButtonLink to={BEGINNING} variant="main" size="l" reloadDocument={reloadDocument} data-site="begin">
      {words}
    </ButtonLink>
  )
}

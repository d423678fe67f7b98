import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { CONTENT_ID } from './content-id.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { unsubscribeWords as words } from './unsubscribe-words.ts'

/**
 * Asks before it stops letters, as a machine may open the link. It works without a script: the form goes to the address of the
 * page with the token in it, and the server leads back to the part that says how that ended.
 */
export function UnsubscribePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="m-auto w-full max-w-[36rem] px-4 py-8">
        <Ended id="stopped" title={words.stoppedTitle} text={words.stoppedText} />
        <Ended id="over" title={words.overTitle} text={words.overText} />
        <form method="post" className="grid gap-5 peer-target:hidden">
          <h1>{words.title}</h1>
          <p className="text-l text-ink-soft">{words.text}</p>
          <div className="cluster-3">
            <Button type="submit" variant="main" size="l">
              {words.stop}
            </Button>
            <ButtonLink to="/" reloadDocument size="l">
              {words.keep}
            </ButtonLink>
          </div>
        </form>
      </main>
      <SiteFooter />
    </div>
  )
}

interface EndedProps {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** In view where the address names it. */
function Ended({ id, title, text }: EndedProps) {
  return (
    <section id={id} className="peer hidden scroll-mt-8 justify-items-start gap-5 target:grid">
      <h1>{title}</h1>
      <p className="text-l text-ink-soft">{text}</p>
      <ButtonLink to="/settings#notifications" reloadDocument variant="main" size="l">
        {words.toSettings}
      </ButtonLink>
    </section>
  )
}

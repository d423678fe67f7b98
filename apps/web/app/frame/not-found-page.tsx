import { ButtonLink } from '../ui/button-link.tsx'
import { NotFoundDrawing } from '../ui/drawings/not-found-drawing.tsx'
import { CONTENT_ID } from './content-id.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { notFoundWords } from './not-found-words.ts'

export function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      {/* The address is noted in the log by the site's script. */}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        data-not-found
        className="m-auto max-w-[40rem] px-4 py-8 text-center"
      >
        <div className="mx-auto max-w-[20rem]">
          <NotFoundDrawing />
        </div>
        <p className="text-ink-soft font-strong">404</p>
        <h1 className="text-display mt-2">{notFoundWords.notFoundTitle}</h1>
        <p className="text-l text-ink-soft mx-auto my-5">{notFoundWords.notFoundText}</p>
        <ButtonLink to="/" reloadDocument variant="main" size="l">
          {notFoundWords.returnHome}
        </ButtonLink>
      </main>
      <SiteFooter />
    </div>
  )
}

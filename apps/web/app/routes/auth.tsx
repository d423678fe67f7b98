import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type AuthErrand, isLasting, readAuthErrand } from '../features/auth/auth-address.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { words } from '../features/auth/words.ts'
import { TAGLINE } from '../product.ts'
import { useSession } from '../session/use-session.ts'
import { Brand } from '../frame/brand.tsx'
import { CalmOpener } from '../frame/calm-opener.tsx'
import { CONTENT_ID } from '../frame/content-id.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { LandingScene } from '../ui/drawings/landing-scene.tsx'

export const title = words.pageTitle
export const description = words.description

export default function Auth() {
  const session = useSession()
  const { search, hash } = useLocation()
  const errand = useMemo(() => readAuthErrand(search, hash), [search, hash])
  const isSignedIn = session.kind === 'account' && !session.expired
  return (
    <AuthFrame>
      {session.kind === 'checking' ? (
        <Loading />
      ) : (
        <Arrival key={search + hash} errand={errand} isSignedIn={isSignedIn} />
      )}
    </AuthFrame>
  )
}

interface ArrivalProps {
  readonly errand: AuthErrand
  readonly isSignedIn: boolean
}

/** Leads home who comes here signed in, unless a link of a message led them. Who signs in here goes on from there. */
function Arrival({ errand, isSignedIn }: ArrivalProps) {
  const [leadsHome] = useState(isSignedIn && isLasting(errand))
  useEffect(() => {
    if (leadsHome) location.replace('/')
  }, [leadsHome])
  return leadsHome ? <Loading /> : <AuthPage errand={errand} />
}

function Loading() {
  return (
    <p className="text-ink-soft" role="status">
      {words.loading}
    </p>
  )
}

function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-2 px-4 py-3 md:px-8">
        <Brand />
        <div className="ms-auto">
          <CalmOpener />
        </div>
        <ButtonLink
          to="/"
          reloadDocument
          variant="plain"
          className="-me-3 whitespace-nowrap max-sm:px-3"
          icon={<ArrowLeft aria-hidden />}
        >
          {words.backToHome}
        </ButtonLink>
      </header>
      <div className="mx-auto grid w-full max-w-[90rem] grow lg:grid-cols-2 lg:gap-8 lg:px-8 lg:pb-8">
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="grid content-center justify-items-center gap-6 px-4 py-8 max-sm:pt-2"
        >
          {children}
        </main>
        <aside
          className="grid items-end overflow-hidden lg:sticky lg:top-[2rem] lg:order-first lg:max-h-[calc(100dvh-7rem)] lg:grid-cols-[1fr] lg:grid-rows-[auto_1fr] lg:rounded-l lg:bg-(--scene-sky)"
          aria-label={TAGLINE}
        >
          <p className="hidden px-[2.5rem] pt-[2.5rem] text-2xl font-heading tracking-[-0.01em] first-letter:uppercase lg:block">
            {TAGLINE}
          </p>
          {/* Wider than its frame, so that no tree is cut in half at the right. */}
          <LandingScene className="block aspect-[1440/460] w-full lg:aspect-auto lg:h-full lg:w-[calc(100%+4.5rem)]" />
        </aside>
      </div>
    </div>
  )
}

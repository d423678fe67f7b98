import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, RefObject } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import type { useKnownPreferences } from './use-known-preferences.ts'
import { words } from './words.ts'

interface PreferencesFrameProps {
  readonly back: { readonly to: string; readonly label: string }
  readonly title: string
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  readonly intro: string
  readonly status: ReturnType<typeof useKnownPreferences>['status']
  readonly children: ReactNode
}

/** The frame of the pages about preferences: back, title, introduction, and a loading or error text until they are here. */
export function PreferencesFrame({ back, title, titleRef, intro, status, children }: PreferencesFrameProps) {
  return (
    <div className="ui-page">
      <header className="grid justify-items-start gap-1">
        <ButtonLink to={back.to} variant="plain" className="-ms-4" icon={<ArrowLeft aria-hidden />}>
          {back.label}
        </ButtonLink>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        <p className="text-ink-soft">{intro}</p>
      </header>
      {status === 'ready' && children}
      {status === 'loading' && <LoadingText>{words.loading}</LoadingText>}
      {status === 'refused' && (
        <div className="ui-note" role="alert">
          <p>
            <strong>{words.loadRefused}</strong> {words.loadRefusedText}
          </p>
        </div>
      )}
    </div>
  )
}

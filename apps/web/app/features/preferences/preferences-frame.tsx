import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, RefObject } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import './preferences.css'
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

/** A page about preferences: its way out, its title, and what there is to say until they are here. */
export function PreferencesFrame({ back, title, titleRef, intro, status, children }: PreferencesFrameProps) {
  return (
    <div className="ui-page preferences">
      <header className="preference-head">
        <ButtonLink to={back.to} variant="plain" className="-ms-4" icon={<ArrowLeft aria-hidden />}>
          {back.label}
        </ButtonLink>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        <p className="text-ink-soft">{intro}</p>
      </header>
      {status === 'ready' && children}
      {status === 'loading' && (
        <p className="text-ink-soft py-10 text-center" role="status">
          {words.loading}
        </p>
      )}
      {status === 'refused' && (
        <div className="ui-note preference-refusal" role="alert">
          <p>
            <strong>{words.loadRefused}</strong> {words.loadRefusedText}
          </p>
        </div>
      )}
    </div>
  )
}

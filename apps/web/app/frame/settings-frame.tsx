import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { settingsWords } from './settings-words.ts'
import { words } from './words.ts'

/** The settings page around its cards, one below the other: a column that is easy to read down. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-5">
      <header className="grid justify-items-start gap-1">
        <ButtonLink to="/dashboard" variant="plain" className="-ms-4" icon={<ArrowLeft aria-hidden />}>
          {settingsWords.toDashboard}
        </ButtonLink>
        <h1>{words.places.settings}</h1>
        <p className="text-ink-soft">{settingsWords.settingsText}</p>
      </header>
      {children}
    </div>
  )
}

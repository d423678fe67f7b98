import type { MetaFunction } from 'react-router'
import { WizardPage } from '../features/preferences/wizard-page.tsx'
import { words } from '../features/preferences/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.wizardTitles.welcome)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/preferences/wizard" />
}

export default function PreferencesWizard() {
  return <WizardPage />
}

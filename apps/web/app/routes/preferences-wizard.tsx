import { WizardPage } from '../features/preferences/wizard-page.tsx'
import { words } from '../features/preferences/words.ts'

export const title = words.wizardTitles.welcome

export default function PreferencesWizard() {
  return <WizardPage />
}

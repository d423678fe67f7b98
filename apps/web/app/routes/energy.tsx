import { EnergyPage } from '../features/energy/energy-page.tsx'
import { words } from '../features/energy/words.ts'

export const title = words.title

export default function Energy() {
  return <EnergyPage />
}

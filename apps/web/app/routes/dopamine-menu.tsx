import { RewardsPage } from '../features/rewards/rewards-page.tsx'
import { words } from '../features/rewards/words.ts'

export const title = words.title

export default function DopamineMenu() {
  return <RewardsPage />
}

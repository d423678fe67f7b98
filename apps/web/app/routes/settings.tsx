import { YourData } from '../features/your-data/your-data.tsx'
import { AdminCard } from '../features/admin/admin-card.tsx'
import { AccountCard } from '../features/account/account-card.tsx'
import { useNewEmailLink } from '../features/account/use-new-email-link.ts'
import { ConsentSetting } from '../features/breakdown/helper/consent-setting.tsx'
import { CalmCard } from '../features/preferences/calm-card.tsx'
import { DayStartCard } from '../features/preferences/day-start-card.tsx'
import { PreferencesCard } from '../features/preferences/preferences-card.tsx'
import { ProfileCard } from '../features/profile/profile-card.tsx'
import { RewardSettings } from '../features/rewards/reward-settings.tsx'
import { useSession } from '../session/use-session.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import { words } from '../frame/words.ts'

export const title = words.places.settings

export default function Settings() {
  const session = useSession()
  useNewEmailLink()
  return (
    <SettingsFrame>
      <ProfileCard />
      <CalmCard />
      <PreferencesCard />
      <DayStartCard />
      <RewardSettings />
      <YourData />
      {session.kind === 'account' && (
        <AccountCard key={session.owner} account={session}>
          <ConsentSetting />
        </AccountCard>
      )}
      {session.kind === 'account' && <AdminCard key={`admin ${session.owner}`} account={session} />}
    </SettingsFrame>
  )
}

import { AdminCard } from '../features/admin/admin-card.tsx'
import { findWords as admin } from '../features/admin/find-words.ts'
import { AccountCard } from '../features/account/account-card.tsx'
import { cardWords as accountWords } from '../features/account/card-words.ts'
import { findWords as account } from '../features/account/find-words.ts'
import { useNewEmailLink } from '../features/account/use-new-email-link.ts'
import { findWords as notifications } from '../features/notifications/find-words.ts'
import { NotificationsCard } from '../features/notifications/notifications-card.tsx'
import { CalmCard } from '../features/preferences/calm-card.tsx'
import { DayStartCard } from '../features/preferences/day-start-card.tsx'
import { findWords as preferences } from '../features/preferences/find-words.ts'
import { PreferencesCard } from '../features/preferences/preferences-card.tsx'
import { findWords as profile } from '../features/profile/find-words.ts'
import { ProfileCard } from '../features/profile/profile-card.tsx'
import { GuestCard } from '../features/settings/guest-card.tsx'
import { guestWords } from '../features/settings/guest-words.ts'
import { SettingsCards } from '../features/settings/settings-cards.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import { words } from '../frame/words.ts'
import { useSession } from '../session/use-session.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

export const title = words.places.settings

export default function Settings() {
  const session = useSession()
  useNewEmailLink()
  const late = useWhenAsked(
    true,
    () => import('../frame/late-settings.tsx'),
    () => {},
  )
  const hasAccount = session.kind === 'account'
  return (
    <SettingsFrame>
      <SettingsCards
        cards={[
          { find: profile, card: <ProfileCard /> },
          { find: preferences.preferences, card: <PreferencesCard /> },
          { find: notifications, card: <NotificationsCard Standing={late?.NotificationsStanding} /> },
          {
            find: account,
            card: hasAccount ? (
              <AccountCard key={session.owner} account={session} />
            ) : (
              <GuestCard title={accountWords.title} text={guestWords.security} />
            ),
          },
          ...(hasAccount && session.role === 'admin'
            ? [{ find: admin, card: <AdminCard key={`admin ${session.owner}`} account={session} /> }]
            : []),
          { find: preferences.calm, card: <CalmCard /> },
          { find: preferences.dayStart, card: <DayStartCard /> },
          ...(late?.lateSettings(hasAccount) ?? []),
        ]}
      />
    </SettingsFrame>
  )
}

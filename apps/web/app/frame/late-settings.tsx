import { AboutCard } from '../features/about/about-card.tsx'
import { findWords as about } from '../features/about/find-words.ts'
import { CalendarsCard } from '../features/calendar/connected/calendars-card.tsx'
import { findWords as calendars } from '../features/calendar/connected/find-words.ts'
import { CheckInCard } from '../features/energy/check-in-card.tsx'
import { findWords as checkIn } from '../features/energy/find-words.ts'
import { findWords as helper } from '../features/breakdown/helper/find-words.ts'
import { HelperCard } from '../features/breakdown/helper/helper-card.tsx'
import { words as helperWords } from '../features/breakdown/helper/words.ts'
import { findWords as rewards } from '../features/rewards/find-words.ts'
import { RewardSettings } from '../features/rewards/reward-settings.tsx'
import { GuestCard } from '../features/settings/guest-card.tsx'
import type { SettingsCard } from '../features/settings/settings-cards.tsx'
import { findWords as yourData } from '../features/your-data/find-words.ts'
import { StorageCard } from '../features/your-data/storage-card.tsx'
import { YourData } from '../features/your-data/your-data.tsx'

export { NotificationsStanding } from '../features/notifications/notifications-standing.tsx'

/** The settings that are further down the page, and load once what is above them is there. */
export function lateSettings(hasAccount: boolean): readonly SettingsCard[] {
  return [
    { find: rewards, card: <RewardSettings /> },
    { find: checkIn, card: <CheckInCard /> },
    { find: calendars, card: <CalendarsCard /> },
    {
      find: helper,
      card: hasAccount ? (
        <HelperCard />
      ) : (
        <GuestCard title={helperWords.settingTitle} text={helperWords.withAccount} />
      ),
    },
    { find: yourData.yourData, card: <YourData /> },
    { find: yourData.storage, card: <StorageCard /> },
    { find: about, card: <AboutCard /> },
  ]
}

import { useDevice } from '../../device/device-context.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { DailyDetails } from './daily-details.tsx'
import { words } from './dialog-words.ts'
import { LimitDetails } from './limit-details.tsx'
import { PushDetails } from './push-details.tsx'
import { dailyHint, emailHint, pushHint, weeklyHint } from './say-what-comes.ts'
import { Fold, SettingsPart } from './settings-part.tsx'
import { TestButton } from './test-button.tsx'
import { useChoices } from './use-choices.ts'
import { useReach } from './use-reach.ts'
import { WeeklyDetails } from './weekly-details.tsx'

/** What may be sent to the person, when, and how. What is chosen is kept at once. */
export function SettingsDialog({ close }: DialogControl) {
  const session = useSession()
  const { owner } = useDevice().store
  const [chosen, change] = useChoices()
  const reach = useReach()
  const { isGuest, isOnHere, letters, otherDevices } = reach
  const isBlocked = reach.inTheWay !== null
  const mayBeEmail = !isGuest && letters !== 'off'
  const email = session.kind === 'account' ? session.email : null

  return (
    <Dialog
      className="ui-sheet"
      title={words.title}
      description={words.description}
      closeLabel={words.close}
      actions={
        <Button variant="main" onClick={() => close()}>
          {words.close}
        </Button>
      }
    >
      <div className="rows *:py-2">
        <SettingsPart
          label={words.push}
          hint={pushHint(chosen, reach)}
          isOn={chosen.pushNotifications && !isBlocked}
          isDisabled={isBlocked}
          onChange={(isOn) => change({ pushNotifications: isOn })}
          more={words.more.push}
        >
          <PushDetails
            {...{ owner, isGuest, isOnHere, isBlocked, otherDevices }}
            showsTitles={chosen.showsTitles}
            onShowsTitles={(isShown) => change({ showsTitles: isShown })}
          />
        </SettingsPart>
        <SettingsPart
          label={words.email}
          hint={emailHint(chosen, { email, state: letters })}
          isOn={chosen.emailNotifications && mayBeEmail}
          isDisabled={!mayBeEmail}
          onChange={(isOn) => change({ emailNotifications: isOn })}
          more={words.more.email}
        >
          {letters === 'on' && <TestButton owner={owner} way="email" />}
        </SettingsPart>
        <SettingsPart
          label={words.daily}
          hint={dailyHint(chosen, reach)}
          isOn={chosen.dailyReminders}
          onChange={(isOn) => change({ dailyReminders: isOn })}
          more={words.more.daily}
        >
          <DailyDetails {...{ owner, chosen, mayBeEmail }} hasDevice={reach.byPush} onChange={change} />
        </SettingsPart>
        <SettingsPart
          label={words.weekly}
          hint={weeklyHint(chosen, reach)}
          isOn={chosen.weeklySummaries && mayBeEmail}
          isDisabled={!mayBeEmail}
          onChange={(isOn) => change({ weeklySummaries: isOn })}
          more={words.more.weekly}
        >
          {mayBeEmail && <WeeklyDetails chosen={chosen} onChange={change} />}
        </SettingsPart>
        <Fold title={words.more.limits}>
          <LimitDetails chosen={chosen} onChange={change} />
        </Fold>
      </div>
    </Dialog>
  )
}

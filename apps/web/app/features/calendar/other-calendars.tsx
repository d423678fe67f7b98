import { SYNC_FREQUENCIES } from '@glimmer/domain/calendar/calendar-settings'
import { useId } from 'react'
import { useCalendarSettings } from '../../data/calendar/use-calendar.ts'
import { useEventCommands } from '../../data/calendar/use-event-commands.ts'
import { useHasConnected } from '../../data/connected-calendars/use-connected-calendars.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Select } from '../../ui/select.tsx'
import { words } from './settings-words.ts'

/** The way to the calendars of other services, and how often they are looked at. */
export function OtherCalendars({ onLeave }: { readonly onLeave: () => void }) {
  const { syncFrequency } = useCalendarSettings()
  const { changeSettings } = useEventCommands()
  const hasSome = useHasConnected()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId}>{words.others}</h3>
      <p className="text-s text-ink-soft">{words.othersHint}</p>
      <ButtonLink to="/calendars" className="justify-self-start" onClick={onLeave}>
        {hasSome ? words.toOthers : words.connect}
      </ButtonLink>
      <Select
        label={words.frequency}
        hint={words.frequencyHint}
        value={String(syncFrequency)}
        onChange={(chosen) => {
          const minutes = SYNC_FREQUENCIES.find((known) => String(known) === chosen)
          if (minutes) void changeSettings({ syncFrequency: minutes })
        }}
        options={SYNC_FREQUENCIES.map((minutes) => ({
          value: String(minutes),
          label: words.minutes(minutes),
        }))}
      />
    </section>
  )
}

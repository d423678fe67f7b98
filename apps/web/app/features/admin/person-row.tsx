import type { ListedUser } from '@glimmer/api/admin'
import { dateText } from '@glimmer/domain/days/date-text'
import { Badge } from '../../ui/badge.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import type { MenuEntry } from '../../ui/menu/menu-entries.ts'
import { useWhenText } from './use-when-text.ts'
import { emailWords } from './words.ts'

interface PersonRowProps {
  readonly person: ListedUser
  readonly isSelf: boolean
  readonly onEndSessions: () => void
  readonly onDisable: () => void
  readonly onEnable: () => void
}

/** A person's address and dates, and what can be done about their account. */
export function PersonRow({ person, isSelf, onEndSessions, onDisable, onEnable }: PersonRowProps) {
  const { dayText } = useWhenText()
  const { email, joinedAt, lastActiveOn, isAdmin, isDisabled } = person
  const entries = (): MenuEntry[] =>
    isDisabled
      ? [{ label: emailWords.enable, onSelect: onEnable }]
      : [
          { label: emailWords.endSessions, onSelect: onEndSessions },
          { label: emailWords.disable, tone: 'danger', onSelect: onDisable },
        ]
  const lastHere = lastActiveOn === null ? null : dateText(lastActiveOn, 'dayAndYear')
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="stack-1 min-w-0">
        <p className="cluster-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{email}</span>
          {isSelf && <Badge tone="moss">{emailWords.you}</Badge>}
          {isAdmin && <Badge tone="dusk">{emailWords.admin}</Badge>}
          {isDisabled && <Badge tone="clay">{emailWords.disabled}</Badge>}
        </p>
        <p className="quiet">{`${emailWords.joined(dayText(joinedAt))}, ${emailWords.lastHere(lastHere)}`}</p>
      </div>
      {!isSelf && <MenuButton label={emailWords.more(email)} entries={entries} />}
    </div>
  )
}

import { MAX_REPEAT_EVERY, REPEAT_KINDS } from '@glimmer/domain/tasks/repeat'
import type { RepeatProblem } from '@glimmer/domain/tasks/repeat-draft'
import { changeKind, newTypedRepeat, type TypedRepeat } from '@glimmer/domain/tasks/typed-repeat'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { CountField } from './count-field.tsx'
import { WeekdayField } from './weekday-field.tsx'
import { words } from './words.ts'

export interface RepeatFieldsProps {
  /** Null while no rule is chosen. */
  readonly typed: TypedRepeat | null
  /** The day on which a rule would begin. */
  readonly firstDay: string
  readonly onChange: (typed: TypedRepeat) => void
  readonly onEnd: () => void
  /** What the rule lacks. */
  readonly problem?: RepeatProblem
}

/** The rules beside "every day". A chosen rule is complete at once; its fields only change it. */
export function RepeatFields({ typed, firstDay, onChange, onEnd, problem }: RepeatFieldsProps) {
  return (
    <div className="border-line grid gap-4 rounded-m border p-4">
      <RadioGroup
        label={words.ways}
        layout="tiles"
        value={typed?.kind}
        onChange={(kind) => onChange(typed ? changeKind(typed, kind) : newTypedRepeat(kind, firstDay))}
        options={REPEAT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      {typed && <RuleFields typed={typed} onChange={onChange} problem={problem} />}
      {typed && (
        <Button variant="plain" className="-ms-button justify-self-start" onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </div>
  )
}

interface RuleFieldsProps extends Pick<RepeatFieldsProps, 'onChange' | 'problem'> {
  readonly typed: TypedRepeat
}

function RuleFields({ typed, onChange, problem }: RuleFieldsProps) {
  const { kind } = typed
  return (
    <>
      {kind === 'weeks' && (
        <WeekdayField
          value={typed.weekdays}
          error={problem === 'weekdays' ? words.weekdaysNeeded : undefined}
          onChange={(weekdays) => onChange({ ...typed, weekdays })}
        />
      )}
      {kind === 'months' && (
        <CountField
          label={words.monthDay}
          hint={Number(typed.monthDay) > 28 ? words.monthDayHint : undefined}
          error={problem === 'monthDay' ? words.monthDayUnclear : undefined}
          value={typed.monthDay}
          most={31}
          onChange={(monthDay) => onChange({ ...typed, monthDay })}
        />
      )}
      <CountField
        label={words.every[kind]}
        error={problem === 'every' ? words.everyUnclear : undefined}
        value={typed.every}
        most={MAX_REPEAT_EVERY}
        onChange={(every) => onChange({ ...typed, every })}
      />
      <RadioGroup
        label={words.goneBy}
        layout="tiles"
        value={typed.stays ? 'stays' : 'goes'}
        onChange={(choice) => onChange({ ...typed, stays: choice === 'stays' })}
        options={[
          { value: 'stays', label: words.stays },
          { value: 'goes', label: words.goes },
        ]}
      />
    </>
  )
}

import type { Kind } from '@glimmer/domain/breakdown/kinds'
import type { Routine } from '@glimmer/domain/breakdown/remembered-steps'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { words } from './words.ts'

interface Choice {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** A question with its answers as buttons. They stay after the answer, so that it can be changed. */
function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <p id={labelId} className="font-strong">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label: text, isOn, onPress }) => (
          <Button key={text} className="max-w-full wrap-anywhere" aria-pressed={isOn} onClick={onPress}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface KindQuestionProps {
  readonly kinds: readonly Kind[]
  /** The answer so far; undefined where there is none, null for something else. */
  readonly kind: Kind | null | undefined
  readonly onAnswer: (kind: Kind | null) => void
}

/** Asked where a title can mean several kinds of task. */
export function KindQuestion({ kinds, kind, onAnswer }: KindQuestionProps) {
  const choices = kinds.map((one) => ({
    label: words.kinds[one],
    isOn: kind === one,
    onPress: () => onAnswer(one),
  }))
  const other = { label: words.somethingElse, isOn: kind === null, onPress: () => onAnswer(null) }
  return <Choices label={words.question} choices={[...choices, other]} />
}

interface PartQuestionProps {
  readonly parts: readonly string[]
  readonly part: string | null
  readonly onPart: (part: string | null) => void
  /** Makes each of them a task; absent where that is not offered. */
  readonly onSplit: (() => void) | undefined
}

/** Asked where one title holds several tasks. */
export function PartQuestion({ parts, part, onPart, onSplit }: PartQuestionProps) {
  const all = { label: words.allOfThem, isOn: part === null, onPress: () => onPart(null) }
  const choices = parts.map((one) => ({ label: one, isOn: part === one, onPress: () => onPart(one) }))
  return (
    <div className="grid justify-items-start gap-2">
      <Choices label={words.several(parts.length)} choices={[all, ...choices]} />
      {onSplit && (
        <Button variant="plain" onClick={onSplit}>
          {words.split(parts.length)}
        </Button>
      )}
    </div>
  )
}

interface RoutineListProps {
  readonly routines: readonly Routine[]
  readonly chosen: Routine | undefined
  readonly onChoose: (name: string | null) => void
  readonly onDrop: (name: string) => void
}

/** The person's own routines, folded until they are asked for. */
export function RoutineList({ routines, chosen, onChoose, onDrop }: RoutineListProps) {
  if (routines.length === 0) return null
  return (
    <details className="w-full">
      <summary className="min-h-[2.75rem] content-center">{words.routines}</summary>
      <ul className="grid gap-2 py-2">
        {routines.map(({ name }) => (
          <li key={name} className="flex items-center justify-between gap-2">
            <Button aria-pressed={chosen?.name === name} onClick={() => onChoose(name)}>
              {words.takeRoutine(name)}
            </Button>
            <IconButton
              label={words.deleteRoutine(name)}
              icon={<Trash2 aria-hidden />}
              onClick={() => onDrop(name)}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <Button variant="plain" onClick={() => onChoose(null)}>
          {words.backToSuggested}
        </Button>
      )}
    </details>
  )
}

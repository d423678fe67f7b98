import { isWriting, leftOfWord } from '../attention.ts'
import { tellAbsent } from '../tell-absent.ts'
import { isFirstInVisit, noteAsked } from './asked-in-visit.ts'
import { isBusy } from './busy.ts'
import type { AnswerOf, DialogDefinition, OwnProps } from './define-dialog.ts'
import { dialogs } from './dialogs.ts'

/** How a dialog opens that the person did not ask for. */
export type Unasked = (Question | Owed) & {
  /** Called when its turn has come: whether it is still needed. */
  readonly isStill?: () => boolean
}

/** At most one is asked in a visit, and none while something is written or a sprint runs. */
interface Question {
  /** The same one may come again in a visit, as a reload must not answer it. */
  readonly question: string
  /** Where something else is open. `drop`: it opens now or not at all. `queue`: it waits for that. */
  readonly whenBusy: 'drop' | 'queue'
}

/** What the person has begun, such as the end of a sprint. It opens in any visit, and waits for the end of a word. */
interface Owed {
  readonly question?: undefined
  readonly whenBusy: 'wait'
}

const due = new Set<object>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Opens a dialog that the person did not ask for, once nothing is in its way. Resolves like `dialogs.open`; undefined
 * also where it was dropped.
 */
export function offerDialog<Props extends object>(
  definition: DialogDefinition<Props>,
  props: OwnProps<Props>,
  { question, whenBusy, isStill = () => true }: Unasked,
): Promise<AnswerOf<Props> | undefined> {
  const isWelcome = () =>
    question === undefined || (!isBusy.get() && !isWriting() && isFirstInVisit(question))
  const isNow = () => dialogs.isFree() && (whenBusy !== 'wait' || !isInWord())
  const isTooLate = whenBusy === 'drop' && !(isWelcome() && isNow())
  if (isTooLate || due.has(definition) || dialogs.isOpen(definition)) return Promise.resolve(undefined)
  due.add(definition)
  const loading = definition.load(props)
  let isHere = false
  loading.then(
    () => {
      isHere = true
      dialogs.goOn()
    },
    (error: unknown) => {
      if (!due.has(definition)) return
      dialogs.close(definition)
      tellAbsent(error, () => void dialogs.open(definition, props))
    },
  )
  return new Promise((resolve) =>
    dialogs.wait({
      definition,
      turn() {
        if (!isHere) return 'later'
        if (!isNow()) return whenBusy === 'drop' ? 'never' : 'later'
        return isWelcome() && isStill() ? 'now' : 'never'
      },
      come() {
        due.delete(definition)
        if (question !== undefined) noteAsked(question)
        dialogs.show({ definition, props, resolve }, loading, () => undefined)
      },
      drop() {
        due.delete(definition)
        resolve(undefined)
      },
    }),
  )
}

/** Checks again once the word is typed. */
function isInWord(): boolean {
  const left = leftOfWord()
  clearTimeout(timer)
  if (left > 0) timer = setTimeout(dialogs.goOn, left)
  return left > 0
}

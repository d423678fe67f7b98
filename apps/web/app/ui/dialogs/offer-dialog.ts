import { isInField, leftOfWord, visits } from '../attention.ts'
import { tellAbsent } from '../tell-absent.ts'
import { isBusy } from './busy.ts'
import type { AnswerOf, DialogDefinition, OwnProps } from './define-dialog.ts'
import { dialogs } from './dialogs.ts'

/** How a dialog comes that nobody asked for. */
export interface Unasked {
  /**
   * Where the person is about something. `drop`: it comes now or not at all. `queue`: it waits until nothing else is open,
   * and is dropped where something is being written by then. `wait`: it is due, and waits for as long as it takes.
   */
  readonly whenBusy: 'drop' | 'queue' | 'wait'
  /** It comes though another one came by itself in this visit. */
  readonly isOwed?: boolean
  /** Asked when its turn has come. */
  readonly isStill?: () => boolean
}

let askedInVisit: number | null = null
const due = new Set<object>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Opens a dialog that nobody asked for, once nothing is in its way. Returns what `dialogs.open` does; undefined also where it was dropped. */
export function offerDialog<Props extends object>(
  definition: DialogDefinition<Props>,
  props: OwnProps<Props>,
  { whenBusy, isOwed = false, isStill = () => true }: Unasked,
): Promise<AnswerOf<Props> | undefined> {
  const isWelcome = () =>
    whenBusy === 'wait' || (!isBusy.get() && !isInField() && (isOwed || askedInVisit !== visits.get()))
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
        askedInVisit = visits.get()
        dialogs.show({ definition, props, resolve }, loading, () => undefined)
      },
      drop() {
        due.delete(definition)
        resolve(undefined)
      },
    }),
  )
}

/** Looks again once the word is written. */
function isInWord(): boolean {
  const left = leftOfWord()
  clearTimeout(timer)
  if (left > 0) timer = setTimeout(dialogs.goOn, left)
  return left > 0
}

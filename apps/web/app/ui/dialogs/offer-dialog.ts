import { isInField, leftOfWord, visits } from '../attention.ts'
import { tellAbsent } from '../tell-absent.ts'
import { isBusy } from './busy.ts'
import type { AnswerOf, DialogDefinition, OwnProps } from './define-dialog.ts'
import { dialogs } from './dialogs.ts'

/** How a dialog opens that the person did not ask for. */
export interface Unasked {
  /**
   * What happens where the person is busy. `drop`: it opens now or not at all. `queue`: it waits until nothing else is
   * open, and is dropped where something is being typed by then. `wait`: it waits as long as it takes.
   */
  readonly whenBusy: 'drop' | 'queue' | 'wait'
  /** It opens even if another one has opened by itself in this visit. */
  readonly isOwed?: boolean
  /** Called when its turn has come: whether it is still needed. */
  readonly isStill?: () => boolean
}

let askedInVisit: number | null = null
const due = new Set<object>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Opens a dialog that the person did not ask for, once nothing is in its way. Resolves like `dialogs.open`; undefined
 * also where it was dropped.
 */
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

/** Checks again once the word is typed. */
function isInWord(): boolean {
  const left = leftOfWord()
  clearTimeout(timer)
  if (left > 0) timer = setTimeout(dialogs.goOn, left)
  return left > 0
}

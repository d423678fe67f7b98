import { type RefObject, useRef, useState } from 'react'
import type { Answer } from '../../session/request.ts'
import { endingText } from './ending-text.ts'

/** The field that has to be mended, and why. */
export interface WrongField<Name extends string> {
  readonly field: Name
  readonly text: string
}

interface FieldFormParts<Name extends string, T> {
  /** Every field, empty. The first is where writing begins. */
  readonly empty: Readonly<Record<Name, string>>
  /** What the device can tell without the server; null where nothing is wrong. */
  readonly findWrong: (typed: Readonly<Record<Name, string>>) => WrongField<Name> | null
  readonly send: (typed: Readonly<Record<Name, string>>) => Promise<Answer<T>>
  /** By the server's code, the field that its sentence is about. */
  readonly fieldOf: Readonly<Record<string, Name>>
  /** Said where the server gives no reason. */
  readonly broke: string
  /** Called once the server said yes to what was typed. */
  readonly onDone: (value: T, typed: Readonly<Record<Name, string>>) => unknown
}

interface FieldForm<Name extends string> {
  readonly typed: Readonly<Record<Name, string>>
  readonly isBusy: boolean
  /** Why it did not succeed, where no field is to blame; else empty. */
  readonly problem: string
  readonly firstInput: RefObject<HTMLInputElement | null>
  /** What a field needs to be drawn. */
  readonly bind: (field: Name) => {
    readonly ref: (input: HTMLInputElement | null) => void
    readonly value: string
    readonly error: string | undefined
    readonly required: true
    readonly onChange: (event: { target: HTMLInputElement }) => void
  }
  readonly submit: () => void
}

/** The fields of a dialog that the server is asked with. What is wrong is said at its field, which gets the focus. */
export function useFieldForm<Name extends string, T>(parts: FieldFormParts<Name, T>): FieldForm<Name> {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const firstInput = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(parts.empty)
  const [wrong, setWrong] = useState<WrongField<Name> | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [first] = Object.keys(parts.empty)

  function show(found: WrongField<Name> | null) {
    setWrong(found)
    if (found) inputs.current.get(found.field)?.focus()
  }

  async function submit() {
    setProblem('')
    const found = parts.findWrong(typed)
    show(found)
    if (found) return
    setBusy(true)
    const answer = await parts.send(typed)
    if (answer.kind === 'ok') return parts.onDone(answer.value, typed)
    setBusy(false)
    const field = answer.kind === 'refused' ? parts.fieldOf[answer.code ?? ''] : undefined
    const text = endingText(answer, parts.broke)
    if (field) show({ field, text })
    else setProblem(text)
  }

  return {
    typed,
    isBusy,
    problem,
    firstInput,
    bind: (field) => ({
      ref(input) {
        if (field === first) firstInput.current = input
        if (input) inputs.current.set(field, input)
        else inputs.current.delete(field)
      },
      value: typed[field],
      error: wrong?.field === field ? wrong.text : undefined,
      required: true,
      onChange: ({ target }) => setTyped({ ...typed, [field]: target.value }),
    }),
    submit: () => void submit(),
  }
}

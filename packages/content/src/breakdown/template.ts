import type { AdviceSourceId } from './templates/heavy-sources.ts'

/** A step as it is written in a template: from which depth it belongs, its minutes, its words, and a hint. */
export interface TemplateStep {
  readonly level: number
  /** Whether this is what the task is: the call, the sending, the paying. It is among the steps at every depth. */
  readonly isDeed?: boolean
  /** Whether it closes what the steps opened or switches it off or on again. It is among the steps at every depth, too. */
  readonly isClosing?: boolean
  readonly minutes: number
  readonly title: string
  readonly hint: string
}

export interface Template {
  readonly id: string
  /** What it is about: single words and, with spaces, groups of words. Any of them is enough to choose the template. */
  readonly about: readonly string[]
  /** What is done to it. They only help to choose between templates. */
  readonly verbs: readonly string[]
  /** What stands for `{thing}` where the title names nothing that fits. */
  readonly thing: string
  /** What stands for `{who}` where the title names nobody. */
  readonly who: string
  /** Whether anything the title names can be `{thing}`, and not only what `about` lists. */
  readonly takesAnything: boolean
  /** Whether anything the title names can be `{who}`: one may call a firm, a shop or a number. */
  readonly callsAnything: boolean
  /** Whether one of `verbs` has to be in the title: a sofa is not always to be bought. */
  readonly needsVerb: boolean
  /** Where the advice of a heavy thing comes from. Its presence makes the template a quiet one. */
  readonly source: AdviceSourceId | null
  /** Whether a life may be in danger: the help line stands above the steps. */
  readonly isDanger: boolean
  readonly why: string
  readonly steps: readonly TemplateStep[]
}

/** A template as it is written down; see docs/breakdown.md. */
export interface TemplateText {
  readonly id: string
  /** Divided by commas. */
  readonly about: string
  readonly verbs?: string
  readonly thing?: string
  readonly who?: string
  readonly takesAnything?: boolean
  readonly callsAnything?: boolean
  readonly needsVerb?: boolean
  readonly source?: AdviceSourceId
  readonly isDanger?: boolean
  readonly why: string
  /**
   * A line each: level, minutes, title, and a hint after a bar. A star after the level marks the deed; else it is level 2.
   * An exclamation mark there is for what closes, or switches off or on again, what the steps opened.
   */
  readonly steps: string
}

const LINE =
  /^(?<level>[1-5])(?<deed>\*)?(?<closing>!)? (?<minutes>\d+) (?<title>[^|]+?)(?: \| (?<hint>.+))?$/

/** Reads a template. Throws where a line does not have the form: the content is ours, so that is a mistake of ours. */
export function template(text: TemplateText): Template {
  const { id, about, verbs = '', thing = 'it', who = 'them', why } = text
  const {
    takesAnything = false,
    callsAnything = false,
    needsVerb = false,
    source = null,
    isDanger = false,
  } = text
  // Of three hundred templates a visit needs a few.
  let read: readonly TemplateStep[] | null = null
  return {
    id,
    about: list(about),
    verbs: list(verbs),
    thing,
    who,
    takesAnything,
    callsAnything,
    needsVerb,
    source,
    isDanger,
    why,
    get steps() {
      return (read ??= readSteps(text))
    },
  }
}

/** What weighs heavily has its deed in being steady, or with a person. */
const heavyDeed = (step: TemplateStep, place: number) => step.level === 1 && place > 0
const usualDeed = (step: TemplateStep) => step.level === 2

function readSteps({ id, steps, source }: TemplateText): readonly TemplateStep[] {
  const lines = steps
    .trim()
    .split('\n')
    .map((line) => readStep(id, line.trim()))
  const deed = lines.find(({ isDeed }) => isDeed) ?? lines.find(source ? heavyDeed : usualDeed)
  return lines.map((step) => (step === deed ? { ...step, isDeed: true } : step))
}

function readStep(id: string, line: string): TemplateStep {
  const found = LINE.exec(line)?.groups
  if (!found?.['title']) throw new Error(`The template ${id} has a line that cannot be read: ${line}`)
  return {
    level: Number(found['level']),
    ...(found['deed'] !== undefined && { isDeed: true }),
    ...(found['closing'] !== undefined && { isClosing: true }),
    minutes: Number(found['minutes']),
    title: found['title'],
    hint: found['hint'] ?? '',
  }
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

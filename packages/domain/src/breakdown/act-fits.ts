import { headOf } from './doubt.ts'
import { nounsOf } from './object-classes.ts'
import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

// An act that is known only by its verb has steps that fit some things and not others. What the title names decides whether they
// are steps for it, a way that fits most things of their kind, or steps of another task.

/** How well the steps of an act fit what a title names. `open`: they may, and are offered as a way to begin. */
export type Fit = 'sure' | 'open' | 'none'

interface Reach {
  /** What it is done to where its steps are right. */
  readonly to: readonly string[]
  /** What becomes of anything else. */
  readonly else: Exclude<Fit, 'sure'>
}

const REACH: ReadonlyMap<string, Reach> = new Map(
  `
  clean: fixture place appliance machine device goods cage vehicle fitting clothes = open
  change: fitting fixture = none
  move: furniture appliance = none
  setup: machine device appliance furniture picture curtain digital = none
  fix: fixture appliance machine furniture clothes goods fitting device vehicle = none
  care: instrument furniture fitting clothes goods = none
  decorate: furniture place goods = none
  garden-work: plant = open
  animal-care: animal = open
  take-to: goods clothes document animal = open
  return: goods clothes device = open
  give-away: goods clothes device furniture = open
  tidy: place furniture goods = open
  make: craft = open
  check: document appliance machine vehicle = open
  digital: digital machine device = open
  help: - = open
  get-ready: - = open
  go-to: - = open
  contact: - = open
  lost: goods clothes document device digital animal = none
  stop: - = open
  search: - = open
  learn: - = open
  go-on: - = open
  child-care: child = open
  collect: collected goods clothes document child appointment device vehicle writing letter = open
  finish-thing: document writing talk = open
`
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', reach = ''] = line.trim().split(': ')
      const [to = '', rest] = reach.split(' = ')
      const classes = to === '-' ? [] : to.split(' ')
      return [id, { to: classes, else: rest === 'none' ? 'none' : 'open' }] as const
    }),
)

/** How well the steps of an act fit what is named. Calls, payments and the like fit whatever they are about. */
export function fitOf(id: string, read: ReadTitle): Fit {
  if (id === 'visit') return read.who === null || isAnyone(read.who) ? 'none' : 'sure'
  if (id === 'cancel-plan') return read.who !== null || isPlan(stem(headOf(read))) ? 'sure' : 'none'
  if (id === 'claim') return /^(?:report|challeng|complain)$/.test(read.verb ?? '') ? 'open' : 'sure'
  const reach = REACH.get(id)
  if (reach === undefined) return 'sure'
  const noun = stem(headOf(read))
  if (!reach.to.some((one) => nounsOf(one).has(noun))) return reach.else
  return OF_MOST.has(id) ? 'open' : 'sure'
}

/** Each thing is cleaned, mended and cared for in its own way: no template knew this one, so nobody is told that theirs do. */
const OF_MOST: ReadonlySet<string> = new Set(
  'clean change fix care decorate digital check make setup tidy give-away'.split(' '),
)

const isPlan = (noun: string) => MORE_PLANS.has(noun) || PLANS.some((one) => nounsOf(one).has(noun))
const MORE_PLANS = new Set(
  'plan hotel room table date order delivery railcard pass ticket rehearsal practice swim match game tour'
    .split(' ')
    .map(stem),
)
const PLANS = ['appointment', 'event', 'journey', 'childish', 'document']

/** "New people" are nobody who could be told a day. */
const isAnyone = (who: string) => /\b(?:people|somebody|someone|others|friends)$/.test(who)

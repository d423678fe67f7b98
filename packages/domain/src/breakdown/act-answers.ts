// Which template answers for what is done, where none is about the thing.
import type { Act } from './acts.ts'
import { FIRMS } from './known-words.ts'
import { FAMILY, isFirstName, isNearOne } from './people-words.ts'
import type { ReadTitle } from './reading.ts'

/** Acts that are answered by the template of another one. */
const ANSWERED_BY: Partial<Record<Act, string>> = {
  apply: 'sign-up',
  renew: 'sign-up',
  plan: 'throw-together',
  prepare: 'get-ready',
  play: 'hobby',
  water: 'garden-work',
  lend: 'take-to',
  fill: 'form',
  sell: 'sell',
  stop: 'less-of',
  'hard-talk': 'hard-talk',
}

/** The id of the template that answers for an act. */
export function templateIdOf(act: Act, read: ReadTitle): string {
  if (isFriendly(act, read)) return 'call-friend'
  if (act === 'return' && OFFICIAL.test(read.said)) return 'send'
  if (act === 'return' && isLent(read)) return 'give-back'
  return ANSWERED_BY[act] ?? act
}

/** A form goes back as a letter does, and not as a parcel. */
const OFFICIAL =
  /\b(?:summons|forms?|questionnaire|survey|census|contract|agreement|paperwork|letter|notice)\b/
/** "Jo's dish" goes back to Jo, and not to a shop. */
function isLent({ said }: ReadTitle): boolean {
  if (TO_ITS_OWNER.test(said)) return true
  const owner = LENT.exec(said)?.groups
  const name = owner?.['to'] ?? owner?.['one'] ?? owner?.['owner'] ?? owner?.['other'] ?? ''
  return !FIRMS.has(name) && (FAMILY.has(name) || isFirstName(name) || isNearOne(name))
}

/** "Return Amir's jumper to his mum". */
const TO_ITS_OWNER =
  /^(?:return|give back|take back) \p{L}+['’]s (?!(?:shop|store|shirt to)\b).*\bto (?:him|her|them|(?:his|her|their) (?:mum|dad|mother|father|parents|house|place|door))\b/u

const LENT =
  /^(?:(?:return|take back|take|give back|bring back|hand back) .* (?:back )?to (?:the )?(?!zara\b)(?<to>\p{L}+)(?: (?:next door|over the road|across the (?:road|street|hall)|at no \d+|at number \d+|upstairs|downstairs|down the road|at work))?$|return (?:my )?(?:(?<one>\p{L}+)['’]s |(?<owner>friend|mate|sister|brother|neighbour|mum|dad|nan|gran|cousin|colleague|flatmate|housemate|roommate)s (?=\p{L}))|(?:give|hand|take|bring) (?:my )?(?<other>\p{L}+) (?:his|her|their|the) .*\bback\b)/u

/** Somebody one need not say one's name to. */
export function isFriendly(act: Act | null, { who, said, spelled }: ReadTitle): boolean {
  if (act !== 'call' || who === null || AT_WORK.test(said)) return false
  const words = who.split(' ')
  const last = words.at(-1) ?? ''
  const isAunt = words.length === 2 && FAMILY.has(words[0]?.toLowerCase() ?? '')
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(who) && spelled.includes(who) && !FIRMS.has(who.toLowerCase())
  return isAunt || FAMILY.has(last.toLowerCase()) || isNamed || isFirstName(last) || isNearOne(last)
}

/** "Jane in accounts" is no friend to chat with. */
const AT_WORK =
  /\b(?:in|from|at) (?:accounts|hr|it|sales|finance|marketing|support|payroll|admin|legal|work|head office|reception|the (?:office|school|bank|council|surgery|garage|agency))\b/

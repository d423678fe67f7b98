import { PET } from './death-words.ts'
import { PERSON, UNSURE_NAME } from './people-words.ts'

/** What one does for one's own body, and the template where it is done for somebody else's. */
const FOR_ANOTHER: Readonly<Record<string, string>> = {
  shower: 'wash-other',
  'have-bath': 'wash-other',
  bath: 'wash-other',
  'wash-hair': 'care-other',
  'own-nails': 'nails-other',
  'own-toenails': 'nails-other',
  'file-nails': 'nails-other',
  'paint-nails': 'nails-other',
  medication: 'give-medicine',
  teeth: 'care-other',
  dressed: 'care-other',
  grooming: 'care-other',
  sanitary: 'care-other',
  'get-up': 'care-other',
  physio: 'care-other',
  exercise: 'care-other',
}

/** Somebody else, as far as the words do not go on to tell what they do: not "mum" in "shower, mum is coming". */
const ANOTHER = String.raw`(?:(?:my|the|our|his|her|their|little|old) )*(?:${PERSON}|him|her|his|them|their|residents?)(?![\w'’])(?! (?:is|are|was|were|has|have|will|can|wants?|says?|said|comes?|coming|here|sleeps?|asleep|left|naps?|goes|gets|got|calls?|wakes?|gave|bought|made)\b)`
/** A name that is a word as well is one only where it owns or gets something. */
const SO_CALLED = String.raw`${UNSURE_NAME}(?=['’]s\b|(?<=^(?:bath|bathe|shower|wash|dress|help|groom) \p{L}+)$| (?:a|an|the|his|her|their|some|get|with|to|out|into)\b)`
const DOING = String.raw`(?!have\b|had\b)\p{L}+(?: (?:and|&|n) \p{L}+)?(?: (?:up|down|out|off))?`
/** Whom it is done to: right after the doing, at the beginning, or for whom at the end. */
const DONE_TO = new RegExp(
  String.raw`^${DOING} (?:${ANOTHER}|${SO_CALLED})|^(?:${ANOTHER}|${SO_CALLED}) |\b(?:to|of) (?:${ANOTHER})$`,
  'u',
)
const DONE_FOR = new RegExp(String.raw`\bfor (?:${ANOTHER})$`, 'u')
/** Nobody is dressed by dressing up for them. */
const NOT_FOR: ReadonlySet<string> = new Set(['dressed', 'get-up', 'exercise', 'grooming'])
const OWN = new RegExp(String.raw`\bmy (?:own )?(?!${PERSON})`)
/** What stands after them is when, how or beside whom. */
const AFTER =
  /,|\b(?:before|after|because|when|so|then|while|with|without|at|by|as|once|if|until|since|in time|ready)\b/

/** "The cat's pill" and "dog needs worming tablet"; but not "cat allergy tablets" or "dog walk, then my tablets". */
const FOR_AN_ANIMAL = new RegExp(
  String.raw`^(?:(?:give|get|fetch|find|order|do|sort|remember|hide) )?(?:(?:the|my|our|his|her|their|old) )*${PET}s?(?:['’]s?)? (?:needs? |gets? )?(?!allerg|walk|hair)(?:\p{L}+ )?(?:tablets?|pills?|meds?|medicine|medication|antibiotics?)\b`,
  'u',
)
const AGAINST_VERMIN = /\b(?:worm\w*|fleas?|ticks?)\b/

/** The template for the same done for somebody else, where they are whom it is done to; else null. */
export function forAnother(template: string, said: string): string | null {
  const other = FOR_ANOTHER[template]
  if (other === undefined) return null
  if (template === 'medication' && FOR_AN_ANIMAL.test(said))
    return AGAINST_VERMIN.test(said) ? 'animal-medicine' : 'pet-tablet'
  const clause = said.split(AFTER, 1)[0]?.trim() ?? ''
  if (OWN.test(clause)) return null
  return DONE_TO.test(clause) || (!NOT_FOR.has(template) && DONE_FOR.test(clause)) ? other : null
}

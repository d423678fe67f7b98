import { isFirstName } from './people-words.ts'

/** What one does for one's own body, and the template where it is done for somebody else's. */
const FOR_ANOTHER: Readonly<Record<string, string>> = {
  shower: 'wash-other',
  'have-bath': 'wash-other',
  'wash-hair': 'care-other',
  'own-nails': 'nails-other',
  'own-toenails': 'nails-other',
  'file-nails': 'nails-other',
  'paint-nails': 'nails-other',
  medication: 'give-medicine',
  teeth: 'care-other',
  dressed: 'care-other',
  grooming: 'care-other',
  'get-up': 'care-other',
  physio: 'care-other',
  exercise: 'care-other',
}

const ANOTHER =
  /\b(?:mum|mummy|mom|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|mother|father|husband|wife|partner|brother|sister|son|daughter|boyfriend|girlfriend|aunt|auntie|uncle|baby|toddler|newborn|kids?|child|children|boys?|girls?|twins|teenager|client|resident|patient|neighbour|friend|him|her|his|them|their)(?:['’]s)?\b/
/** What stands after them is when, how or beside whom. */
const AFTER =
  /,|\b(?:before|after|because|when|so|then|while|with|without|and|at|by|as|until|in time|ready)\b/
/** "The clothes from mum" are worn by oneself. */
const NOT_THEIRS = /\b(?:from|like|via|off) (?:my |our |the )?$/

/** The template for the same done for somebody else, where a title names them; else null. */
export function forAnother(template: string, heard: string): string | null {
  const other = FOR_ANOTHER[template]
  if (other === undefined) return null
  const [clause = ''] = heard.split(AFTER, 1)
  const found = ANOTHER.exec(clause)
  const isKin = found !== null && !NOT_THEIRS.test(clause.slice(0, found.index))
  const isNamed = clause.split(' ').some((word, place) => place > 0 && isFirstName(word))
  return isKin || isNamed ? other : null
}

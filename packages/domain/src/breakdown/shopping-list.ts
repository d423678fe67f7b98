import { nounsOf } from './object-classes.ts'
import { stem } from './stem.ts'

/** What is written down to be bought, and nothing else: "eggs, milk, bread". Nothing says so, so it is offered as such. */
export function isShoppingList(plain: string): boolean {
  const items = plain.toLowerCase().split(BETWEEN).map((item) => item.trim())
  if (items.length > 1) return items.every(isBought)
  const words = plain.toLowerCase().split(' ')
  return words.length > 2 && words.every((word) => nounsOf('grocery').has(stem(word)))
}

/** What one takes along: "keys, phone, water bottle, lunch". */
export function isPackingList(plain: string): boolean {
  const items = plain.toLowerCase().split(BETWEEN).map((item) => item.trim())
  return items.length > 2 && items.every((item) => item.split(' ').length <= 3 && TAKEN.test(item))
}

const TAKEN =
  /^(?:the |my |a )?(?:\w+ )?(?:keys?|phone|wallet|purse|bottle|water|lunch|snacks?|charger|headphones|earbuds|meds|tablets|inhaler|umbrella|laptop|ipad|id|card|tickets?|passport|bag|coat|gloves|hat|glasses|sunglasses|book|notebook|pen|folder|lanyard|badge|pass|towel|kit|trainers|mask|tissues|change|cash)$/

const BETWEEN = /\s*[,;+&/]\s*(?:and )?|\sand\s/
const MOST_WORDS = 4

export function isBought(item: string): boolean {
  const words = item.split(' ')
  if (words.length > MOST_WORDS || item === '') return false
  return nounsOf('grocery').has(stem(words.at(-1) ?? '')) && !DOINGS.test(item)
}

/** Said before what is done with it. */
const DOINGS =
  /^(?:make|cook|bake|boil|fry|wash|chop|peel|eat|drink|feed|have|use|freeze|defrost|throw|put|take|bring|find|clean|return|water|cut|plant|pick|walk|buy|get|order|grab|fetch)\b/

import { nounsOf } from './object-classes.ts'
import { stem } from './stem.ts'

/** What is written down to be bought, and nothing else: "eggs, milk, bread". Nothing says so, so it is offered as such. */
export function isShoppingList(plain: string): boolean {
  const items = plain.toLowerCase().split(BETWEEN).map((item) => item.trim())
  if (items.length > 1) return items.every(isBought)
  const words = plain.toLowerCase().split(' ')
  return words.length > 2 && words.every((word) => nounsOf('grocery').has(stem(word)))
}

const BETWEEN = /\s*[,;+&/]\s*(?:and )?|\sand\s/
const MOST_WORDS = 4

function isBought(item: string): boolean {
  const words = item.split(' ')
  if (words.length > MOST_WORDS || item === '') return false
  return nounsOf('grocery').has(stem(words.at(-1) ?? '')) && !DOINGS.test(item)
}

/** Said before what is done with it. */
const DOINGS =
  /^(?:make|cook|bake|boil|fry|wash|chop|peel|eat|drink|feed|have|use|freeze|defrost|throw|put|take|bring|find|clean|return|water|cut|plant|pick|walk|buy|get|order|grab|fetch)\b/

import { nounsOf } from './object-classes.ts'
import { stem } from './stem.ts'

/**
 * What a title is that names a row of things and no doing: what is to be bought, "eggs, milk, bread", or taken along, "keys, phone,
 * lunch". Nothing says so, so it is offered as such.
 */
export function listIn(heard: string): 'shopping' | 'packing' | null {
  if (!BETWEEN.test(heard)) {
    const words = heard.split(' ')
    return words.length > 2 && words.every(isGrocery) ? 'shopping' : null
  }
  const items = heard.split(BETWEEN)
  if (items.every(isBought)) return 'shopping'
  return items.length > 2 && items.every((item) => item.length < LONGEST && TAKEN.test(item))
    ? 'packing'
    : null
}

const isGrocery = (word: string) => nounsOf('grocery').has(stem(word))
const LONGEST = 24

const TAKEN =
  /^(?:the |my |a )?(?:\w+ )?(?:keys?|phone|wallet|purse|bottle|water|lunch|snacks?|charger|headphones|earbuds|meds|tablets|inhaler|umbrella|laptop|ipad|id|card|tickets?|passport|bag|coat|gloves|hat|glasses|sunglasses|book|notebook|pen|folder|lanyard|badge|pass|towel|kit|trainers|mask|tissues|change|cash)$/

const BETWEEN = /\s*[,;+&/]\s*(?:and )?|\sand\s/
const MOST_WORDS = 4

/** Whether it names something that one buys, and says of nothing else to do with it. */
export function isBought(item: string): boolean {
  const words = item.split(' ')
  return (
    !/\b(?:out of|no more|late|closed|ready)\b|^(?:top|fill|use|heat) up\b/i.test(item) &&
    words.length <= MOST_WORDS &&
    isGrocery(words.at(-1) ?? '') &&
    !DOINGS.test(item)
  )
}

/** Said before what is done with it. */
const DOINGS =
  /^(?:make|cook|bake|boil|fry|wash|chop|peel|eat|drink|feed|have|use|freeze|defrost|throw|chuck|bin|toss|ditch|put|take|bring|find|clean|return|water|cut|plant|pick|walk|buy|get|order|grab|fetch|scoop|empty|change|store|sort|move|hide|wipe|collect|give|swap|warm|heat|slice|grate|mash|mix|whisk|serve|pack|unpack)\b/

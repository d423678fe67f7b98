import { DETERMINERS, plain, TURNED } from './known-words.ts'
import { CALLED } from './people-words.ts'

const NOT_OF_A_THING = plain(
  'now since shes hes theyre theyve weve youve its thats im ive whether if that how why when what where who which whose so too because than as while since is are was were has have had will would can could should i we they he she you do does did not isnt cant wont dont there like wants needs says said asked thinks expects been or without until till unless just even only least before during per via maybe perhaps possibly please sent today tonight tomorrow no',
)

/** Such words begin a thought of their own, so the thing ends before them. */
export function endsAThing(word: string): boolean {
  return NOT_OF_A_THING.has(word.toLowerCase().replaceAll(/['’]/g, ''))
}

/** A word as it stands inside a sentence: "my" is "your", and only names are written large. */
export function turned(word: string, isBeginning: boolean): string {
  const low = word.toLowerCase()
  const other = TURNED.get(low)
  if (other !== undefined) return other
  if (DETERMINERS.has(low)) return low
  if (CALLED.has(low)) return capital(low)
  const isName = /^\p{Lu}\p{Ll}/u.test(word) && isBeginning && /['’]s$/.test(word)
  return isBeginning && /^\p{Lu}\p{Ll}*$/u.test(word) && !isName && word.length > 1 ? low : word
}

/** Whether all of it is written like a name. */
export function isOwnName(words: readonly string[]): boolean {
  return words.every((word) => /^\p{Lu}/u.test(word) || /^(of|and|the|&)$/.test(word))
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

import { BASE_VERBS, DETERMINERS, PARTICLES, PREPOSITIONS, VAGUE, VERBS } from './known-words.ts'
import { REAL_WORDS } from './real-words.ts'
import { recent } from './recent.ts'
import { isNearly, stem } from './stem.ts'

/** They begin like something to do, and are names. */
const NAMES =
  /^(hand (luggage|baggage|cream|gel)|paint swatches|contact (lens|lenses|details|form|sheet)|ring (light|binder|road|pull|finger|tone|box|doorbell)|rent (deposit|due|arrears|increase|book|day|is|money|goes|out|receipt)|phone (rings?|says|storage|memory|full|keeps|is|died|wo?n['’]?t|wont|not|doesnt|doesn['’]t|isnt|isn['’]t|stopped|battery|credit|top-?up|mast|box|line|holder|stand|signal|insurance|number|cover)|bin (men|man|bags?|liners?|lorry|store|collection|juice)|plant (sale|stand|food|feed|swap)|report cards?$|return to work (form|meeting|interview|plan)|pump (parts|room|bag|bits)|water (heater|softener|mains?|leak|damage|company|cooler|stain|meter|butt|tank|pistol|park|filter|pressure|feature)|dust (sheet|mask|cover|pan)|code (for|of)|park (run|ranger|and ride|bench)|play (area|park|mat|tent|centre|school)|train (set|driver|strike|fare|pass)|book (bag|shelf|ends|token|fair|cover|week|day|sale)|iron (man|supplements)|paint (tin|samples?|colours?|tray|roller|chart)|post (box|man|code)|test (kit|centre|date)|change (machine|mat|bag|of)|order (number|book)|press (ups|studs|release)|stamp (duty|collection|card)|file (cabinet)|check (list|point|shirt)|light (switch|fitting|house|show)|fire (training|drill|alarm|engine|place|pit|door)|clothes (rail|rack|pegs|swap|horse)|work (experience|boots|shoes|trousers|shirt|email|laptop|phone|do|night|permit|visa)|sign (language|post)|show (home|room)|drop (scones|box)|stop (cock|watch)|turn (up|table)|fill (er)|lock (smith)|seal (ant)|cover (letter|charge)|sort (code)|mark (scheme|sheet)|label (maker)|stain (remover)|polish (lesson|shop|course)|wax (strips|jacket)|(?:\w+ing) (class|classes|permit|can|shoes|glasses|board|club|centre|machine|room|pool|list|cards?|licence|lessons?|kit|set|pad|bag|mat|needles|pattern|pan|tray|boots|team|group|course|certificate|sensor|frame|chair|tent|lane)$|book club|train (ticket|station|time)|test result|call centre|water (bill|meter|bottle)|phone (bill|contract|case|screen|charger|call)|watch (battery|strap)|presents? for|plant pot|dress (shop|code|fitting|rehearsal)|play ?(date|group)|bin (day|bag)|iron(ing)? board|light bulb|work (stuff|trip|party|email|bag|shoe|clothes|rota|project|thing|christmas|drinks)|swim(ming)? (bag|kit|lesson|stuff)|study (group|notes|leave)|run(ning)? shoes|help desk|visitor|exercise (book|class|bike)|sleep (schedule|study)|record player|coach (trip|ticket)|cook ?book|press release|box file|pay(slip| rise| review| gap)|order form|mind map|cover letter|return (label|parcel|ticket|slip|to work)|thank you|paper ?work|shop(ping)? list|drinks? (with|at|for)|stain|park(ing)? (permit|fine|ticket)|meeting (notes|minutes|room|with)|cut on|bath time|walk(ing)? boots|paint brush|fold away|design (brief|homework)|clean (clothes|sheets|towels)$|packed lunch|review of|swap shop|charge (card|cable)|bill (from|for)|talk (at|for|on)|list of|sort code|land ?lord|meet(ing)? up|mark scheme|host family|survey (?:on|for|about|link|results|questions|form)|grad (?:photos?|pictures|scheme|party|ceremony|gown|school|job|programme|program))/i

/** The stem of what is to be done, where a title begins with it; slips are forgiven. */
export function readVerb(word: string, next: string, third = ''): string | null {
  // "Return parcel to the post office" says what is done with it.
  if (NAMES.test(`${word} ${next}`) && third.toLowerCase() !== 'to') return null
  const wanted = stem(word)
  if (/['’]s$/.test(word)) return null
  if (VERBS.has(wanted)) return wanted
  const low = word.toLowerCase()
  // "Re-pot", and also "de-ice", which no other rule knows: what begins so is done.
  if (DONE_WITH_A_SIGN.test(low)) return known(stem(low.replace('-', ''))) ?? wanted
  // Whatever stands before "the" or "my" and links nothing is what is to be done.
  const isDone =
    (DETERMINERS.has(next.toLowerCase()) ||
      (PARTICLES.has(next.toLowerCase()) && DETERMINERS.has(third.toLowerCase())) ||
      /^\p{L}{4,}(ate|ise|ify)$/iu.test(word)) &&
    /^\p{L}[\p{L}-]{2,}$/u.test(low) &&
    !LINKING.has(low)
  if (/^\p{Lu}{2}/u.test(word) || REAL_WORDS.has(wanted)) return isDone ? wanted : null
  const isLong = word.length > 3 && (isDone || word.length > 4)
  const near = isLong ? (isDone ? nearVerbDone(low) : nearVerb(low)) : null
  return near ?? (isDone ? swappedAnywhere(low) : swapped(low)) ?? (isDone ? wanted : null)
}

const DONE_WITH_A_SIGN = /^(?:re|de|un|pre)-\p{L}{3,}$/u
const known = (one: string) => (VERBS.has(one) ? one : null)

/** "Mkae" is "make": two letters inside a short word that changed places. */
const swapped = recent((word) => {
  if (word.length !== 4) return null
  const [a = '', b = '', c = '', d = ''] = word
  const tried = [`${a}${c}${b}${d}`, `${a}${b}${d}${c}`].map(stem)
  return /^[^aeiouyhrl]{2}/.test(word) ? (tried.find((one) => VERBS.has(one)) ?? null) : null
})

/** Before "the" or "my" it is a verb in any case, so letters may have changed places anywhere: "wahs the dishes". */
const swappedAnywhere = recent((word) => {
  if (word.length !== 4) return null
  const [a = '', b = '', c = '', d = ''] = word
  const tried = [`${a}${c}${b}${d}`, `${a}${b}${d}${c}`, `${b}${a}${c}${d}`].map(stem)
  return tried.find((one) => VERBS.has(one)) ?? null
})

const nearVerb = recent((word) => verbLike(word, false))
const nearVerbDone = recent((word) => verbLike(word, true))

function verbLike(word: string, isDone: boolean): string | null {
  const wanted = stem(word)
  for (const [one, base] of VERBS_BY_LETTER.get(wanted.charAt(0)) ?? []) {
    if (isNearly(one, wanted) || (word.length === 5 && base.length === 5 && isNearly(base, word))) return one
    // Before "the", a word of four letters with one of them away is taken for the verb.
    if (
      isDone &&
      base.length === 5 &&
      word.length === 4 &&
      base.at(-1) === word.at(-1) &&
      isWithin(word, base)
    )
      return one
  }
  return null
}

const VERBS_BY_LETTER: ReadonlyMap<string, readonly (readonly [string, string])[]> = Map.groupBy(
  BASE_VERBS,
  ([one]) => one.charAt(0),
)

/** Whether the letters of `part` stand in `whole`, in their order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at++
  return at === part.length && part[0] === whole[0]
}

const LINKING = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...PARTICLES,
  ...VAGUE,
  ...'not and when while what why but become be being am is are was feel not'.split(' '),
])

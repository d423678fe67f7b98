import { MISSPELT } from './misspelt.ts'
import { isFirstName, OWNERS as PEOPLE_WHO_OWN, withInLaws } from './people-words.ts'
import { recent } from './recent.ts'
import { withoutSlip } from './slips.ts'

const OWNED =
  'call|email|nails|toenails|claws|teeth|hair|ears|eyes|feet|foot|hand|hands|back|knee|leg|tablets|meds|medicine|medication|pills|prescription|clothes|uniform|things|stuff|room|bedroom|house|flat|place|birthday|bed|bedding|bag|coat|shoes|car|wedding|party|present|gift|number|dinner|tea|lunch|packed|food|bowl|form|school|pe|swimming|homework|card|funeral|grave|phone|laptop|ipad|cat|dog|plants|appointment|dressing|carer|care|washing|laundry|shopping|bill|bills|post|letter|wardrobe|shed|garage|loft|scan|results|operation|surgery|scarf|jumper|bike|cage|hutch|leaving|baby|kids|mum|dad|blue|bus|passport|message|text|email|voicemail|parcel|nappy|physio|exercises|stockings|bath|lawn|oven|chair|teddy|lego|toys|helmet|glasses|lunchbox|inhaler|concert|match|lesson|club|stairlift|attendance|diagnosis|bank|pension|allowance|flowers|grave|memorial'
const OF_A_DAY = 'meeting lesson class call shift lecture seminar homework slides session agenda work'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/[ |]/))
const OWNERS: ReadonlySet<string> = new Set([...PEOPLE_WHO_OWN, ...words('dog|cat|puppy|rabbit|horse|door')])
const OWNED_WORDS = words(OWNED)
/** What is said of people by their first names, and hardly of anything else. */
const OF_ANYONE = words(
  'call|text|birthday|house|flat|number|email|wedding|party|leaving|present|nails|hair|teeth|lunch',
)
const DAYS = words('monday tuesday wednesday thursday friday saturday sunday')
const DAYS_OWN = words(OF_A_DAY)

/** "Mums tablets", "ellies hair", "mondays meeting": few people type the sign. */
function withSigns(text: string): string {
  return text.replace(MAY_OWN, (found, owner: string, owned: string) => {
    const [one, other] = [owner.toLowerCase(), owned.toLowerCase()]
    const isOwner = OWNERS.has(one) || (OF_ANYONE.has(other) && isFirstName(one))
    const isOwn = (isOwner && OWNED_WORDS.has(other)) || (DAYS.has(one) && DAYS_OWN.has(other))
    return isOwn ? `${owner}'s ` : found
  })
}

const MAY_OWN = /\b([a-z]{2,})s (?=(?:old |new |best |big |other |own |left |right )?([a-z]+))/gi

const SHORT: Readonly<Record<string, string>> = {
  thru: 'through',
  b4: 'before',
  teh: 'the',
  chnage: 'change',
  wether: 'whether',
  tho: 'though',
  tmrw: 'tomorrow',
  tonite: 'tonight',
  '2moro': 'tomorrow',
  appt: 'appointment',
  appts: 'appointments',
  bday: 'birthday',
  pressie: 'present',
  pressies: 'presents',
  prezzie: 'present',
  prezzies: 'presents',
  hw: 'homework',
  inbx: 'inbox',
  bout: 'about',
  mtg: 'meeting',
  mtgs: 'meetings',
  ppt: 'powerpoint',
  diss: 'dissertation',
  acct: 'account',
  pw: 'password',
  pword: 'password',
  pwd: 'password',
  bc: 'because',
  ur: 'your',
  nxt: 'next',
  wanna: 'want to',
  gonna: 'going to',
  wfh: 'work from home',
  defo: 'definitely',
  abt: 'about',
  msg: 'message',
  thx: 'thanks',
  tek: 'take',
  mek: 'make',
  txt: 'text',
  bk: 'back',
  docotr: 'doctor',
  drs: 'doctors',
  abuot: 'about',
  baout: 'about',
  adn: 'and',
  frm: 'from',
  wiht: 'with',
  havnt: "haven't",
  chnge: 'change',
}
const WORD = /[a-z0-9]{2,}/gi

/** A word as it would be written in a letter. */
const asWritten = recent((word) => {
  const short = SHORT[word.toLowerCase()]
  if (short !== undefined) return short
  // With a capital it may be a name.
  return IS_SMALL.test(word) ? (MISSPELT.get(word) ?? withoutSlip(word)) : word
})
const IS_SMALL = /^[a-z]+$/

/** "Milk n bread", "post office an drop the ladder back": no vowel follows that "an". */
const AND =
  / (?:n|['’]n['’]?) (?=\w)| an (?=(?:[bcdgjkpqtvwyz]|[2-79]\b|feed|find|fix|finish|fill|look|let|leave|make|move|mow|meet|message|ring|read|run|send|sort|sign|see|sit|sew|start|stop|screws?|nails|milk|bread|sugar)\w*\b)/gi
/** "Ring the clinic re results". */
const ABOUT = / (?:re|ref\.) (?=\w)/gi
/** "Text me mum", "on me own"; but "get me a coffee". */
const ME =
  /\bme (?=(?:own|mum|mam|dad|nan|gran|meds|tablets|prescription|teeth|hair|beard|room|washing|van|bike|phone|keys|boots|kit|uniform|wages|knee|legs?|feet|head|mate|brother|sister|kids|lad|son|daughter|sertraline)\b)/gi
const WITHOUT = /\bw\/o(?= )/gi
const WITH = /\bw(?:\/ ?|\. | )(?=[a-z]{2}|a )/gi

/** "Sign kid up 4 soccer", "wait 4 dad"; but "buy 4 eggs". */
const FOR =
  /(?<=\b(?:up|wait|look|ask|pay|ready|thanks|sorry|search) )4 (?=\p{L}{3,})|\b4 (?=(?:me|my|him|her|them|the|mum|dad|work|school|tonight|tomorrow|dinner|tea|lunch|deposit|christmas|charity|good)\b)/giu

/** "Choose a levels": no article stands before them. */
const A_LEVEL =
  /\ba[ -](levels|level(?= (?:biology|chem\w*|physics|maths?|further|english|history|geography|french|german|spanish|art|drama|psychology|sociology|economics|business|computing|pe|exams?|results|revision|options?|choices?|coursework)\b))/gi

/** "Ring mr patel": both are written large. */
const NAMED = /\b(mrs?) ([a-z]{2,})\b/g
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** As it would be written in a letter: whole words, and the sign of whose it is. */
export function spelledOut(text: string): string {
  const known = text.includes(' in law') ? withInLaws(text) : text
  const titled = !known.includes('mr')
    ? known
    : known.replace(NAMED, (_, how: string, name: string) => `${capital(how)} ${capital(name)}`)
  const written = titled
    .replace(AND, ' and ')
    .replace(WITHOUT, 'without')
    .replace(WITH, 'with ')
    .replace(ME, 'my ')
  const linked = written.replace(ABOUT, ' about ')
  const levelled = /level/i.test(linked) ? linked.replace(A_LEVEL, 'A-$1') : linked
  const whole = (levelled.includes('4 ') ? levelled.replace(FOR, 'for ') : levelled).replace(
    WORD,
    (word, at: number) => asWritten(at === 0 && MISSPELT.has(word.toLowerCase()) ? word.toLowerCase() : word),
  )
  return whole.includes('s ') ? withSigns(whole) : whole
}

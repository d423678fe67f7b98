import { capital, endsAThing, isOwnName, turned } from './in-sentence.ts'
import { ACRONYMS, BARE, DETERMINERS, isSomebody, ROLES, VAGUE, VERBS, WITH_ARTICLE } from './known-words.ts'
import { recent } from './recent.ts'
import { FAMILY, isFirstName, isNearOne } from './people-words.ts'
import { stem } from './stem.ts'

const TAKE_A_PERSON = new Set(
  'call phone ring facetim text message whatsapp email ask tell repli answer thank invit remind meet visit see help chas contact apologis congratul train'.split(
    ' ',
  ),
)

const CALLING = new Set(['call', 'phone', 'ring', 'contact', 'email', 'complain', 'ask'])

/** Whom a title names. A single plain word is taken for a name only where the doing is done to somebody: "reply to sam". */
export function whoIn(words: readonly string[], head: readonly string[], verb: string | null): string | null {
  // "Ring about the physio list" calls nobody that it names.
  if (verb !== null && CALLING.has(verb) && /^(?:about|re|regarding)$/i.test(words[0] ?? '')) return null
  const named = asPerson(askedOf(words, verb), verb === null, false)
  // "P45" is a paper.
  const sure = named !== null && /^\p{L}\d/u.test(named) ? null : named
  if (sure !== null || verb === null || !TAKE_A_PERSON.has(verb)) return sure
  // "Ask for help" names nobody.
  if (/^(?:for|about|to)$/i.test(words[0] ?? '') && verb === 'ask') return sure
  const role = roleOf(words, verb)
  if (role !== null) return role
  const end = head.findIndex((word, place) => place > 0 && BEFORE_MORE.test(word))
  const last = nameOf(end < 0 ? head : head.slice(0, end), false, true)
  return last !== null && /^\p{L}\d/u.test(last) ? null : last
}

/** "Ask the caretaker about the bins": whoever is asked, told or thanked about something is somebody. */
function roleOf(words: readonly string[], verb: string): string | null {
  if (!SPOKEN_WITH.has(verb) || !/^(?:the|my|our)$/i.test(words[0] ?? '')) return null
  const end = words.findIndex(
    (word, place) => place > 1 && place <= 3 && /^(?:about|if|whether|why|when)$/i.test(word),
  )
  const named = words.slice(1, end)
  return end > 0 &&
    named.every((word) => /^\p{Ll}{3,}$/u.test(word) && (/(?:er|or)$/.test(word) || !isThingWord(word)))
    ? `${/^the$/i.test(words[0] ?? '') ? 'the' : 'your'} ${named.join(' ')}`
    : null
}

const SPOKEN_WITH = new Set(['ask', 'tell', 'thank', 'email', 'messag', 'text', 'remind'])

/** "Ask for carers leave" asks nobody that it names; "ask for a lift from Jo" asks Jo. */
function askedOf(words: readonly string[], verb: string | null): readonly string[] {
  if (verb !== 'ask' || words[0]?.toLowerCase() !== 'for') return words
  const from = words.findIndex((word) => /^(?:from|off)$/i.test(word))
  return from < 0 ? [] : words.slice(from)
}

const BEFORE_MORE = /^(for|about|with|to|on|at|from|in|if|and|back|how|why|when)$/i

/** Whom the words name: a role, a name, one of the family. "The talk with my boss" names the boss. */
function asPerson(words: readonly string[], isBeginning: boolean, isGuess: boolean): string | null {
  const start = words.findIndex((word) => !LINKS_TO_A_PERSON.test(word))
  const kept = start > 0 ? words.slice(start) : words
  const end = kept.findIndex(
    (word, place) =>
      place > 0 &&
      (endsAPerson(word, kept[place - 1] ?? '') || isSaidOf(word, kept[place - 1] ?? '', kept[place + 1])),
  )
  const named = end < 0 ? kept : kept.slice(0, end)
  const after = end < 0 ? [] : kept.slice(DETERMINERS.has(kept[end]?.toLowerCase() ?? '') ? end : end + 1)
  const [only = ''] = named
  const isToldSomething = end === 1 && !isBeginning && isFirstName(only) && endsAPerson(kept[1] ?? '', only)
  const name = nameOf(named, isBeginning, isGuess) ?? (isToldSomething ? capital(only) : null)
  // "Tell the lads about the MS": what it is about is nobody.
  if (name !== null || after.length === 0 || kept[end]?.toLowerCase() === 'about') return name
  return asPerson(after, false, isGuess)
}

const LINKS_TO_A_PERSON = /^(to|for|with|at|into|onto|of|from|after|in|on|out|up|off|back|round|over)$/i

const endsAnyone = recent((word) => BEFORE_MORE.test(word) || endsAThing(word) || /^about$/i.test(word))

/** "My landlord the heating …": what comes after somebody is no part of them. */
function endsAPerson(word: string, before: string): boolean {
  const low = word.toLowerCase()
  if (endsAnyone(word)) return true
  if (isFirstName(before.toLowerCase()) && (DETERMINERS.has(low) || IS_HOW_IT_IS.test(low) || WHO.test(low)))
    return true
  return (
    (isSomebody(before) || (ROLES.has(stem(before.toLowerCase())) && IS_HOW_IT_IS.test(low))) &&
    !/['’]s$/.test(before) &&
    (before.toLowerCase() === 'people' ||
      DETERMINERS.has(low) ||
      VERBS.has(stem(low)) ||
      IS_HOW_IT_IS.test(low) ||
      isPlainAfterFamily(before, word)) &&
    !ROLES.has(stem(low))
  )
}

/** "Call the vet limping cat", "tell priya dates". */
const IS_HOW_IT_IS =
  /^(?:limping|leaking|coughing|broken|lost|late|missing|stolen|not|wont|still|keeps|dates?|times|details|sorry|thanks|happy|congrats|congratulations|next|across|upstairs|downstairs|first)$/

/** "Text sam whos home from hospital". */
const WHO = /^who(?:['’]?s|se)?$/

/** "The kids grandad isn't coming": whom it is said of is no part of whom it is said to. */
function isSaidOf(word: string, before: string, after = ''): boolean {
  return (
    isSomebody(word) &&
    isSomebody(before) &&
    !/['’]s$/.test(before) &&
    /^(?:is|are|was|has|had|will|won['’]?t|isn['’]?t|can['’]?t|wasn['’]?t|hasn['’]?t|died|passed)$/i.test(
      after,
    )
  )
}

/** "Dad happy birthday"; but "aunt rosa" is one person. */
function isPlainAfterFamily(before: string, word: string): boolean {
  return FAMILY.has(before.toLowerCase()) && !/^(aunt|auntie|uncle)$/i.test(before) && /^\p{Ll}/u.test(word)
}

function nameOf(words: readonly string[], isBeginning: boolean, isGuess: boolean): string | null {
  const sent = /^(call|message|email|text|voicemail|invitation|invite|letter)s?$/i.test(words.at(-1) ?? '')
  if (sent && /['’]s$/.test(words.at(-2) ?? ''))
    return nameOf(
      words.slice(0, -1).map((word) => word.replace(/['’]s$/, '')),
      isBeginning,
      isGuess,
    )
  const last = words.at(-1) ?? ''
  if (words.length === 0 || words.length > 4 || ARTICLES.test(last)) return null
  const said = words.map((word, place) => turned(word, isBeginning && place === 0))
  const text = said.join(' ')
  const isNamed = DETERMINERS.has(said[0] ?? '') || /['’]s$|^your$|^\p{Lu}/u.test(said[0] ?? '')
  // "My brother derek".
  if (words.length > 1 && isFirstName(last) && isSomebody(words.at(-2) ?? ''))
    return [...said.slice(0, -1), capital(last)].join(' ')
  if (words.length === 2 && AUNTS.test(words[0] ?? '') && /^\p{Ll}{2,10}$/u.test(last) && !isThingWord(last))
    return `${said[0]} ${capital(last)}`
  if (FAMILY.has(last.toLowerCase()) || ALL_OF_THEM.test(text)) return text
  if (isNearOne(last) && !isNamed) return `your ${text}`
  if ((ROLES.has(stem(last)) && !last.endsWith('ing')) || WITH_ARTICLE.has(last))
    return isNamed && !WITH_ARTICLE.has(text) ? text : `the ${text}`
  if (!isBeginning && isOwnName(said) && !/^\p{Lu}+$/u.test(text) && !OWN_NAMES_OF_DAYS.test(text))
    return text
  const isAName = isGuess && said.length === 1 && /^\p{Ll}{2,10}$/u.test(last) && !isThingWord(last)
  return isAName ? (ACRONYMS.has(last) ? last.toUpperCase() : capital(last)) : null
}

const ARTICLES = /^(?:the|an?|my|our|your)$/i

/** Whatever follows them is a name: "uncle ray". */
const AUNTS = /^(?:aunt|auntie|aunty|uncle)$/i

const OWN_NAMES_OF_DAYS =
  /days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|english|french|german|spanish|excel|word|zoom|teams)\b/i

const ALL_OF_THEM =
  /^(him|her|them|someone|somebody|everyone|everybody|people|friends|(?:the )(?:lads|girls|boys|guys|crew|gang|squad|others|family|team|class))$/

/** Names are rarely many, and nothing that is done. */
function isThingWord(word: string): boolean {
  return (
    /^(?:offer|postcard|invite|advert|review|survey|quote|petition|advice|complaint|newsletter|feedback|admissions|homework|file|photo|cv|form|pdf|report|receipt|timesheet|essay|assignment|invoice|rota|agenda|worksheet)$/.test(
      word,
    ) ||
    /^(sick|ill|late|home|time|early|off|round|in|ahead|first|around|them|through)$/.test(word) ||
    BARE.has(word) ||
    VAGUE.has(word) ||
    VERBS.has(stem(word)) ||
    /(s|ing|ion|ment|ness|back)$/.test(word)
  )
}

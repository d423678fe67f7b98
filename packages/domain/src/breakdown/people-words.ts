// Everybody a title may speak of, named once: every rule about people takes its words from here.

const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const before = (starts: string, names: readonly string[]) =>
  words(starts).flatMap((start) => names.map((name) => `${start}${name}`))

const MOTHERS = words('mum mummy mumma mam mammy mom mommy momma mama mamma amma ammi mother')
const FATHERS = words('dad daddy dada papa appa abbu father')
const CALLED_GRAN = words(
  'gran granny grannie grandma nan nana nanna nannan nonna nonno nain taid gramps grampa grampy grandpa granda grandad granddad oma opa abuela abuelo yiayia babcia nani dadi lola lolo',
)
const GRANDPARENTS = [...CALLED_GRAN, ...words('grandmother grandfather grandparent grandparents')]
const AUNTS = words('aunt auntie aunty uncle')
const PARENTS = [...MOTHERS, ...FATHERS, 'parent', 'parents']
const BROTHERS = words('brother sister sibling bro sis bruv twin triplet')
const DESCENDANTS = words('son daughter child children kid kiddo grandies grandie')
const RAISED = words(
  'baby babies toddler newborn infant bairn boy girl lad lass laddie lassie teen teenager youngster',
)
const STEP_PARENTS = before('step foster', PARENTS)
const STEP_CHILDREN = before('step grand foster', DESCENDANTS)
const IN_LAWS = words('mother mum father dad brother sister son daughter parents').map(
  (one) => `${one}-in-law`,
)
const FURTHER = [
  ...IN_LAWS,
  ...words('cousin niece nephew relative in-law inlaw'),
  ...before('god', [...MOTHERS, ...FATHERS, ...words('parent parents son daughter child children')]),
]
const SPOUSES = words(
  'husband hubby hubbie wife wives wifey missus spouse partner boyfriend girlfriend fiance fiancee',
)
const SHARING = words('flatmate housemate roommate roomie roomy lodger')
const FRIENDS = words('friend bestie mate pal buddy penpal classmate schoolmate')
const NEARBY = words('neighbour neighbor')
const AT_WORK = words(
  'boss manager supervisor colleague coworker workmate teammate employee client customer worker tenant landlord landlady guest',
)
const CARING = words(
  'carer caregiver nurse teacher tutor coach therapist counsellor childminder babysitter nanny',
)
const CARED_FOR = words('student pupil patient resident')
const STRANGERS = words(
  'man men woman women lady ladies guy bloke chap fella person people stranger passenger pensioner cyclist pedestrian',
)

/** They are people only where it is said whose: "my ma", "her other half". */
const SOMEBODYS = words('ma da pa pops folks bf gf')
const SOMEBODYS_OWN = ['old man', 'old lady', 'other half', 'better half', 'little ones?', ...SOMEBODYS]

/** First names that titles often have; as a word of their own they mean nothing else. */
const SURE_NAMES = words(
  'aaron abby abi adam agnieszka ahmed aidan aisha alan alex alfie ali alice ama amelia amelie amina amit amy ana ananya andy anil anita anjali anna anne annie anthony aoife archie arjun arthur ashley barbara bella ben bernard beth bilal billy bob brandon brenda brian brittany caleb callum carl carlos carmen carys charlie chidi chloe chris christine ciara claire colin connor conor dan daniel danielle dave david daz debbie deepa denise derek deshawn diego donna doris dorothy dylan eileen eilidh elaine elena elijah ella ellie emeka emily emma erin ethan eva evie ewan fatima felix fernando finn fiona freddie freddy freya gabriel gareth gary gaz gemma geoff george georgia gordon graham hamish hannah harriet harry harvey hassan helen henry howard hugo ibrahim imogen imran irene isaac isabelle isla ivan izzy jackie jacob jaden jake jamal james jamie jane janet javier jayden jen jenny jess jim joanna joe john jose josh juan julia julie karen kasia kate katie kayla keith kenny kerry kev kevin kirsty kofi kwame kyle laura lauren layla leah lee leila leo leon leonard liam linda lisa logan lorraine louise lucas lucia lucy luis luke mabel maddie madison maisie malcolm margaret maria martin maryam mateo matilda matt maureen maya meera megan mei mia michael michelle miguel mike millie ming mohammed molly muhammad nadia natalie nathan neha neil ngozi niamh nick nicola nicole nigel nina noah nora oisin olga oliver olivia omar oscar owen pablo patricia paul pauline pete peter phil phoebe piotr pooja priya priyanka rachel rafael rahul raj ravi rebecca reggie rhys ricardo robert roger roisin ronnie rupert ryan sally sam samir sandra sanjay santiago sara sarah scott sean sharon sheila shirley simon sinead siobhan sofia sonia sophie steph stephanie steve stu stuart sunil sunita susan tariq theo thomas tim tina toby tom tommy tony tracy trevor trish tunde tyler vikram vince wayne yasmin yuki yusuf yvonne zac zainab zara zoe',
)
/** Names that are words as well: people only where something else says so. */
const UNSURE_NAMES = words('carol holly jasmine jean lily max poppy rob rosie ruby will')

const HALF_BROTHERS = before('step half', BROTHERS)
const GROWN = [...PARENTS, ...STEP_PARENTS, ...GRANDPARENTS, ...AUNTS, ...BROTHERS, ...HALF_BROTHERS]
const RELATIVES = [
  ...PARENTS,
  ...GRANDPARENTS,
  ...AUNTS,
  ...BROTHERS,
  ...HALF_BROTHERS,
  ...DESCENDANTS,
  ...STEP_PARENTS,
  ...STEP_CHILDREN,
  ...FURTHER,
]
const CHILDREN = [...DESCENDANTS, ...STEP_CHILDREN, ...RAISED, ...words('niece nephew twin triplet')]
const ACQUAINTED = [...FRIENDS, ...NEARBY, ...SHARING, ...AT_WORK, ...CARING, ...CARED_FOR]
const NAMED = [...RELATIVES, ...CHILDREN, ...SPOUSES, ...ACQUAINTED, ...STRANGERS]

/** Every word for a person as one says it: "mum", "my other half". */
export const PEOPLE: readonly string[] = [
  ...new Set(NAMED),
  ...SOMEBODYS_OWN.map((one) => `my ${one.replace('?', '')}`),
]

/**
 * A pattern for any of them, one or many, theirs or not: "mum", "grandma's", "the twins", "father-in-law". What only adds a
 * beginning or an end to another of them is not spelled out again: it would take long to read the pattern.
 */
function anyOf(...lists: readonly (readonly string[])[]): string {
  const all = new Set(lists.flat())
  const isMadeOf = (name: string) => all.has(name.replace(BEGINNINGS, '').replace(/-in-law$/, ''))
  const kept = [...all].filter((name) => !(isMadeUp(name) && isMadeOf(name)))
  const named = kept.toSorted((a, b) => b.length - a.length)
  const start = [...all].some((name) => BEGINNINGS.test(name) && isMadeOf(name)) ? ANY_BEGINNING : ''
  return `${start}(?:${named.join('|')})(?:[- ]in[- ]laws?)?(?:['’]?s['’]?)?`
}

const ANY_BEGINNING = '(?:step|foster|half|god|grand)?'
const BEGINNINGS = new RegExp(`^${ANY_BEGINNING.slice(0, -1)}`)
const isMadeUp = (name: string) => BEGINNINGS.test(name) || name.endsWith('-in-law')

const OF_SOMEBODY = `(?<=\\b(?:my|our|his|her|their|your|yer) )(?:${SOMEBODYS_OWN.join('|')})(?:['’]?s)?`

const EX = "(?:my )?ex(?:['’]?s)?(?!-)"

/** Of the family, by blood or by marriage, children too. */
export const RELATIVE = `(?:${anyOf(RELATIVES, RAISED)}|${OF_SOMEBODY})`
/** Those who were there before one. */
export const ELDER = `(?:${anyOf(PARENTS, STEP_PARENTS, GRANDPARENTS, AUNTS)}|${OF_SOMEBODY})`
export const SPOUSE = anyOf(SPOUSES)
export const PARTNER = `(?:${SPOUSE}|${EX})`
export const CHILD = anyOf(CHILDREN)
/** The family, a partner and friends. */
export const CLOSE = `(?:${anyOf(RELATIVES, RAISED, SPOUSES, FRIENDS)}|${OF_SOMEBODY})`
/** Grown people who may live where one lives. */
export const HOUSEHOLD = `(?:${anyOf(GROWN, SPOUSES, SHARING)}|${EX}|${OF_SOMEBODY})`
/** Everybody who is no child. */
export const ADULT = `(?:${anyOf(GROWN, SPOUSES, FURTHER, ACQUAINTED, STRANGERS, SURE_NAMES)}|${EX}|${OF_SOMEBODY})`
/** Everybody, by a word for them or by a first name. */
export const PERSON = `(?:${anyOf(NAMED, SURE_NAMES)}|${EX}|${OF_SOMEBODY})`
/** Names that are words as well. */
export const UNSURE_NAME = anyOf(UNSURE_NAMES)
/** A parent may say such things in jest, one by marriage seldom does. */
export const STEP_PARENT = anyOf(STEP_PARENTS)

const bare = (word: string) => word.toLowerCase().replace(/['’]s?$/, '')
const withMany = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, `${name}s`]))

const SINGLE_WORDS = withMany(NAMED)
const FIRST_NAMES: ReadonlySet<string> = new Set([...SURE_NAMES, ...UNSURE_NAMES])

/** What one calls them by, like a name: "Mum", "Nan". */
export const CALLED: ReadonlySet<string> = new Set([...MOTHERS, ...FATHERS, ...CALLED_GRAN])
/** The same, and what stands before a name or for one: "Auntie Jo", "Mother". */
export const FAMILY: ReadonlySet<string> = new Set([...CALLED, ...AUNTS, 'grandmother', 'grandfather'])
/** The words for family, friends and whoever is near, one or many. */
export const NEAR_ONES: readonly string[] = [...RELATIVES, ...SPOUSES, ...FRIENDS, ...SHARING, ...NEARBY]
export const CHILD_WORDS: readonly string[] = CHILDREN
/** All of them, and first names. */
export const PERSON_WORDS: readonly string[] = [...NAMED, ...SURE_NAMES, ...UNSURE_NAMES]
/** Whoever may own something, also where the sign is left out: "mums tablets". Of "kids" nobody knows how many. */
export const OWNERS: ReadonlySet<string> = new Set(
  [...NEAR_ONES, ...words('baby toddler boss manager'), ...FIRST_NAMES].filter(
    (name) => !/(?:kid|kiddo|child|children|parents?)$|^(?:relative|in-?law)$/.test(name),
  ),
)

/** "Father in law" is one word for one person. */
export function withInLaws(text: string): string {
  return text.replace(IN_LAW, '$1-in-law')
}

const IN_LAW = new RegExp(
  `\\b(${IN_LAWS.map((one) => one.replace('-in-law', '')).join('|')}) in law\\b`,
  'gi',
)

/** Whether a word stands for somebody: "nephew", "kids", "them". */
export function isPerson(word: string): boolean {
  return PRONOUNS.has(word.toLowerCase()) || SINGLE_WORDS.has(bare(word))
}

const PRONOUNS = new Set(['me', 'him', 'her', 'them', 'us'])

/** Whether a word is a first name. */
export function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(bare(word))
}

const NEAR = withMany(NEAR_ONES)

/** Whether a word stands for one whom one need not say one's name to. */
export function isNearOne(word: string): boolean {
  return NEAR.has(bare(word)) || word === 'him' || word === 'her'
}

/** First names that titles often have; as a word of their own they mean nothing else. */
const NAMES =
  'aaron abby abi adam aisha alan alex alfie ali alice amelia amy ana andy anna anne annie archie arthur ben bella beth billy bob callum carl carol charlie chloe chris claire connor dan daniel dave david derek ella ellie emily emma erin ethan eva evie fatima finn freya gareth gary george georgia gemma hannah harriet harry harvey helen henry holly imogen isaac isla jacob jake james jamie jane jasmine jean jen jenny jess jim joanna joe john josh julia julie karen kate katie kayla kerry kevin kyle laura lauren leah lee leo liam lily linda lisa logan louise lucas lucy luke maddie maisie maria matilda matt max maya megan mia michael mike millie mohammed molly muhammad nadia nathan neil niamh noah nora olivia oliver oscar owen paul pete peter phil phoebe poppy priya rachel rebecca rob robert rosie ruby ryan sally sam samir sandra sara sarah scott sean simon sophie steph steve stuart susan tariq theo thomas tim toby tom tommy tyler will yusuf zac zara zoe'
const KIN =
  'mum|mummy|mom|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|husband|wife|partner|brother|sister|son|daughter|boyfriend|girlfriend|auntie|aunt|uncle|toddler|baby|neighbour|next door|friend|flatmate|housemate|boss|manager|dog|cat|puppy|rabbit|horse'
const OWNED =
  'nails|toenails|claws|teeth|hair|ears|eyes|feet|foot|hands?|back|knee|leg|tablets|meds|medicine|medication|pills|prescription|clothes|uniform|things|stuff|room|bedroom|house|flat|place|birthday|bed|bedding|bag|coat|shoes|car|wedding|party|present|gift|number|dinner|tea|lunch|packed|food|bowl|form|school|pe|swimming|homework|card|funeral|grave|phone|laptop|ipad|cat|dog|plants|appointment|dressing|carer|care|washing|laundry|shopping|bills?|post|letter|wardrobe|shed|garage|loft|scan|results|operation|surgery|scarf|jumper|bike|cage|hutch|leaving|baby|kids|mum|dad|blue|bus|passport|message|text|email|voicemail|parcel|nappy|physio|exercises|stockings|bath|lawn|oven|chair|teddy|lego|toys|helmet|glasses|lunchbox|inhaler|concert|match|lesson|club|stairlift|attendance|diagnosis|bank|pension|allowance|flowers|grave|memorial'
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

/** "Mums tablets", "ellies hair", "mondays meeting": few people type the sign. */
const OWNERS = new RegExp(
  String.raw`\b(?:(${KIN}|${NAMES.replaceAll(' ', '|')})s (?=(?:old |new |best |big |other |own |left |right )?(?:${OWNED})\b)|(${DAYS})s (?=(?:meeting|lesson|class|call|shift|lecture|seminar|homework|slides|session|agenda|work)\b))`,
  'gi',
)

const SHORT: Readonly<Record<string, string>> = {
  thru: 'through',
  b4: 'before',
  tho: 'though',
  tmrw: 'tomorrow',
  '2moro': 'tomorrow',
  appt: 'appointment',
  appts: 'appointments',
  bday: 'birthday',
  pressie: 'present',
  pressies: 'presents',
  prezzie: 'present',
  prezzies: 'presents',
  hw: 'homework',
  bc: 'because',
  ur: 'your',
  nxt: 'next',
  wanna: 'want to',
  gonna: 'going to',
  wfh: 'work from home',
  defo: 'definitely',
  abt: 'about',
  msg: 'message',
}
const SHORT_WORDS = new RegExp(String.raw`\b(?:${Object.keys(SHORT).join('|')})\b`, 'gi')

/** As it would be written in a letter: whole words, and the sign of whose it is. */
export function spelledOut(text: string): string {
  return text
    .replace(SHORT_WORDS, (word) => SHORT[word.toLowerCase()] ?? word)
    .replace(OWNERS, (found, owner?: string, day?: string) =>
      owner || day ? `${found.trimEnd().slice(0, -1)}'s ` : found,
    )
}

const NAME_WORDS: ReadonlySet<string> = new Set(NAMES.split(' '))

/** Whether a word is a first name and hardly anything else. */
export function isFirstName(word: string): boolean {
  return NAME_WORDS.has(word.toLowerCase().replace(/['’]s$/, ''))
}

import type { Template } from '@glimmer/content/breakdown/template'

/** What is said to somebody, and may have waited for long. */
const SAID_TO_SOMEBODY: ReadonlySet<string> = new Set([
  'reply',
  'rsvp',
  'thank-you',
  'wish-well',
  'greeting-card',
  'card-reply',
  'write-letter',
  'prison-letter',
  'one-email',
  'congratulate',
  'call-friend',
  'contact',
  'message',
  'after-silence',
])

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|xmas|easter|last (?:week|month|year|spring|summer|autumn|winter|christmas|easter))'
const A_WHILE = '(?:\\d+|a|an|one|two|three|four|five|six|few|several|some|so many|like)'

/** "It's been 2 months", "a year late", "from June", "(its March)". */
const LONG_SINCE = new RegExp(
  String.raw`\b(?:belated|overdue|embarrassingly late|(?:so|very|really|super|too|bit|is|im|i['’]m|its|it['’]s|months?|weeks?|years?|days?|ages) late|late (?:happy|birthday|thank|reply|answer|card|rsvp|message|present|anniversary|congrat\w*))\b|\b(?:its?|it['’]?s|it has|it['’]s now|been)(?: only| already| now)? (?:been )?(?:like |about |over |nearly |almost )*(?:ages|forever|so long|too long|a while|(?:${A_WHILE} )+(?:weeks?|months?|years?|ages))\b|\b(?:weeks|months|years|ages)(?: and (?:weeks|months|years|ages))? ago\b|\b(?:from|since|sent in|got in) ${MONTH}\b|\(?\b(?:its|it['’]s) (?:already |now )?${MONTH}\b|\bshould['’]?(?:ve| have|a) (?:done|sent|written|replied|answered|said)\b.*\b(?:ago|before|already|weeks|months)\b`,
)

const KIND_WORD = 'A word now is better than none, and “sorry this took me so long” is all it needs.'

/** What is said beside the steps to somebody who is ashamed of how long it took; nothing where no word tells of that. */
export function kindWordsFor(template: Template, title: string): readonly string[] {
  return SAID_TO_SOMEBODY.has(template.id) && LONG_SINCE.test(title.toLowerCase()) ? [KIND_WORD] : []
}

// Whoever is in the midst of it: too tired to drive, a child who is harmed at home, somebody who is kept from leaving or sent to
// marry. These have steps of their own, so they come before what only hears that there is harm.
import { A_TALE, HURTS } from './harm-told.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, PERSON } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
export const IN_THE_MIDST_RULES: readonly HeavyRule[] = [
  {
    id: 'threatened',
    named:
      /\b(?:boys|girls|kids|lads|boy|girl|someone|pupils|people) (?:at|in|from) (?:my )?(?:school|class|college|year)\b.*\b(?:hits?|kicks?|punch(?:es)?|beats?|push(?:es)?|trips?|spits?|slaps?) (?:on |at )?me\b(?! (?:up|with (?:a )?(?:balls?|snowballs?)))/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'choking',
    named: new RegExp(
      String.raw`\b(?:${PERSON}|he|she|they|someone|somebody|anyone)(?:['’]?s| is| are|['’]?re)? choking\b(?! (?:me|him|her|us|them|hazards?|vines?|back|up|smoke))`,
    ),
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'own-emergency',
    named: /\bi(?:['’]?ve| have)? cut (?:too deep|my|myself)\b.*\b(?:wo ?n['’]?t|not|does ?n['’]?t|cant|can['’]t) stop\b/,
  },
  {
    id: 'danger-now',
    named:
      /\b(?:someone|somebody|an? (?:man|guy|car|lad)|man|guy|he)(?:['’]?s| is| has been)? following me (?:home|now|right now|down|on my way|from|again tonight)\b/,
    exceptInClause: /\b(?:insta\w*|twitter|tiktok|linkedin|duck|cat|dog)\b/,
  },
  {
    id: 'sugar-now',
    named:
      /\bhypo\b.*\b(?:no (?:sweets|sugar|juice)|alone|ca ?n['’]?t|shaking|bad)\b|\bsugars? (?:is |was |at )?[0-3]\.\d\b.*\b(?:shak\w*|sweat\w*|dizzy|weak)\b/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'drive-tired',
    named:
      /\b(?:nodd(?:ing|ed) off|fall(?:ing)? asleep|fell asleep|dozing off) (?:at|behind) the wheel\b|\b(?:nodding off|falling asleep|fell asleep|dozing off) (?:when|while) (?:i(?:['’]?m)? )?driv\w*|(?<!\bhard )\bdriv(?:e|ing)\b.*\bi (?:keep|kept) (?:nodding off|falling asleep|closing my eyes)\b/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'baby-not-moving',
    named:
      /\b(?:pregnant|bump|belly|inside|trimester|\d{2} ?w(?:ee)?ks(?! old))\b.*\bbaby\b.*?(?:\bnot|n['’]?t|\bstopped|\bless)\b.{0,16}\b(?:mov\w*|kick\w*)\b|\bbaby\b.*?(?:\bnot|n['’]?t|\bstopped|\bless)\b.{0,16}\b(?:mov\w*|kick\w*)\b.*\b(?:belly|bump|inside|pregnant|\d{2} ?w(?:ee)?ks(?! old))\b|\bbaby (?:has|is|hasn['’]t|hasnt|not|isn['’]t|isnt)(?: not)? kick(?:ed|ing)\b/,
    exceptInClause: /\b(?:old|fell|cot|ball|duvet|blanket|off)\b/,
  },
  {
    id: 'harmed-young',
    named: oneOf(
      String.raw`\b(?:stepdad|step dad|step ?mum|mums (?:boyfriend|bf|partner)|dad|daddy|uncle|grandad|(?:big|older|step) ?brother) (?:keeps |always |still )*(?:comes?|coming|gets?|getting) (?:in|into) my (?:room|bed)\b`,
      String.raw`\b(?:uncle|stepdad|step dad|dad|daddy|grandad|cousin|(?:big|older|step) ?brother) (?:keeps |kept |always )?(?:touch(?:es|ing|ed)|kiss(?:es|ing) ) ?me\b`,
      // Told of one time, "my dad hit me" may be anybody's: violence hears it.
      String.raw`\b(?:dad|daddy|mum|mom|mam|stepdad|step dad|step ?mum|mums (?:boyfriend|bf|partner)) (?:keeps |always |still )*(?!hit (?:me|us)\b)${HURTS} (?:me|us|my (?:wee |little |big |baby )?(?:brother|sister))\b(?! (?:to (?:it|the)|by|at (?:cards|chess|fifa|tennis|monopoly|scrabble)))`,
    ),
    except: /\b(?:dementia|alzheimer\w*|carer|when i (?:wash|dress|change|feed|help|lift|turn))\b/,
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:vacuum|hoover|washing|clean|tidy)\\b`),
  },
  {
    id: 'kept-in',
    named: oneOf(
      String.raw`(?<=\b(?:he|she|they|boss|husband|wife|partner|boyfriend|agent|madam|landlord|family|in-laws?|uncle|aunt\w*|employer|manager)\b.*)\b(?:took|takes?|hid|hides?|keeps?|kept|holds|holding|has|have|got) (?:away )?(?:my|our) (?:passports?|papers|visas?|documents|id cards?)\b(?=.*\b(?:wo ?n['’]?t|ca ?n['’]?t|cannot|not|back|pay|debt|sleep|until)\b)(?!.*\b(?:before we|holiday|flight|airport|renew\w*)\b)`,
      String.raw`\b(?:he|she|they|husband|wife|partner|boyfriend|boss|family|uncle|carer|madam)\b(?: \p{L}+){0,3} (?:locks?|locked) (?:me|us) (?:in|up|inside)\b(?! (?:an?|out)\b)|\b(?:son|daughter|carer)\b.*\b(?:pension|money|card)\b.*\blocks? me in\b`,
      String.raw`(?<=\b(?:he|she|they|husband|boss|family|papers|sleep|i am|im|i['’]m|we|we['’]re)\b.*)\b(?:not|never|ai ?n['’]?t) (?:be )?allow(?:ed)? (?:me |us )?(?:to )?(?:leave|go out|out)(?: of)?(?: the (?:house|flat|warehouse|farm))?(?:$|[,.]| by (?:him|her|them))`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:escape room|passport office|embassy|detention|quarantine|covid|grounded|bins?|dog|cat)\\b`,
    ),
  },
  {
    id: 'child-not-eating',
    named: new RegExp(
      String.raw`\b(?:baby|toddler|newborn|little one|kids?|${CHILD})(?: is)? (?:(?:has|have|had|will|does|did|wo|is)(?: ?n['’]?t| not)|not|refus\w+(?: to)?) (?:eaten|eat(?:ing)?|had (?:any )?(?:food|milk)|fed|drunk|drink(?:ing)?)\b.*\b(?:days?|since|all day|24|48)\b`,
    ),
    except: /\b(?:anything|nothing) (?:but|except|other than)\b/,
    exceptInClause: /\b(?:veg\w*|greens|peas|packed lunch|meat|fruit|crusts|skinny|mirror|calories)\b/,
  },
  {
    id: 'unwanted-messages',
    named:
      /\b(?:man|guy|someone|somebody|boy|lad|person|he) (?:from|on|off|i met on) (?:the |a |my )?(?:game|roblox|discord|snap\w*|insta\w*|fortnite|minecraft|internet|online|tiktok|xbox)\b.*\b(?:meet|alone|do ?n['’]?t tell|secret|pics?|nudes?)\b/,
  },
  {
    id: 'forced-marriage',
    named: oneOf(
      String.raw`\bsend(?:ing)? me (?:back |home |away )?(?:to .*)?\bto (?:marry|get married)\b|\b(?:make|making|made|want|wants) me (?:to )?marry\b|\bmarry (?:an? )?old man\b|\btaking me (?:to )?\p{L}+ to (?:marry|get married)\b`,
      String.raw`\b(?:marry|married|marriage|husband|wedding)\b.*\b(?:i do ?n['’]?t want|cant say no|can['’]?t say no|no choice|already chose|already chosen|forc(?:e|ed|ing) me)\b`,
    ),
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:dress|first dance|speech|venue|essay|theme|cake)\\b`),
  },
]

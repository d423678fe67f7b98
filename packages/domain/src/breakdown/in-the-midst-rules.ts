// Whoever is in the midst of it: too tired to drive, a child who is harmed at home, somebody who is kept from leaving or sent to
// marry. These have steps of their own, so they come before what only hears that there is harm.
import { AT_ONCE } from './at-once-rules.ts'
import { A_TALE, HURTS } from './harm-told.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, PARTNER, PERSON } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
export const IN_THE_MIDST_RULES: readonly HeavyRule[] = [
  ...AT_ONCE,
  {
    id: 'crisis-other',
    named: oneOf(
      String.raw`\bfound (?:my |our |the |his |her )?(?:${CHILD}|${PARTNER}|brother|sister|mum|dad|flatmate|friend)['’]?s? (?:noose|rope|razors?|blades?|suicide note|goodbye (?:note|letter))\b`,
      String.raw`\b(?:${PERSON}|he|she|they)\b.*\b(?:wants?|wish\w*) (?:to be|(?:he|she|they) (?:was|were)) dead\b`,
    ),
    exceptInClause: A_TALE,
  },
  {
    id: 'violence',
    named: oneOf(
      String.raw`\b(?:put|puts|held|holds|pulled|pointed|pulls) (?:a |the |his |her )?(?:knife|gun|blade|machete) (?:to|on|at|against|out on) (?:me|us|him|her|my (?:throat|neck|face|back|head|chest|mum|dad|sister|brother|kids?|son|daughter))\b`,
      String.raw`\b(?:im|i['’]m|i am|were|we['’]re|we are|hiding|hid|kids are) (?:hiding |locked )?in (?:the|my) (?:wardrobe|closet|bathroom|cupboard|shed)\b.*\b(?:drunk|breaking|smash\w*|shout\w*|scream\w*|hit\w*|him|kick\w*)\b|\b(?:drunk|breaking|smash\w*|shout\w*|scream\w*)\b.*\b(?:im|i['’]m|i am|hiding|we['’]re|were) (?:hiding |locked )?in (?:the|my) (?:wardrobe|closet|bathroom|cupboard|shed|room)\b`,
    ),
  },
  {
    id: 'emergency',
    named: /\b(?:he|she)(?:['’]?s| is| has| went| turned)(?: gone| all| turned)* (?:blue|grey|gray)\b/,
    except:
      /\b(?:badge|hair|dye|roots|beard|cat|kitten|dog|horse|rabbit|paint\w*|feeling|eyes|team|house|jumper|wool)\b/,
  },
  {
    id: 'threatened',
    named:
      /\b(?:boys|girls|kids|lads|boy|girl|someone|pupils|people) (?:at|in|from) (?:my )?(?:school|class|college|year)\b.*\b(?:hits?|kicks?|punch(?:es)?|beats?|push(?:es)?|trips?|spits?|slaps?) (?:on |at )?me\b(?! (?:up|to|with (?:a )?(?:balls?|snowballs?)))|\b(?:push|shov|slamm?)\w* me (?:into|against) (?:the |my )?lockers?\b/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'choking',
    named: new RegExp(
      String.raw`\b(?:${PERSON}|he|she|they|someone|somebody|anyone)(?:['’]?s| is| are|['’]?re)? choc?king\b(?! (?:me|us|her|him|them|my|our|the|hazards?|vines?|back|up|smoke|${PERSON}))`,
    ),
    exceptInClause: new RegExp(`${ABOUT_IT.source}|\\b(?:learn|what to do|first aid)\\b`),
  },
  {
    id: 'own-emergency',
    named:
      /\bi(?:['’]?ve| have)? cut (?:too deep|my ?self|my (?:arm|leg|wrist|thigh|hand|finger|stomach)s?)\b.*?(?:\bnot|n['’]t|\bwont|\bdoesnt|\bcant)\b.{0,12}\bstop\b(?! laugh)/,
  },
  {
    id: 'danger-now',
    named:
      /\bthreaten(?:s|ing|ed)? me with (?:a |the |his |her )?(?:kitchen |bread )?(?:knife|gun|hammer|bat|axe|machete)\b|\b(?:someone|somebody|an? (?:man|guy|car|lad)|man|guy|he)(?:['’]?s| is| has been)? following me (?:home|now|right now|down|on my way|from|again tonight)\b/,
  },
  {
    id: 'sugar-now',
    named:
      /\bhypo\b(?!-).*\b(?:no (?:sweets|sugar|juice)|alone|ca ?n['’]?t|shaking|bad)\b|\bsugars? (?:is |was |at )?[0-3]\.\d\b.*\b(?:shak\w*|sweat\w*|dizzy|weak)\b/,
    except: /\b(?:wake|waking|unconscious|passed out|allergenic|pillow)\b/,
  },
  {
    id: 'drive-tired',
    named:
      /\b(?:nodd(?:ing|ed) off|fall(?:ing)? asleep|fell asleep|dozing off) (?:at|behind) the wheel\b|\b(?:nodding off|falling asleep|fell asleep|dozing off) (?:when|while) (?:i(?:['’]?m)? )?driv\w*|\b(?:driving|drive (?:home|to|back))\b.*\b(?:keep|kept) (?:nodding off|falling asleep|closing my eyes)\b/,
    except: /\b(?:film|novel|essay|at my desk|in class|in meetings?|in lectures?)\b/,
  },
  {
    id: 'baby-not-moving',
    named: oneOf(
      String.raw`\b(?:pregnant|bump|belly|inside|trimester|\d{2} ?w(?:ee)?ks(?! old))\b.*\bbaby\b.*?\b(?:not|\p{L}+n['’]t|hasnt|isnt|wont|stopped|less)\b.{0,12}\b(?:mov(?:e|es|ed|ing)|kick\w*)\b`,
      String.raw`\bbaby\b.*?\b(?:not|\p{L}+n['’]t|hasnt|isnt|wont|stopped|less)\b.{0,12}\b(?:mov(?:e|es|ed|ing)|kick\w*)\b.*\b(?:belly|bump|inside|pregnant|\d{2} ?w(?:ee)?ks(?! old))\b`,
      String.raw`\bbaby (?:has ?n['’]t|hasnt|has not|not|is ?n['’]t|isnt|is not|stopped) kick\w*|\b(?:ca ?n['’]?t|cannot|not) feel(?:ing)? (?:the |my )?baby (?:mov\w*|kick\w*)\b`,
    ),
    exceptInClause: /\b(?:old|fell|cot|ball|duvet|blanket|off|appointment)\b/,
  },
  {
    id: 'harmed-young',
    named: oneOf(
      String.raw`\b(?:stepdad|step dad|step ?mum|mums (?:boyfriend|bf|partner)|dad|daddy|uncle|grandad|(?:big|older|step) ?brother) (?:keeps |always |still )*(?:comes?|coming|gets?|getting) (?:in|into) my (?:room|bed)\b`,
      String.raw`\b(?:uncle|stepdad|step dad|dad|daddy|grandad|cousin|(?:big|older|step) ?brother) (?:keeps |kept |always )?(?:touch(?:es|ing|ed)|kiss(?:es|ing)) me\b`,
      String.raw`\b(?:dad|mum|stepdad|step dad|step ?mum|mums (?:boyfriend|bf|partner)) (?:keeps |always |still )*(?:locks?|locked|locking) (?:me|us|my (?:wee |little |big |baby )?(?:brother|sister)) (?:in|up)\b`,
      // Told of one time, "my dad hit me" may be anybody's: violence hears it.
      String.raw`\b(?:dad|daddy|mum|mom|mam|stepdad|step dad|step ?mum|mums (?:boyfriend|bf|partner)) (?:keeps |always |still )*(?!hit (?:me|us)\b)${HURTS} (?:me|us|my (?:wee |little |big |baby )?(?:brother|sister))\b(?! (?:to (?:it|the)|by|off|out of|at (?!night|home|weekends?)))`,
    ),
    except: /\b(?:dementia|alzheimer\w*|carer|when i (?:wash|dress|change|feed|help|lift|turn))\b/,
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:vacuum|hoover|washing|clean|tidy)\\b`),
  },
  {
    id: 'kept-in',
    named: oneOf(
      String.raw`(?<=\b(?:he|she|they|boss|husband|wife|partner|boyfriend|agent|madam|family|in-laws?|uncle|aunt\w*|employer|manager)\b.*)\b(?:took|takes?|hid|hides?|keeps?|kept|holds|holding|has|have|got) (?:away )?(?:my|our) (?:passports?|papers|visas?|documents|id cards?)\b(?=.*\b(?:wo ?n['’]?t|ca ?n['’]?t|cannot|not|back|debt|sleep|until)\b)(?!.*\b(?:before we|holiday|renew\w*)\b)`,
      String.raw`\b(?:he|she|they|husband|wife|partner|boyfriend|boss|family|uncle|carer|madam|dad|mum|parents|stepdad)\b(?: \p{L}+){0,3} (?:locks?|locked) (?:me|us) (?:in|up|inside)\b(?! (?:an?|out|to|the (?:garden|car))\b)|\b(?:son|daughter|carer)\b.*\b(?:pension|money|card)\b.*\blocks? me in\b`,
      String.raw`\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex)\b.*\b(?:wo ?n['’]?t|will not|does ?n['’]?t|not|never|refus\w+ to) let me (?:leave|out of) (?:the|this|my|our|his|her) (?:flat|house|home|room|bedroom|apartment|car|van)\b`,
      String.raw`(?<=\b(?:he|she|they|husband|boss|family|papers|sleep|i am|im|i['’]m|we|we['’]re)\b.*)\b(?:not|never|ai ?n['’]?t) (?:be )?allow(?:ed)? (?:me |us )?(?:to )?(?:leave|go out|out)(?: of)?(?: the (?:house|flat|warehouse|farm))?(?:$|[,.]| by (?:him|her|them))`,
    ),
    except: /\b(?:detention|quarantine|covid|grounded)\b/,
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:escape room|passport office|embassy|bins?|dog|cat)\\b`,
    ),
  },
  {
    id: 'child-not-eating',
    named: oneOf(
      String.raw`\b(?:little one|${CHILD}|kids?)(?: is)? (?:(?:has|have|had|will|does|did|wo|is)(?: ?n['’]?t| not)|not|refus\w+(?: to)?) (?:eaten|eat(?:ing)?|had (?:any )?(?:food|milk)|fed|feeding|drunk|drink(?:ing)?)\b.*\b(?:(?:\d+|two|three|four|five|six|a few|several) days?|since (?:yesterday|last|mon|tue|wed|thu|fri|sat|sun)\p{L}*|all day|(?:24|48) ?h\p{L}*)`,
      String.raw`\b(?:baby|newborn|toddler) (?:wo ?n['’]?t|will not|not|refus\w+(?: to)?) (?:drink|drinking|feed|feeding)(?: (?:anything|at all))?(?:$|[,.])`,
    ),
    except: /\banything (?:but|except|other than)\b/,
    exceptInClause:
      /\b(?:veg\p{L}*|greens|peas|packed lunch|meat|fruit|crusts|gluten|dairy|skinny|mirror|calories)\b/u,
  },
  {
    id: 'unwanted-messages',
    named:
      /\b(?:man|guy|someone|somebody|boy|lad|person|he) (?:from|on|off|i met on) (?:the |a |my )?(?:game|roblox|discord|snap\w*|insta\w*|fortnite|minecraft|internet|online|tiktok|xbox)\b.*\b(?:meet|alone|do ?n['’]?t tell|secret|pics?|nudes?)\b/,
  },
  {
    id: 'forced-marriage',
    named: oneOf(
      String.raw`\bsend(?:ing)? me (?:back |home |away )?(?:to .*)?\bto (?:marry|get married)\b|\b(?:they(?:['’]?re)?|parents|family|mum|dad|uncle|aunt\w*)\b.*?\b(?:want|wants|making|make|makes) me (?:to )?marry\b|\bmarry (?:an? )?old man\b|\btaking me (?:to )?\p{L}+ to (?:marry|get married)\b`,
      String.raw`\bforc(?:ed|ing)(?: me)? (?:to|into) (?:marry|marriage|get(?:ting)? married)\b|\bi do ?n['’]?t want to (?:marry|get married)\b|\b(?:marry|marriage)\b.*\b(?:i do ?n['’]?t want|cant say no|can['’]?t say no|no choice|already chose|already chosen)\b|\balready (?:chose|chosen|picked) (?:the|a|my) husband\b|\bhusband\b.*\bca ?n['’]?t say no\b`,
    ),
    exceptInClause: A_TALE,
  },
]

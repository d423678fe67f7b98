// What people say in an hour like that, and no list of illnesses or crimes would name.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { US } from './danger-words.ts'
import { DEATH, THING_DIES } from './death-words.ts'
import { CHILD, CLOSE, ELDER, PARTNER, PERSON } from './people-words.ts'

const CANNOT = "(?:can(?:['’]?t|not| not))"
const NOT = "(?:n['’]?t| not)"

const EVERYBODY =
  '(?:people|everyone|everybody|the others|the rest of (?:the|my) family|(?:my|our|the|his|her) (?:family|friends|relatives))'
const IS_GONE = String.raw`(?:${ELDER}|${PARTNER}|he|she)(?:['’]?s| is| has)? gone$`

const TELLS = String.raw`\b(?:tell|telling|announce|inform|let .{1,30} know|(?:write|send|post|draft|word) .{0,30}(?:message|text|email|post|note|letter|everyone|everybody|people|family|friends|work)|text|message|email)\b`
const BABY_LOST = String.raw`\b(?:(?:we|i)(?:['’]?ve| have)? (?:just )?lost (?:the|our|my|a) (?:baby|babies|twins|pregnancy|little one)|(?:the|our|my) baby (?:has |is |was )*(?:died|dead|gone|stillborn|born (?:asleep|sleeping))|(?:the|our|my) baby (?:did ?n['’]?t|did not|has ?n['’]?t|has not) (?:make|made) it|(?:a|the|my|our) miscarriage|(?:i|we|i['’]?ve|we['’]?ve)(?: have)? miscarried|not (?:pregnant|expecting) any ?more)\b`

/** What is done to somebody, in words that name no blow. */
const TURNED_ON = String.raw`(?:went for|goes for|going for|flew at|came at|laid into|lashed out at|set about|turned on|rounded on|put (?:his|her|their) hands on|laid (?:a|his|her) (?:hands?|fingers?) on|raised (?:his|her|a) (?:hand|fist)s? (?:to|at)|took it out on) ${US}`
const HANDS_ON = String.raw`(?:hands?|fingers) (?:a?round|on|at) my (?:throat|neck)|(?:grabbed|had|got|held) me by (?:the|my) (?:throat|neck|hair)|pinned me (?:down|to|against)|(?:gave|left) me (?:with )?(?:a black eye|a fat lip|bruise[sd]?|marks)|(?:threw|chucked|lobbed) (?:a|the|his|her) \w+ at me`

const PARTED = String.raw`\b(?:ex(?:['’]?s)?(?! (?:colleague|boss|manager|employer|work|job|council|school))|(?:break|split)[- ]?up|(?:the|our) split|broke up|broken up|split up|(?:got |was |been )?dumped|divorce)\b`

/** They go before every other rule. */
export const HEARD_FIRST: readonly HeavyRule[] = [
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:${PERSON}|he|she|they)(?:['’](?:s|ve|d))? (?:has |have |just |nearly |only |really )*(?:${TURNED_ON}\b(?! (?:to|on (?:the|my) (?:\w+ run|day)|in the (?:race|game|match|quiz)|so (?:i|that)|at (?:the|a) (?:shop|school|meeting|interview|bakery))\b)|${HANDS_ON})`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|goose|geese|swan|seagull|wasps?|cockerel|ram|horse|frisbee|ball)\\b|\\b(?:massage|physio|osteopath)\\b`,
    ),
  },
  {
    id: 'baby-loss-tell',
    named: new RegExp(
      String.raw`${TELLS}.*${BABY_LOST}|${BABY_LOST}.*\b(?:tell|telling|told|let) (?:${EVERYBODY}|them|work|(?:my |our |the )?(?:${PERSON}))\b`,
    ),
    except: /\b(?:whose|who lost|she lost|they lost|her baby|their baby|sorry (?:for|about|to hear))\b/,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:scared|afraid|frightened|terrified) (?:to|of) go(?:ing)? (?:back )?home\b|\b(?:${PERSON}|he|she|they) (?:has |have )?(?:put|hid|hidden|installed|planted) (?:a |an )?(?:tracker|tracking (?:device|app)|airtag|spy app|camera) (?:on|in) my\b|\b(?:${PERSON}|he|she) makes me (?:feel )?(?:so |really |very )?(?:uncomfortable|unsafe)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:in the dark|on my own at night|bag|luggage|suitcase|keys|bike)\\b`,
    ),
  },
  {
    id: 'death-papers',
    named: new RegExp(
      String.raw`\blost (?:my|our) (?:${ELDER}|${PARTNER}|brother|sister)\b.*\b(?:his|her|their) (?:tax\w*|bank|bills?|accounts?|pension|paperwork|papers|house|flat|estate|post|mail|phone|car)\b`,
    ),
    except: /\b(?:keys?|number|bag|phone number)\b/,
  },
  {
    id: 'low',
    named: /\b(?:nobody|no ?one) (?:really |even )?(?:wants|loves|needs|cares about) me\b/,
    except: ABOUT_IT,
  },
  {
    id: 'low',
    named: /\b(?:feel|feels|feeling|felt) (?:so |completely |totally |kind of |a bit )?dead inside\b/,
    except: ABOUT_IT,
  },
  {
    id: 'condolence',
    named: new RegExp(
      String.raw`${DEATH.source}.*\b(?:write|send|card|letter|message|text|say something)\b.{0,20}\b(?:her|his|their) (?:${CLOSE}|mum|dad|family)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|${THING_DIES.source}`),
  },
  {
    id: 'death-tell-many',
    named: new RegExp(
      String.raw`\b(?:(?:tell|telling|inform|text|message|email|write to|ring|call|phone) ${EVERYBODY}|let ${EVERYBODY} know)\b.*(?:${DEATH.source}|\b${IS_GONE})`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:holiday|leave|funeral|ashes|hospice|sandwiches|wake)\\b|${THING_DIES.source}`,
    ),
  },
  {
    id: 'death-tell',
    named:
      /\b(?:tell|telling|let)\b.*\b(?:nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|grandmother|grandfather|gramps)(?:['’]?s| is| has) gone$/,
  },
  {
    id: 'funeral-clothes',
    named:
      /\b(?:buy|get|find|order|iron|choose|borrow|hire|sort|sort out|try on|wash|dry clean)\b.*\b(?:outfit|suit|dress|shoes|tights|trousers|skirt|blouse|hat|tie|shirt|clothes|coat|something to wear)\b.*\b(?:funeral|cremation|burial|memorial)\b|\bfuneral\b.*\b(?:need|buy|get|find|no|borrow|iron)\b.*\b(?:shoes|suit|dress|outfit|tie|shirt|something to wear)\b|\b(?:buy|get|find|order|iron|choose|borrow|hire|sort|sort out|try on|wash|dry clean)\b.*\bfuneral (?:outfit|suit|dress|shoes|tie|shirt|clothes|coat)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'pet-lump',
    named:
      /\b(?:ring|call|phone|email|message|book|see|ask|tell) (?:the |our |my )?vets?\b.*\b(?:lump|growth)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'debt-letter',
    named:
      /\b(?:open|opening|read|reading)\b.*\b(?:bailiffs?|debts?|debt collect\w*|arrears|final demand|ccj|enforcement|klarna|payday|repossession)\b.*\b(?:letters?|envelopes?|post|mail)\b|\b(?:open|opening|read|reading)\b.*\b(?:letters?|envelopes?|post|mail)\b.*\b(?:bailiffs?|debt|arrears|ccj|enforcement)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'emergency',
    named:
      /\b(?:i|he|she|they|dad|mum)(?:['’]?ve| have| has)? (?:just |nearly |really )*(?:shook|shaken|dropped) (?:the|my|our) (?:baby|newborn)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'baby-cries',
    named:
      /\b(?:baby|newborn|twins)\b.*\b(?:cry\w*|scream\w*)\b.*\b(?:losing it|lose it|going to snap|snapping|want to shake|can(?:['’]?t|not) (?:cope|take it|do this)|at my limit|breaking point)\b|\b(?:baby|newborn|twins?)\b.*\b(?:won['’]?t|wont|not|never|ca(?:n['’]?t|nnot) get (?:him|her|them) to) (?:ever )?stops? (?:crying|screaming)\b|\b(?:put|leave) (?:the |my )?baby (?:down |safe )*in (?:the |her |his )?(?:cot|crib) (?:and|then) (?:walk|leave|go|step|close)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:${PARTNER}|he|she) (?:screams|shouts|yells|swears|spits|kicks off) at me (?:when|if|because|whenever|every time|over)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:baby|toddler|daughter|son|nappy|bath ?time|bed ?time|ipad|brush|car seat|mario|game)\\b`,
    ),
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:${PARTNER}|he|she|mum|mom|dad|step ?(?:dad|mum))(?:['’]?s| is| was| has been| came home)?\b.{0,12}\b(?:drunk|drinking|wasted|in a (?:rage|temper))\b.*\b(?:scared|afraid|frightened|terrified|hiding|hide)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:do${NOT}|do not|never) feel safe (?:at home|in my (?:own )?(?:home|house|flat)|with (?:him|her|my (?:${PERSON})))\b|\b(?:not|n['’]?t) safe at home\b|\b(?:${PARTNER}|he|she|mum|dad) (?:screams|shouts|yells|swears|spits) at me (?:every day|every night|all the time|constantly|again)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'emergency',
    named: new RegExp(
      String.raw`\b${CANNOT} breathe\b.*\b(?:chest|throat|lips)\b|\bchest (?:really |suddenly )?(?:hurts|is hurting|is (?:so |really |very )?tight|feels tight)\b|\b(?:fell|fallen|had a fall)\b.*\b(?:wo${NOT}|is${NOT}|does${NOT}) (?:answer\w*|mov\w*|respond\w*|wak\w*|speak\w*)\b|\b(?:cut|harmed|hurt)\b.*\b(?:still|will not stop|won['’]?t stop) bleeding\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:laughing|laughter|last (?:week|month|year)|years ago)\\b`),
  },
  {
    id: 'crisis',
    named: new RegExp(
      String.raw`\b(?:wish|want|hope|hoping|rather|like) .{0,24}\b(?:not|never|did ?n['’]?t|would ?n['’]?t) wake up\b(?! (?:so|at|early|late|with|before|in time)\b)|\b(?:no ?body|no one|no-one) (?:would|will|['’]d) (?:even )?(?:notice|care|miss me|be sad) if i(?:['’]?m| was| were| am| just| had)* (?:gone|dead|not (?:here|around)|died|disappeared|vanished|killed)\b|\bi(?:['’]?m| am) (?:just |only |such )?a burden\b|\b(?:thinking|think|thoughts) (?:about|of) (?:dying|being dead|killing)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'help-now',
    named:
      /^(?:the |my )?voices (?:wo ?n['’]?t stop|wont stop|are back|keep on|again)\b|\b(?:hear|hearing|heard) voices\b(?! (?:downstairs|next door|outside|better|clearly|in the (?:choir|recording)))|\bvoices (?:are |keep |in my head )+(?:telling|saying|talking|shouting)?\b/,
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:${PARTNER}|he) (?:wo${NOT}|will not|does${NOT}|never) (?:let|allows?) me (?:to )?(?:have (?:any|my)|see my|leave|go out|go anywhere|use my phone|spend|work|talk to)\b|\b(?:${PERSON}|he|she|somebody|someone) (?:keeps|kept|wo${NOT} stop) touching me\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'anger',
    named: new RegExp(
      String.raw`\bi (?:just |nearly |almost )?(?:hit|slapped|smacked|shook|hurt|pushed) (?:my|the|our) (?:${CHILD}|little one)\b`,
    ),
    except: /\bby accident\b|\b(?:hand|foot|toe|head) in the\b/,
  },
  {
    id: 'crisis-other',
    named: new RegExp(
      String.raw`\b(?:has|have)${NOT} (?:come out of|left) (?:her|his|their) (?:bed|bed ?room|room)\b.*\b(?:days?|weeks?)\b`,
    ),
  },
  {
    id: 'be-with-ill',
    named: /\bdying\b.*\b(?:visit|see|sit with|go to|be with) (?:her|him|them)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'eulogy',
    named:
      /\b(?:write|writing|prepare|think of) (?:something|a few words|some words|words|a speech|what to say)\b.*\bfuneral\b/,
  },
]

/** They come after the rules for what endangers. */
export const HEARD_LATER: readonly HeavyRule[] = [
  {
    id: 'lonely',
    named:
      /^(?:i )?(?:really |just )*(?:need|want|wish i had) (?:to talk to (?:someone|somebody|anyone|a person)|(?:someone|somebody|anyone) to talk to)(?: (?:tonight|today|now|so bad\w*|please))?$/,
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`\b(?:year|month|week|day)s? (?:today |now |already )?since (?:we lost (?:(?:my|our) )?(?:${ELDER}|${PARTNER}|him|her)|(?:my |our )?(?:${ELDER}|${PARTNER}))$`,
    ),
  },
  {
    id: 'addiction',
    named:
      /\bhelp (?:with|to stop|stopping) (?:my |the )?(?:drinking|drink|alcohol|drugs?|weed|coke|cocaine|heroin)\b(?! (?:water|enough|more))|\b(?:too|so|got|really|blind|completely) drunk (?:again|every)\b|\bdr[au]nk too much (?:again|every)\b|\bblacked out again\b/,
    except: ABOUT_IT,
  },
  {
    id: 'fetch-things',
    named: new RegExp(
      String.raw`\b(?:move|moving|get|getting|pick up|pick|collect|fetch|take|bring|pack|grab)\b.*\bmy (?:\w+ )?(?:stuff|things|clothes|belongings|boxes|bits|books|furniture)\b.*\b(?:out|from|at|off)\b.*${PARTED}|${PARTED}(?! (?:the|some|a|it|that|all)\b).*\b(?:get|pick up|collect|fetch)\b.*\bmy (?:stuff|things|clothes|belongings|boxes|bits)\b|\b(?:get|pick up|collect|fetch)(?:ing)? (?:the rest of )?my (?:stuff|things|clothes|belongings|boxes|bits) (?:back )?from (?:his|hers|theirs)\b(?: (?:place|house|flat))?$|\bmov(?:e|ing) out of (?:my |the )?ex(?:['’]?s)?\b|\bmov(?:e|ing) out of\b.*${PARTED}`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'be-with-dying',
    named: /\b(?:days|weeks|months|not long|little time) (?:left )?to live\b/,
    except: ABOUT_IT,
  },
  {
    id: 'losing-home',
    named:
      /\b(?:landlord|landlady|mum|dad|parents|he|she|they)\b.{0,12}\b(?:throwing|kicking|chucking|kicked|threw|chucked) (?:us|me) out\b/,
    except: /\bof (?:the (?:group|club|team|class|lesson|shop|pub))\b/,
  },
  {
    id: 'fear',
    named:
      /\b(?:think|thinking|feel like|sure|convinced) (?:that )?(?:people|everyone|everybody|they|someone)(?:['’]?re| are| is|['’]s)? (?:watching|following|spying on|after|plotting against) me\b/,
    except: ABOUT_IT,
  },
  {
    id: 'low',
    named: /\b(?:feel|felt|feeling) nothing(?: any ?more| at all)?$/,
  },
  {
    id: 'addiction',
    named:
      /\b(?:drank|used|smoked|gambled|slipped)\b.*\b(?:sober|clean for|months clean|days clean|weeks clean)\b/,
  },
  {
    id: 'addiction-other',
    named: new RegExp(
      String.raw`\b(?:${CLOSE}|he|she)(?:['’]?s| is| came home| comes home)(?: so| always)? (?:drunk|wasted|high(?! (?:up|in|on the|above)\b))\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'court',
    named:
      /^court (?:on|at|tomorrow|today|next|this|in)\b|\bpolice (?:want|wants|need|are coming|called|came|asked|keep)\b.*\b(?:interview|speak|talk|statement|question|me)\b/,
    except: ABOUT_IT,
  },
]

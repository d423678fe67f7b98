// What is told in five words and weighs more than they say: lips that are blue, a phone gone through, a lump still there.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { IN_CRISIS } from './danger-words.ts'
import { CHILD_TO_BED, PET } from './death-words.ts'
import { CHILD, ELDER, PARTNER, PERSON } from './people-words.ts'

const IS = "(?:['’]?s| is| was| has been)?"
const THEY = `(?:he|she|(?:my |the )?(?:${PARTNER}|ex))`
const SMALL_ONE = `(?:the |my |our )?(?:baby|toddler|newborn|little one|${CHILD}|kid)`
const NOT_SAFE_TO_SWALLOW =
  '(?:bleach|cleaner|detergent|antifreeze|white spirit|weed ?killer|perfume|sanitiser|batter(?:y|ies)|magnets?|coins?|dishwasher (?:tablet|pod)|(?:laundry )?(?:pod|capsule)s?|tablets?|pills?|medicine|meds|vape|something (?:from )?under (?:the )?sink|something from the (?:shed|garage|medicine \\w+))'

/** Before all others: a body or a life may be in danger, or seems so where it is not; who speaks of ending their own is heard first. */
export const IN_FEW_WORDS_FIRST: readonly HeavyRule[] = [
  {
    id: 'quiet-way',
    named:
      /\bcrisis team\b.{0,12}\b(?:coming|visit\w*|due|here|at \d)|\b(?:ex|he|she) (?:says?|said) (?:he|she)(?:['’]?s| is) going for (?:the|my|our) (?:kids|children|custody)\b/,
    except: IN_CRISIS,
  },
  {
    id: 'report-harm',
    named: new RegExp(
      String.raw`\b(?:new (?:fella|boyfriend|bloke|partner|man)|step ?dad|boyfriend|teacher|coach)\b.{0,16}\b(?:put his hands on|hit|hurt|grabbed|slapped|touched) (?:my|the|our) (?:${CHILD}|lad|kid|kids|girl|boy)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'emergency',
    named: new RegExp(
      [
        String.raw`\b(?:blue|grey) (?:round|around|at) (?:the|her|his) (?:lips|mouth)\b|\blips?${IS} (?:are |gone |going |turned |turning |looking |a bit )*(?:blue|grey)\b`,
        String.raw`\b${SMALL_ONE} (?:has |have |just |has just )*(?:drank|drunk|swallowed|ate|eaten|licked) (?:(?:some|the|a|my|of|his|her|nans?|grandmas?) )*${NOT_SAFE_TO_SWALLOW}\b`,
        String.raw`\b(?:fall|fell|fallen)\b.*\b(?:he|she)(?:['’]?s| is) (?:still )?on the floor\b|\b(?:${ELDER}|he|she)${IS} (?:still )?on the floor (?:and )?(?:can ?n?['’]?t|cannot|wo ?n['’]?t|not)\b`,
        String.raw`\b(?:${ELDER}|${PARTNER}|he|she)(?:['’]?s)?(?: \w+)? (?:face|mouth) (?:is |has )?(?:droop\w*|dropped|gone down)\b`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:lipstick|costume|paint|make-?up|playing|asleep|sleeping on|chocolate|sweets|tiredness)\\b`,
    ),
  },
  {
    id: 'crisis',
    named:
      /\b(?:just |maybe |could |want to |wanna )+(?:drive|steer|crash|swerve) (?:my car |the car |it |straight |right )*(?:into|off) (?:something|a (?:wall|tree(?! lined)|bridge|cliff|lorry|truck)|the (?:wall|river|barrier|bridge|road|edge))\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:game|gta|mario|lesson|simulator)\\b`),
  },
  {
    id: 'cut-again',
    named: /\b(?:burn(?:t|ed)|cut|hurt|scalded|scratched) my ?self on purpose\b/,
    except: ABOUT_IT,
  },
  {
    id: 'anger',
    named: new RegExp(
      String.raw`^(?:i )?(?:just |nearly |almost )*(?:hit|smacked|slapped|hurt|pushed) (?:my|the|our) (?:${CHILD}|kid|little one)$|\b(?:going to|gonna|about to|nearly) (?:lose it|snap|lose my (?:temper|rag)) (?:with|at) (?:him|her|them|(?:my |the )?(?:${CHILD}|kids))\b`,
    ),
    except: IN_CRISIS,
  },
  {
    id: 'wandered',
    named: new RegExp(
      String.raw`\b${ELDER} (?:has |had |keeps |went |was |just )*(?:wander(?:ed|ing)|gone walkabout|out wandering)\b`,
    ),
    except: IN_CRISIS,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b${ELDER} (?:keeps|kept|is always|wo ?n['’]?t stop) asking (?:where|when|for|about|who)\b.*\b(?:mam|mum|mom|mother|dad|father|wife|husband|home|is|i am|he is|she is)\b`,
    ),
    except: new RegExp(`${IN_CRISIS.source}|\\b(?:dinner|lunch|the cat|the dog|shops)\\b`),
  },
  {
    id: 'patient-died',
    named:
      /^(?:i |we )?(?:just )?lost (?:a|my|another|our) (?:patient|resident|service user)\b|^(?:my |a |our )?(?:patient|resident) died\b/,
    except: new RegExp(`${IN_CRISIS.source}|\\b(?:notes?|file|list|form)$`),
  },
  {
    id: 'pet-died',
    named: new RegExp(
      String.raw`\bhad to (?:put|have) (?:(?:our|my|the|poor|old|wee|little) )*(?:${PET}|him|her|\p{L}+) (?:down|to sleep|put (?:down|to sleep))(?= (?:today|yesterday|last|this|on|and|in|at)\b|$)`,
      'u',
    ),
    except:
      /\bput (?:the |my |your |that |this )?(?:phone|book|laptop|bags?|shopping|it|them|baby|kids?|toddler|children|deposit|game|money|name|foot|tools?|receiver|tablet)\b/,
  },
  {
    id: 'debt-tell',
    named:
      /\b(?:klarna|clearpay|credit cards?|loans?|debts?|overdraft|catalogue)\b.*\b(?:have ?n['’]?t|has ?n['’]?t|not|never) (?:even )?told (?!(?:me|us|it)\b)\p{L}+|\b(?:have ?n['’]?t|not|never) told (?!(?:me|us)\b)\p{L}+ about (?:the |my )?(?:klarna|clearpay|credit cards?|loans?|debts?|overdraft)\b/u,
    except: IN_CRISIS,
  },
  {
    id: 'heartbreak',
    named:
      /^(?:i think |i guess )?(?:me (?:and|&) \p{L}+|\p{L}+ (?:and|&) (?:me|i)) (?:are|r) (?:done|over|finished|breaking up|splitting(?: up)?)\b(?! (?:with|by|at|the)\b)/u,
    except: IN_CRISIS,
  },
  {
    id: 'dementia-other',
    named:
      /\b(?:hit|hits|bit|bites|scratched|kicked|punched|slapped|spat at) me\b.*\b(?:dementia|alzheimer\w*)\b/,
    except: IN_CRISIS,
  },
  {
    id: 'eating',
    named:
      /\b(?:not|have ?n['’]?t) eaten\b.*\b(?:going well|proud|so (?:good|strong|light|empty)|feels? good|keep it up|don['’]?t stop)\b/,
  },
  {
    id: 'crisis-other',
    named: new RegExp(
      String.raw`\b(?:my |our |the )?(?:${CHILD}|brother|sister|friend|${PARTNER}) (?:said|says|told me|keeps saying|thinks?|wrote)(?: that)? (?:he|she|they) (?:hates? (?:himself|herself|themsel\w+)|wish\w* (?:he|she|they) (?:was|were) ?n['’]?t|do(?:es)?n['’]?t (?:want to|wanna) (?:be here(?! (?:for|at|on|when|if)\b)|live(?! (?:with|in|at|here|there|near)\b)|wake up))\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'safe-way',
    named: new RegExp(
      [
        String.raw`\b(?:do ?n['’]?t|do not|ca ?n['’]?t|cannot) trust my ?self (?:tonight|today|alone|on (?:my|me) own|by my ?self|with (?:the|my) (?:pills|tablets|meds|knives|car)|to be alone|right now)\b`,
        String.raw`\bwhat (?:happens|would happen) if (?:you|i|someone|somebody|a person) (?:takes?|took) (?:\d+|all|too many|loads|a lot|every)\b(?!.*\b(?:off|days?|weeks?|leave|holiday|courses?|modules?|credits)\b)`,
        String.raw`\b(?:everyone|everybody|they|the kids|my (?:kids|family))(?:['’]?d| would| will| are| is)?(?: all)?(?: be)? better off(?: without me)?$`,
        String.raw`\bso (?:that )?(?:they|nobody|no ?one|mum|the kids) (?:do ?n['’]?t|does ?n['’]?t|wo ?n['’]?t)(?: have to)? find (?:it|me|this|things) (?:like|in)\b`,
        String.raw`\bwoke up\b.*\b(?:do ?n['’]?t|ca ?n['’]?t|cannot) remember(?: (?:anything|what happened|last night|how))?$`,
        String.raw`\b(?:${PERSON}|he|she|they)(?: has| have)? (?:found|saw|seen|knows about) my (?:razors|razor blades?|blades?|cuts|scars|arms)\b`,
        String.raw`\b(?:she|he|(?:my )?(?:${CHILD}|sister|brother|friend))(?:['’]?s| is| has)? (?:got |hiding |has )?(?:cuts|marks|scars|burns|scratches) (?:on|up|down|all over|all up) (?:her|his|their) (?:arms?|legs?|wrists?|thighs?)\b`,
        String.raw`\b(?:notes?|letters?|videos?|message) (?:for|to) (?:the |my )?(?:kids|children|family|mum|dad|everyone|${PARTNER}) (?:just )?in case(?:$| (?:i|anything|something|the worst)\b)`,
        String.raw`\b(?:will|funeral|affairs|passwords|paperwork|papers)\b.*\bso (?:that )?(?:no ?one|no-one|nobody|they|mum|the kids)(?: else)? (?:has|have|do(?:es)?n['’]?t have) to(?: (?:do it|deal with it|sort it|pay|worry|bother))?$`,
        String.raw`\b(?:someone|somebody|home|who)\b.*\b(?:take|have|look after|mind|keep) (?:the |my |our )?(?:dog|cat|rabbit|pets?|kids|birds?) (?:after|afterwards|once i['’]?m gone|when i['’]?m (?:gone|not here))$`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:fell|bramble\\w*|kitten|cat scratch\\w*|eczema|nettle\\w*|mosquito|bites?|op|operation|surgery|oven|iron)\\b`,
    ),
  },
  {
    id: 'violence',
    named: new RegExp(
      [
        String.raw`\b${THEY} (?:keeps |always |has )?(?:went|going|goes|been|looks?|looked|looking|check(?:s|ed|ing)?) (?:through |at |in )?my (?:phone|messages|texts|emails|bag)(?: (?:again|every|all the time|when i|while i)\b)`,
        String.raw`\bhe forced me(?:$| to (?:have|do (?:it|things)|sleep|kiss|touch|send|get in)\b)|\b(?:wo ?n['’]?t|refuses to) (?:wear|use) a condom\b|\btook (?:it|the condom) off\b(?=.*\b(?:without|during)\b)`,
        String.raw`\b(?:man|men|bloke|guy|someone|somebody|stranger|he|boss|colleague) (?:(?:on|at|in) (?:the )?\w+ )?(?:(?:touched|groped|grabbed|flashed) me\b(?! (?:for|an?|some|by the (?:hand|arm) and)\b)|followed me (?:home|to|from|off|around))|\b(?:got|was|been) (?:followed home|groped|flashed)\b`,
        String.raw`\block (?:the |my )?(?:bed ?room|bathroom|toilet) doors? before (?:he|she)\b`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|toddler|bath|nap|show (?:him|her)|with me|repair)\\b`,
    ),
  },
]

/** After the rules for what endangers. */
export const IN_FEW_WORDS: readonly HeavyRule[] = [
  {
    id: 'fear',
    named:
      /\b(?:scared|afraid|frightened|terrified|worried) (?:that )?(?:i['’]?ll|ill|i will|i['’]?m going to|of) (?:end(?:ing)? up|be|being|go(?:ing)?) back (?:on|in|at|to) (?:the |a )?(?:ward|hospital|unit|psych\w*|there)\b/,
  },
  {
    id: 'pet-died',
    named:
      /\b(?:i|we) (?:had|have had) to (?:put|have) (?!(?:it|that|this|my (?:phone|foot|name|drink))\b|the (?!dog|cat|rabbit|horse|pony))(?:my |our |the )?\p{L}+ (?:put )?(?:to sleep|down)\b(?! (?:for|at|by|in|on (?:the|his|her|a)|with)\b)/u,
  },
  {
    id: 'shame',
    named:
      /\b(?:melt ?down|shut ?down|panic attack|cried|broke down|lost it|kicked off)\b.*\b(?:everyone|everybody|they all|whole (?:class|office|shop)) (?:saw|heard|stared|was (?:watching|looking))\b/,
  },
  {
    id: 'debt',
    named:
      /\bthey(?:['’]?re| are) (?:going to )?(?:turn(?:ing)?|cut(?:ting)?|switch(?:ing)?) (?:the |our |my )?(?:gas|electric\w*|power|heating|water|phone|broadband)\w* off\b|\bthey(?:['’]?re| are) (?:going to )?(?:turn(?:ing)?|cut(?:ting)?|switch(?:ing)?) off (?:the |our |my )?(?:gas|electric\w*|power|heating|water|phone)\b/,
    except:
      /\b(?:works?|engineers?|repairs?|for (?:an?|one|two|three|\d|the) (?:hours?|days?|mornings?)|smart meter|street)\b/,
  },
  {
    id: 'debt',
    named: /\bthey (?:came|come) for (?:the|my|our) (?:telly|tv|car|van|sofa|furniture|stuff|things)\b/,
  },
  {
    id: 'food-bank',
    named:
      /\b(?:kids|children|we|baby|boys|girls)(?:['’]?re| are| is)? hungry (?:['’]?till?|until)\b(?! (?:dinner|lunch|tea|supper|breakfast)\b)|^food (?:vouchers?|parcels?)$/,
  },
  {
    id: 'addiction',
    named:
      /^(?:i['’]?m |im )?(?:using|drinking|gambling) again(?: (?:today|tonight|every (?:day|night)))?$|\bsponsor\b.*\b(?:not|is ?n['’]?t|wo ?n['’]?t|never) (?:answer\w*|pick\w* up|repl\w+)|\b(?:\d+ hours?|[1-9] days?) since (?:my |the )?last (?:drink|hit|fix|bet|binge|line)\b|^(?:smok(?:ed|ing) )?weed (?:again|every (?:day|night|morning)|all day|before work)\b/,
    except: /\b(?:garden|bed|beds|lawn|patio|path|allotment|border|drive|veg|summer|spring)\b/,
  },
  {
    id: 'pet-goodbye',
    named: new RegExp(
      String.raw`^say goodbye to (?:the |my |our )?(?:dog|cat|rabbit|hamster|guinea pig|horse|pony)$|\b(?:have|having|got) to put (?:him|her) (?:down|to sleep)\b(?! (?:for|at|by|in|before|every)\b)`,
    ),
    except: CHILD_TO_BED,
  },
  {
    id: 'heartbreak',
    named:
      /\bfound (?:messages|texts|photos|pics|pictures|a dating app|tinder) on (?:his|her|my (?:husband|wife|partner|boyfriend|girlfriend)['’]?s?) phone$|\b(?:he|she) does ?n['’]?t love me(?: any ?more)?$/,
  },
  { id: 'days-sober', named: /\b\d{2,} days since (?:my |the )?last (?:drink|hit|fix|bet)\b/ },
  {
    id: 'lonely',
    named:
      /\b(?:christmas|xmas|new year['’]?s?(?: eve)?|birthday|easter) (?:is |will be )?(?:with )?just me\b/,
  },
  {
    id: 'illness',
    named: /^(?:it['’]?s |its )?stage (?:4|four|iv|3|three)(?:$| (?:cancer|now|they said|and)\b)/,
  },
  {
    id: 'lump',
    named:
      /^(?:(?:the|my|that) )?lump(?:['’]?s| is| has)? (?:still (?:there|here)|back|bigger|growing|grown|not gone)\b/,
    except: /\b(?:dog|cat|porridge|gravy|sauce|mattress)\b/,
  },
  {
    id: 'words-said',
    named: new RegExp(
      String.raw`\b(?:boss|manager|teacher|lecturer|coach|colleague|doctor|gp|${PERSON}|they|everyone|people|someone) (?:said|says|told me|called me|thinks?)(?: that)?(?: i(?:['’]?m| am))? (?:i (?:smell|stink)|fat|ugly|weird|useless|stupid|slow|lazy|worthless|pathetic|disgusting|a (?:burden|joke|waste|mess|disappointment))\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'quiet-way',
    named: new RegExp(
      [
        String.raw`\b(?:he|she|${PARTNER}) (?:said|says) (?:he['’]?s |she['’]?s )?sorry (?:again|so (?:it['’]?s|its) (?:fine|ok|okay))\b`,
        String.raw`\b(?:it['’]?s|its|today is|would (?:have been|be)) (?:her|his|the baby['’]?s?|my|our) due date\b`,
        String.raw`\bca(?:n['’]?t|nt|nnot) look at (?:her|his|their|(?:${ELDER})['’]?s?) (?:photos?|pictures?|things|clothes|room|face)$`,
        String.raw`\b(?:shouted|screamed|snapped|yelled) at (?:my |the )?(?:${PERSON})\b(?=.*\b(?:cried|crying|left|upset|feel)\b)`,
        String.raw`\b(?:carer|cleaner|nurse|lodger|he|she)(?:['’]?s| is| has been)? (?:stealing|nicking|taking money|pinching) from (?:${ELDER}|him|her|them)\b`,
        String.raw`\bi (?:stole|nicked|took money) from (?:work|the till|my|her|him)\b|\b(?:wants?|asked|asks|keeps asking) me to send (?:him |her |them )?(?:pics|pictures|nudes|photos of me)\b`,
        String.raw`^(?:i )?(?:just )?(?:cried|been crying|sobbed)\b(?!.*\b(?:laugh\w*|film|movie|onions?)\b)`,
        String.raw`\b(?:${CHILD}|kid|he|she)\b.*\b(?:he|she)(?:['’]?s| is) (?:crying|sobbing|in tears) (?:in|on|at|outside)\b`,
      ].join('|'),
    ),
  },
  {
    id: 'failure',
    named:
      /^(?:i )?(?:just )?failed (?:my |the )?(?:\w+ ){0,2}(?:test|exam|module|resit|course|year|interview|probation)(?: (?:again|(?:for the )?\w+ time))?$|\bso behind\b.*\bgoing to fail\b/,
  },
  {
    id: 'low',
    named:
      /\b(?:ca(?:n['’]?t|nt|nnot)|could ?n['’]?t|cba|do ?n['’]?t)\b.*\b(?:(?:arsed|bothered|care|want|face|deal|do|see)\b.*)?\b(?:any of (?:it|this)|with anything|about anything) any ?more\b/,
    except: ABOUT_IT,
  },
]

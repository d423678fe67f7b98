// Signs that something weighs, in plain and roundabout words. They come after every rule that knows what it is: whatever
// has such a sign is met quietly, also where nothing more of it is understood.
import { ABOUT_IT, type HeavyRule, IN_A_JOKE } from './heavy-rule.ts'
import { BROUGHT_ALONG, FROM_DAY_TO_DAY } from './care-words.ts'
import { CLOSE, ELDER, HOUSEHOLD, PARTNER, PERSON } from './people-words.ts'

const THEIR = `(?:my |our |the |his |her )?(?:${ELDER}|${PARTNER})`
const BY_SOMEBODY = `(?:he|she|they|(?:those|these|that|the|some) (?:\\w+ )?(?:boys?|girls?|lads?|kids?|men|man|woman|people|others)|(?:my |the )?(?:${PERSON}))`

interface Sign {
  readonly id: string
  readonly named: readonly string[]
  readonly except: RegExp
}

/** A rule for each pattern: a long one would be tried for the words of all. */
function rulesOf({ id, named, except: no }: Sign): readonly HeavyRule[] {
  return named.map((pattern) => ({ id, named: new RegExp(pattern, 'u'), except: no }))
}
/** What is given to a charity shop is no subject. */
const A_SUBJECT = new RegExp(
  ABOUT_IT.source.replace('|charity|', '|charity(?! shop)|').replace('|history|', '|history(?! before)|'),
)
/** In danger only what is told of is a subject: an exam on the same day is none. */
const A_STORY =
  /\b(?:awareness|prevention|fundrais\w*|documentary|novel)\b|\b(?:essay|book|film|movie|article|chapter|play|episode|podcast|module|lecture|course)\b.{0,20}\b(?:about|called|where|in which)\b/

/**
 * What calls a sign off: the subject, and words that leave nothing heavy wherever they stand. Never a child or an animal:
 * who has them can be in danger.
 */
const besides =
  (subject: RegExp) =>
  (...words: readonly string[]) =>
    new RegExp(`${subject.source}|\\b(?:${words.join('|')})\\b`)
const except = besides(A_SUBJECT)
const unless = besides(A_STORY)

/** What is "not being used" is then a thing, and no drug: "cancel the gym I'm not using". */
const UNUSED_THING = String.raw`(?:cancel|sell|return|donate|give away|get rid of|throw|chuck|bin|sort|pack|list|unplug|delete|remove|uninstall|close|clear|downgrade|pause|freeze|stop paying|lend|swap)\b(?!.*\b(?:gear|stash|drugs?|needles?|pipe|dealer)\b).*\bnot using|(?:gym|subscriptions?|memberships?|apps?|accounts?|phone|laptop|room|car|bike|stuff|things|clothes|tickets?|vouchers?|netflix) (?:that |which )?(?:i['’]?m|i am|we['’]?re|we are) not using`

/** A life or a body may be in danger. */
const OF_DANGER: readonly Sign[] = [
  {
    id: 'safe-way',
    named: [
      String.raw`\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?) (?:up )?(?:the|my|these|those|his|her) (?:\w+ )?(?:marks|scars|cuts|arms|wrists|burns)\b(?! (?:on|in) (?:the|my|our) (?:\w+ )?(?:walls?|tables?|floor|door|desk|sofa|car|furniture|ceiling)\b)`,
      String.raw`\b(?:tablets|pills|meds|medication|medicines?|paracetamol|painkillers|blades?|razors?|knives|scissors|ropes?|sharps)\b.*\b(?:(?:where|somewhere|so) i ca(?:n['’]?t|nnot|n not)|out of my (?:reach|hands|sight|room|house)|away from me|from myself)\b`,
      String.raw`\b(?:throw|chuck|bin|get rid|hide|hand|give|lock|flush)\b.*\b(?:my|the|those|all) (?:(?!mower|lawnmower|blender|wiper|saw)\w+ )?blades\b`,
      String.raw`\b(?:get|make it|getting|last|live|survive) through (?:tonight|the night|the next (?:hour|few hours|minutes?)|this (?:night|hour))\b(?!.*\b(?:baby|toddler|newborn|teething|shift|flight)\b)|\bsurvive (?:tonight|the night)\b`,
      String.raw`\b(?:stay|keep|keeping|staying) (?:my ?self |me )?(?:alive|safe (?:tonight|today|until|till|this (?:evening|weekend|week)))\b|\bkeep(?:ing)? (?:my ?self|me) safe\b|\bsafety plan\b`,
      String.raw`\b(?:don['’]?t|do not|not) (?:want to|wanna) be (?:here|around(?! (?!any|much|anym)\w)|alive)\b|\bi(?:['’]m| am) not safe\b`,
      String.raw`\bdo(?:ing)? (?:anything|something) (?:stupid|silly|i(?:['’]ll| will) regret)\b|\b(?:write|writing|leave)\b.*\b(?:letters?|notes?) (?:to leave|to be found|behind)\b(?! (?:for|with|to) (?:the|my|our) (?:cleaner|postman|milkman|driver|neighbours?|teacher|sitter|dog ?sitter|cat ?sitter)\b)`,
      String.raw`\b(?:the urge|urges) (?:to|are|is)\b|\bnot (?:to )?(?:cut|hurt|harm)(?: my ?self)?(?: tonight| today| again)?$`,
    ],
    except: A_STORY,
  },
  {
    id: 'violence',
    named: [
      String.raw`\b(?:leave|leaving|get out|get away|go|escape|move out|run|pack|save|hide|call|ring|see|open|apply|find)\b.*\bwithout (?:him|her|them|my (?:${HOUSEHOLD})|anyone at home) (?:knowing|finding out|seeing|noticing|hearing)\b`,
      String.raw`\bso (?:that )?(?:he|she|they|my (?:${HOUSEHOLD})) (?:ca(?:n['’]?t|nnot)|wo(?:n['’]?t|nt)|does(?:n['’]?t|nt)|cant|wont) (?:find|follow|track|get to|reach|hurt|contact|see where)\b(?!.*\b(?:birthday|present|surprise)\b)`,
      String.raw`\b(?:clear|delete|wipe|hide|get|leave|move|pack|put|change)\b.*\bbefore (?:he|she) (?:checks|sees|finds|notices|reads|looks|wakes|realises)\b`,
      String.raw`\bchang\w* (?:the|my|our) (?:locks|number)\b.*\b(?:he|she|him|her|${PARTNER})\b`,
      String.raw`\bbefore (?:he|she) (?:is|gets|comes) (?:out|released)\b|\bbefore (?:he|she)(?:['’]s) (?:out|released|back out)\b`,
      String.raw`\b(?:somewhere|a place|anywhere|place) safe (?:for|to (?:sleep|stay|go|live|be)|from)\b|\bsafe (?:place|house) (?:for (?:me|us)|to (?:sleep|stay|go|live))\b|\b(?:women['’]?s|the|a) refuge\b(?! (?:bin|collection|for (?:donkeys|cats|hedgehogs|birds)))`,
      String.raw`\b(?:he|she|${HOUSEHOLD}) (?:did this|hurt|hits?|hitting|scares?|frightens?|threatens?|controls?|tracks?|checks) (?:to |me|us|my (?:phone|messages|bank)|the kids)\b`,
    ],
    except: unless(
      'party',
      'presents?',
      'surprise',
      'gift',
      'cake',
      'birthday',
      'hide and seek',
      'treats',
      'sweets',
      'biscuits',
      'chocolate',
    ),
  },
  {
    id: 'eating',
    named: [
      String.raw`\b(?:being|be|been|am|getting|make|making) (?:my ?self )?sick (?:after|when i|every time i) (?:\w+ )?(?:eat\w*|meals?|food|dinners?|lunch\w*|breakfasts?|tea)\b|\b(?:throw\w*|bring\w*) (?:it |food )?up (?:after|every)\b|(?:^|\bi )(?:just |always |keep )?(?:vom|vomit|vomiting|vomited|puke|puking|puked) (?:again )?after (?:\w+ )?(?:eat\w*|meals?|food|dinners?|lunch\w*|breakfasts?|tea)\b`,
      String.raw`\bkeep (?:\w+ )?(?:a meal|meals|food|lunch|dinner|breakfast|it) down\b|\bstop (?:weighing|body checking|restricting|bing(?:e?ing))\b|\bweigh(?:ing)? my ?self\b.*\b(?:stop|not|every|again|don['’]?t)\b|\bnot weigh my ?self\b`,
      String.raw`\b(?:eat|eating|meal|lunch|dinner|snack|breakfast)\b.*\b(?:clinic|day ?care unit|treatment centre)\b|\bfear foods?\b|\b(?:binged?|purged?)$|\bbing(?:e|ed|eing|ing) (?:again|and|last|eating|on food)\b|\bburn(?:ing)? off (?:what i|everything i|every)\b`,
    ],
    // Where somebody else is named first, it is they who are sick.
    except: unless(
      '(?:dog|cat|rabbit|puppy|kitten|pet|baby)\\b.*\\b(?:sick|eat\\w*|meals?|food|up|down)',
      'netflix',
      'series',
      'box ?set',
    ),
  },
  {
    id: 'days-sober',
    named: [
      String.raw`\b(?:\d+|one|two|three|four|six|a|few) (?:days?|weeks?|months?|years?) (?:today |tomorrow |now )?(?:clean|sober|dry)\b(?! (?:eat|clean)\w*)|\b(?:sober|clean) (?:for |since )?(?:\d+|one|two|three|four|six|a) (?:days?|weeks?|months?|years?)\b|\bday \d{2,} (?:clean|sober)\b|\bsober (?:birthday|anniversary|chip)\b`,
    ],
    except: unless(
      'drank',
      'slipped',
      'relaps\\w*',
      'used',
      'lost it',
      'clean (?:clothes|sheets|water|towels|bedding|linen)',
    ),
  },
  {
    id: 'addiction',
    named: [
      String.raw`\bmy sponsor\b|\b(?:ring|call|text|phone|message) (?:the )?sponsor\b|\b(?:past|by) the (?:off[- ]licence|pub|bookies|bar|casino)\b.*\bwithout (?:going|buying|having|ordering)\b|\bmy (?:bank |debit )?cards? to (?:look after|keep|hold|mind)\b`,
      String.raw`\bsober\b(?! (?:driver|up the))|\bday (?:one|two|three|\d+) (?:clean(?! (?:eat|clean)\w*)|off|without|of not|no)\b`,
      String.raw`\b(?:pour|tip|chuck|empty)\b.*\b(?:wine|vodka|gin|whiske?y|rum|beers?|cider|booze|alcohol|drink|spirits)\b.*\b(?:sink|away|out|drain|loo|toilet)\b`,
      String.raw`\b(?:my|the|a) dealers?(?:['’]s)? (?:number|contact)\b|\b(?:block|delete|text|call|avoid) my dealer\b|\bself[- ]exclu\w+\b|\b(?:bookies|casino|betting (?:app|account|shop)|slot machines?|gamstop)\b|\bneedle exchange\b|(?<!^(?:collect|pick up|get|fetch|go for|order|take) (?:my |the )?)\b(?:methadone|subutex)\b`,
      String.raw`\b(?:not|stop|avoid|without|instead of) (?:to )?(?:having |going for )?(?:drinking|drink|using|gambling|a drink|the bottle|buying (?:wine|vodka|booze|scratch ?cards))(?: (?:tonight|today|again|this|on|at|any)\b|$)`,
    ],
    except: unless(
      'royale',
      'marinade',
      UNUSED_THING,
      'using (?:this|that|these|those|any) (?!week|weekend|month|morning|evening|time|drugs?|gear|more\\b)\\w+',
      'using (?:the|my|a|buy now|klarna|clearpay|plastic|amazon|uber|deliveroo|ai|chatgpt)',
      "(?:tell|telling) (?:the|my|everyone|them|people|work|him|her|mates|friends)\\b.*\\bi(?:[’']?m| am) not drinking",
      'monster',
      'red bull',
      'pepsi',
      'lucozade',
      'energy drinks?',
      'squash',
      'juice',
    ),
  },
]

/** Nobody is in danger, and it weighs. */
const OF_WEIGHT: readonly Sign[] = [
  {
    id: 'debt',
    named: [
      String.raw`\bred (?:letters?|bills?|reminders?|ones from the)\b|\bwhat to pay first\b|\bnot enough (?:money|to (?:cover|pay|last|live))\b|\b(?:there(?:['’]s| is) (?:not|n['’]?t) |isn['’]?t |is not )enough (?:money|for (?:the )?(?:rent|bills|food)|to pay)\b`,
      String.raw`\b(?:tell|confess|admit|own up|come clean|hid(?:e|ing)|explain)\b.*\b(?:credit cards?|loans?|overdraft|gambl\w+|money (?:i|that i)(?:['’]ve| have)? (?:owe|lost|spent|borrowed)|what i (?:owe|spent)|how much (?:i owe|i spent|we owe))\b`,
      String.raw`\b(?:borrow|lend me|ask for) (?:some |the |more )?money\b.*\b(?:rent|bills|food|till|until|again)\b`,
    ],
    except: except('stickers?', 'santa', 'mortgage', 'loan of', 'car loan', 'student loans?'),
  },
  {
    id: 'food-bank',
    named: [
      String.raw`\b(?:ask|ring|call|apply|get|collect|pick up|referral|refer\w*|queue|go)\b.*\bfood (?:parcels?|vouchers?|pantry|hamper)\b`,
    ],
    except: except('christmas', 'donat\\w*', 'deliver', 'volunteer\\w*', 'for (?:the )?(?:neighbour|family)'),
  },
  {
    id: 'pregnancy-choice',
    named: [
      String.raw`\b(?:end|ending|keep|keeping|carry on with|continue) (?:with )?(?:the|my|this) pregnancy\b`,
    ],
    except: ABOUT_IT,
  },
  {
    id: 'court',
    named: [
      String.raw`\b(?:to|in|at|from|for|before|back in|back to) (?:the )?(?:family |crown |county |small claims )?court\b|\b(?:the|a|to|family) (?:judge|magistrate|barrister)\b(?! (?:the|said it)\b)|\bparole\b|\bon remand\b|\bhmp\b|\bvisiting order\b`,
      String.raw`\bsocial services\b|\bsocial worker\b.*\b(?:child\w*|kids|meeting|visit|coming|assessment)\b|\bchild protection\b|\bcore group meeting\b`,
    ],
    except: except(
      '(?:tidy|clean|hoover|wash|cook|bake|hide)\\b.*',
      'stair\\w*',
      'equipment',
      'care package',
      '(?:grab )?rails?',
      'tennis',
      'badminton',
      'squash',
      'netball',
      'basketball',
      'food',
      'padel',
      'pickleball',
      'baking',
      'competition',
      'show',
      'earls',
      'hampton',
      'contest',
      'talent',
      'volleyball',
      'legoland',
      'break',
    ),
  },
  {
    id: 'quiet-way',
    named: [
      // Somebody died, or is not there any more.
      String.raw`\b(?:empty|emptying|clear|clear out|clearing|clean out|cleaning out|turn out|go through|going through|pack up|packing up|sort through|give away|box up|hand back|bag up|get rid of|keep) (?:out )?(?:of )?${THEIR}['’]?s? (?:old )?(?:flat|house|home|bungalow|wardrobe|clothes|things|belongings|papers|room|tools|shed|chair|jewellery)\b`,
      String.raw`\b(?:write|say|read|speak|wear|choose|pick|flowers|hymns?|songs?|photos?|poem|words|music)\b.*\b(?:at|for) (?:the|his|her|their|${ELDER}) service\b|\bwear for the last time\b|\bsee (?:him|her|them|${CLOSE}) (?:for the )?(?:one )?last time\b|\bchapel of rest\b`,
      String.raw`\b(?:he|she|${CLOSE})(?:['’]s| has| have|['’]ve)? (?:just |recently |now )?passed\b(?! (?:the|his|her|my|their|a|an|me|it|on the|by|with|out|all|every|that|this|year|first|gcse|maths|driving|test|exam|around|round|down|over the|to|through|go|under))`,
      String.raw`\b(?:after|since|because of|from) (?:we |i )?(?:losing|lost|the loss)\b(?! (?:my|the|our|his|her) (?:keys?|phone|wallet|purse|bag|job|match|game|password|card|glasses|passport|bet|weight))|\b(?:losing|lost|loss of) (?:the|our|my|her|a) (?:baby|babies|twins|bump|pregnancy)\b(?!['’]s? (?:\w+))`,
      String.raw`\b(?:first|another|a) (?:christmas|birthday|eid|easter|diwali|mother['’]?s day|father['’]?s day|anniversary|new year)\b.*\b(?:without(?! (?:the|a|an|any|presents?|gifts?|alcohol|booze|drink\w*|a?\s?tree|meat|turkey|snow|plans?|spending|rows?|arguments?|stress|sugar|plastic|telly|tv|phones?)\b)|since|on my own|alone)\b|\b(?:mother|father)['’]?s day\b.*\b(?:without|gone|lost)\b|\bsay(?:ing)? (?:my |our |a last |a )?goodbye to (?:him|her|${ELDER}|${PARTNER}|the (?:baby|dog|cat|house))\b`,
      String.raw`\b(?:he|she) (?:wo(?:n['’]?t|nt)|will not|will never|is(?:n['’]?t|nt) going to|is(?:n['’]?t|nt)|is not) (?:be |ever be )?(?:back|coming back|coming home|come (?:back|home))\b|\b(?:he|she) (?:slept|used to (?:sit|sleep|wear)|left behind|never wore)\b`,
      // Whoever means not to do something struggles with it.
      String.raw`^(?:just |please |try |i will )*(?:not|don['’]?t|dont|do not|never|resist)(?: to)? (?!nap|snooze|rush|cook|wash|iron|tidy|clean|hoover|park|touch|double|bring|pay|print|book|order|forget|lose|be late|miss|leave the|leave it|sleep in|buy|worry|look at (?:my|the) phone|eat (?:the|all)|panic|let the|get|know|sure|really|stop|a |the |my |in |too |feel)\p{L}+`,
      // Illness and bodies.
      String.raw`\b(?:shadow|mass|growth|lump|thing|something|spot) (?:that )?(?:they|the (?:doctor|gp|hospital)|he|she)(?:['’]ve| have)? (?:found|saw|spotted)\b|\b(?:it['’]?s|its|it has|cancer|that it['’]?s) (?:has )?(?:spread(?:ing)?|come back|terminal|inoperable|stage (?:\d|four|three))\b|\bwhat (?:the )?(?:consultant|oncologist|surgeon|scan) (?:said|showed|found)\b`,
      String.raw`\bearly pregnancy (?:unit|clinic|assessment)\b|\b(?:pregnan\w+|miscarr\w+)\b.*\b(?:bleeding|worried|scared|scan|tell|alone)\b|\bbleeding\b.*\b(?:pregnan\w+|unit|baby)\b|\b(?:take down|take apart|dismantle|return|pack away) the (?:cot|crib|nursery|moses basket)\b|\b(?:psych|mental health|inpatient|secure|crisis|eating disorder) (?:ward|unit|hospital|team|assessment)\b|\bsectioned\b|\bthe unit$`,
      String.raw`\b(?:ring|call|phone|visit|ask) (?:the )?(?:ward|icu|hdu|nicu|scbu|hospice|intensive care)\b(?!.*\b(?:shifts?|rota)\b)|\b(?:hospice|nicu|icu|intensive care|life support)\b|\b(?:his|her|my|${CLOSE}) (?:seizures?|stroke|overdose|accident|fall)\b`,
      // Fear, shame, and what somebody did.
      String.raw`\b(?:write|note|record|list|log|document|jot|keep a (?:diary|log|record))\b.*\b(?:everything|all|anything|what|things|exactly what) (?:that )?(?:he|she|they|(?:my )?(?:${PERSON}))(?:['’]s| has| have| had)? (?:did|done|does|do|says|said|called)\b`,
      String.raw`\bwhat ${BY_SOMEBODY} (?:\w+ ){0,3}?(?:did|do|does|doing|done|saying|says|said|say|call\w*|sent|sends|sending|wrote|shared|posted)\b.{0,16}?\b(?:to|about|at|with|on) (?:me|us|my|him|her)\b|\bwhat ${BY_SOMEBODY} (?:\w+ ){0,2}?call(?:s|ed|ing)? (?:me|us|my \w+|him|her|them)\b|\bwhat ${BY_SOMEBODY} (?:keeps?|have been|has been|['’]ve been|been) (?:\w+ ){0,2}?(?:doing|saying|calling|sending)\b`,
      String.raw`\b(?:tell|report|speak|talk|complain|email|write|go)\b.*\babout what happened\b|\b(?:make|give|write|sign|finish|read) (?:a|my|the) (?:police |witness |victim )?(?:personal )?statement\b(?=.*\b(?:happened|police|attack|assault|night|him|about what)\b)`,
      String.raw`\bbull(?:y|ies|ied|ying)\b(?! the (?:printer|computer|laptop|machine))|\bpick(?:ed|ing|s)? on (?:me|him|her|my|our)\b|\blaugh(?:ed|ing|s)? at (?:me|him|her|my)\b|\b(?:racist|racism|homophobi\w+|transphobi\w+|slurs?|grop(?:ed|ing)|catcall\w*|creepy (?:messages|texts|man|boss))\b|\bgrievance\b|\b(?:sit|work|be|stand|speak|talk)\b.*\b(?:him|her|them) .*\bafter what\b|\bface (?:him|her|them)\b`,
      String.raw`\b(?:look|looking) (?:at|in) (?:my (?:reflection|body|face|scars?)|the mirror|myself|my ?self)\b.*\b(?:without|cry\w*|hat\w+|disgust\w*)\b|${IN_A_JOKE}\bwithout (?:crying|sobbing|shaking|being sick|breaking down|having a panic|falling apart|wanting to)\b|\b(?:unforgivable|disgusted with|too ashamed)\b`,
      String.raw`\b(?:see|visit|write to|ring|call|letter (?:to|for)|parcel (?:to|for)) (?:my |our |his |her |the )?(?:${CLOSE}|him|her) inside$`,
      // Partings.
      String.raw`\b(?:delete|deleting|block|blocking|unfollow) (?:his|her|their|our) (?:new |old |other )?(?:number|photos?|pictures?|messages|texts|chats?|account|profile|insta\w*)\b|\b(?:his|her) side of the (?:wardrobe|bed|room|closet)\b|\b(?:take off|sell|return|pawn|give back|what to do with) (?:(?:my|the|his|her) )?(?:wedding|engagement) (?:ring|rings|dress)\b|\btake (?:my|the) ring off\b`,
      String.raw`\b(?:get|collect|pick up|fetch) (?:all |the rest of )?my (?:stuff|things|clothes) (?:back )?from (?!(?:mum|mam|mom|dad|nan|gran|nana|grandma|grandad|auntie|uncle|mum and dad)\b)\p{L}+['’]s(?: (?:house|flat|place))?$|\b(?:sort|clear|empty|clean|pack)(?: (?:out|up))? (?:${ELDER})['’]?s (?:flat|house|room|things|clothes|stuff|wardrobe) (?:now|since) (?:he|she|they)(?:['’]?s| is|['’]?re| are) (?:not here|gone|no longer here|not with us)\b`,
      String.raw`\b(?:move|get|getting|collect|pick up|fetch|pack|moving|take) (?:all |the rest of )?(?:my|his|her) (?:stuff|things|clothes|boxes|bits)\b.*\b(?:out of|from|back from) (?:our|his|her|the (?:flat|house)|${PARTNER})\b|\b(?:return|give back|send back|box up|pack up) (?:all )?(?:his|her) (?:stuff|things|clothes|jumper|hoodie)\b|(?<!^change (?:my |back my |back to my )?(?:maiden |last |sur)?name\b.{0,16})\bdivorc\w+\b|\b(?:he|she)(?:['’]s| has| is)? (?:left|leaving|moved out|moving out|gone)$|\bnow (?:that )?(?:we(?:['’]ve| have)|i['’]?m|it['’]?s) (?:split|single|over|separated)\b`,
      // Work that ended, a home that is lost, a child that is missed.
      String.raw`\b(?:being|been|getting|got|was|am) (?:suspended|sacked|dismissed|expelled|excluded|deported|evicted)\b|\bperformance (?:plan|improvement plan)\b|\bdisciplinary\b|\bexclusion (?:meeting|letter|hearing)\b|\b(?:my|the|his|her) suspension\b|\b(?:contact (?:centre|visit)|supervised contact)\b|\bhousing officer\b.*\b(?:homeless|evict\w*|leave)\b`,
      String.raw`\bcare home for (?:${THEIR})\b|\b(?:put|putting|move|moving) (?:${THEIR}) (?:in|into|to) (?:a |the )?(?:care |nursing )?home\b`,
    ],
    except: except(
      'film',
      'tickets?',
      'bully xl',
      'lego',
      'costume',
      'wedding (?:speech|cake)',
      'ward clerk',
      'toddler bed',
      'big(?:ger)? bed',
    ),
  },
  {
    id: 'quiet-way',
    // What is lost, stolen or in the way is a matter for the police that frightens nobody.
    named: [
      String.raw`\b(?:ring|call|see|talk to|speak to|contact|email|write to|report (?:it|him|her|them|this) to) the police\b|\b(?:police|crime) (?:about|re|back|number|report|interview|station)\b`,
    ],
    except: except('film', 'dbs', 'passport', 'police check', 'lost', 'stolen', 'bike', 'noise', 'parking'),
  },
]

export const SIGNS: readonly HeavyRule[] = [...OF_DANGER, ...OF_WEIGHT].flatMap(rulesOf)

/** Small signs: the steps may be those of the task, and nothing around them is cheerful. */
const SMALL: readonly Sign[] = [
  {
    id: 'tender',
    named: [String.raw`\b(?:want(?:s|ed)?|going|make me|makes me) (?:to )?(?:just )?cry\b`],
    except: except('cry off'),
  },
  {
    id: 'tender',
    named: [
      String.raw`\b(?:cancel|close|stop|end|transfer)\b.*\b(?:${ELDER})['’]?s? (?:phone|mobile|contract|pension|bank|account|subscriptions?|bus pass|tv licence|car insurance|blue badge|gym|milk|papers|appointments?)\b`,
      String.raw`\b(?:consultant|chemo\w*|radiotherapy|oncolog\w*|biops\w*|surgeon|(?<!\b(?:ring|call|phone|email|message|contact|chase|(?:letter|prescription|form|tablets|meds) from) (?:the|my|our) )surgery|operation|mammogram|colposcopy|colonoscopy|endoscopy|scan|mri|pre-?op|ward|(?<!\b(?:bus|bus times|train|tram|parking|car park) (?:to|at|for|near) (?:the )?)hospital(?! (?:parking|car park|shop|caf[eé]|bus)\b)|specialist|smear|blood results?|test results?|cardiolog\w*|neurolog\w*|psychiatr\w*|cpn|dialysis|stoma|care home|nursing home|(?<!\bpay (?:the |my |our )?)solicitors?(?!.*\b(?:completion|conveyanc\w*|mortgage|exchange|searches|deposit|bill|invoice)\b)|tribunal|bereavement|benefits? appeal|pip (?:appeal|assessment)|foster(?! (?:kittens?|cats?|dogs?|pupp\w+|hens?)\b)|(?<!\b(?:dog|cat|pet|kitten|puppy|rabbit|greyhound|rescue|hedgehog) )adoption|ivf|fertility|pregnan\w*|midwife|prison|jail|social worker|police(?! (?:check|clearance|vetting|certificate)\b))\b`,
    ],
    except: except(
      'scan (?:the|in|a|my|and|it|these|those|old|receipts?|photos?|documents?)',
      "scan (?:\\w+['’]s|old|family) (?:\\w+ )?(?:photos?|pictures?|letters?|drawings?|recipes?|slides)",
      'virus scan',
      '^scan (?:p\\d+|qr|docs?|pdfs?|paperwork|papers?|timesheets?|expenses|stuff|everything|barcodes?|passport|id|licence|cards?|forms?|contracts?|letters?|pages?|books?|receipts?|invoices?|payslips?|notes?|drawings?|prints?|paintings?|artwork|films?|negatives|certificates?|bills?|statements?|homework|worksheets?)',
      'risk assessments? (?:for|of|about)',
      'scan (?:\\d+|photos|pages|pics|slides|maps|at the library|and upload|at work|in)',
      '(?:sign|print|copy)(?:,| and| &| then)* scan',
      'scan(?:,| and| &| then)+ (?:email|send|upload|save|print|shred|file)',
      'hospital radio',
      'vet',
      'playing at',
      'shop',
      'shifts?',
      'rota',
      'stolen',
      'lost',
      'prison break',
      '(?:write|reply|card|letter|postcard|parcel)\\b.* (?:in|at|to|from) (?:prison|jail)',
      '(?:pick\\w*|collect\\w*|fetch\\w*|tak\\w+|driv\\w+|drop\\w*|lift|who\\w*)\\b.*\\bdialysis',
      `care homes?\\b.*\\b(?:${FROM_DAY_TO_DAY}|${BROUGHT_ALONG})`,
      `(?:visit|see|pop|${BROUGHT_ALONG})\\b.*\\b(?:care|nursing) homes?`,
    ),
  },
]

export const TENDER: readonly HeavyRule[] = SMALL.flatMap(rulesOf)

// An errand that stands beside a death, an illness or a parting: its own steps, and not only comfort. They come before what only
// hears that somebody died, is ill or has gone. Any danger in the same title is heard instead of them (`heavyOf` in weight.ts).
import { MACHINE_DIES, PET, THING_DIES } from './death-words.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER, PERSON } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
const NOT = "(?: ?n['’]?t| not)"
const DIED = '(?:(?:has |have |had |is |just |recently )*(?:died|dead|passed away|passed on))'
const GONE_ONE = `(?:(?:my|our|the|his|her) )?(?:${ELDER}|${PARTNER}|brother|sister|friend|son|daughter)(?:['’]?s)?`
const THINGS =
  '(?:things|belongings|clothes|stuff|tools|jewellery|jewelry|shoes|books|records|papers|photos|wardrobe|room|shed|coats?|rings?|collection|letters|desk|bag|glasses|watch|effects)'
const OWN_TABLETS =
  '(?:meds|medication|tablets|pills|lithium|sertraline|citalopram|fluoxetine|venlafaxine|mirtazapine|quetiapine|olanzapine|risperidone|lamotrigine|antidepressants?|antipsychotics?|insulin|blood thinners|warfarin|steroids|epilepsy (?:meds|tablets))'
const CALL = '(?:ring|call|phone|e-?mail|message|contact|text|write to|ask|speak to|talk to)(?: up| back)?'
const SOME_TIME =
  '(?:(?:only |about |maybe )*(?:an?|one|two|three|four|five|six|nine|twelve|a few|a couple of|\\d+) (?:days?|weeks?|months?))'
const PET_NAME =
  '(?:rex|fido|biscuit|rover|mittens|whiskers|fluffy|smokey|snowy|socks|ginger|oreo|mochi|pickle|pepper|buster|tigger)'

/** Somebody has died. */
const AFTER_A_DEATH: readonly HeavyRule[] = [
  {
    id: 'death-register',
    named:
      /\b(?:died|passed away|stillborn|miscarried)\b.*\b(?:need to|have to|must|how (?:do i|to)|go and|and) register\b(?! (?:with|for|at)\b)/,
  },
  {
    id: 'death-work',
    named: oneOf(
      String.raw`\b(?:died|dead|passed away|death)\b.*\b(?:time off(?: work)?|days? off|compassionate leave|bereavement leave|off work)\b`,
      String.raw`\b(?:died|dead|passed away)\b.*\b(?:tell|ring|text|e-?mail|message|call|let|inform) (?:my |the )?(?:work|boss|manager|hr|office|employer)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:${PET}|phone|laptop|battery|car|computer|printer|fish|plants?|whose|friend['’]?s)\\b`,
    ),
    exceptInClause: new RegExp(`${THING_DIES.source}|\\bdead sea\\b`),
  },
  {
    id: 'death-tell-many',
    named: new RegExp(
      String.raw`^(?:tell|let|inform|write to|message|e-?mail) (?:the |my |our |his |her )?(?:whole |rest of the )?(?:team|office|group|choir|club|class|staff|neighbours|street|congregation|parish|band|volunteers|everyone(?: at (?:work|church|the club))?)\b.*\b(?:died|is dead|passed away|death of)\b`,
    ),
    except: new RegExp(
      `${MACHINE_DIES.source}|\\b(?:queen|king|prince|printer|server|laptop|coffee machine|deadline|project|battery|wifi|link|idea|plan|phone|website|${PET})\\b`,
    ),
  },
  {
    id: 'things-collect',
    named: oneOf(
      String.raw`\b(?:pick up|collect|fetch|get|go and get)\b.{0,8}\b${GONE_ONE} ${THINGS}\b.*\b(?:hospital|ward|mortuary|care home|nursing home|police)\b.*\b(?:died|dead|passed away|gone)\b`,
      String.raw`\b(?:pick up|collect|fetch|get|go and get)\b.{0,8}\b(?:${GONE_ONE}|his|her|their) ${THINGS}\b.*\b(?:hospice|mortuary|morgue|bereavement office|coroner)\b`,
    ),
  },
  {
    id: 'belongings',
    named: oneOf(
      String.raw`^(?:finally |start )?(?:sort|clear|empty|go through|look through|pack|box|bag|donate|give|take|sell|tidy)\b.{0,24}\b(?:late|dead) (?:${ELDER}|${PARTNER}|brother|sister|son|daughter)(?:['’]?s)? ${THINGS}\b`,
      String.raw`^(?:finally |start )?(?:sort|clear|empty|go through|look through|pack|box|bag|donate|give|take|sell|tidy)(?:ing)?\b.{0,12}\b${GONE_ONE} ${THINGS}\b.*\b(?:he|she|they) ${DIED}$`,
    ),
  },
  {
    id: 'funeral-flowers',
    named: oneOf(
      String.raw`^(?:order|send|pick|choose|buy|get|arrange|sort)\b.{0,16}\b(?:flowers|wreath|spray)\b.*\b(?:funeral|grave|cremation|burial|memorial|coffin)\b`,
      String.raw`^flowers (?:for|to) (?:the |a )?(?:\p{L}+ )?(?:funeral|grave|cremation|memorial)\b`,
      String.raw`^(?:order|pick|choose|buy|get) (?:a |the )?(?:funeral )?wreath for (?:my )?(?:${ELDER}|${PARTNER}|him|her)$`,
    ),
    except: /\b(?:thank|put|lay|take|tidy|bring|christmas|door)\b/,
  },
  {
    id: 'grave',
    named:
      /^(?:clean|wash|scrub|weed|plant|tidy|trim|water|tend)\b.*\b(?:headstone|gravestone|grave|memorial (?:stone|bench))\b/,
  },
  { id: 'undertaker-ask', named: new RegExp(String.raw`^${CALL} (?:the )?crematorium\b`) },
  {
    id: 'undertaker-ask',
    named:
      /^ask (?:the )?(?:undertakers?|funeral (?:director|home|parlour|people))\b|^(?:buy|order|get|choose|find|look at) (?:an? |the )?(?:cremation |nice )?urns?\b(?!.*\b(?:tea|coffee|garden|plant\w*|water|patio)\b)/,
  },
  {
    id: 'pet-burial',
    named: new RegExp(`^(?:bury|burying) (?:our |my |old |poor |little )*${PET_NAME}\\b`),
  },
  {
    id: 'funeral-clothes',
    named:
      /\bwhat (?:to|do i|should i|can i|i['’]?ll|am i going to) wear\b.*\b(?:funeral|cremation|memorial|wake|burial)\b|\b(?:funeral|cremation|memorial|burial)\b.*\bwhat (?:to|do i|should i|can i) wear\b/,
  },
  {
    id: 'death-bank',
    named: new RegExp(
      String.raw`\b(?:close|cancel|freeze|sort|transfer|shut)\b.*\b(?:dead|late) (?:${CLOSE})(?:['’]?s)? (?:bank |savings |current |building society )*accounts?\b`,
    ),
  },
  {
    id: 'funeral-music',
    named:
      /\b(?:funeral|memorial|cremation) (?:songs?|music|hymns?|readings?)\b|\b(?:songs?|music|hymns?|readings?|poem)\b.{0,12}\b(?:for|at) (?:\S+ ){0,2}(?:funeral|memorial|cremation)\b/,
    except: /\bmy (?:own )?funeral\b|\b(?:book tickets|listen|playlist for the gym|piano exam)\b/,
  },
  {
    id: 'ashes-settle',
    named: /^(?:divide|split|share(?: out)?)\b.*\bashes\b/,
    except: /\b(?:bbq|barbecue|bonfire|fireplace|fire pit|stove|(?:log|wood) burner|grate|compost)\b/,
  },
  {
    id: 'condolence',
    named: new RegExp(
      String.raw`^(?:write|go|visit|see|call|ring|text|message|send|take|cook|be there|comfort|help|check|pop|card|bake|make)\b.*\b(?:${PERSON}|someone|somebody) (?:whose|who['’]?s) (?:\p{L}+ ){1,3}?${DIED}`,
      'u',
    ),
    except: /\b(?:i|my own) (?:just )?lost\b/,
    exceptInClause: new RegExp(
      `${MACHINE_DIES.source}|\\b(?:whose|who['’]?s) (?:\\p{L}+ ){0,2}?(?:${PET}|car|van|phone|laptop|boiler|washing machine|plants?|tree) ${DIED}`,
      'u',
    ),
  },
  {
    id: 'patient-died',
    named:
      /\b(?:patient|resident|client|service user) of (?:mine|ours) (?:has |just )*(?:died|passed away)\b/,
  },
]

/** Somebody is ill. */
const IN_ILLNESS: readonly HeavyRule[] = [
  {
    id: 'care-talk-home',
    named: new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER}|he|she)\b.*\b(?:refus(?:es|ing|ed)|wo${NOT}|does${NOT} want|will not)(?: to)? (?:go|move|think about (?:going|moving)) (?:in)?to (?:(?:a|the) (?:care |nursing )|a |care |nursing )home\b(?! (?:game|match|ground))`,
    ),
  },
  {
    id: 'care-talk',
    named:
      /^(?:talk|speak)(?:ing)? (?:to|with) (?:the |my |his |her )?(?:care home|nursing home|home|hospice|ward|gp|doctor|nurse|consultant)\b.*\b(?:end of life|palliative|last (?:days|weeks))\b/,
  },
  {
    id: 'illness-tell',
    named:
      /\b(?:cancer|tumou?r|dementia|alzheimer\w*|parkinson\w*|terminal\w*|diagnosis|\bms|mnd)\b.*\b(?:need|have|got|want|how|must)(?: to| do i)+ tell (?:the |my |our |them|him|her|everyone)/,
    except: ABOUT_IT,
  },
  {
    id: 'result-call',
    named:
      /^(?:ring|call|phone|chase|contact)(?: up)?\b.{0,24}\b(?:about|re|for) (?:(?:the|my|his|her) )?(?:\p{L}+ )?(?:biopsy|scan|blood test|bloods|mri|x-?ray|smear|mammogram|ct)(?: tests?)? results?$/u,
  },
  {
    id: 'feared-result',
    named:
      /^(?:open|look at|read|check) (?:the |my )?(?:blood|biopsy|scan|hospital|genetic|smear|mri|sti|hiv)(?: tests?)? results?$|\b(?:test|blood|scan|biopsy|smear)\b.*\bresults?\b.*\b(?:too )?(?:scared|afraid|terrified|frightened) (?:to|of)\b/,
    except: /\b(?:driving|exam|mock|theory|covid)\b/,
  },
  {
    id: 'pet-lump',
    named: new RegExp(
      String.raw`\blumps?\b.{0,16}\bon (?:(?:the|my|our|his|her) )?(?:old )?(?:${PET})(?:['’]?s)?\b`,
    ),
  },
  {
    id: 'pet-goodbye',
    named: new RegExp(
      String.raw`\b(?:my|our) (?:dying|terminally ill) (?:old )?(?:${PET})\b|\bvet\b.*\bfor the (?:very )?last time\b|\blast (?:trip|visit|drive) to the vet(?: with \p{L}+)?$`,
      'u',
    ),
    except: /\b(?:died|dead|ashes|bill|invoice)\b/,
  },
  {
    id: 'pet-time',
    named:
      /\b(?:is it|when is it|if it['’]?s|whether it['’]?s|know (?:if|when|whether) it['’]?s)(?: the)?(?: right)? time\b.*\b(?:put|let)\b.*\b(?:down|to sleep|go)\b/,
    except: /\b(?:baby|toddler|nap|bed|cleaner|staff|phone|dough|bread|cake|bins?|washing|tree)\b/,
  },
  {
    id: 'be-with-dying',
    named: new RegExp(
      String.raw`^(?:my |our )?(?:${ELDER}|${PARTNER}|brother|sister|best friend)(?:['’]s got| has got| has| got| was given| been given) (?:${SOME_TIME} (?:left|to live)|(?:only |about |maybe )*(?:\d+|two|three|six|nine|twelve|a few) months)$`,
    ),
    except: /\b(?:off|baby|pregnan\w*)\b/,
  },
  {
    id: 'be-with-ill',
    named: new RegExp(
      String.raw`^(?:my |our )?(?:${CLOSE}|${PARTNER}|he|she)(?:['’]s)?(?: has| just| was| got| been| have| recently)+ diagnosed with\b(?! (?:adhd|add|autism|asd|dyslexia|dyspraxia|a cold|coeliac|hay ?fever))`,
    ),
  },
  {
    id: 'ask-ward',
    named: new RegExp(
      String.raw`^${CALL} (?:the |my )?(?:hospital|ward|midwife|midwives|clinic|epu|early pregnancy unit|gp|doctor|nurse)\b.*\b(?:about|after|re) (?:the |my |our )?miscarriage\b`,
    ),
  },
  {
    id: 'off-medicine',
    named: new RegExp(
      String.raw`^(?:i(?:['’]ve| have)? |ive |i |just )*(?:stopped|quit|came off|come off|gave up)(?: taking)? (?:all )?(?:(?:my|the|all my) )?${OWN_TABLETS}(?:$|[,.]| (?:and|again|a|two|three|last|this|yesterday|on|weeks?|days?|because|myself)\b)`,
    ),
    except:
      /\b(?:doctor|gp|nurse|psychiatrist|consultant|told (?:me )?to|as advised|antibiotics|course of|review|tell)\b/,
  },
  {
    id: 'panic-other',
    named: new RegExp(
      String.raw`^(?:(?:help|my|our|the) )*(?!i\b)(?:${PERSON}|he|she)(?:['’]?s| is|['’]s)? (?:is )?(?:having|has|having another|keeps having) (?:an? |another )?(?:panic attacks?|anxiety attacks?|meltdown and ca)\b`,
    ),
    except: /\bca ?n['’]?t breathe\b.*\bblue\b/,
  },
  {
    id: 'no-bond',
    named: new RegExp(
      String.raw`\b(?:ca${NOT}|cannot|do${NOT}|not|unable to|struggling to) (?:\p{L}+ )?bond(?:ing)? with (?:(?:my|our|the) )?(?:new )?(?:baby|newborn|(?:adopted|foster) (?:${CHILD}|baby))\b`,
      'u',
    ),
    except: /\b(?:kill|hurt|harm|shake|smother)\b/,
  },
]

/** Somebody has gone, and a home, a job or the money with them. */
const IN_A_PARTING: readonly HeavyRule[] = [
  {
    id: 'ask-solicitor',
    named:
      /^(?:ask|speak to|talk to|see|book) (?:a |the |my )?(?:solicitor|lawyer|mediator)\b.*\b(?:custody|divorc\w*|separation|child arrangements?|maintenance)\b/,
  },
  {
    id: 'tell-children',
    named: new RegExp(
      String.raw`^tell (?:the |my |our )?(?:kids|children|${CHILD})\b.{0,16}\b(?:grandad|nan|nana|gran|grandma|grandpa|granny|auntie|aunt|uncle)\b.*\b(?:divorcing|separating|splitting up|getting divorced)\b`,
    ),
  },
  {
    id: 'part-tell',
    named:
      /^break(?:ing)? up (?:with (?:him|her|my \p{L}+) )?(?:by|over|via|through) (?:text|phone|message|whatsapp|letter|e-?mail)\b/u,
  },
  {
    id: 'heartbreak',
    named: oneOf(
      String.raw`^(?:my )?(?:${PARTNER})(?: has| just| have| suddenly)* (?:left|walked out on|dumped) me\b(?! (?:an?|the|some|in charge|with|alone|to |at|money|his|her|£|lunch|dinner|breakfast|(?:\d+|two|three|four|five) (?!days?\b|weeks?\b|months?\b|years?\b|nights?\b)|on read|hanging|waiting|standing|out))(?! for (?:the|a) (?:day|week|weekend|hour))`,
      String.raw`^(?:get|getting|try(?:ing)? to get|help me get|how (?:do i|to) get) over (?:(?:my|the|our|this) )?(?:ex|break ?-?up|split|divorce)$`,
      String.raw`^(?:i(?:['’]?m| am) )?(?:newly |suddenly )?single again$`,
    ),
    except: /\b(?:papers?|solicitor|house|mortgage|rent|court|kids?|children)\b/,
  },
  {
    id: 'parting',
    named:
      /^(?:(?:give|send|hand) (?:back )?|box up |return |drop off )(?:all )?(?:(?:his|her) (?:stuff|hoodie)|my ex['’]?s (?:stuff|clothes|hoodie|things))(?: back)?$/,
  },
  {
    id: 'moved-out',
    named: new RegExp(
      String.raw`^(?:my|our) (?:${CHILD}|kids?|son|daughter|partner|husband|wife) (?:has |have |just |finally )*moved out(?:$|[,.]| (?:today|yesterday|last \p{L}+|this \p{L}+|and)\b)`,
      'u',
    ),
  },
  {
    id: 'divide-things',
    named: new RegExp(
      String.raw`^(?:divide|split|share out)(?: up)? (?:(?:my|our|the) )?(?:${ELDER})['’]?s? (?:jewellery|jewelry|things|furniture|belongings|stuff|books|records|china|rings|paintings)\b`,
    ),
  },
  {
    id: 'work-mistake',
    named:
      /\b(?:broke|damaged|lost|deleted|messed up|forgot)\b.*\bat work\b.*\b(?:have ?n['’]?t|have not|did ?n['’]?t|never) (?:told|tell)\b|^(?:i )?sent (?:the|an?|my) (?:\p{L}+ )?(?:e-?mail|message|file) to the wrong \p{L}+(?: at work)?$|^(?:i )?made a (?:big |huge |bad |terrible )?mistake (?:at work|in the (?:accounts|report|figures|payroll|invoice|order))\b/u,
  },
  {
    id: 'losing-home',
    named:
      /\b(?:landlord|landlady|letting agent|council|housing association)(?: has| have| just)* (?:gave|given|served|handed|sent) (?:me|us) (?:an? |our |my |\d+ |two |a two |months?['’]? |months? )*(?:notice|eviction notice|section 21)\b/,
  },
  {
    id: 'debt-letter',
    named:
      /\b(?:letters?|emails?|post) from (?:the |a |my |another )?(?:debt (?:collect\w+|agency|agencies|people|company|recovery)|bailiffs?|enforcement (?:agents?|officers?)|collection agency|lowell|cabot)\b/,
    except: /\b(?:reply|respond|dispute|friend|template|owed? to me|for the (?:old|last) tenant)\b/,
  },
  {
    id: 'food-bank',
    named:
      /\b(?:nothing|no food|empty) (?:left )?(?:in the )?(?:fridge|cupboards?|house)\b.*\b(?:no|out of|without) (?:any )?money\b|\bno money\b.*\b(?:no food|nothing (?:left )?in the (?:fridge|cupboards?|house))\b/,
  },
  {
    id: 'pregnancy-choice',
    named:
      /\bpregnant\b.*\b(?:do ?n['’]?t|do not) know (?:what to do|if i want)\b|^(?:decide|think) (?:about|whether|if)\b.{0,12}\b(?:keep(?:ing)?|have|having) (?:the |this |my )?(?:baby|pregnancy)$/,
    except: /\b(?:cat|dog|sister|friend|she|daughter|another|second|third)\b/,
  },
  {
    id: 'bullied',
    named: /^bull(?:y|ied|ying) at work\b|\b(?:tell|report to|go to|e-?mail) hr\b.*\bbull(?:y|ied|ying)\b/,
    except: ABOUT_IT,
  },
]

/** What is felt, and said in a line. */
const FELT_PLAINLY: readonly HeavyRule[] = [
  {
    id: 'feared-letter',
    named:
      /^(?:open|read|face|deal with|look at) (?:the|that|my|this) (?:scary|frightening|horrible|dreaded) (?:letters?|envelopes?|post|e-?mail)\b|^(?:open|read|face)\b.{0,12}\b(?:letters?|envelopes?|post|mail)\b.{0,16}\b(?:i(?:['’]?m| am) )?(?:so |too |really )?(?:scared|afraid|terrified|frightened)\b/,
  },
  {
    id: 'lonely-night',
    named: /\bca ?n(?:no)?['’]?t sleep\b.*\b(?:so|feel|really|all|too) (?:so )?(?:alone|lonely)\b/,
  },
  { id: 'anger', named: /^(?:i )?(?:just )?(?:punched|kicked|hit) (?:the|a) (?:wall|door)(?: again)?$/ },
  {
    id: 'shame',
    named: new RegExp(
      String.raw`^(?:i )?(?:just )?(?:lost my temper|lost it|blew up|snapped|shouted|yelled|screamed) (?:with|at) (?:my |the )?(?:${ELDER}|${PARTNER}|friend|sister|brother|flatmate|colleague|boss|neighbour)$|\bfeel(?:ing)? (?:so |really |physically )?(?:sick|awful|terrible|bad|guilty|horrible) about what i (?:did|said|wrote)\b`,
    ),
  },
  {
    id: 'failure',
    named:
      /^(?:i )?did ?n['’]?t get (?:in(?: ?to)?|into|a place (?:at|on)) (?:the |my )?(?:uni\w*|college|course|sixth form|oxford|cambridge|med(?:ical)? school|drama school|choir|team)\b/,
  },
  {
    id: 'too-loud',
    named:
      /^(?:it(?:['’]?s| is) |everything(?:['’]?s| is) )?(?:far |way |all |just )?too (?:noisy|loud|bright)(?: (?:and|in) (?:here|bright|loud|noisy|much|busy))*$|^(?:the )?(?:supermarket|shop|shops|canteen|classroom|office|train|bus|station|party) (?:is |was )?(?:so |far |way )?too (?:bright|loud|noisy|busy)(?: and (?:bright|loud|noisy|busy))?(?: again| today)?$/,
  },
]

export const NAMED_ERRANDS: readonly HeavyRule[] = [
  ...AFTER_A_DEATH,
  ...IN_ILLNESS,
  ...IN_A_PARTING,
  ...FELT_PLAINLY,
]

// Harm that was near, told in few words: what one fears to do to a baby, a head against a wall, a fist in a door.
import { IN_CRISIS } from './danger-words.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER } from './people-words.ts'

const BABY = '(?:the |my |our |his |her )?(?:baby|newborn|bump|little one)'
const HARMS = '(?:drop|hurt|harm|shake|smother|throw|squash|suffocate|kill|drown)'

const A_STORY_OR_WORK = new RegExp(
  `${ABOUT_IT.source}|\\b(?:alarm|early|monday morning|on the (?:bus|train)|course|degree|at work|in this job|diet|until (?:noon|ten|eleven))\\b`,
)
const ANY_MORE = String.raw`(?= any ?more|$|[,.!]| at all| tomorrow| again| like this| ever)`
const LIVING = `(?:be (?:here|around|alive)${ANY_MORE}|live${ANY_MORE}|exist|wake up${ANY_MORE}|(?:go|carry|keep) on(?: living)?${ANY_MORE}|keep (?:going|living)${ANY_MORE})`

/** Before what only names such a thing. */
export const NEAR_HARM: readonly HeavyRule[] = [
  {
    // "I don't think I want to be here any more": said softly, it is the same.
    id: 'crisis',
    named: new RegExp(
      [
        String.raw`\b(?:do ?n['’]?t|do not|not|never) (?:(?:even|really|actually|honestly) )*(?:think|know|feel|believe|sure|certain)(?: (?:if|that|like))?(?: i)?(?: (?:even|really|still|do|even))* (?:want|wanna|wish|care) (?:to )?${LIVING}`,
        String.raw`\b(?:no longer|(?:do ?n['’]?t|do not) (?:even |really )?care to|not want(?:ing)? to) (?:want to |wish to )?${LIVING}`,
        String.raw`\b(?:do ?n['’]?t|do not|not) feel like (?:living|being (?:here|alive)|existing|waking up|going on)${ANY_MORE}`,
        String.raw`\b(?:hate|tired of|sick of|done with|over) (?:being alive|existing|living)\b(?! (?:with|in|here|at|on|alone|like a))`,
        String.raw`\b(?:ca ?n['’]?t|do ?n['’]?t|cannot) see my ?self (?:being (?:here|alive|around)|alive|living|making it)\b`,
        String.raw`\b(?:do ?n['’]?t|ca ?n['’]?t) see (?:why i should|a reason to|any reason to|the reason to) (?:keep (?:going|living)|go on|carry on|be here|stay alive|live)\b`,
        String.raw`\b(?:lie|lay|lay down|lie down|go to (?:bed|sleep)|sleep|fall asleep) (?:down )?and (?:not|never) (?:get up|wake(?: up)?)(?: again| ever| any ?more|$)`,
      ].join('|'),
    ),
    exceptInClause: A_STORY_OR_WORK,
  },
  {
    id: 'emergency',
    named: new RegExp(String.raw`\b(?:shook|shaken|dropped) ${BABY}\b(?!['’]s)`),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:off|clothes|food|shower|bottle|monitor|seat|toy)\\b`,
    ),
  },
  {
    id: 'baby-thoughts',
    named: new RegExp(
      [
        String.raw`\b(?:scared|afraid|worried|terrified|frightened|thoughts?|images?|imagin\w+|keep (?:thinking|seeing)|might|could|going to|gonna|want to|urge to|tempted to)\b.*\b${HARMS}(?:p?ing)? ${BABY}\b(?!['’]s)(?! (?:off|at (?:nursery|mums)|shower))`,
        String.raw`\b(?:shook|shaking|kicked|shoved|threw) the (?:pram|cot|buggy|crib|moses basket)\b`,
      ].join('|'),
    ),
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'head-hurt',
    named:
      /\b(?:been|keep|kept|started|start|can['’]?t stop) (?:hitting|banging|smashing|punching|slapping) my (?:own )?(?:head|face|(?:legs?|arms?)(?! (?:on|against) (?:the|a|every)\b))\b|\b(?:bang|banged|banging|hit|hitting|hitted|smash|smashed|smashing|bash|bashed|slam|slammed) my (?:own )?(?:head|face) (?:(?:on|against|off|into) (?:the |a )?(?:wall|floor|door|desk|bed ?frame|bricks?)\b.*\b(?:again|on purpose|until|so hard|over and over|repeatedly|when i)|again|on purpose|over and over)\b|\b(?:punch(?:ed|ing)?|slapp?(?:ed|ing)?|hit(?:ting)?) my ?self (?:in the (?:head|face|leg)|again|on the head|until)\b/,
    exceptInClause: ABOUT_IT,
  },
  {
    id: 'safe-way',
    named: new RegExp(
      [
        String.raw`\b(?:want to|wanna|wish i could|feel like|thinking (?:of|about)|could just|just) (?:walk(?:ing)?|driv(?:e|ing)|leav(?:e|ing)|run(?:ning)?|go(?:ing)?|get(?:ting)? in the car)\b.{0,24}\b(?:not|never|do ?n['’]?t) (?:ever )?(?:come|coming|look|turn) (?:back|round)\b`,
        String.raw`\bbetter off with (?:the|my) (?:life )?(?:insurance|money|payout|pension)\b`,
        String.raw`\b(?:worth more|more use|more useful) (?:to (?:them|her|him|the kids|my family) )?(?:dead|gone)\b`,
        String.raw`\bfound (?:cuts|marks|scars|scratches|burns|blood|blades?|razors?) (?:on|in|under|up) (?:(?:my |the )?(?:${CHILD})|his|her|their|\p{L}+)['’]?s? (?:arms?|legs?|wrists?|thighs?|sleeves?|room|drawer|bed)\b`,
      ].join('|'),
      'u',
    ),
    exceptInClause: new RegExp(`${ABOUT_IT.source}|\\b(?:cat|dog|puppy|bbq|bath|shaving|wall|carpet)\\b`),
  },
  {
    id: 'violence',
    // By whatever name: "dean punched the door last night".
    named: new RegExp(
      String.raw`^(?!(?:i|we|you|who|toddler|baby|the|plumber|builder|police|firem[ae]n|postman|storm|wind|cat|dog|my (?:${CHILD})|${CHILD})\b)(?:my )?\p{L}+(?: has| just|['’]s)? (?:punched|kicked|smashed|put (?:his|her|a) fist through|put a hole in|threw (?:\w+ ){1,3}(?:at|against)) (?:a hole in |in )?(?:the|my|our|a) (?:door|wall|window|tv|telly|phone|laptop|cupboard|mirror|plates?|car window|windscreen)\b`,
      'u',
    ),
    exceptInClause: new RegExp(
      `${ABOUT_IT.source}|\\b(?:by accident|football|ball|game|film|renovat\\w*|knock through)\\b`,
    ),
  },
  {
    id: 'panic-other',
    named:
      /^(?:sit|stay|be|help|calm|talk)\b.*\b(?:with|to)? ?\p{L}+ (?:when|while|through|during|if|cos|because)\b.*\b(?:panicking|panics?|panic attacks?|hyperventilat\w*|freaking out)\b(?<!\bi['’]?m panicking)/u,
    except: IN_CRISIS,
    exceptInClause: /\bwhen i(?:['’]?m| am| panic)\b/,
  },
  {
    id: 'cpr-decision',
    named: /\b(?:do not resuscitate|dnr|dnacpr|respect form|not for resus\w*)\b/,
    exceptInClause: /\b(?:training|course|shift|handover|audit|module|essay)\b/,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER})(?:['’]s)? (?:did ?n['’]?t|does ?n['’]?t|no longer|has stopped) (?:know|recogni[sz]\w*|remember) (?:who i (?:was|am)|me|my name|us)\b`,
    ),
    except: IN_CRISIS,
    exceptInClause: /\bmessage me\b/,
  },
  {
    id: 'lonely',
    named:
      /\b(?:house|home|flat|place|apartment) (?:is|feels|is so|feels so|seems)(?: \w+)? (?:quiet|empty|silent)\b.*\b(?:without|when|since|now|after|kids|again)\b/,
    except: new RegExp(
      `${IN_CRISIS.source}|\\b(?:hoover|clean|work|nap|write|study|revise|finally|practi[cs]e)\\b`,
    ),
  },
  {
    id: 'addiction',
    named:
      /\bdid ?n['’]?t (?:drink|use|smoke|gamble|bet|vape|binge)\b.*\b(?:want|wanted|craving|need)\b|\b(?:craving|dying for|want) (?:a drink|to drink|to use|a hit|to bet)\b.*\b(?:sober|clean|days|again|so bad)\b/,
    except: IN_CRISIS,
  },
  {
    id: 'shame',
    named:
      /\b(?:feel(?:ing)? like |i am |i['’]?m |im )(?:such )?(?:an? )?(?:waste of space|burden|failure|nobody)\b.*\b(?:since|because|after|ever)\b/,
    except: IN_CRISIS,
  },
  {
    id: 'fear',
    named: new RegExp(
      String.raw`^stop (?:thinking|going over|replaying|obsessing|worrying) .*\b(?:meeting|redundan\w+|interview|argument|appraisal|presentation)\b|\b(?:scan|exam|interview|results?|court|appointment|presentation|meeting|flight|viva)\b.*\bi ca ?n['’]?t breathe\b`,
    ),
    except: IN_CRISIS,
  },
  {
    id: 'pet-burial',
    named:
      /\b(?:died|dead|passed)\b.*\b(?:bury|burying) (?:her|him|it|them)\b(?!.*\b(?:mum|dad|nan|gran|husband|wife)\b)/,
    except: IN_CRISIS,
  },
  {
    id: 'be-with-dying',
    named:
      /\b(?:asked|told|tells|talks?|talking|wants to talk|chose|choosing) (?:me |to me |with me )?(?:about |what )?(?:his|her|their|the) (?:own )?funeral\b(?! (?:songs?|flowers?|music|hymns?|food|cars?|date|time|readings?|costs?|bill))/,
    exceptInClause: /\b(?:vicar|undertaker|director|celebrant|priest|sister|brother|work|boss)\b/,
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`\b(?:thinking (?:about|of)|miss(?:ing)?) (?:my )?(?:${ELDER}|${PARTNER})\b.*\b(?:been (?:a|one|two|\d+) years?|years? (?:ago|today|on|since|sunday|monday)|anniversary)\b`,
    ),
    except: IN_CRISIS,
  },
  {
    id: 'crisis-other',
    named: new RegExp(
      String.raw`^(?!(?:i|we)\b)(?:my )?(?:${CHILD}|he|she|\p{L}+)(?: is \d+ and)? (?:has ?n['’]?t|will ?n['’]?t|wo ?n['’]?t|refuses to|never) (?:left|leaves?|come|came|comes?|get|gets?|got) (?:out of )?(?:his|her|their|the) (?:room|bed|house|flat)\b`,
      'u',
    ),
    except: IN_CRISIS,
    exceptInClause: /\b(?:cat|dog|hamster|rabbit|hen|printer|car)\b/,
  },
  {
    id: 'sugar-now',
    named:
      /\b(?:sugars?|glucose|bgs?|bms?|blood sugar|libre|dexcom) (?:was |is |are |at |of |says |reads? )*(?:\d{2,3}(?:\.\d)?|\d\.\d|hi|high|low)\b.*\b(?:shaky|shaking|sick|dizzy|thirsty|confused|sweat\w*|vomit\w*|blurry|feel(?:ing)? (?:bad|awful|weird|ill))\b|\b(?:shaky|dizzy|sweating)\b.*\b(?:hypo|sugar (?:is )?(?:low|high))\b/,
  },
]

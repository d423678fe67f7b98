// Harm that was near, told in few words: what one fears to do to a baby, a head against a wall, a fist in a door.
import { IN_CRISIS } from './danger-words.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER } from './people-words.ts'

const BABY = '(?:the |my |our |his |her )?(?:baby|newborn|bump|little one)'
const HARMS = '(?:drop|hurt|harm|shake|smother|throw|squash|suffocate|kill|drown)'

/** Before what only names such a thing. */
export const NEAR_HARM: readonly HeavyRule[] = [
  {
    id: 'emergency',
    named: new RegExp(String.raw`\b(?:shook|shaken|dropped) ${BABY}\b(?!['’]s)`),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:off|clothes|food|shower|bottle|monitor|seat|toy)\\b`),
  },
  {
    id: 'baby-thoughts',
    named: new RegExp(
      [
        String.raw`\b(?:scared|afraid|worried|terrified|frightened|thoughts?|images?|imagin\w+|keep (?:thinking|seeing)|might|could|going to|gonna|want to|urge to|tempted to)\b.*\b${HARMS}(?:p?ing)? ${BABY}\b(?!['’]s)(?! (?:off|at (?:nursery|mums)|shower))`,
        String.raw`\b(?:shook|shaking|kicked|shoved|threw) the (?:pram|cot|buggy|crib|moses basket)\b`,
      ].join('|'),
    ),
    except: ABOUT_IT,
  },
  {
    id: 'head-hurt',
    named:
      /\b(?:bang|banged|banging|hit|hitting|hitted|smash|smashed|smashing|bash|bashed|slam|slammed) my (?:own )?(?:head|face) (?:(?:on|against|off|into) (?:the |a )?(?:wall|floor|door|desk|bed ?frame|bricks?)\b.*\b(?:again|on purpose|until|so hard|over and over|repeatedly|when i)|again|on purpose|over and over)\b|\b(?:punch(?:ed|ing)?|slapp?(?:ed|ing)?|hit(?:ting)?) my ?self (?:in the (?:head|face|leg)|again|on the head|until)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'safe-way',
    named: new RegExp(
      [
        String.raw`\bbetter off with (?:the|my) (?:life )?(?:insurance|money|payout|pension)\b`,
        String.raw`\b(?:worth more|more use|more useful) (?:to (?:them|her|him|the kids|my family) )?(?:dead|gone)\b`,
        String.raw`\bfound (?:cuts|marks|scars|scratches|burns|blood|blades?|razors?) (?:on|in|under|up) (?:(?:my |the )?(?:${CHILD})|his|her|their|\p{L}+)['’]?s? (?:arms?|legs?|wrists?|thighs?|sleeves?|room|drawer|bed)\b`,
      ].join('|'),
      'u',
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:cat|dog|puppy|bbq|bath|shaving|wall|carpet)\\b`),
  },
  {
    id: 'violence',
    // By whatever name: "dean punched the door last night".
    named: new RegExp(
      String.raw`^(?!(?:i|we|you|who|toddler|baby|the|plumber|builder|police|firem[ae]n|postman|storm|wind|cat|dog|my (?:${CHILD})|${CHILD})\b)(?:my )?\p{L}+(?: has| just|['’]s)? (?:punched|kicked|smashed|put (?:his|her|a) fist through|put a hole in|threw (?:\w+ ){1,3}(?:at|against)) (?:a hole in |in )?(?:the|my|our|a) (?:door|wall|window|tv|telly|phone|laptop|cupboard|mirror|plates?|car window|windscreen)\b`,
      'u',
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:by accident|football|ball|game|film|renovat\\w*|knock through)\\b`,
    ),
  },
  {
    id: 'panic-other',
    named:
      /^(?:sit|stay|be|help|calm|talk)\b.*\b(?:with|to)? ?\p{L}+ (?:when|while|through|during|if|cos|because)\b.*\b(?:panicking|panics?|panic attacks?|hyperventilat\w*|freaking out)\b(?<!\bi['’]?m panicking)/u,
    except: new RegExp(`${IN_CRISIS.source}|\\bwhen i(?:['’]?m| am| panic)\\b`),
  },
  {
    id: 'cpr-decision',
    named: /\b(?:do not resuscitate|dnr|dnacpr|respect form|not for resus\w*)\b/,
    except: /\b(?:training|course|shift|handover|audit|module|essay)\b/,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER})(?:['’]s)? (?:did ?n['’]?t|does ?n['’]?t|no longer|has stopped) (?:know|recogni[sz]\w*|remember) (?:who i (?:was|am)|me|my name|us)\b`,
    ),
    except: new RegExp(`${IN_CRISIS.source}|\\bmessage me\\b`),
  },
  {
    id: 'lonely',
    named:
      /\b(?:house|home|flat|place|apartment) (?:is|feels|is so|feels so|seems)(?: \w+)? (?:quiet|empty|silent)\b.*\b(?:without|when|since|now|after|kids|again)\b/,
    except: new RegExp(
      `${IN_CRISIS.source}|\\b(?:hoover|clean|work|nap|write|study|revise|finally|practi[cs]e)\\b`,
    ),
  },
]

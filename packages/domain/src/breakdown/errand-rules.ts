// What weighs and is written down among errands. It comes where nothing more dangerous was heard.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER, PERSON } from './people-words.ts'

const NOT = "(?:n['’]?t| not)"
const TELLS = String.raw`\b(?:tell|telling|explain\w*|break(?:ing)?|say(?:ing)?|talk\w* (?:to|with)|speak\w* (?:to|with))`
const CHILDREN = `(?:(?:the|my|our|both) )?(?:${CHILD}|kids|children|little ones|boys|girls|twins|son|daughter|step ?kids)`
const HE = `(?:(?:the|their|his|her|my|our) )?(?:${CLOSE}|${PARTNER}|dad|mum|he|she|they|we|i)`
const IS = `(?:['’](?:s|re|m)| is| are| am)`
const IS_NOT = `(?:${IS} (?:not|never)|(?: is| are)n['’]?t)`
const HARD_NEWS = [
  `${HE}${IS} (?:very |really |so |seriously )*(?:ill|poorly|sick|dying|in (?:hospital|prison|rehab)|moving out|leaving us|losing (?:the|our|my) \\w+)\\b`,
  `${HE}${IS_NOT} (?:going to |gonna )?(?:well|get(?:ting)? (?:any )?better|com(?:e|ing) (?:back|home|round|over|to|for)|be here|make it|wake up|live with us|pull through)\\b`,
  `${HE} (?:wo${NOT}|will not|ca${NOT}|cannot|does${NOT}|do${NOT}) (?:be )?(?:get better|com(?:e|ing)|see (?:them|him|her|us)|want to see|make it|live with us)\\b`,
  `(?:we|i) (?:ca${NOT}|cannot|are${NOT}|wo${NOT})(?: able to)? (?:afford(?= (?:it|christmas|presents|a holiday|the (?:trip|holiday|house|rent|flat)|to)\\b|$)|(?:do|have|buy|get) (?:any )?(?:presents|christmas|a (?:party|holiday))|keep the (?:house|dog|cat)|go(?:ing)? on holiday)\\b`,
  'about (?:the|our|my|his|her|mum|dad|nan|gran|grand\\w+|daddy|mummy)\\b.{0,16}\\b(?:illness|prison|hospital|affair|sentence|operation|diagnosis|eviction)\\b',
]

const ARMS = '(?:arms?|wrists?|thighs?|legs)'
const AN_ITCH =
  /\b(?:itch\w*|eczema|rash|bites?|hives|sunburn\w*|allerg\w*|psoriasis|scabs?|mosquito\w*|midges?|dry skin|dermatitis|chickenpox|stubble|shav\w*)\b/

const ORDINARY_MAIL =
  /^(?:delete|unsubscribe|filter|stop|mute|turn off|clear|sort|archive|answer|reply)\b|\b(?:from (?:the|my) (?:school|bank|surgery|dentist|gp|council|landlord|agent|courier|airline|gym|network|provider|shop|app)|spam|scam\w*|work|boss|newsletter\w*|voicemail|error|calendar|whatsapp group|group chat|wrong number|marketing|sales)\b/

export const AMONG_ERRANDS_RULES: readonly HeavyRule[] = [
  {
    id: 'tell-children',
    named: new RegExp(
      `${TELLS} (?:it |this |the news )?(?:to )?${CHILDREN}(?:,)? (?:that |how |why )?.*?(?:${HARD_NEWS.join('|')})`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:late|leaving (?:do|party|drinks)|ward \\d+|from (?:work|ward|the (?:ward|office|team|club))|till|until|before|if they|bedtime|(?:to|for) (?:tea|dinner|lunch|the (?:party|park|match|cinema))|swim\\w*|shop|disney\\w*|party|sleepover|divorc\\w*|separat\\w*|split\\w*|died|dead|death|passed away|killed)\\b`,
    ),
  },
  {
    id: 'unwanted-messages',
    named:
      /\b(?:messages?|texts?|dms?|calls?|emails?|pictures?|photos?|snaps?|comments?) (?:that |which )?(?:i|my (?:son|daughter|child|sister|brother)|she|he)(?:['’]m| am|['’]s| is)? (?:keeps?|kept|been|getting|still|always)(?: on)?(?: being)? ?(?:getting|sent|receiving|from|)\b|\bkeeps? (?:getting|being sent) (?:horrible|nasty|creepy|weird|awful|disgusting|threatening|sexual|rude|strange|scary|abusive|hateful) (?:messages?|texts?|dms?|calls?|pictures?|photos?|comments?)\b|\b(?:tell|show|report|ask|talk to|speak to)\b.*\b(?:about )?(?:the )?(?:horrible|nasty|creepy|weird|awful|disgusting|sexual|rude|scary|abusive|hateful) (?:messages?|texts?|dms?|pictures?|photos?|comments?)\b/,
    except: new RegExp(`${ABOUT_IT.source}|${ORDINARY_MAIL.source}`),
  },
  {
    id: 'patient-died',
    named:
      /\b(?:write|writing|note|record|report|document|fill|statement|reflect\w*|debrief|datix|incident)\b.*\b(?:patient|resident|client|service user|pupil|student|child|lady|man|gentleman)\b.{0,16}\b(?:died|dying|passed away|death|killed (?:him|her)self)\b|\b(?:debrief|reflection|write[- ]?up) (?:about|on|after|for) (?:the |a |my )?(?:patient|resident)['’]?s? (?:death|who died)\b|^(?:my |a |the )?(?:patient|resident|client|service user) (?:has |just )*(?:died|passed away|passed)\b(?!.* (?:tell|ring|call|write|card)\b)/,
    except: /\b(?:essay|novel|story|eulogy|obituary|condolence|card|family|parents)\b/,
  },
  {
    id: 'debt-list',
    named: new RegExp(
      String.raw`\b(?:list|write down|work out|add up|figure out|find out|tot up|spreadsheet|table)\b.*\b(?:(?:every(?:thing|one|body)|what|all|who|how much|everything that|all (?:the )?(?:money|debts?)) (?:that )?(?:i|we)(?:['’]ve)?(?: actually| really| still)? owe(?= (?:people|everyone|everybody|money|in|to|on|and|altogether|overall|right now|each|now|before|this|every)\b|$|[,.])|(?:all )?(?:my|our|the) debts?\b)`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:owe (?:${CLOSE}|him|her|them|you|each|for (?:the )?(?:meal|dinner|drinks|pizza|tickets?))|apolog\\w+|repl(?:y|ies)|favours?|drinks)\\b`,
    ),
  },
  {
    id: 'concern-note',
    named:
      /\b(?:write|write up|log|record|report|raise|make|fill in|file|submit|do)\b.*\bsafeguarding (?:concerns?|referrals?|report|form)\b|\breport (?:a |my )?concerns? about (?:a|the|one of my) (?:child|pupil|student|patient|resident)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'result-call',
    named:
      /^(?:ring|call|phone|chase)(?: up| back)? (?:for|to get|the \w+ for) (?:the |my |his |her )?(?:\w+ )?(?:scan|biopsy|test|blood|bloods|x-?ray|mri|smear|mammogram)(?: tests?)? results?\b/,
    except: ABOUT_IT,
  },
  {
    id: 'hurting-arms',
    named: new RegExp(
      String.raw`\b(?:scratch(?:ing)?|dig(?:ging)?|claw(?:ing)?|pick(?:ing)?|rub(?:bing)?|burn(?:ing)?|bit(?:e|ing)|pinch(?:ing)?)(?: at| into| my nails into)? (?:my|at my) (?:\w+ )?${ARMS}(?: up)?(?= (?:up|raw|again|open|to bits|to pieces|till|until|so|when|every|at night|tonight|before|bad\w*|like)\b|$)`,
    ),
    except: AN_ITCH,
  },
  {
    id: 'let-someone-go',
    named:
      /^(?:(?:i )?(?:have|need|got|going) to )?(?:(?:let|letting) (?!(?:the|it|this|that|them|go|dog|cat|kids|me|us|everyone|my (?:son|daughter|kids|teenager|anger|past|ex|hair))\b)(?:my |our |the )?\p{L}+ go|(?:sack|fire|dismiss|lay off|make) (?:my |our |the )?(?!(?:up|the (?:kiln|gun|oven|ceramic)|off|pottery|clay)\b)(?:new |old )?\p{L}+(?: redundant)?)(?: (?:today|tomorrow|this week|on \w+|from (?:the )?(?:shop|job|team|caf[eé]|company)|after (?:her|his|the) (?:trial|probation)\w*))?$/u,
    except:
      /\b(?:make|fire) (?!\w+ redundant)|\b(?:balloons?|guilt|grudge|control|anger|past|things?|ideas?|jokes?|feelings?|fear)\b/,
  },
  {
    id: 'death-contract',
    named: new RegExp(
      String.raw`\b(?:cancel|close|stop|end|transfer|sort|switch off|change)\b.*\b(?:${ELDER}|${PARTNER}|his|her)['’]?s? .*\b(?:contract|phone|mobile|broadband|sky|tv|netflix|subscriptions?|insurance|gas|electric\w*|energy|car|membership|direct debits?|magazine|account)\b.*\b(?:now (?:that )?(?:he|she)(?:['’]s| is| has)? (?:gone|died|dead|passed(?: away)?)|since (?:he|she|the funeral)\b.{0,12}|after (?:he|she|the funeral)\b.{0,12}|(?:he|she|who) (?:died|passed away|has died|is dead))`,
    ),
    except: /\b(?:gone (?:to|into|on|back|off|away)|moved)\b/,
  },
]

/** An errand, and nothing else is said. */
export const FETCHED_FROM_REHAB: HeavyRule = {
  id: 'quiet-way',
  named: new RegExp(
    `^(?:pick|collect|fetch|drop|drive|take) (?:up )?(?:my |our )?(?:him|her|them|${PERSON}) (?:up |off |back |home )*(?:from|to|at) rehab$`,
  ),
}

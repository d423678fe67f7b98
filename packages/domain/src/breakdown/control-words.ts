// Somebody at home decides over another one, or frightens them; what is one's own has to be done unseen.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { PARTNER } from './people-words.ts'

const ONE = `(?:(?:my )?(?:${PARTNER})|him|her|them)`
const HE = `(?:(?:my )?(?:${PARTNER})|he|she)`
const UNSEEN = `without (?:${ONE} (?:knowing|noticing|seeing|finding out|hearing|realising)|(?:telling|asking) (?:him|my (?:${PARTNER})))`
const THINGS =
  '(?:accounts?|bank|cards?|money|cash|savings|wages|phone|sim|number|emails?|job|course|classes|doctor|gp|appointment|solicitor|lawyer|counsell\\w+|therap\\w+|passports?|papers|documents|keys?|car|flat|room|place|pill|coil|contraception|test|help|advice|benefits?|friends?|mum|sister|driv(?:e|ing)|licence|college|english)'
const A_GIFT =
  /\b(?:birthday|christmas|xmas|anniversary|valentine\w*|present|gift|surprise|party|proposal|propose|ring size|cake|treat|holiday)\b/

export const OWN_UNDER_CONTROL: readonly HeavyRule[] = [
  {
    id: 'own-safely',
    named: new RegExp(
      String.raw`^(?!(?:leave|leaving|get out|get away|escape|move out|run|go)\b).*\b${THINGS}\b.*\b${UNSEEN}`,
    ),
    except: A_GIFT,
  },
  {
    id: 'own-safely',
    named: new RegExp(
      String.raw`\b(?:delete|clear|wipe|hide|log out of|sign out of)\b.*\b(?:chats?|messages|texts|history|call log|calls|search(?:es)?|browser|emails?|apps?|whatsapp|photos of (?:me|it))\b.*\bbefore ${HE} (?:gets?|comes?|is|checks?|looks?|sees?|wakes?|reads?)\b`,
    ),
    except: new RegExp(
      `${A_GIFT.source}|\\b(?:from|off) (?:leave|lunch|holiday|annual leave|maternity|a meeting)\\b`,
    ),
  },
  {
    id: 'own-safely',
    named:
      /\b(?:put|hide|keep|stash|store)\b.*\b(?:birth cert\w*|passports?|marriage cert\w*|bank cards?|id)\b.*\b(?:locker|on me$|with me at all times|at (?:work|mums|mum['’]s|my (?:mum|sister|friend|brother|nan)['’]?s|a friend['’]?s|the neighbours?))\b/,
    except: /\b(?:photocop\w*|staff|customers?|clients?|students?|safe at home)\b/,
  },
  {
    id: 'own-safely',
    named: new RegExp(
      String.raw`\b(?:new|second|other|own|secret|hidden) (?:email|phone|number|account|card|sim|bank|place|flat|job)\b.*\b${HE} (?:does(?:n['’]?t| not)|wo(?:n['’]?t| not)|ca(?:n['’]?t|nnot)) (?:know|see|find|get into|check|track)(?: (?:it|about(?: it)?))?$`,
    ),
    except: A_GIFT,
  },
  {
    id: 'own-safely',
    named:
      /\b(?:solicitors?|refuge|helpline|shelter|lawyer)\b.*\b(?:disguis\w+|code ?name|fake name|under (?:another|a fake|a different) name)\b|\bsave (?:this|the|that) number (?:as|under) (?!(?:mum|dad|home|work|a|my|favourite)\b)\p{L}+/u,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`^${HE} (?:always |still |now )*(?:wants?|wanted|demands?|demanded|(?:asks?|asking|keeps asking|kept asking) for|makes me (?:give|show|hand|send|tell)(?: over)?(?: (?:him|her))?|insists on) (?:to (?:see|have|know|check|read) )?(?:my |all my )(?:new )?(?:pass ?words?|pass ?codes?|pin|phone|logins?|bank cards?|wages|location|messages|payslips?|receipts)\b(?! (?:number|size|case|charger))`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`^${HE} (?:always |still |now )*(?:says?|said|told me|tells me|decided|decides) (?:that )?(?:i(?:['’]?m| am)? (?:can(?:['’]?t|not)|(?:am )?not (?:allowed|to)|have to ask(?: him| her)?|must ?n['’]?t)|no,? i can['’]?t) ?(?:to )?(?:see|visit|go|leave|wear|talk|speak|work|drive|spend|have (?:my|any) (?:friends?|phone|money|own)|use my)\b(?!.*\b(?:till|until|unless|before|homework|grounded|swim\w*|sport|gym|for \d|weeks? after|surgery|op)\b)`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:(?:my )?(?:${PARTNER})|dad|stepdad|mum|he|she)(?:['’]s| has)? (?:just )?(?:kicked off|kicking off|lost (?:his|her) (?:temper|rag)|lost it(?= (?:again|at (?:me|us)|last night|tonight|with (?:me|us)|over|because))|(?:went|going) (?:mad|mental|ballistic)(?= (?:at (?:me|us)|again|last night|tonight))|smash(?:ed|ing)(?: up)? (?:the|my|our|stuff|things|plates|everything)|flipped|punched (?:the|a) (?:wall|door))(?: (?:again|at (?:me|us)|last night|tonight|with (?:me|us)|because|over|clean|and))`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:laugh\\w*|giggl\\w*|toddler|baby|tantrum|found it|the (?:match|game|party|festival|event|season))\\b`,
    ),
  },
  {
    id: 'safe-way',
    named:
      /\b(?:what(?:['’]?s| is| has been| goes| keeps)? (?:really |been )?(?:going on|happen(?:s|ed|ing)|like)|how (?:things are|it is)|things are bad) (?:at (?:home(?! bargains| base)|(?:my )?(?:mum|dad)['’]?s)|with (?:my )?(?:step)?dad)\b|\b(?:its|it['’]s|it is|things are) (?:really |so |just |too )*(?:not (?:good|safe|nice|ok|okay|great)|bad|kicking off|awful|scary|unsafe|horrible) (?:here|at (?:home|mine|mums|mum['’]s|dads|dad['’]s|the house))(?: again| tonight| right now)*$/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:while i['’]?m away|weather|wifi|internet|signal|reception)\\b`,
    ),
  },
  {
    id: 'violence',
    named:
      /^(?!(?:mum|dad|mam|nan|gran|work|boss|google|police|bank|school|hmrc|dwp|postman|she['’]?s lost|(?:someone|somebody)(?: has|['’]s)? (?:just )?hacked|i|we|you|who|never|not|just|finally)\b)(?:my )?\p{L}+(?: has| keeps|['’]s)? (?:just )?(?:found|finding|got hold of|tracked down|hacked|got into) my (?:new |other |private )?(?:accounts?|insta\w*|facebook|snap\w*|number|address|flat|house|profile|job|location|email)\b(?! (?:keys?|cards?|book|plants?|slippers|shoes|from|and (?:sent|posted|called)))/u,
    except: ABOUT_IT,
  },
  { id: 'violence', named: /\bnon[- ]?mol\b|\boccupation order\b|\bclaire['’]?s law\b|\bsarah['’]?s law\b/ },
]

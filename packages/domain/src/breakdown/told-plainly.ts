// What weighs and is put on a list as plainly as any errand: a secret debt, a parent's last weeks, a result that lies unopened.
import { DEATH, UNDERTAKER } from './death-words.ts'
import { AMONG_ERRANDS_RULES } from './errand-rules.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CLOSE, ELDER, PARTNER, RELATIVE } from './people-words.ts'

const NOT = "(?:n['’]?t| not)"

const PLACE = String.raw`\b(?:(?:at|in|from) (?:(?:my|the|our) )?(?:school|college|uni\w*|sixth form|work|class|year|form|lessons?|gym|team|club|park|street|estate|bus)|(?:after|before) (?:school|college|work|class)|on (?:the bus|my bus|my road|snapchat|snap|insta\w*|discord|whatsapp|tiktok|facebook)|online)\b`
const WHO_THREATENS = String.raw`\b(?:lads?|boys?|girls?|kids?|bull(?:y|ies)|classmate|pupil|student|colleague|co-?worker|neighbour|neighbor|(?:someone|somebody|people|guy) (?:in|from|at) my (?:class|year|school|work|street))\b`
const BLOW = '(?:stab|shank|knife|jump|batter|beat|hit|hurt|punch|smack|bang|kill|get|fight|do|find|come for)'
const THREAT = String.raw`\b(?:threat(?:en(?:s|ed|ing)?)? (?:to (?:${BLOW}|attack|strangle|burn|rape|shoot|find)\b|(?:(?:me|us)|(?:my|our) (?:${RELATIVE}))\b)|(?:says?|said|saying|reckons?|messaged|texted)\b.{0,16}\b(?:s?he|they)(?:['’]?s|['’]?re|['’]?ll|['’]?d| is| are| will| would)?(?: going to| gonna)? ${BLOW} (?:me|us)\b(?! (?:an?|the|some|back|up|in|to)\b)|(?:going to|gonna|wants? to) (?:stab|shank|knife|jump|batter|beat) (?:me|us)\b)`

const THEIR_TEAM = 'bereavement (?:team|people|department|dept|line|desk|lot|unit)'
const BANKS =
  'barclays|halifax|hsbc|lloyds|monzo|nationwide|natwest|santander|starling|tsb|virgin money|chase|wells fargo|citi\\w*'

/** A threat that waits at school or in the street: somebody has to hear of it, and there is no door to lock. */
export const THREATENED_LATER: HeavyRule = {
  id: 'threatened',
  named: new RegExp(
    String.raw`\bdeath threats?\b|(?:${PLACE}|${WHO_THREATENS}).*${THREAT}|${THREAT}.*${PLACE}`,
  ),
  except: new RegExp(
    String.raw`${ABOUT_IT.source}|\b(?:outside|right now|at the (?:door|window)|banging|chasing|following|followed|coming (?:in|over|here|round|for me now)|downstairs|in the (?:house|flat|garden)|(?:has|got|with|holding|pulled) an? (?:knife|gun|machete)|${PARTNER}|(?:if|when) i (?:forget|lose|miss|break|spill))\b`,
  ),
}

const OWED = String.raw`\b(?:owe|owing|owed|debts?|overdrawn|overdraft|credit cards?|klarna|clearpay|(?<!student )loans?|maxed out|borrowed)\b`
const AT_HOME = `(?:(?:my |the |our )?(?:${PARTNER}|${RELATIVE}|family)|him|her|them|anyone|anybody)`
const UNTOLD = String.raw`\b(?:(?:have|has|had|did|do|ca)(?:${NOT}) (?:(?:dared?|been able) (?:to )?)?(?:told|tell) ${AT_HOME}|never told ${AT_HOME}|${AT_HOME} (?:has no idea|does${NOT} know|do${NOT} know)|(?:nobody|no ?one) knows|(?:hid(?:e|ing|den)?|kept|keeping|keep) (?:it|this|them|that)(?: a secret)? from ${AT_HOME})\b`
const LENDERS =
  '(?:klarna|clearpay|laybuy|barclaycard|amex|vanquis|capital one|provident|lending stream|very|littlewoods|(?:my |the )?(?:credit cards?|catalogue|payday \\w+|loan company|credit union))'

const HOW_LONG =
  '(?:(?:only|just|maybe|about|got|has|have|had|a few|a couple of|a matter of|less than|an?|one|\\d+|two|three|four|six) )*'
const NOT_LONG = String.raw`(?:${HOW_LONG}(?:days|weeks|months?|week|year)(?: left)? to live|${HOW_LONG}(?:days|weeks|months) left(?! (?:to(?! live)|of|on|in|at|for|until|till|before|with (?:the|her|his) (?:job|company))\b)|(?:has|have|had|is|does)(?:${NOT}) (?:got |have )?(?:very |too |so )?(?:long|much time)(?: left| to (?:live|go))?(?! \w+(?:s|er)?$)(?! (?:hair|legs|enough|to|on|at|in|for|until)\b)|(?:got )?(?:not|never) (?:got )?(?:very |too |so )?(?:long|much time) (?:left|to live|to go)|(?:(?:is|on|at|near|nearing|now|getting|having|under|in) )*(?:the )?end of (?:(?:his|her) )?life(?: care)?)`
const DYING_ONE = `(?:${CLOSE}|he|she)`

const MEDICAL =
  '(?:biops\\w*|scan|smear|mammogram|mri|ct|x-?ray|blood tests?|bloods|hospital|consultant|oncology|genetic|hiv|sti|cancer)'

/** They come where nothing more dangerous was heard. */
export const TOLD_PLAINLY: readonly HeavyRule[] = [
  ...AMONG_ERRANDS_RULES,
  {
    id: 'be-with-dying',
    named: new RegExp(
      String.raw`\b${DYING_ONE}(?:['’]?s|['’]ve| is| has| have)? (?:now )?${NOT_LONG}(?![\w'’])|\bend of life\b.*\b(?:${ELDER}|${PARTNER})\b|\b${DYING_ONE}(?:['’]?s| is) (?:now )?dying\b(?! (?:his|her|their|to|for|of (?:bored|laugh|heat|cold|hung|thirst|embarr|curio|jeal|cring))\w*)|\bsay to (?:someone|somebody|a (?:friend|person)) who(?:['’]?s| is) dying\b|\b${DYING_ONE}(?: has|['’]s got| got)? (?:only|just)(?: has| got)? ${HOW_LONG}(?:days|weeks|months)$|\bgave ${DYING_ONE} ${HOW_LONG}(?:days|weeks|months)$`,
    ),
    except: new RegExp(
      String.raw`${ABOUT_IT.source}|\b(?:left (?:at|on|of|in|until|till|before|to (?!live)) |probation|contract|lease|notice period|maternity|school|nursery|term|pregnan\w*|due|holidays?)\b`,
    ),
  },
  {
    id: 'feared-result',
    named: new RegExp(
      String.raw`\b${MEDICAL}\b.*\b(?:have|has|had|dare)(?:${NOT}) (?:(?:even|yet|dared?|been able) (?:to )?)*(?:open(?:ed)?|look(?:ed)? at|read) (?:it|them|yet)\b|\b(?:have|has|had)(?:${NOT}) (?:even |yet |dared to )*(?:open(?:ed)?|looked at|read) (?:the |my )?${MEDICAL}\b.*\b(?:results?|letter|email)\b|\b(?:${MEDICAL}\b.*\bresults?|results?\b.*\b${MEDICAL})\b.*\b(?:scared|afraid|terrified|frightened|not ready|ca(?:n['’]?t|nnot)(?: face)?) (?:to )?open(?:ing)?\b|\b(?:open|opening|read|reading) (?:the |my |this )?(?:email with |letter with )?(?:the |my )?(?:biops\w*|scan|smear|mammogram|mri|cancer|genetic|hiv|sti)(?: tests?)? (?:results?|letter|email)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'debt-tell',
    named: new RegExp(
      String.raw`${OWED}.*${UNTOLD}|${UNTOLD}.*${OWED}|\b(?:tell|telling|confess to|admit to|come clean to) ${AT_HOME} (?:about|that i(?:['’]?m| am)? in) (?:(?:the|my|our|all|how much) )*(?:debts?|credit cards?|klarna|overdraft|(?<!student )loans?(?! (?:of|application|form)\b)|(?:money )?i owe)\b|\blied to ${AT_HOME} about (?:(?:the|my|our|how much) )*(?:money|debts?|loans?|credit cards?)\b|\bhid(?:e|ing|den)? (?:(?:the|my|our) )?(?:debts?|loans?|credit cards?|klarna) from ${AT_HOME}`,
    ),
    except: new RegExp(
      String.raw`${ABOUT_IT.source}|\bowe (?:${AT_HOME} )?(?:an? )?(?:apology|explanation|favour|thank|reply|call|letter|pint|lunch|drink)\b|\bborrowed\b.*\b(?:jumper|dress|car|charger|bike|coat|shoes|top|tent|drill)\b`,
    ),
  },
  {
    id: 'debt',
    named: new RegExp(
      String.raw`\bowe ${LENDERS} (?:about |around |nearly |over |almost )?£? ?(?:\d{3,}|\d,\d{3}|\d+(?:\.\d)?(?: ?k| grand| thousand))\b|\bowe ${LENDERS}(?! (?:an?|much)\b)\b.*\b(?:hid(?:e|ing|den)?|ignor(?:e|ed|ing)|scared|afraid|avoid(?:ing)?)\b|\b(?:hid(?:e|ing|den)?|ignor(?:e|ed|ing)) (?:from )?(?:the |my |all )*(?:emails?|letters?|texts?|calls?|post) from ${LENDERS}\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'addiction',
    named:
      /(?:^|\b(?:i|ive|i['’]ve|i have|and|but|so) )(?:(?:just|got|went and|then) )*dr[au]nk again\b(?: (?:last night|today|yesterday|tonight|this (?:morning|week)|all (?:night|weekend)|on my own|alone|after)\b|$)/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:call|ring|phone|text|email)(?:ing)? (?:in|work|in to work) (?:sick|ill)\\b|\\b(?:water|coffee|milk|tea)\\b`,
    ),
  },
  {
    id: 'death-bank',
    named: new RegExp(
      String.raw`\b(?:close|cancel|freeze|tell|notify|ring|call|phone|email|write to|contact|transfer|sort|let)\b.*\b(?:(?:bank|savings|current|building society|isa|joint) accounts?|bank|building society)\b.*(?:${DEATH.source})|\b${THEIR_TEAM} (?:at|of|from|in) (?:the |my |our |his |her )?(?:bank|building society|${BANKS})\b|\b(?:bank|building society|${BANKS})(?:['’]?s)? ${THEIR_TEAM}\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:sympathy|sorry for|bank holiday)\\b`),
  },
  {
    id: 'bullying-school',
    named:
      /\b(?:write|email|e-?mail|letter|message|ring|call|phone|talk|speak|tell|contact|report|meet\w*|complain|ask)\b.*\b(?:school|teacher|head(?: ?teacher)?|head of year|tutor|nursery|form tutor|senco|governors)\b.*\b(?:bull(?:y|ied|ies|ying)|pick(?:ing|ed) on (?:him|her|my))\b|\breport(?:ing)? (?:the |my (?:son|daughter)['’]?s )?bull(?:y|ies|ying)\b.*\b(?:school|teacher|head)\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:me|myself|i['’]?m|my (?:boss|manager|team|colleagues?))\\b`),
  },
  {
    id: 'undertaker-ask',
    named: new RegExp(
      String.raw`(?:${UNDERTAKER.source}|\b(?:call|ring|phone|email|message|contact|speak to|talk to) (?:the )?crematorium\b).{0,8}\b(?:about|re|regarding|if|whether|when|for|to ask)\b.*\b(?:ashes|flowers|cars?|date|time|bill|invoice|costs?|order of service|music|clothes|viewing|coffin|urn|jewellery|notice)\b`,
    ),
  },
]

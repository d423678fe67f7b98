// Somebody else is in it, and one would like to stand by them.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'

const SENDS = String.raw`\b(?:card|flowers|cake|lasagne|hamper|candle|plant|text|message|whatsapp|letter|note|voicemail|write(?: back)?(?= to)|email|reply|message back|text back)\b`
/** Not one's own, and not what is told of oneself. */
const TO_ANOTHER = String.raw`(?:(?:for|to|back to|back) )?(?!(?:for|to|back|me|us|my ?self|the (?:funeral|wake|service|grave|kids|family)|everyone|everybody|people|work|(?:the |my |his |her )?(?:school|nursery|teacher|college|uni|landlord|gp|doctor|surgery|council|hr|manager|team|office|class|coach|tutor)|my (?:boss|manager)|boss|that|about|him i|her i)\b)\p{L}+`
const TELLING = String.raw`\b(?:i|we)(?:['’]?(?:m|ve|re|ll))? (?:am|have|had|lost|need|was|were|can|got)?\b`

/** They come before what is said of oneself. */
export const COMFORT: readonly HeavyRule[] = [
  {
    id: 'condolence',
    named: new RegExp(
      String.raw`${SENDS} ${TO_ANOTHER}\b.*\b(?:bereave\w*|lost (?:her|his|their) (?:\w+ )?(?:mum|dad|mother|father|son|daughter|husband|wife|brother|sister|nan|gran|grandad|partner|child))\b`,
      'u',
    ),
    except: new RegExp(`${ABOUT_IT.source}|${TELLING}`),
  },
  {
    id: 'undertaker-ask',
    named: /^(?:choose|pick|decide on|order|find) (?:an? |the |mums |dads )*(?:coffin|casket|urn)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'things-collect',
    named:
      /^(?:collect|pick up|fetch|get) .*\b(?:things|belongings|clothes|bag|stuff) (?:back )?from the (?:hospice|mortuary)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'belongings',
    named:
      /^(?:empty|clear|pack|sort|strip|box)\b.*\b(?:nursery|cot|baby(?:['’]?s)? (?:clothes|things|room))\b.*\b(?:miscarr\w*|stillb\w*|lost (?:him|her|the baby|them))\b/,
    except: ABOUT_IT,
  },
  {
    id: 'treatment-drive',
    named:
      /^(?:take|drive|get|bring|run|drop) (?!me\b|my ?self\b).* to (?:his |her |their |the |\p{L}+['’]?s )?(?:chemo\w*|radiotherapy)\b/u,
    except: ABOUT_IT,
  },
  {
    id: 'pet-time',
    named:
      /^(?:decide|think|talk)\b.*\b(?:dog|cat|rabbit|horse|pony)\b.*\bput (?:to sleep|down)\b|^(?:decide|think about|talk about)\b.*\bput(?:ting)? (?:the |our |my |old |poor )*(?:dog|cat|rabbit|horse|pony|her|him|\p{L}+) (?:to sleep|down$)|^(?:decide|know|work out|ask|think about|figure out)\b.{0,24}\b(?:time|right)\b.{0,12}\bput\b.*\b(?:to sleep|down)\b|\bhow (?:do|will) (?:i|you|we) know\b.*\btime to put\b/u,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:baby|toddler|kids?|son|daughter|twins)\\b`),
  },
  {
    id: 'funeral-flowers',
    named:
      /^(?:choose|pick|order|sort|get|decide on|arrange) (?:the |some )?(?:funeral flowers|flowers (?:for|to) (?:the |my |our |his |her |their )?(?:\p{L}+(?:['’]?s)? )?(?:funeral|coffin))\b/u,
    except: ABOUT_IT,
  },
  {
    // "Card for Joy's husband's funeral": one sends it, and arranges nothing.
    id: 'condolence',
    named:
      /^(?:get |buy |write |send |post |find |sign |do |order )?(?:(?:a|the|some) )?(?:sympathy |condolence )?(?:card|flowers|wreath) for (?!(?:the|my|our|his|her|their|mums?|dads?|nans?|grans?)\b)\p{L}+(?:['’]?s)? .*\bfuneral\b/u,
    except: ABOUT_IT,
  },
  {
    id: 'condolence',
    named:
      /\bwhat (?:do|should|can|would|could|on earth do|the hell do|to|does)\b (?:you |i |we |one |anyone )?(?:even |actually |really |ever )*(?:say|write|text)\b.*\b(?:died|dead|lost (?:her|his|their)|loss|miscarr\w*|stillb\w+|bereave\w*|killed (?:him|her)self|suicide)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'kind-word',
    named: new RegExp(
      String.raw`${SENDS} ${TO_ANOTHER}\b.*\b(?:miscarr\w*|stillb\w+|lost (?:her|his|their|the) (?:baby|babies|twins|pregnancy)|(?:out of|home from|in|from|after|back from) (?:rehab|hospital|surgery)|rehab|chemo\w*|radiotherapy|(?:break|broke|broken|split|splitting)[- ]?up|divorc\w*|redundan\w*|lost (?:her|his|their) (?:job|house|home)|(?:is|['’]s|are|been|really|so) (?:ill|poorly|depressed|struggling|low|having a (?:hard|rough|bad|tough) time)|(?:hard|rough|tough|awful) (?:time|week|month)|(?:has|got|have|with|['’]s got) cancer|cancer|diagnos\w*|breakdown|sectioned)\b`,
      'u',
    ),
    except: new RegExp(
      String.raw`${ABOUT_IT.source}|${TELLING}|\b(?:lawyer|solicitor|court|papers?|form|gp|doctor|nurse|ward|consultant|oncolog\w*|hr|sick|insur\w*|appointment|results?|ask|about|my ex|reply from|(?:letters?|e-?mails?|messages?|texts?|phone call) from (?:the |my |our )?hospital|birthday|happy|\d+th|congrat\w*|leaving|anniversary|wedding|christmas|car park|shop|pun)\b`,
    ),
  },
]

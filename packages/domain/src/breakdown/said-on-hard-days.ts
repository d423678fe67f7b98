// What is put down on the hardest days in a few words, and is told more than asked: a fever, a bleeding, a tracker on the car.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER } from './people-words.ts'

const THEY = `(?:he|she|they|(?:my |the )?(?:ex|${PARTNER}))`

/** Before all others: a body or a life may be in danger. */
export const ON_HARD_DAYS_FIRST: readonly HeavyRule[] = [
  {
    id: 'emergency',
    named:
      /^(?:i )?(?:suddenly )?ca(?:n['’]?t|nnot|nt|n not) (?:feel|move) my (?:legs?|feet|arms?|hands?|face|body)(?: (?:properly|at all|any ?more|suddenly))?$/,
    except: /\b(?:cold|freezing|snow|gym|workout|leg day|asleep)\b/,
  },
  {
    id: 'own-safely',
    named: new RegExp(
      String.raw`\b(?:apps?|trackers?|airtags?|spyware|cameras?|software|passwords?)\b.{0,16}\b${THEY} (?:has |have |['’]s )?(?:put|installed|hid|hides|set up|fitted|left|uses|checks)\b.{0,12}\b(?:on|in|to)?\b.{0,6}\b(?:my|our|the) (?:phone|car|bag|laptop|house|flat|home|coat)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:parental|kids?|son|daughter|baby|sat ?nav|alarm)\\b`),
  },
  {
    id: 'leave-safely',
    named:
      /\b(?:hide|hiding|save|saving|stash|put (?:away|aside)|set aside|get|keep)\b.{0,12}\b(?:money|cash|savings|passports?|documents|papers|birth certificates|spare keys?)\b.{0,16}\b(?:for (?:leaving|when (?:i|we) (?:leave|go|get out))|so (?:that )?(?:i|we) can (?:leave|get out|get away)|to (?:leave|get away from) (?:him|her))\b(?! (?:gift|do|party|present|card|drinks|collection|cert|home for|(?:for )?uni))/,
    except: ABOUT_IT,
  },
  {
    id: 'letters-left',
    named:
      /\b(?:write|record|make|leave|film)\b.*\b(?:in case|if) i (?:do ?n['’]?t|dont|do not) (?:make it|come back|wake up|survive|get through)\b/,
    except: /\b(?:to (?:the|my) (?:meeting|party|match|gym|class|train|shop))\b/,
  },
  {
    id: 'concern-note',
    named:
      /\b(?:student|pupil|client|patient|resident|kid in my class|child in my class|service user)s?\b.{0,20}\b(?:told|says?|said|disclosed|showed|admitted)\b.*\b(?:cuts?|cutting|self[- ]?harm\w*|hurt\w* (?:her|him|them)\w*|(?:is|was|been|being|gets?) (?:hurt|hit|beaten)|hits?|abus\w*|touch\w*|burns?|starv\w*|not safe|unsafe)\b/,
    except: ABOUT_IT,
  },
]

export const ON_HARD_DAYS: readonly HeavyRule[] = [
  {
    id: 'pregnant-bleeding',
    named:
      /\b(?:bleeding|spotting|blood|bad cramps?|cramping)\b.*\b(?:\d+ ?(?:weeks?|wks)(?! ago)|pregnan\w*|epu|early pregnancy|midwife)\b|\b(?:\d+ ?(?:weeks?|wks) pregnant|pregnan\w*)\b.*\b(?:bleeding|spotting|cramping|bad cramps)\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:gums?|nose|dog|cat|after (?:birth|the birth))\\b`),
  },
  {
    id: 'violence',
    named:
      /^(?:i )?(?:just )?woke up (?:(?:somewhere|in a (?:place|room|house|bed)) (?:i )?(?:do ?n['’]?t|dont|did ?n['’]?t) (?:know|remember|recogni[sz]e)|and (?:i )?(?:do ?n['’]?t|dont|did ?n['’]?t|ca ?n['’]?t|cant) (?:know where|remember (?:how|what happened|last night|getting|anything)))\b/,
  },
  {
    id: 'pet-goodbye',
    named:
      /\bvets?\b.*\b(?:nothing (?:more|else) (?:they|he|she|we) can do|there(?:['’]?s| is) nothing (?:more|else|left)|only got (?:days|weeks)|no hope)\b/,
  },
  {
    id: 'court',
    named:
      /\b(?:got|been done for|charged with|arrested for|caught) (?:a |with )?(?:dui|dwi|drink driving|drunk driving|shoplifting|possession|assault|speeding charge)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'heartbreak',
    named: new RegExp(
      String.raw`^(?:i )?(?:just )?found (?:his|her|my (?:${PARTNER})['’]?s?) (?:messages|texts|photos|account|profile|tinder|emails)(?: (?:to|with|from|on|of) (?:her|him|someone|somebody|another|tinder|hinge|a)\b.*)?$`,
    ),
  },
  {
    id: 'quiet-way',
    named: new RegExp(
      [
        String.raw`^(?:my )?(?:dad|mum|${PARTNER}|step ?dad|step ?mum|parents) (?:wo ?n['’]?t|wont|keeps?|never|always) (?:stop )?(?:shout\w*|scream\w*|yell\w*|argu\w*|fight\w*)(?: at me)?$`,
        String.raw`\b(?:idva|isva|marac)\b`,
        String.raw`\b(?:he|she|(?:my )?(?:${ELDER}|${PARTNER}))(?:['’]?s| is| has)? (?:gone|going|went) downhill\b`,
        String.raw`\b(?:my|our|the) dog (?:bit|has bitten|attacked) (?:a|the|my|our|some)\b`,
        String.raw`^(?:my |the |his |her )?(?:test|result|results|biopsy|bloods) (?:came|has come|have come|come) back (?:positive|abnormal|bad|not good|wrong)\b`,
        String.raw`^it['’]?s (?:been )?(?:a|one|two|three|four|five|ten|\d+) (?:years?|months?) (?:today|tomorrow|on \w+|since (?:he|she|they|it happened))(?! (?:we got|started|at|of))`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:covid|lateral flow|pregnan\\w*|job|anniversary of (?:the )?(?:shop|business))\\b`,
    ),
  },
]

/** A sick child, and somebody who is being cheated: what is told is what is to be done about it. */
export const TOLD_OF_FEVER = new RegExp(
  String.raw`^(?!(?:ring|call|phone|book|buy|give|get|tell|ask|text|take|check|see|fetch|collect|email)\b).*\b(?:(?:my |the )?(?:${CHILD})|he|she|${CLOSE})\b.{0,12}\b(?:has|have|got|['’]s got|with|running|had|is|['’]s|keeps?)\b.{0,12}\b(?:fever|temperature|temp|rash|wheez\w*|vomiting|throwing up|the runs|diarrhoea|croup|breathing fast|very hot|burning up)\b`,
)
export const TOLD_OF_A_SCAM = new RegExp(
  String.raw`\b(?:(?:my )?(?:${ELDER}|${PARTNER}|neighbour|friend))(?:['’]?s| is| has| was| keeps?| might| may)?(?: be| been| being| just)* (?:getting )?(?:scammed|conned|tricked|(?:gave|giving|given) (?:her|his|their|out (?:her|his)) (?:bank|card|pin|account|password)\w*|(?:sent|sending|transferred|paid) (?:money|cash|gift ?cards|\W?\d+).{0,16}(?:to (?:someone|somebody|a man|a woman|a stranger|them|scammers?)|online))\b`,
)

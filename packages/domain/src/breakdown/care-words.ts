// Somebody at home forgets, and somebody else looks after them.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { ELDER, PARTNER, RELATIVE } from './people-words.ts'

/** What a care home is asked about on any day. */
export const FROM_DAY_TO_DAY = String.raw`hearing aids?|glasses|dentures|slippers|clothes|laundry|name labels?|cardigan|coat|shoes|socks|phone|tv|radio|hairdresser|haircut|chiropodist|dentist|opticians?|menu|birthday|cake|visit(?:s|ing)?(?: times?| hours?)?|invoice|bill|parking|post|parcel|photos?|activities|outing|missing|lost|name tags?|see|pop|tea|lunch|afternoon`
/** What goes there with somebody, for an hour. */
export const BROUGHT_ALONG = String.raw`magazines?|choir|sing\w*|carols?|dog|taxi|bus|job|volunteer\w*|cake|biscuits|jigsaws?`

const THEY = `(?:${ELDER}|${PARTNER}|he|she)`
const AGAIN = '(?:always |keeps? |has |have |had |just |nearly )*'
const LEFT = `${AGAIN}(?:left|leav(?:es|ing)|forg[eo]t\\w*(?: to turn)?)(?: off)?`
const NOT = "(?:n['’]?t| not)"
const IS = "(?:['’]?s| is| are)"

/** An exam may be passed as well, so nothing more is said than that it may weigh. */
const PASSED =
  /^(?:she|he|they)(?:['’]?(?:s|ve)| has| have| had)? (?:just )?passed (?:last (?:week|night|month|year|\p{L}+day)|on \p{L}+day|this (?:week|morning|month)|yesterday|today)$/u

/** They come before all that speaks of a death: somebody who forgets asks for the dead. */
export const CARED_FOR_AT_HOME: readonly HeavyRule[] = [
  { id: 'quiet-way', named: PASSED },
  {
    id: 'quiet-way',
    named:
      /^(?:read|open|sort|keep|box|look at|go through)\b.*\b(?:condolence|sympathy) (?:cards?|letters?|messages|notes)\b/,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b${THEY}(?:${IS})? (?:keeps? |still |always |been |on )*(?:ask(?:s|ing)?|look(?:s|ing)?|wait(?:s|ing)?|call(?:s|ing)?|cr(?:ies|ying)) (?:for|where|about) (?:my |her |his |our )?(?:${RELATIVE}|${PARTNER})\b.*\b(?:dead|died|dies|passed|gone|(?:is|was|are)${NOT} (?:here|alive)|years ago)\b|\b${THEY} (?:still |always |keeps? )*(?:thinks?|thinking|believes?|forgets|forgot) (?:that )?(?:my |her |his |our )?(?:(?:${RELATIVE}|${PARTNER})(?:${IS}) (?:still )?(?:alive|coming|here|dead)|i['’]?m (?:her |his )?(?:${RELATIVE}|${PARTNER})$|it['’]?s 19\d\d)`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b${THEY} (?:keeps? |always )*(?:wants?|asking|asks|begging|begs|wanting) to (?:go|come) home\b.*\b(?:(?:is|are|['’]s) (?:at )?home|own house|lives here|care home|the home)\b`,
    ),
  },
  {
    id: 'left-on',
    // It begins with the thing, which few titles have: so it is seldom tried.
    named: new RegExp(
      String.raw`\bthe (?:(?<=\b${THEY} ${LEFT} the )(?:gas|hob|oven|cooker|stove|grill|chip pan|iron|taps?)|(?<=\b${ELDER} ${LEFT} the )(?:front door|back door|door))(?: on| open| running| off| unlocked| wide open)*(?: (?:again|all night|on again|twice|last night|this morning|overnight))*$`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:me|us|key|for me)\\b`),
  },
  {
    id: 'walks-out',
    named: new RegExp(
      String.raw`\b(?:so|stop|stopping|keep|keeping|before|in case) (?:that )?(?:${ELDER}|${PARTNER}|he|she|him|her)(?: from)? (?:ca${NOT}|does${NOT}|wo${NOT}|doesnt|cant|wont|cannot|might|keeps)? ?(?:wander(?:s|ing)?(?: off| out)?|walk(?:s|ing)? out|get(?:s|ting)? out at night|leav(?:e|ing) the house at night)\b|\b${THEY}(?:${IS})? ${AGAIN}(?:wander(?:s|ed|ing)|(?:got|gets?|getting|walk(?:s|ed|ing)) out) (?:at|in the middle of the|during the|every) night\b`,
    ),
    except: /\b(?:cat|dog|puppy|rabbit|hens?|tortoise|toddler|baby|teenager|essay|film)\b/,
  },
]

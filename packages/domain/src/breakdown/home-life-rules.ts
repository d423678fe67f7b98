// What only the whole of a title tells of life at home: whom it is about, and what of it is to be written down.
import { CHILD, RELATIVE } from './people-words.ts'

/** Template, what is done, and what the whole says. */
type WholeRule = readonly [string, RegExp | null, RegExp]

const NOBODYS_NAME =
  '(?:my ?self|me|us|it|this|that|them|everything|something|the|a|an|ready|back|straight|home|right|out|off|up|down|over|myself|phone|laptop|ipad|book|work|dog|cat|puppy|kitten|rabbit|hens|chickens|chooks|sheets?|bedding|clothes|stuff|things|clean|new|next|used|close|here|there)'
/** "Get Ellie to bed": who is put to bed by name is a child, unless it is one's mother. */
const PUT_TO_BED = new RegExp(
  `^(?:get|put|have|settle) (?!${NOBODYS_NAME}\\b)(?!(?:my |our )?(?:${RELATIVE})(?<!(?:${CHILD})) )\\p{L}{2,}(?:,? (?:and|&) \\p{L}{2,})? (?:(?:off|back|down) )?(?:in ?to|to|in) (?:(?:his|her|their|own) )*bed(?:$| (?:on time|early|earlier|by|before|at|tonight|without|a bit|for|properly|again|so|in)\\b)`,
  'u',
)
const DOWN_FOR_A_NAP =
  /^(?:get|put|settle) \p{L}{2,}(?:,? (?:and|&) \p{L}{2,})? down (?:for|to) (?:(?:a|his|her|their|the|nap|quick|afternoon|morning|lunchtime) ?)*(?:nap|sleep)\b/u

const WORRYING =
  /\bworr(?:y|ies|ied|ying)\b|\b(?:on|off) my (?:mind|chest)\b|\bgoing (?:round|around) (?:and round )?(?:in )?my head\b|\bi['’]?m (?:so |really )?(?:anxious|scared|afraid|frightened|nervous|stressed|dreading)\b|\b(?:scar(?:es|ing)|frighten(?:s|ing)|stress(?:es|ing)|bother(?:s|ing)|upset(?:s|ting)|eating|weigh(?:s|ing)|bugging) (?:me|on me|at me)\b|\bmaking me (?:anxious|stressed|nervous|scared|panic)\b/

/** In this order. */
export const AT_HOME: readonly WholeRule[] = [
  ['bedtime-kids', /^(?:get|put|have|settle)\b/, PUT_TO_BED],
  ['settle-baby', /^(?:get|put|settle)\b/, DOWN_FOR_A_NAP],
  [
    'worry-list',
    null,
    new RegExp(
      `^(?:write|jot|note|list|brain ?dump)\\b(?!.*\\b(?:to|for) (?:the |my |him|her|them)).*(?:${WORRYING.source})|^get (?:all )?(?:my|the|these) worries (?:out|down|on|off)\\b|^(?:make|do|write|start|keep) (?:an? |my )?worry (?:list|dump|diary|journal|page)\\b|^worry (?:list|time|dump|diary|journal)$`,
    ),
  ],
]

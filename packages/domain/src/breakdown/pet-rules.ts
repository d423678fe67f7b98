import { CHILD_TO_BED, PET } from './death-words.ts'
import type { HeavyRule } from './heavy-rule.ts'

/** The last days of an animal, and what comes after. */
export const PET_RULES: readonly HeavyRule[] = [
  {
    id: 'pet-died',
    named: new RegExp(
      String.raw`\b${PET} (?:has |just |is |was |got |been |had to be |suddenly )*(?:died|dead|passed away|passed on|put down|put to sleep|killed|run over)\b(?<!has to be put down)(?! (?:tomorrow|on|next|this (?:afternoon|evening|week)))|\bfound (?:my|our|the) ${PET} dead\b`,
    ),
    except:
      /^(?:ask|e-?mail|request|apply)\b.*\b(?:extension|time off|day off)\b|\b(?:years?|months?) ago\b|\blast year\b|\b(?:vet|ashes|bury|buried|grave|essay|film|book|tell|telling|a dead|dead (?:mouse|mice|bird|rat))\b/,
  },
  {
    id: 'pet-goodbye',
    named:
      /\b(?:vet|vets) (?:(?:has |have )?said|says|thinks|thought|reckons|told (?:me|us)) (?:that )?(?:it['’]?s|it is|its) (?:nearly |about |probably )?time(?: (?:for (?:my |our |the )?\p{L}+|to (?:let (?:him|her|them|\p{L}+) go|say goodbye)))?$/u,
    except:
      /\b(?:jabs?|boosters?|vaccin\w*|check-?up|worming|flea|dental|diet|spaying|neutering|surgery|bloods?|lunch|dinner|breakfast|food|walkies|bed|an?|his|her|their|new)$/,
  },
  {
    id: 'pet-goodbye',
    named: new RegExp(
      String.raw`\b(?:put|putting) (?:the |my |our |old |poor )*(?:${PET}|him|her|it|them|\p{L}+) (?:down$|to sleep)|\b(?:to be|being|getting|get|have (?:him|her|it|\p{L}+)) put (?:to sleep|down$|down (?:on|at|tomorrow|today|this|next|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)\b)|\b${PET}\b.*\b(?:euthan\w*|to be put|getting put|put (?:to sleep|down))`,
      'u',
    ),
    except: new RegExp(
      String.raw`${CHILD_TO_BED.source}|\b(put (the )?(kids|baby|toddler|children|son|daughter|twins|computer|laptop|phone|tv|pc|screen)\b.*to sleep|(was|were|been|got|had|after|since) .*put (to sleep|down)|had to put|put (the |my |your |that |this )?(phone|book|blinds?|shutters?|laptop|bags?|shopping|drink|mug|pen|screen|tablet|controller|fork|game|tools?|knitting|deposit|roots|money|name|cash|foot|cards?|keys) down|ashes|died|grie\w*|miss(ing)?|tell\w*)\b`,
    ),
  },
  {
    id: 'pet-loss',
    named: new RegExp(
      String.raw`\b${PET}\b.*\b(put (him|her|it|them )?(down|to sleep)|ashes|died|dies|dying|death|dead|euthan\w*|grave|bury|buried|cremat\w*|put to sleep|passed away|terminal\w*)\b|\b(put|putting) (the |my |our |old |poor )*(${PET}|\p{Lu}?\p{L}+) (down$|to sleep)|\b(to be|being|been|was|getting|get|having|have (him|her|it|\p{L}+)) put (to sleep|down$)|\b(bury|euthanise|grieve|mourn\w*|miss|missing|cremate|goodbye to) (for )?(the |my |our |old )*${PET}\b|\b(died|ashes|death|loss)\b.* ${PET}\b`,
      'u',
    ),
    except: new RegExp(
      String.raw`${CHILD_TO_BED.source}|\b(put (the )?(kids|baby|toddler|children|son|daughter|computer|laptop|phone|tv)\b.*to sleep|put (the |my |your |that |this )?(phone|book|blinds?|shutters?|laptop|bags?|shopping|drink|mug|pen|screen|tablet|controller|fork|game|tools?|knitting|deposit|roots|money|name|cash|foot|cards?|keys) down|(a|the|our|my|find|report|lost) missing|missing (cat|dog|kitten|rabbit|pet)|(gone|went|is) missing|dead (mouse|mice|bird|rat)|lost (cat|dog)|posters?)\b|^(?:ask|e-?mail|request|apply)\b.*\b(?:extension|time off|day off)\b`,
    ),
  },
]

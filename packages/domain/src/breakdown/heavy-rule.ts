export interface HeavyRule {
  /** Of the template. */
  readonly id: string
  readonly named: RegExp
  /** What looks alike and is something else. */
  readonly except?: RegExp
  /** The same, where an everyday word tells it: it has to stand in the clause that was heard. */
  readonly exceptInClause?: RegExp
}

/** Whether a rule fits a text in lower case: "he hit me, then walk the dog" is not about the dog. */
export function isMeant({ named, except, exceptInClause }: HeavyRule, said: string): boolean {
  if (!named.test(said) || except?.test(said)) return false
  if (!exceptInClause?.test(said)) return true
  // It is enough that one clause, or a row of them, says it without such a word.
  const signs = [...said.matchAll(BETWEEN_CLAUSES)]
  const starts = [0, ...signs.map(({ index, 0: sign }) => index + sign.length)]
  const ends = [...signs.map(({ index }) => index), said.length]
  return starts.some((start) => {
    const end = ends.find((one) => one > start && named.test(said.slice(start, one)))
    return end !== undefined && !exceptInClause.test(said.slice(start, end))
  })
}

const BETWEEN_CLAUSES =
  /[,.;:!?] *| (?:and|then|because|cos|cause|when|while|since|until|till|before|after|but|so|during) /g

/** Then it is a subject that is read, written or raised money about. */
export const ABOUT_IT =
  /\b(essay|(?<!^|\b(?:to|and|then|must|also|please) )book(?! (?:time|an?|the|some|off|it|in|my|annual|leave|days?|table|flights?|trains?)\b)|film|movie|novel|lecture|course|training|revis\w*|homework|coursework|assignment|exam|article|awareness|prevention|squad|policy|play|chapter|documentary|episode|podcast|module|research|history|charity|fundrais\w*|run for|race|bake sale|marathon|poster)\b/

/** Who swears at a wardrobe "without crying" is joking. */
export const IN_A_JOKE = String.raw`(?<!\b(?:ikea|flat-?pack|wardrobe|bookcase|shelf|shelves|desk|drawers|bed frame|tent|gazebo|printer|spreadsheet|excel|wifi|router|tv|duvet cover|fitted sheet|lego|blinds?|curtains?|onions?|parallel park\w*|fairy lights|tax return|dishwasher|sofa)\b.{0,24})`

/** An overdose of these is a joke. */
export const HARMLESS = String.raw`\boverdos(?:e|ed|ing) the (?:lawn|grass|plants?|tank|fish|pool)\b|\boverdos(?:e|ed|ing) (?:of|on) (?:cute |too many |so many |fluffy )?(?:\w+ness|(?:cat|dog|puppy|funny) (?:videos?|pics|pictures|memes)|memes|reels|tiktoks?|sugar|chocolate|cakes?|sun|sunshine|carbs|coffee|caffeine from|screens?|nostalgia|glitter|puns|cheese|fun|love|kittens?|puppies|christmas|tv|telly|news|social media|work|meetings?|people|pizza|crisps|sweets|turkey)\b`

/** The funeral is over, and what is felt goes on. */
export const FELT_SINCE =
  /\b(cry\w*|cried|sob\w*|tears|sleep\w*|eat|cope|coping|function|numb|empty|lost|sad|low|alone|lonely|tired|exhausted|struggl\w*|concentrate|stop thinking|get up|out of bed|miss|missing)\b.*\b(since|after|following|from)\b.{0,24}\b(funeral|burial|cremation|wake)\b|\b(since|after)\b.{0,24}\b(funeral|burial|cremation)\b.*\b(cry\w*|sob\w*|sleep|eat|cope|numb|empty|sad|struggl\w*)\b/

/** The smell of old smoke in a thing of one's own. Gas and what burns are never excepted. */
export const OLD_SMOKE =
  /^(?:get rid of|get .*\bout of|get|air|wash|clean|remove)\b.*\bsmell of (?:smoke|cigarettes?|bonfire|bbq|barbecue)\b.*\b(?:in|from|out of|off) (?:(?:the|my|our|his|her) )?(?:car|coat|hair|clothes|curtains|jumper|jacket)\b|\b(?:clothes|coat|jacket|jumper|hair) (?:still )?smells? of smoke\b.*\b(?:bonfire|bbq|barbecue|cigarettes?)\b/

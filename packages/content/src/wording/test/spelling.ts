/** American forms, as whole words. What is right in both, such as `size` or `vigorous`, is not among them. */
const AMERICAN: readonly RegExp[] = [
  // -ize, -yze
  /\b(?!(?:\w+-)?(?:(?:cap|down|over|re|out|under)?siz|priz|seiz|maiz|assiz)(?:e|es|ed|ing|able)\b)[a-z]{2,}iz(?:e|es|ed|er|ers|ing|able|ations?)\b/gi,
  /\b[a-z]+lyz(?:e|es|ed|er|ers|ing)\b/gi,
  // -or
  /\b(?:ard|arm|behavi|cand|clam|col|dem[ea]an|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|tum|val|vap|vig)or(?:s|ed|ing|ite|ites|ful|less|able|ably|al|ally|hood|hoods|ly|y)?\b/gi,
  // -er
  /\b(?:center|theater|liter|fiber|caliber|somber|meager|luster|specter|maneuver|epicenter)(?:s|ed|ing|piece|pieces|ly)?\b/gi,
  /\b(?:kilo|centi|milli)meters?\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few) meters\b/gi,
  // -og
  /\b(?:dia|cata|ana|mono|pro|epi)logs?\b/gi,
  // One l for two, and two for one
  /\b(?:cancel|channel|counsel|dial|duel|equal|fuel|funnel|grovel|initial|jewel|label|level|marvel|model|panel|pedal|quarrel|refuel|relabel|remodel|reschedul|rival|shovel|signal|snorkel|spiral|stencil|swivel|total|travel|tunnel|unravel|yodel)(?:ed|ing|ers?|ors?|ous)\b/gi,
  /\b(?:appall|distill|enroll|fulfill|instill)(?:s|ments?)?\b|\binstallments?\b|\b(?:skill|will)full?y?\b|\bwoolen\b|\bjewelry\b/gi,
  // -ense, and to practise
  /\b(?:defense|offense|pretense)s?\b|\bpractic(?:ed|ing)\b|\bto practice\b/gi,
  // ae and oe
  /\b(?:an?esthe(?:tic|sia)|esthetic|celiac|diarrhea|estrogen|leukemia|anemi[ac]|orthopedic|pediatric)\w*/gi,
  // One by one
  /\b(?:aging|airplane|aluminum|ax|check(?:ing account)|cozy|cozier|curb(?:side)|gray(?:s|er|ish)?|mold(?:s|y)?|mustache|pajamas?|plow(?:ed|ing|s)?|skeptic(?:al|s)?|smolder(?:ing)?|specialty|sulfur|tidbits?)\b/gi,
  // Words of the other side
  /\b(?:moms?|mommy|math|gotten|diapers?|faucets?|sidewalks?|flashlights?|vacations?|cell ?phones?|garbage|zip code|closets?|someplace|anyplace|oftentimes|on the weekend)\b/gi,
]

/** Words in a text that are not spelled the British way. */
export function americanWords(text: string): string[] {
  const own = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ''), text)
  return AMERICAN.flatMap((rule) => own.match(rule) ?? [])
}

/** What the specification names so, letter by letter. */
const QUOTED: readonly string[] = ['Personalized Tips', 'Categorize Your Tasks']

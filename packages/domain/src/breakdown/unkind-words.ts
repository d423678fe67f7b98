// What people call themselves in a title. It is heard, it is no part of the task, and it is never said back.

/** They only say how much. */
const MUCH = 'absolute|utter|complete|total|such an?|such|so|an?|just|bloody|proper|right|big|old'
const UNKIND =
  '(?:useless|lazy|stupid|pathetic|worthless|disgusting|fat|dumb|selfish|ugly|hopeless|idiotic|needy|gross|thick|dozy|daft|silly|dirty|crap|rubbish|ungrateful|boring)'
/** They hardly ever mean anything else. */
const NAME =
  '(?:idiot|moron|dummy|fatty|fatso|bitch|twat|git|loser|dickhead|prick|knobhead|bellend|numpty|plonker|wanker|arsehole|asshole|eejit|lazybones|lazyarse|slob|cretin|imbecile|dimwit|dumbass|retard|cunt|waste of space)'
/** They mean something else as well, so something has to say whom. */
const NAME_TOO =
  '(?:cow|pig|failure|muppet|fool|lump|mess|freak|arse|person|mother|human|clown|donut|doughnut|toad|sloth|shit|cabbage)'
/** "Clean up that dirty mess" is about a mess. */
const NAME_ALONE = `(?:(?:absolute|utter|complete|total|${UNKIND}) )+(?!mess|shit)${NAME_TOO}`
const CALLED = `(?:(?:${MUCH}|${UNKIND}) )*(?:${NAME}|${NAME_TOO}|${UNKIND})`
const YOU = "(?:(?:you|u|ya|ye|yer)(?: are| r|['’]re)?|youre|your(?= (?:such|so|an?)\\b))"
/** "Feed the lazy cow" is about an animal. */
const NOBODYS = String.raw`(?<!\b(?:the|my|our|an?|that|this|his|her|their|your|some|every|each|to|with|from|for|of|about|like) )`
const AT_END = String.raw`\b${NOBODYS}(?:(?:${UNKIND} )*${NAME}|${NAME_ALONE})$`
const AT_START = String.raw`^(?:(?:${UNKIND} )*${NAME}|${NAME_ALONE})(?=[ ,:!.-]|$)`
const I_AM = String.raw`\b(?:i am|i['’]?m|im) (?:(?:${MUCH}) )*(?:${UNKIND} )*(?:${NAME}|${NAME_TOO}|${UNKIND})\b(?! (?:about|with|for|in|at|on|of|to)\b)`
const STOP_BEING = String.raw`\b(?:stop|quit) being (?:${CALLED}|dramatic|(?:such )?an? baby)\b`

/** Whether somebody speaks unkindly of themselves. */
export const SELF_INSULT = new RegExp(
  String.raw`\b${YOU} ${CALLED}\b|${STOP_BEING}|${AT_START}|${AT_END}|${I_AM}`,
)

const TAKEN_OUT = new RegExp(
  String.raw`(?<![\s,.!:–-])[\s,.!:–-]*(?:\b${YOU} ${CALLED}\b(?: and)?|${STOP_BEING}(?: and)?|${AT_START}|${AT_END}|${I_AM}(?: and| so| but)?)[\s,.!:–-]*`,
  'gi',
)

/** A title without what its writer calls themselves. */
export function withoutUnkind(text: string): string {
  return MAY_BE.test(text) ? text.replaceAll(TAKEN_OUT, ' ').trim() : text
}

const MAY_BE = new RegExp(String.raw`\b(?:${NAME}|${NAME_TOO}|${UNKIND}|being)\b`, 'i')

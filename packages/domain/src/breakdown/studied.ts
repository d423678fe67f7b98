// What is only studied, taught or written about weighs on nobody.

const SUBJECT = String.raw`(?:suicid\w*|self[- ]?harm\w*|overdos(?:e|es|ing)|(?:domestic |sexual |gun )?(?:violence|abuse)|sexual assault|stalking|grief|bereavement|addiction|alcoholism|gambling|dementia|eating disorders?|homelessness|abortion|euthanasia|depression)`
/** Between the subject and the work on it stands nothing of somebody's own life. */
const BETWEEN = String.raw`(?: (?!(?:on|after|before|in|at|my|i|me|the|for|during|instead|because|pills|tablets|tonight|today|again)\b)[\w&]+){0,3}`
const WORK =
  '(?:essay|dissertation|film|movie|novel|squad|prevention|awareness|training|course|research|homework|assignment|coursework|lecture|module|article|documentary|episode|case study|slides|lesson|leaflet|poster|webinar|statistics|stats|policy|law|unit|presentation|lit(?:erature)? review)'
const DOING =
  '(?:(?:write|do|finish|start|edit|read|watch|plan|prep|prepare|draft|give|mark|the|my|a|an|for|uni|history|english|psych\\w*|soc\\w*|law) ){0,4}'

const STUDIED = new RegExp(
  String.raw`(?<!\bmy (?:own )?)\b${SUBJECT}${BETWEEN} ${WORK}\b|^${DOING}(?:${WORK}|blog(?: post)?|present(?:ing)?)(?::| (?:on|about)) (?:the )?${SUBJECT}(?: (?:and|&) \w+)?`,
  'g',
)
const MAY_BE = new RegExp(String.raw`\b(?:${WORK}|blog|present)`)

/** Games, dishes, books and doings whose names only sound heavy. */
const ONLY_CALLED_SO =
  /\b(?:dead by daylight|death stranding|death by chocolate|(?:swedish )?death cleaning|suicide (?:burgers?|squad|wings|sauce)|poisoned chocolates?|go to jail card|lonely planet|stalker:? shadow|walking dead|die hard|killer sudoku|murder mystery|dying (?:easter )?(?:eggs|wool|fabric|yarn)|shame about the (?:weather|rain|score|match|cake)|redundancy (?:test|check|plan) (?:for|of) (?:the )?(?:servers?|backups?|network)|break up the (?:old )?(?:patio|concrete|soil|ice|clay|pallets?)|dying (?:fern|plant|orchid|basil|rose|succulent|cactus|lawn|grass)|dead pixels?|(?:plant|fern|rose|basil|cactus|orchid) wants to die|end it with (?:netflix|sky|bt|virgin|spotify|amazon|a nice)|crime podcast about the stalker|bored to death|scared to death of (?:phone calls|spiders|dentists?|driving|heights|flying)|i['’]?m dead (?:after|from|tired|on my feet)|dead on my feet|(?:phone|car|laptop|watch|remote) battery (?:keeps? |is |has )*(?:dying|died|dead)|heart attack (?:when i (?:saw|opened|read)|in english class)|overdos\w+ on cute|threatening letter from (?:the )?(?:library|council|tv licen[cs]\w*|school|parking)|do(?:ing)? the voices|knock ['’]?em dead|panic room|go on like this with this (?:messy )?(?:desk|laptop|room|phone|chair))\b/g

/** A text without the subject of an essay, a lesson or a film, or the name of a game: what else stands in it is still heard. */
export function withoutStudied(text: string): string {
  const said = text.replaceAll(ONLY_CALLED_SO, 'it')
  return MAY_BE.test(said) ? said.replaceAll(STUDIED, 'the subject') : said
}

import { likelyRules } from './likely-rules.ts'
import { PERSON, UNSURE_NAME } from './people-words.ts'
import { FEW, recent } from './recent.ts'
import { stem } from './stem.ts'

/** What is to be done, by the one word it begins with. An act is also the id of the template that fits any object. */
const VERBS_OF = {
  'thank-you': 'thank',
  tell: 'tell warn inform announce admit confess',
  decline: 'decline refuse',
  apology: 'apologise apologize',
  ask: 'ask request',
  invite: 'invite',
  chase: 'chase nudge pester hassle',
  wait: 'wait await',
  'cancel-plan': 'cancel end',
  reschedule: 'reschedule postpone rearrange rebook',
  call: 'call phone ring telephone facetime',
  message: 'text message whatsapp dm confirm',
  reply: 'reply answer respond rsvp',
  'one-email': 'email',
  'hard-talk': 'confront',
  contact: 'contact remind congratulate nominate speak talk compliment',
  visit: 'visit see meet attend',
  help: 'help support assist babysit mind teach train coach',
  clean:
    'clean wash wipe scrub rinse mop dust vacuum hoover sweep degrease disinfect bleach shampoo steam deep descale jetwash',
  tidy: 'tidy organise organize declutter clear empty unload strip label alphabetise merge straighten file',
  'put-away': 'fold hang stow',
  fix: 'fix repair mend unblock unclog glue restore renovate service darn patch bleed tighten plaster grout seal',
  change: 'change replace swap switch upgrade',
  setup: 'install assemble mount connect pair',
  care: 'sharpen oil sand varnish tune calibrate iron press polish wax treat trim',
  'garden-work': 'mow weed prune rake plant dig sow repot deadhead harvest',
  water: 'water',
  write: 'write outline draft type rewrite edit proofread translate journal',
  make: 'make create design draw paint knit crochet carve record build sew film compose craft decorate print3d',
  cook: 'cook bake roast fry boil grill brew knead chop prep defrost marinate puree mash blend grate peel',
  get: 'buy order purchase get restock stock refill hire rent borrow',
  book: 'book reserve schedule arrange',
  'sign-up': 'register enrol enroll join enter subscribe',
  apply: 'applyfor',
  renew: 'renew',
  claim: 'claim complain appeal dispute report challenge',
  pay: 'pay reimburse repay',
  sell: 'sell',
  'give-away': 'donate recycle dump throw bin rehome ditch chuck dispose',
  return: 'return',
  send: 'send post mail forward deliver submit hand',
  print: 'print photocopy laminate',
  scan: 'scan',
  sign: 'sign',
  collect: 'collect fetch',
  'take-to': 'drop',
  learn: 'learn practise practice rehearse memorise memorize',
  revise: 'revise study',
  reading: 'read',
  watch: 'watch listen',
  search: 'find look search investigate research explore discover locate google compare',
  decide: 'choose decide pick',
  plan: 'plan host organiseevent',
  prepare: 'prepare',
  'pack-trip': 'pack',
  unpack: 'unpack',
  stop: 'stop quit reduce limit avoid resist',
  move: 'move carry shift lift',
  check: 'check test inspect measure count monitor review proof',
  'animal-care': 'groom worm',
  digital:
    'update download reset transfer backup delete sync export import unsubscribe block uninstall reboot restart upload archive',
  play: 'play sing dance',
  rest: 'rest sleep nap relax breathe meditate',
  eat: 'eat drink',
  exercise: 'exercise stretch swim run jog cycle',
  'go-on': 'continue resume',
  'finish-thing': 'finish complete finalise finalize',
  open: 'open',
  fill: 'fillin',
  'go-to': 'go',
  mark: 'mark grade assess',
  lost: 'lost misplace',
  lend: 'lend',
} as const

export type Act =
  | keyof typeof VERBS_OF
  | 'pick-person'
  | 'hang-washing'
  | 'bring-in'
  | 'call-friend'
  | 'lost'
  | 'bins'
  | 'child-care'
  | 'wait-home'
  | 'vet-trip'
  | 'decorate'

const SOMEBODY = `(?:(?:my|the|our|his|her) )?(?:${PERSON}|${UNSURE_NAME}|him|her|them|[a-z]+ and [a-z]+)`
const WASHING = '(?:washing|laundry|sheets|towels|clothes|duvet cover|bedding|wet things|whites|darks)'
const SOMETIME =
  '(?:appointment|booking|meeting|interview|lesson|dinner|class|session|viewing|flight|date|call|visit|trip|lunch|coffee|delivery|check ?up|party|drinks?|holiday|shift|exam|slot|gp|dentist|doctor|haircut|therapy)'

/** Where several words say what is to be done. In this order; they go before the single words. */
const PHRASES: readonly (readonly [Act, RegExp])[] = [
  [
    'book',
    /^get (someone|somebody|an? (plumber|electrician|engineer|builder|cleaner|gardener|locksmith|handyman|mechanic)) (to|in|out|round)\b/,
  ],
  [
    'get',
    /^(a |my |our )?new (?!flat|house|place|home|job|year|baby|passport|neighbours?|term|school|teacher|boss|start|phone set)/,
  ],
  ['apply', /^apply (for|to|online)\b/],
  [
    'fix',
    /^(clear|free) (?!.*\b(under|behind|around|beside|below)\b).*\b(drain|blockage|toilet|sink|pipe|jam)s?\b/,
  ],
  ['decline', /^let .+ down\b/],
  [
    'lost',
    /^(find|look for|search for|locate|hunt for|track down) (my|our) (?!.*(pension|ancestor|purpose|voice|job|flat|size|place|way|passion))|^(find|look for) (the|where .*) ?(keys?|remote|wallet|purse|phone|glasses|charger|cat|passport)\b/,
  ],
  [
    'animal-care',
    /^(bath|bathe|wash|brush|cut|groom|feed|worm|deflea|deworm|clip|trim|exercise|train|play with|give|ride|muck out|medicate) .*\b(dogs?|cats?|puppy|kitten|rabbits?|hamster|horse|pony|guinea pigs?|fish|chickens?|hens?|pets?|birds?|tortoise|gecko|snake|ferrets?)(['’]s (nails|claws|teeth|coat|ears|medicine|tablets?|pill))?( (a|the|their|his|her|its|to) .*)?$/,
  ],
  ['digital', /^(install|put) .*(app|software|update|program|game|antivirus|extension|plug-?in|driver)\b/],
  ['sign-up', /^open (a |an |my |the |new )*.*account/],
  [
    'digital',
    /^set up (a |an |the |my |our |new )*.*(direct debit|standing order|account|email|wifi|wi-fi|app|auto ?pay|online|banking|reminders?|alerts?|password|website|profile|forwarding|filter|zoom|teams)/,
  ],
  [
    'decline',
    /^(say(ing)? no|turn down|turn .* down$|back out|pull out of|opt out|get out of (?=.*(?:\w{3}ing\b|\b(?:party|parties|wedding|hen|stag|dinner|lunch|drinks|brunch|bbq|barbecue|plans?|invite|duty|duties|shift|run|drop[- ]?off|pick[- ]?up|event|do|call|date|class|lesson|trip|weekend|visit|appointment|interview|commitments?|committee|gig|game|match|training|practice|rehearsal|jury|favour|promise|going|christmas|holiday|hosting|rota|presentation|speech|talk|project|job|quiz|sports day|fair|fete|play ?date|sleepover|gathering|thing)\b))|bow out|tell (?!.* (?:why|how|what|if) no$).* (no$|i can['’]?t|that i can['’]?t|i won['’]?t|i am not coming|i['’]m not coming))/,
  ],
  [
    'go-on',
    /^(go on with|carry on|get back (to|into) (?!him|her|them|mum|dad|[a-z]+ about)|go back to (the|my|writing|working|reading|learning)|pick up where|keep (going|working|at)|catch up on|make progress|return to (the|my) (essay|novel|project|draft|report|thesis|work))/,
  ],
  [
    'finish-thing',
    /^(wrap up (?!(the )?presents?|gifts?)|finish off|put the finishing|get .* (finished|over the line)$)/,
  ],
  ['apology', /^(say sorry|make up with|make amends|make it up to|patch things up|own up)/],
  [
    'tell',
    /^(let .{1,30} know|break (the |some |bad |it )?(news|to)|come out|come clean|explain to|give .* the news|speak up|own up)/,
  ],
  [
    'chase',
    /^(follow up|chase up|hurry up|check (the |on the )?(status|progress)|find out (what|where|when|whats)['’]?s? .*(happen|my (order|parcel|refund|application|claim|results?|money|referral|delivery))|ask again|see where my|ask where)/,
  ],
  ['fill', /^(fill|complete) (in|out)\b/],
  ['tell', /^(phone|call|ring|text|email) in (sick|ill|late)\b/],
  ['prepare', /^plan .*\b(lessons?|workshop|lecture|talk|speech|presentation)\b/],
  ['go-to', /^(fill|top|tank) up .*\b(car|van|tank|motorbike)\b/],
  ['contact', /^(say|wish) .*(goodbye|hello|hi|happy|merry|congrat|well done|good luck|thanks?)\b/],
  ['return', /^hand (in|over|back) .*\b(keys?|uniform|laptop|phone|badge|equipment|pass|card)\b/],
  ['get', /^send (some |a |an |the )*(flowers|present|gift|hamper|chocolates|bouquet)/],
  ['clean', /^get rid of .*\b(stain|smell|mould|mold|limescale|marks?)\b/],
  [
    'search',
    /^get rid of .*\b(wasps?|mice|mouse|rats?|ants|moths|bed ?bugs|fleas|cockroaches|silverfish|slugs|flies|pigeons|squirrels|spiders?|spots|rash|headache|hiccups|nits|weeds)\b/,
  ],
  [
    'stop',
    /^(drink|eat|use|spend|smoke|scroll|watch|shop|work|swear|worry|play|buy|be on|check|sleep|snack|shout|argue|go on) (.*\b)?(less|fewer)\b/,
  ],
  ['garden-work', /^(clear|sweep|rake|brush|shovel|scrape) .*\b(snow|leaves|ice|mud|moss|weeds|gravel)\b/],
  ['digital', /^set (my|an|the|a) (alarm|timer|reminder)/],
  [
    'ask',
    /^get (some |a |an |the |my )*(feedback|advice|permission|quotes?|reference|approval|extension|opinion|second opinion)\b/,
  ],
  ['go-to', /^(take|catch|get) (the |a )?(bus|train|tram|taxi|ferry|plane|flight|tube)\b/],
  [
    'cancel-plan',
    /^stop .*\b(delivery|deliveries|subscription|service|payments?|order|direct debit|papers|membership)\b/,
  ],
  ['sign-up', /^sign .+ up for\b|^put .*\bname .*(up|down) for\b|^sign .+ up$/],
  ['pay', /^put money on\b/],
  [
    'fix',
    /^(?:(?:deal with|sort(?: out)?|see to|handle|do something about|tackle|face) )?(?:the |my |our |a |that )?(?:broken|cracked|leaking|leaky|blocked|squeaky|dripping|faulty|ripped|torn|jammed|wobbly)\b/,
  ],
  [
    'wait-home',
    /^(wait|stay) (in |at home )?for .*\b(plumber|electrician|engineer|delivery|parcel|package|builder|repair|man|courier|postman|tradesman|cleaner|food|taxi|fridge|sofa|bed|washing machine|internet|boiler)\b/,
  ],
  [
    'ask',
    /^get .*\b(results?|answers?|diagnosis|help|refund|deposit back|money back|letter from|note from|reply)\b|^get .+ back\b/,
  ],
  [
    'ask',
    /^get .* from (my |the |our )?(gp|doctor|boss|manager|bank|school|landlord|council|hr|tutor|teacher|hospital|consultant|solicitor|mum|dad|sister|brother|neighbour|insurance|work|university|college)\b/,
  ],
  ['learn', /^run through\b/],
  ['search', /^read up on\b/],
  ['call', /^(ring|call|phone) (round|around)\b/],
  ['pay', /^top up\b/],
  ['sign', /^sign off\b/],
  ['wait', /^(hear back|see (if|whether) .*(repl|answer|back))/],
  [
    'reschedule',
    new RegExp(
      `^(move|change|push back|put off|swap|bring forward) .*${SOMETIME}s?\\b(?! (form|letter|clothes))`,
    ),
  ],
  ['cancel-plan', /^(call off|withdraw from|drop out)/],
  [
    'call',
    /^(give .* a (call|ring|bell|buzz)|ring up|video call|pick up the phone|make (the|that|a|this) (phone )?call|call back|return .* call)/,
  ],
  [
    'reply',
    /^(write back|text back|get back to (him|her|them|mum|dad|[a-z]+ about)|text .* back|message .* back|reply)/,
  ],
  [
    'pick-person',
    new RegExp(
      `^(pick up|collect|fetch|drop off|drive|meet|bring|take|drop) ${SOMEBODY}( (up|off|home|back|out))?( (from|to|at|for|before|after|on)\\b|$)`,
    ),
  ],
  ['pick-person', new RegExp(`^(pick|drop) ${SOMEBODY} (up|off)`)],
  ['pick-person', /^(do |go on )?(the )?school run/],
  [
    'decorate',
    /^(paint|varnish|stain|decorate|wallpaper|treat|seal|sand|redecorate) .*\b(fence|walls?|rooms?|ceiling|doors?|shed|bedroom|kitchen|hall(way)?|deck(ing)?|gate|bench|table|chairs?|windows?|skirting|radiators?|garage|bathroom|nursery|lounge|furniture|cupboards?|stairs|house|flat)\b/,
  ],
  [
    'put-away',
    /^pick up (the |my |all |all the )?(toys|clothes|socks|mess|lego|things|books|papers|bits|crumbs)|^pick up (after|.*\b(poo|litter|rubbish|leaves|mess)\b)|^pick up .* off the floor|^tidy up (the |my |all )*(toys|clothes|mess|lego|books|shoes)\b|^(tidy|put|stow|clear) (the |my |all |this |that )*.*\b(away|back)\b|^(fold|take down|unload)/,
  ],
  [
    'hang-washing',
    new RegExp(
      `^(?:hang|peg|put (?:up|out)) .*${WASHING}|^put .*${WASHING} (?:up|out|on the (?:line|airer|rack))\\b`,
    ),
  ],
  ['bring-in', new RegExp(`^(bring|take|get) (in .*${WASHING}|.*${WASHING}.*( in\\b| off the line))`)],
  [
    'setup',
    /^build .*(ikea|flat ?pack|wardrobe|shelf|shelves|bed|desk|bookcase|table|cot|crib|cabinet)\b(?!room)/,
  ],
  ['setup', /^(put up|put together|set up|hang) /],
  [
    'collect',
    /^(pick up|pick .* up\b|go and get|go get|get .* from (the |my )?(shop|store|post office|pharmacy|chemist|school|library|garage|depot|locker|supermarket|tesco|boots|market|office)\b|collect|pop .* to collect)/,
  ],
  ['return', /^(give|take|bring|send) .* back\b|^(give|take|bring|send) back|^drop .* back/],
  ['write', /^post (on|to|in) /],
  ['one-email', /^write (a |an |the |my |back )*(letter|note|email|mail|message) (to|for)\b|^write to\b/],
  ['child-care', new RegExp(`^read (to|with) ${SOMEBODY}`)],
  ['cancel-plan', /^close .*account/],
  [
    'sign-up',
    /^(change|update|switch) .*\b(name|address|number|details|email|supplier|provider|bank|gp|doctor|surgery|plan|settings?|pronouns|surname|course|module|subject)s?\b/,
  ],
  ['message', /^check (up |in )?(on|with)\b/],
  ['vet-trip', /^(take|bring|get) .+ to (the )?(vets?|groomers?|kennels?|cattery)\b/],
  [
    'take-to',
    /^(take|bring|drop) (?!(the |a )?(bus|train|tram|taxi|ferry|plane|flight|lift|stairs|tube)\b).+ (to|round|over|into|in for|off at)\b/,
  ],
  ['send', /^(hand in (?!my notice|notice)|turn in|post\b|send off|drop off .* (form|letter|application))/],
  ['bins', /^(take|put) (out )?(the |my )?(bins?|rubbish|recycling|trash)/],
  [
    'give-away',
    /^(get rid of|give away|give .* (to charity|away)|throw (out|away)|clear out to|take .* to (the )?(tip|charity|dump|recycling))/,
  ],
  ['ask', /^(find out (if|whether|from)|put in a request|see if .* (can|could|will|wants|would)|ask for)/],
  [
    'hard-talk',
    /^(have (a|the|that|an) (word|chat|conversation|talk|difficult|hard|honest|awkward|serious)|talk to|speak (to|with)|discuss|bring up|raise .* with|stand up (to|for)|set (a |some )?boundar)/,
  ],
  [
    'claim',
    /^(make a (claim|complaint)|ask for (a |my )?(refund|money back)|get (a |my )?(refund|money back)|file a (claim|complaint|report)|put in a (claim|complaint))/,
  ],
  ['sign-up', /^(sign up|sign on|put .* name down|take part)/],
  [
    'book',
    /^(make|arrange|get|set up|sort out) (a|an|the|my|another)? ?.*\b(appointment|reservation|booking)\b/,
  ],
  ['pay', /^(send|give|owe|lend) .*(money|cash|£|quid|pounds|tenner|fiver|deposit)\b/],
  ['search', /^(look (up|into|for)|find out|shop around|work out (how|where|what))/],
  [
    'decide',
    /^(make up my mind|figure out (what|which|where|whether|if)|work out (what|which|whether|if)|think about (what|which|where|whether|if|changing|moving|getting))/,
  ],
  ['learn', /^(get better at|teach myself|learn)/],
  ['stop', /^(give up|cut down|cut out|cut back|spend less|use .* less|stop)/],
  [
    'help',
    /^(help|look after|take care of|keep an eye|sit with (?!the (sad|bad|feeling|discomfort|urge|anger|grief|silence)|it\b|this|that|my|a |how)|be there for|give .* a (hand|lift))/,
  ],
  [
    'visit',
    /^(go (and |to )?(see|visit)|go round to|pop (in|round)|call in on|drop in on|hang out|spend time with|have .* (round|over))/,
  ],
  [
    'check',
    /^(check(?! in\b| out of\b)|look (at|over|through)|have a look|go (over|through) (?!.*\b(post|letters?|mail|emails?|papers?|paperwork|inbox|clothes|wardrobe|boxes|photos|cupboards?|drawers?)\b))/,
  ],
  ['get', /^(pick out|go and buy|stock up)/],
  [
    'digital',
    /^(check in (for|online|to)|log (in|into|out|on)|turn (on|off) .*(notification|wi-?fi|bluetooth|computer|phone|tv|factor|auto|update|location|alert|subtitle|sync|data|camera|mode|ads|tracking|vpn)s?\b|factory reset|clear (the |my )?(cache|history))/,
  ],
  [
    'rest',
    /^(have a (nap|rest|lie down|break)|take a (nap|rest|break|breather)|lie down|go to sleep|wind down|switch off|calm down|chill)/,
  ],
]

const ACT_OF_STEM: ReadonlyMap<string, Act> = new Map(
  Object.entries(VERBS_OF).flatMap(([act, verbs]) =>
    verbs.split(' ').map((verb) => [stem(verb), act as Act] as const),
  ),
)

/** What says nothing about what is to be done: the thing leads. */
const VAGUE = new Set(
  'do sort deal handle tackle face get manage start begin work need have try cope go redo'
    .split(' ')
    .map(stem),
)

/** "Get over it" buys nothing, and "go through it" goes nowhere. */
const SAYS_OTHER =
  /^(?:get (?:over|through|past|by|into|along|on|off|up|down|in|out|ready|to|back|better|well|worse|going|moving|used|married|pregnant|sober|clean|fit)|go (?!to |into |down to |along to ).*)\b/

/** What is to be done, told by the beginning of `said`, a clause in lower case; null where that says nothing. */
export function actOf(said: string): Act | null {
  return actInPhrase(said) ?? actOfVerb(said)
}

/** The same, told by several words and not by the first one alone. */
export const actInPhrase = recent(
  (said): Act | null => phrasesFor(said).find(([, phrase]) => phrase.test(said))?.[0] ?? null,
  FEW,
)

const phrasesFor = likelyRules(PHRASES, ([, phrase]) => phrase)

/** The same, told by the first word alone. */
export function actOfVerb(said: string): Act | null {
  return SAYS_OTHER.test(said) ? null : (ACT_OF_STEM.get(stem(said.split(' ', 1)[0] ?? '')) ?? null)
}

/** The acts that these verbs stand for. */
export function actsOf(verbs: readonly string[]): ReadonlySet<Act> {
  return new Set(verbs.flatMap((verb) => actOfVerb(verb) ?? []))
}

export function isVague(verb: string): boolean {
  return VAGUE.has(verb)
}

// That one would rather not live, hurts oneself, takes too much or sees what nobody sees: said softly, sideways, in any English.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER } from './people-words.ts'

const oneOf = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u')
const SELF =
  '(?:my ?|me ?|mi ?)sel(?:f|l|ve)s?(?![- ]?(?:assess|employ|care|confid|defen|esteem|help|portrait|study|worth))'
const NOT = "(?:n['’]?t|not|never)"
const DAYS = '(?:\\d+|two|three|four|five|six|a few|several) (?:days?|nights?)'
const MEDICINE =
  '(?:lithium|sertraline|citalopram|fluoxetine|prozac|venlafaxine|quetiapine|olanzapine|risperidone|lamotrigine|antipsychotics?|antidepressants?|mood stabili[sz]ers?|meds|medication|tablets|pills|seizure (?:meds|tablets)|epilepsy (?:meds|tablets)|steroids)'
const PILLS =
  '(?:paracetamol|ibuprofen|aspirin|tylenol|codeine|co-?codamol|tramadol|antidepressants|sleeping (?:pills|tablets)|tablets|pills|meds|medicine|medication|insulin|diazepam|propranolol|antihistamines?)'
const A_TALE = new RegExp(
  `${ABOUT_IT.source}|\\b(?:recipe|game|gta|minecraft|sims|next level|boss fight|band|song|lyrics|album|gig|photo|photos|photograph|draw|paint|design|tv series|season|podcast|daylight|costume|halloween|lego)\\b`,
)

export const SOFTLY_SAID: readonly HeavyRule[] = [
  {
    id: 'overdose',
    named: oneOf(
      String.raw`\b(?:had|took|taken|swallowed|necked|popped|ate|eaten|downed) (?:maybe |about |like |around |nearly |over |all |of )*(?:\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|all|loads|a (?:load|handful|bunch|packet|box|strip|bottle)|the (?:lot|whole|rest)|too (?:many|much))(?: of)?(?: the| my| his| her| nans?)?(?: \p{L}+['’]?s)? ?(?:packet of |box of |strip of |bottle of )?${PILLS}\b`,
      String.raw`\b(?:swallowed|necked|took|downed) (?:the lot|them all|all of them|the whole (?:lot|box|packet|bottle))\b(?!.*\b(?:train|bus|blame|water|credit)\b)`,
      String.raw`\b(?:i )?(?:take|took|taken) too (?:much|many)(?: from| of)?(?: the| my)? (?:medicine|tablets|pills|meds)\b`,
      String.raw`\b(?:doubled|tripled|injected all) (?:my |the )?insulin\b`,
      String.raw`\bmix(?:ed|ing)? .{0,16}\b(?:benzos?|xanax|valium|diazepam|oxy\w*|codeine|tramadol|opioids?|methadone|ghb|ketamine)\b.*\b(?:wine|drink|alcohol|vodka|beer|booze|spirits)\b|\bmix(?:ed|ing)? .{0,12}\b(?:wine|alcohol|vodka|booze)\b.*\b(?:benzos?|xanax|valium|diazepam|codeine|tramadol|methadone)\b`,
      String.raw`\bused (?:on my own|alone)\b.*\b(?:blue|out|overdos\w*|nearly)\b|\b(?:pinging|pilled|coked|speeding) .*\bheart(?:['’]?s| is)? (?:going|racing|mental|pounding|mad)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:dog|cat|puppy|kitten|rabbit|vitamin|chocolate|sweets)\\b`,
    ),
  },
  {
    id: 'crisis',
    named: oneOf(
      String.raw`\b(?:decide|know|sure) (?:if|whether) i (?:want to|wanna) (?:live|be alive|be here|carry on|go on)\b(?! (?:in|with|here|there|at|near|to|holiday))`,
      String.raw`\b(?:find|get) (?:someone|somebody|a home)\b.*\b(?:cat|dog|rabbit|birds?)\b.*\bi wo ?n['’]?t be (?:around|here)\b(?! (?:on|next|this|until|in|for) )|^give my \p{L}+ to \p{L}+.* can have (?:everything|it all)$`,
      String.raw`\b(?:looking|staring) at the (?:train )?(?:tracks|rails)\b|\ba plan and a date\b(?! (?:for|night))`,
      String.raw`\b(?:they|everyone|everybody|kids|family|mum|dad|people|all of them|world|house|home)(?:['’]?d|['’]?ll| would| will| could)?(?: all)?(?: be)?(?: a lot| much| so much| far)? (?:grand|fine|ok|okay|better|better off|happier|lighter|easier|all right|alright|relieved)(?: off)? (?:without|minus|if not for) me\b(?!.*\b(?:yoga|gym|work|trip|weekend|night out|holiday|meeting|hour|evening|tonight|lunch)\b)`,
      String.raw`\bi (?:just |only )?(?:want|wanna|wish)(?: to| i could)? (?:dis+ap+ear|vanish|not exist)\b(?! (?:into|from (?:the )?(?:socials|facebook|work|party)|for (?:a|the) (?:day|week|weekend|bit|hour)))|^(?:bought|got) (?:the|a|some) (?:rope|noose)(?: today| now| tonight)?$`,
      String.raw`\b(?:car ?park|roof|balcony|cliff|ledge|bridge|top floor)\b.*\b(?:keep|kept|im|i['’]m|been|just) (?:looking|staring) down\b`,
      String.raw`\bi(?:['’]ve)? (?:have|got|bought|hid) (?:(?:the|a|my) (?:rope|noose|gun|blades?)|enough (?:pills|tablets)) (?:already|now|ready|here|hidden|upstairs)\b|\bso (?:nobody|no ?one) has to (?:clean up after|find) me\b|\b(?:put an end to|walk away from) it all\b(?:$|[,.])`,
      String.raw`\bso (?:she|he|they|it)(?:['’]?s|['’]?ll be|['’]?re| is| are| will be)? (?:ok|okay|safe|fine|looked after|all right) after me\b`,
      String.raw`\b(?:thinking|think|thought) about (?:the |that )?(?:bridge|platform|train tracks|tracks|railway|river|cliff|roof|motorway|multi-?storey|pills|tablets|knives|not (?:turning|braking|stopping))\b(?! (?:photo|project|repair|model|walk|view|painting|loan|crossing))`,
      String.raw`\b(?:stood|stand|standing|sat|sitting|got|went)\b.{0,20}\b(?:platform edge|edge of the|ledge|wrong side|railings?|the bridge|on the tracks)\b(?!.*\b(?:photo|bath|bed|pool|seat)\b)`,
      String.raw`\b(?:drove|drive|driving|drive home)\b.*\b(?:eyes (?:shut|closed)|into (?:a|the) (?:wall|tree)|not turning|no lights on to see)\b|\bwalk(?:ed|ing)? (?:across|onto|on|along|into) (?:the )?(?:motorway|tracks|railway|traffic)\b|\b(?:the car and|drive into) the wall\b`,
      String.raw`\b(?:thinking|think|thought) (?:about|of) (?:the |that |a |my )?(?:rope|noose|gun|shotgun|blades?|razor|pills|driving into (?:a|the) (?:tree|wall|lorry|truck|bridge|river)|stepping (?:out|off)|jumping)\b(?! (?:photo|on|rope))`,
      String.raw`\bjust want to sleep\b.*\b(?:never|not) (?:have to )?(?:get|wake) up\b|\b(?:give|gave|giving|find (?:a )?home for) (?:away )?(?:my|the) (?:cat|dog|stuff|things|guitar|records) (?:away|to \p{L}+)\b.*\bbefore i (?:do it|end it|go)$`,
      String.raw`\bhow (?:much|many) (?:of )?(?:my |the |these |those |nans )?(?:\p{L}+ )?(?:pills?|tablets?|meds|insulin|paracetamol|medicine)\b.*\b(?:(?:would|will|could) (?:do it|kill)|(?:it|you|i) (?:would )?takes? to (?:die|kill|go))\b|\b(?:then|and then|after that) the (?:shotgun|gun|noose)$`,
      String.raw`\buse (?:the |my |all )?(?:insulin|morphine|fentanyl|propofol|potassium|gun|shotgun|rope|pills) on my ?self\b|\b(?:pinched|stole|nicked|stolen) (?:the |some )?(?:fentanyl|morphine|propofol|insulin|ketamine) (?:from|off) (?:the |my )?(?:ward|work|trolley|hospital|theatre)\b`,
      String.raw`\b(?:gun|shotgun|rifle)(?: cabinet| safe)? keys?\b.*\b(?:looking at me|calling|bank|again|tonight|in my hand)\b`,
      String.raw`\b(?:would ?n['’]?t mind|wish|hope|hoping|rather|if (?:only )?i|could)\b.{0,28}\b(?:did ?${NOT}|do ?${NOT}|never|not) (?:just )?(?:wake|woke|woken|waking)(?: up)?\b(?!.*\b(?:early|him|her|baby|kids|alarm)\b)`,
      String.raw`\btired of (?:be|being) (?:alive|here)\b|\bno more want(?: to)? (?:live|be alive|life)\b|\blife (?:is(?: not|n['’]?t)|not) for me\b`,
      String.raw`\b(?:topp?(?:ing)?|do(?:ing)?|neck(?:ing)?|finish(?:ing)?|end(?:ing)?) ${SELF}(?: in| off)?(?:$|[ ,.](?!own|tea|food|a favour|time|homework|work|first|up\b))(?<!\bdo my ?self[ ,.])`,
      String.raw`\b(?:gonna|going to|want to|thinking of|might|could|just) off ${SELF}`,
      String.raw`\b(?:feel(?:ing)? like|thinking (?:of|about)|ready to|going to|gonna|want(?:ing)? to) end(?:ing)? (?:things|it)\b(?! (?:with|at)\b)(?!.*\b(?:boyfriend|girlfriend|him|her|us|contract|lease|call)\b)`,
      String.raw`\bjust want (?:it|everything|this|my head|the noise|all of it) (?:all )?to (?:go quiet|go away|stop|end|be over)(?: forever| for good|$)`,
      String.raw`\b(?:a|the|my) date in my head\b|\bi(?:['’]?ve| have)? (?:picked|set|chosen) (?:a|the|my) (?:day|date) to (?:go(?! (?:to|home|back|and|out|on|with|see|away)\b)|die|do it)\b|\bthought (?:about|of) how i(?:['’]?d| would) do it\b`,
      String.raw`\bhit by a (?:bus|car|train|truck|lorry)\b.*\b(?:relie\w+|glad|fine by me|mind|good|happy)\b|\b(?:wish|hope|hoping) (?:a|the|that|some|my)\b.{0,24}\b(?:hits? me|kills? me|takes? me|terminal|crash(?:es)?|runs? me over)\b`,
      String.raw`\b(?:go|going|want to) (?:and )?(?:be|join) (?:with )?(?:my )?(?:${ELDER}|${PARTNER})\b.*\b(?:now|died|dead|heaven|up there|other side)\b`,
      String.raw`\b(?:not|never|n['’]?t) (?:gonna |going to |be )*(?:make|making|last|lasting) (?:it )?(?:through|past) (?:the|this|to|until|till)(?:night)?\b(?!.*\b(?:film|movie|shift|meeting|series|term|winter sale|course)\b)`,
      String.raw`\bca ?n['’]?(?:no)?t see (?:me|${SELF}) (?:past|after|beyond|getting (?:past|through|to)|making it|next year)\b`,
      String.raw`\bsort (?:out )?my will\b.*\bover\b|\bdo(?:es)?n['’]?t matter,? i(?:['’]?m| am) going soon\b|\bi stop soon\b`,
    ),
    exceptInClause: A_TALE,
  },
  {
    id: 'safe-way',
    named: oneOf(
      String.raw`\b(?:better|easier|happier|best)\b.*\bif i (?:was|were|wasn['’]?t|am)(?: not)? (?:out of (?:the )?(?:picture|way|their lives)|gone|dead|not here|around|there)\b(?!.*\b(?:party|meeting|holiday|work)\b)`,
      String.raw`\bnobody (?:would|will|['’]d) (?:even )?(?:notice|care|miss me|know)\b.*\b(?:smell|weeks|days|if i (?:died|disappeared|vanished))\b`,
      String.raw`(?<=^(?!(?:water|feed|walk|collect|tidy|turn|close|lock|book|bins?|set|leave|ask|who)\b).*)\b(?:after|once|when) i(?:['’]?m| am) (?:gone|dead|not here any ?more)(?:$|[,.]| (?:and|so|because|tell|who|please)\b)`,
      String.raw`\b(?:(?:do|ca)(?: ?n['’]?t| not)|cannot|never|no longer) (?:really |even )?see (?:the|any|a|much) point(?:$| any ?more| in (?:any of (?:it|this)|anything|it all|living$|going on|life|me\b|carrying on)| of (?:it all|anything|life|me\b))|^(?:there is |there['’]?s |theres )?(?:really )?no point (?:any ?more|in (?:any of (?:it|this)|anything|going on|living|me|being here))$`,
      String.raw`\bdelete (?:all )?(?:my )?(?:accounts?|phone|history|everything)\b.*\b(?:after$|afterwards|when i(?:['’]?m| am) gone|so (?:nobody|no ?one|they) (?:finds?|knows?|has|sees?))\b`,
      String.raw`\block (?:up |away )?(?:the |my |our )?(?:guns?|gun cabinet|pills|tablets|meds|knives|medicines?|rope|blades?)\b.*\b(?:from me|so i (?:do|ca|wo)n?['’]?t|away from me)\b`,
      String.raw`\b(?:get|buy|find|fetch|need|order) (?:the |a |some |that )?(?:rope|noose)\b(?!.*\b(?:for|swing|tent|tow|boat|climb|dog|horse|tree|washing|skipping|ladder|christmas|hammock|curtain|tie)\b)|\b(?:need|get|take) (?:the |my )?(?:blades?|razors?|knives) out (?:of )?(?:the )?(?:bathroom|house|room|drawer|kitchen)\b`,
      String.raw`\b(?:write|say|said|saying|send|wrote) (?:my |a |the )?(?:last |final )?(?:goodbyes?|byes?)\b(?! (?:card|party|lunch|drinks|do\b))(?= to (?:mum|mam|mom|dad|the lads|everyone|the kids|my (?:family|mum|mam|dad|mates|friends|sister|brother))|$)|\b(?:my )?(?:last|final) (?:bye|goodbye)s?\b`,
      String.raw`\b(?:the|those|dark|bad|them|my) (?:dark |bad |old )?thoughts (?:are |is |r |have )?(?:back|coming back|come back|again|loud|worse|winning)\b|\bthoughts about the (?:car|wall|bridge|knife|knives|pills|train|rope)\b`,
      String.raw`\b(?:i['’]?m|i am|im) done\b.{0,3} ?(?:properly|really|completely|fully|so|truly) done\b|^(?:i['’]?m|i am|im) (?:properly |really |so |completely )?done(?: this time| for good)$`,
      String.raw`\bnot safe (?:on my own|alone|by my ?self|with my ?self|in my (?:own )?head|tonight)\b|\b(?:do ?n['’]?t|do not|ca ?n['’]?t|cannot) trust (?:${SELF}|my (?:hands|head|own head))\b|\b(?:do ?n['’]?t|do not) leave me (?:alone|on my own) (?:with ${SELF}|tonight)\b`,
      String.raw`\b(?:i['’]?ll|i will) see (?:him|her|them) soon\b.*\b(?:decided|up there|other side|on the other)\b`,
      String.raw`\bhad a plan\b.*\b(?:threw it (?:out|away)|did ?n['’]?t|could ?n['’]?t|stopped)\b(?!.*\b(?:meal|lesson|holiday|phone|savings|weekend|trip)\b)`,
    ),
    exceptInClause: new RegExp(`${A_TALE.source}|\\b(?:manager|alarm clock)\\b`),
  },
  {
    id: 'low',
    named: /\bi (?:really |just |so |fucking |still )*hate (?:my ?self|being me)\b(?! for\b)/,
    exceptInClause: A_TALE,
  },
  {
    id: 'cut-again',
    named: oneOf(
      String.raw`^cut again\b(?! (?:the|on|in|my (?:hair|nails|fringe)|grass|lawn))|\bplasters\b.*\bdeeper\b|\b(?:its|it['’]s|cuts?|went) deeper than last time\b|\bcut too deep\b|\bclean (?:up )?my (?:arms?|legs?|thighs?|wrists?) (?:up )?before\b`,
      String.raw`\bburn(?:ed|t|ing)? (?:${SELF}|my (?:arm|leg|hand|skin|thigh)s?) (?:with|on) (?:the |a |my )?(?:lighter|cigarettes?|fag|iron|match\w*|straighteners) (?:again|on purpose|last night)`,
      String.raw`\bscratch(?:ing)? (?:at )?my (?:skin|arms?|legs?|face|scalp)\b.*\b(?:bleeds?|bleeding|raw|blood)\b|\brelaps\w*\b.*\b(?:sh|self harm|cutting|from sh)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:plane|steak|hedge|cake|eczema|bite|psoriasis|nettle)\\b`,
    ),
  },
  {
    id: 'head-hurt',
    named: oneOf(
      String.raw`\b(?:keep|kept|been|can['’]?t stop) (?:punching|hitting|kicking|headbutting) (?:the |a )?walls?\b`,
      String.raw`\bbang(?:ing)? my head\b.*\b(?:so it|stops|until|till|again|wall|make it)\b`,
    ),
    exceptInClause: A_TALE,
  },
  {
    id: 'eating',
    named: oneOf(
      String.raw`\b(?:had|ate|eaten|eating) (?:only |just |nothing but )?(?:one|two|three|four|\d+|a few|a couple of|half an?|an?) [\p{L} ]{3,16} since (?:mon|tues|wednes|thurs|fri|satur|sun|yester|the weekend|last)\w*`,
      String.raw`\b(?:have ?n['’]?t|has ?n['’]?t|not|ain['’]?t) (?:ate|eaten|eat|been eating|had (?:any )?food)\b.*\b(?:in|for) ${DAYS}\b`,
      String.raw`\bonly (?:had |having )?(?:black )?(?:coffee|water|gum|juice|tea|diet coke|ice)\b.*\b(?:till|until|for (?:two|three|four|five|\d+) days|all week|this week|since)\b`,
      String.raw`\bunder \d{2,3} ?(?:k?cals?|calories)\b|\b\d{2,3} ?(?:k?cals?|calories) (?:today|a day|max|only)\b`,
      String.raw`\bfaint(?:ed|ing)?\b.*\b(?:not|from not|without) eating\b|\bfingers? down my throat\b|\blaxatives?\b.*\b(?:every|after|stay|be|get|keep|lose|nightly)\b|\bskipp?ing my insulin\b`,
      String.raw`\b(?:run|walk|work|burn|exercise) off (?:the |my )?(?:dinner|lunch|food|meal|breakfast|binge)\b.*\b(?:before|anyone|nobody|see|again)\b`,
    ),
    // A child who does not eat is heard before.
    except: new RegExp(
      String.raw`\b(?:baby|toddler|newborn|kids?|${CHILD}) (?:is |has |have |wo |did |does )*(?:n['’]?t|not|hasnt|hasn['’]t|havent|haven['’]t|wont|won['’]t|refus\w*) (?:to )?(?:eat\w*|had|fed|feed\w*|drink\w*|drunk)`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:fast(?:ing)? blood|ramadan|colonoscopy|surgery|op|procedure|scan|cat|dog|hamster|rabbit|norovirus|stomach bug)\\b`,
    ),
  },
  {
    id: 'unreal',
    named: oneOf(
      String.raw`(?:^voices|\b(?:the |my |those |hearing )voices?)\b(?! (?:notes?|mail|memo|lesson|coach|actor|over|message|recording)).*\b(?:want|tell|told|say|saying|telling|back|loud|shout\w*|again|won['’]?t stop|laugh\w*)\b`,
      String.raw`\b(?:telly|tv|radio|song|songs|newsreader|adverts?|internet) (?:is|are|keeps?|was|were) (?:talking|speaking|singing|sending (?:me )?messages?|laughing) ?(?:about|to|at)? ?(?:me|directly)\b|\b(?:telly|tv|radio)\b.*\btell(?:s|ing) me to (?:hurt|kill|die|do it|jump|stab)\b`,
      String.raw`\b(?:man|woman|someone|somebody|people|shadows?|figure|girl|boy|thing)\b.*\b(?:nobody|no ?one|only i) (?:else )?(?:sees?|can see|hears?|can hear)\b|\bsee(?:ing)? (?:things|people|bugs|insects) (?:that (?:are ?n['’]?t|isn['’]?t)|nobody|not) ?(?:there|real|sees?)?`,
      String.raw`\bchip in(?:side)? (?:me|my (?:head|arm|brain|neck))\b|\b(?:they|someone|somebody|government|neighbours) (?:have |has )?put (?:a |an )?(?:chip|implant|microphone|camera|tracker) in(?:side)? (?:me|my (?:head|brain|tooth|teeth|neck|ear|eye))\b|\b(?:he|she|someone|man) in my head (?:says?|tells?|wants?)\b|\b(?:they|neighbours|police|government) (?:are|r) (?:reading|controlling|stealing) my (?:mind|thoughts|head)\b`,
      String.raw`\bgod (?:picked|chose|chosen|told|speaks to|talks to) me\b|\bi(?:['’]?m| am) (?:the )?(?:chosen one|messiah|jesus)\b`,
      String.raw`\b(?:have ?n['’]?t|not|no|ain['’]?t) (?:slept|sleep|sleeping|need(?:ed)? sleep)\b.*\b(?:in|for) ${DAYS}\b.*\b(?:better|great|amazing|energy|ideas|fine|brilliant|genius|racing|high)\b`,
      String.raw`\b(?:head|mind|brain|thoughts?)(?:['’]?s| is| are)? (?:going|racing)\b.*\b(?:hundred|million|100|mile)\b.*\b(?:spent|savings|days|sleep|quit|bought)\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:choir|sing(?:ing)? lesson|dementia|nan|grandad|mum|dad)\\b`,
    ),
  },
  {
    id: 'addiction',
    named: oneOf(
      String.raw`\bdrank (?:the|a) (?:whole |full |entire )*bottle\b|\b(?:whole|full) bottle of (?:vodka|whisky|whiskey|gin|rum|wine)\b.*\b(?:again|today|noon|morning|gone)\b`,
      String.raw`\bshak(?:ing|y|es)\b.*\b(?:no|without|have ?n['’]?t had|not had|need) (?:a |any )?drink\b|\bcold turkey\b(?=.*\b(?:drink|booze|alcohol|drinking|vodka|years|benzos?|heroin|methadone|pregabalin|smack)\b)`,
      String.raw`\bwoke up (?:on|in) the (?:floor|street|bathroom|hall|bushes|park)\b.*\b(?:do ?n['’]?t|ca ?n['’]?t|no) (?:remember|memory|know)\b`,
      String.raw`\b(?:on|back on) the (?:gear|smack|meth|crack|coke|k|ket|spice|heroin|monkey dust|drink)\b(?:.*\b(?:again|since|every|after|all|for)\b|$)|\bk[- ]?hole\b|\bused again\b`,
    ),
    exceptInClause: new RegExp(
      `${A_TALE.source}|\\b(?:gear ?box|climbing gear|bottle of water|sparkling water|milk|smoothie|he|she|my (?:brother|son|dad|mum|mate|sister|daughter))\\b`,
    ),
  },
  {
    id: 'off-medicine',
    named: oneOf(
      String.raw`\b(?:have ?n['’]?t|havent|not) (?:been )?(?:taken|taking|took) (?:any of )?(?:my |the )?${MEDICINE} (?:for|in|since)\b`,
      String.raw`\b(?:binned|flushed|chucked|threw (?:out|away)|ditched|stopped|quit|came off|come off|coming off|not taking|stop taking|stopped taking) (?:all )?(?:(?:of )?(?:me|my|the|all my) )?${MEDICINE}\b.*\b(?:overnight|cold|at once|feel|feeling|because|cause|cos|do ?n['’]?t need|poison|brilliant|zaps?|fine now|cure\w*|years|better)\b`,
      String.raw`\b(?:ran|run|running|been) out of (?:my )?(?:seizure|epilepsy|heart|insulin|lithium|steroid|anti-?rejection|antipsychotic|methadone|blood pressure) ?(?:tablets?|meds|pills|medication)?\b.*\b(?:days?|ago|since|yesterday|week)\b|\bout of insulin\b`,
    ),
    exceptInClause: A_TALE,
  },
]

// What weighs, said in whole sentences: what happened last night, who may come again, how many weeks are left.
import { PET } from './death-words.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER, PERSON } from './people-words.ts'

const CANNOT = "ca(?:n['’]?t|nnot|n no longer)"
const THEY = `(?:he|she|they|(?:my |the )?(?:ex|${PARTNER}))`
const SAYS =
  '(?:said|says|told me|tells me|keeps saying|keeps telling me|swore|swears|warned|threatened|texted|promised)'
const IF_ONE_GOES = String.raw`(?:if|when) (?:i|we) (?:ever |try (?:to|and) )*(?:leave(?! (?:early|at|on time|work|now|it|the (?:dog|cat|lights?|door|tap|room|window))\b)|left|go(?= |$|,)(?! to|out|on)|get out|move out|walk out|end it|finish(?:ed)? (?:it|with him|with her)|split up|take the (?:kids|children)|get a divorce|divorce)\b`
const A_THREAT = String.raw`(?:(?:find|get|track|follow) (?:me|us|out where)|hunt|kill|hurt|come after|ruin|destroy|regret|be sorry|pay for it|take the (?:kids|children)|never see (?:the|my|our) (?:kids|children|boys|girls|son|daughter)|make me|hit|beat|burn|smash)`
const LITTLE_TIME = String.raw`(?:['’]?s|['’]?ve| has| have| is| was)?(?: only| just| been)?(?: got| given)?(?: only| maybe| about| just| probably| a| an| the| few| couple of| two| three| four|\d+| or| to| like| last)* (?:hours|days|weeks|months)(?: (?:maybe|left|to live|at (?:most|best)|max|tops))+`
const NOT_LONG = String.raw`(?:['’]?s|['’]?ve| has| have| is)?(?: not|n['’]?t)(?: got)? (?:long|much time)(?: (?:left|to (?:live|go)|now))?$`
const GOES_THERE =
  /\b(?:flights?|fly|trains?|plane|ferry|coach|tickets?|drive|travel|visa|home|get (?:there|back|over)|passport)\b/

/** Whoever has little time left. */
const DYING = String.raw`\b(?:he|she|they|(?:my |our )?(?:${CLOSE}))(?:${LITTLE_TIME}|${NOT_LONG}|(?:['’]s| is) (?:dying|on end of life care|palliative)|s dying)|\b(?:he|she)(?:['’]?s| has) (?:only )?(?:got )?(?:weeks|days|hours|months)\b|\bbefore (?:he|she|(?:my |our )?(?:${ELDER}|${PARTNER})) (?:dies|goes for good|passes away|is gone)\b`

const CUT_AGAIN =
  /^(?:(?:and|so|well|ok|i|i['’]ve|i have|ive|just|ended up|been) )*(?:cut(?:ting)?|self[- ]?harm(?:ed|ing)|hurt(?:ting)?)(?: (?:my ?self|my (?:arms?|legs?|thighs?|wrists?)))? (?:again|last night|tonight|today|yesterday|earlier|this (?:morning|evening|week))\b(?! (?:at|in|with|by) (?:work|school|football|training|the (?:kitchen|garden|gym|paper)))|\bi(?:['’]ve| have|ve| did)? (?:just )?cut(?: my ?self)? again\b|\b(?:did|done|doing) (?:the thing|it|that) to my (?:arms?|legs?|thighs?|wrists?|stomach)\b/
const CUT_SOMETHING =
  /\b(?:fabric|curtains?|material|sleeves?|cloth|pattern|card|cardboard|tiles?|trees?|branches|costs?|funding|budget|grass|lawn|hedges?|hair|fringe|nails|cakes?|wood|onions?|veg|cheese|paper|cooking|chopping|cutting board|tin|glass|gardening|by accident|accidentally|shaving|knee|foot|toe|ankle|back|feelings?|teeth)\b|^(?:i['’]ve |i |just )*hurt (?:again|today|last night)$/

/** Before what is only a danger of the moment: each has a stage of its own. */
export const SAID_IN_FULL_FIRST: readonly HeavyRule[] = [
  {
    id: 'own-emergency',
    named: new RegExp(
      String.raw`(?:${CUT_AGAIN.source}).*(?:stop(?:ping|s)? (?:the )?bleeding\b|\bbleeding (?:a lot|loads|badly|heavily|everywhere|out)\b|\bblood (?:is )?everywhere\b)`,
    ),
    except: CUT_SOMETHING,
  },
  { id: 'cut-again', named: CUT_AGAIN, except: CUT_SOMETHING },
  {
    id: 'cut-urge',
    named:
      /\b(?:stop|quit|without|resist|from|not|never|trying not|promised? not|urge|urges|tempted|want|wanting|need|desperate|going|gonna)(?: to| from)? (?:start )?(?:cutting|cut(?: my ?self)?|self[- ]?harm(?:ing)?|hurt(?:ing)? my ?self)(?=$|[,.!?]| (?:tonight|today|again|this (?:week|evening|time)|for (?:one|a|the) (?:day|night|week|hour)|until|till|any ?more|when i|before|so|and|but)\b)/,
    except:
      /\b(?:corners|ties|hair|grass|lawn|hedge|fringe|nails|cake|him|her|them|kids?|child|toddler|baby|dog|cat|son|daughter|power|electric\w*|internet|gas|water|hours|funding|benefits?|calories|weight|carbs|he|she|they|friend|mate|sister|brother|mum|dad)\b/,
  },
  {
    id: 'drug-error',
    named: new RegExp(
      String.raw`\b(?:i |i['’]ve |just )?(?:made|did|had) (?:a |an |another |my first )?(?:\w+ )?(?:drugs?|med|meds|medication|medicine|dose|dosage|insulin|prescribing|dispensing) (?:error|mistake)\b|\b(?:gave|given|administered|signed for|dispensed) (?:\w+ ){0,4}?(?:wrong (?:dose|meds?|medication|drug|tablets?|insulin|injection|patient)|double dose)\b(?=.*\b(?:patients?|residents?|client|ward|shift|work|round|care home)\b)|\b(?:patients?|residents?|client)\b.{0,24}\bwrong (?:dose|meds?|medication|drug|tablets?|insulin)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'leave-threatened',
    named: new RegExp(
      String.raw`\b${THEY} (?:has |keeps |is )?${SAYS}\b.{0,24}\b${IF_ONE_GOES}.*\b${A_THREAT}\b|\b${THEY} (?:has |keeps |is )?${SAYS}\b.{0,40}\b${A_THREAT}\b.{0,32}\b${IF_ONE_GOES}|^(?:if|when) (?:i|we) leave\b.{0,12}\b(?:he|she)(?:['’]?ll|['’]?s going to| will)\b.{0,16}\b${A_THREAT}\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|party|early|lights?|door|tap|fridge|job|notice|boss|work|window|find (?:someone|somebody|another|a))\\b`,
    ),
  },
  {
    id: 'may-come',
    named: new RegExp(
      String.raw`\b(?:scared|afraid|frightened|terrified|worried|frightens me|panick\w*|paranoid|fear|what if|nervous)(?: that| of| about| in case)* (?:he|she|my ex|the ex|(?:my )?(?:${PARTNER}))(?:['’]?s|['’]?ll|['’]?re|['’]?d| is| are| will| might| may| could| would)?(?: going to| gonna| be)? (?:turn(?:s|ing)? up|show(?:s|ing)? up|com(?:e|es|ing) (?:back|round|here|over|after|to (?:the|my) (?:house|flat|door|work|home))|find(?:s|ing)? (?:me|us|out where)|wait(?:s|ing)? (?:outside|for me)|follow(?:s|ing)?(?: me| us)?|get(?:s|ting)? in(?:to (?:the|my))?\b|break(?:s|ing)? in)|\b(?:he|she|my ex) (?:keeps|won['’]?t stop|has started|started) (?:turning|showing|coming) (?:up|round) (?:at (?:the|my)|outside|here)\b`,
    ),
    except:
      /\b(?:cold|flu|covid|bug|party|dinner|tea|lunch|early|late|guests?|engineer|plumber|delivery|interview|viewing|inspect\w*|landlord|cat|dog|mouse|mice|rats?|spiders?|wasps?|foxe?s?|drunk to the wedding|empty[- ]handed|not)\b/,
  },
  {
    id: 'get-there',
    named: new RegExp(`(?=.*(?:${GOES_THERE.source})).*(?:${DYING})`, 'u'),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|rabbit|hamster|left (?:of|on) (?:his|her|the) (?:leave|contract|visa|notice|placement|maternity|course)|to go till|old|pregnan\\w*|birthday|exam|holiday|wedding|homework|visa|passport)\\b`,
    ),
  },
  {
    id: 'be-with-dying',
    named: new RegExp(
      String.raw`\b(?:he|she|(?:my |our )?(?:${ELDER}|${PARTNER}))(?:${LITTLE_TIME})(?<=(?:left|live|maybe|most|best|max|tops))`,
      'u',
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|rabbit|hamster|leave|contract|visa|notice|placement|maternity|course|tell|school|term|uni|job|lease|tenancy|exams?|holiday|wedding|parole|sentence|antibiotics|supply|tablets|meds|left (?:of|on|until|till|before))\\b`,
    ),
  },
  {
    id: 'be-with-ill',
    named:
      /^(?:visit|see|go (?:and |to )?see|drive to) (?:my )?\p{L}+ (?:in|at) (?:rehab|the (?:unit|psych\w* (?:ward|unit)|mental health (?:ward|unit)|eating disorder unit|clinic))$/u,
  },
  {
    id: 'pet-goodbye',
    named: new RegExp(
      String.raw`\b(?:put|putting|putting|have|having) (?:to put )?(?:the |my |our |old |poor |dear |sweet )*(?:${PET}|dogs?|cats?)(?: \p{L}+)? down (?:on (?:mon|tue|wed|thu|fri|sat|sun|the \d)|at \d|today|tomorrow|tonight|this|next|in the morning)`,
      'u',
    ),
    except: /\b(?:died|ashes|grie\w*|miss(?:ing)?|tell\w*)\b/,
  },
  {
    id: 'pet-goodbye',
    named:
      /^(?:they(?:['’]re| are)|we(?:['’]re| are)|the vet is|having to|got to|have to|going to|time to) put(?:ting)? (?!the (?:kids|baby|toddler)\b)(?:the |my |our |old |poor )*\p{L}+ (?:down|to sleep)(?:$| (?:on (?:mon|tue|wed|thu|fri|sat|sun|the \d)|at \d|today|tomorrow|tonight|this|next)\b)/u,
    except:
      /\b(?:phone|book|laptop|bags?|shopping|pen|tools?|deposit|computer|carpet|flooring|lino|turf|tarmac|baby|kids|toddler|twins|son|daughter|feelings)\b/,
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:dad|mum|${THEY}|(?:my )?(?:step ?dad|step ?mum|uncle|brother|son))(?: has| just| keeps?)? (?:hit|hits|hitting|slapped|punched|kicked|choked|strangled|pushed|beat|hurt|smacked|thumped) (?:mum|dad|mam|mom|my (?:mum|mam|mom|dad|sister|brother)|(?:my |the )?(?:${CHILD}))(?=$|[,.!]| (?:again|last|today|tonight|yesterday|and|in front|so|this|really)\b)`,
    ),
    except:
      /\b(?:ball|goal|game|match|swing|by accident|accidentally|playing|record|feelings|at (?:chess|tennis|cards|monopoly))\b/,
  },
  {
    id: 'report-harm',
    named: new RegExp(
      String.raw`\b(?:uncle|cousin|brother|step ?dad|step ?father|dad|grandad|teacher|coach|priest|vicar|babysitter|neighbour|he|man|somebody|someone|boy|boys)\b.{0,12}\b(?:did (?:something|things|stuff)|touched me|messed with me|hurt me|abused me|made me do)\b.{0,12}\b(?:when i was (?:little|small|a kid|a child|young(?:er)?|\d+)|as a (?:kid|child)|years ago|at school)`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'pictures-asked',
    named:
      /\b(?:has|have|got|hacked|recorded|found|with|send|share|post|leak|show|sends?|sharing)\b.{0,24}\b(?:my|a|the|of me) ?(?:\w+ )?(?:pictures?|pics?|photos?|nudes?|videos?|screenshots?)\b.*\b(?:money|pay|paid|£\d+|\$\d+|blackmail\w*|gift ?cards?|bitcoin|or (?:else|he|she|they)|asking for more|demand\w*|threat\w*|send more)\b|\bsextort\w*|\bblackmail(?:ing|ed)? me\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:photographer|wedding|school photos?|passport|order|print\\w*|invoice|client|commission|vinted|ebay|insurance|claim)\\b`,
    ),
  },
]

/** What is told of a life, after what endangers it. */
export const SAID_IN_FULL: readonly HeavyRule[] = [
  {
    id: 'illness',
    named:
      /^(?:they|the (?:doctor|hospital|gp|consultant)|he|she) (?:have |has |['’]ve )?(?:found|saw|seen|spotted) (?:something|a (?:shadow|mass|growth|spot|lump|blockage)|cancer)(?: (?:on|in|at) (?:the|my|his|her|mums?|dads?) (?:scan|x-?ray|mri|bloods?|test|tests|lungs?|liver|brain|mammogram))?\b/,
    except: ABOUT_IT,
  },
  {
    id: 'be-with-ill',
    named: new RegExp(
      String.raw`\b(?:my )?(?:${CLOSE})(?:['’]?s| is| was| has been| got| been)* (?:taken|rushed|gone|went|admitted|blue[- ]lighted|kept) (?:in|in ?to|back in ?to|in at) (?:the )?(?:hospital|intensive care|icu|resus|a ?& ?e)\b`,
    ),
    except: /\b(?:works?|shift|volunteer\w*|for (?:a check|his check|her check)|results?)\b/,
  },
  {
    id: 'lump',
    named: /^(?:get|have|need)\b.*\blumps?\b.*\b(?:looked at|checked(?: out)?|seen(?: to)?|examined)\b/,
    except: /\b(?:dog|cat|rabbit|hamster|horse|mattress|biops\w*|results?|cancer)\b/,
  },
  {
    id: 'debt-letter',
    named:
      /\b(?:bailiff|debt|enforcement|collection|arrears)\w*(?:['’]s?)?\b.{0,16}\bletters?\b.*\b(?:open\w*|look at it|face it)\b|\bletters?\b.{0,24}\b(?:bailiff|debt|enforcement|collection|arrears)\w*\b.*\b(?:open\w*|look at it|face it)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'losing-home',
    named:
      /\b(?:i['’]?m|we['’]?re|i am|we are|im|were) (?:being |getting )?(?:kicked|thrown|chucked|put) out\b(?! of (?:the )?(?:band|team|group|chat|class|club|pub|car|game|gym|lesson))|\b(?:he|she|mum|dad|landlord|they)(?:['’]?s| is| are| has| have|['’]ve)? (?:kick(?:ed|ing)|throw(?:n|ing)|chuck(?:ed|ing)) (?:me|us) out\b(?! of (?:the )?(?:band|team|group|chat|class|club|pub|car|game|gym|lesson))/,
    except: ABOUT_IT,
  },
  {
    id: 'failure',
    named:
      /\b(?:failed|failing|flunked) (?:my |the |all my |every |another |that )?(?:\w+ )?(?:exams?|tests?|course|module|degree|year|a ?levels?|gcses?|finals|driving test|theory|probation|resit)\b.*\b(?:can['’]?t tell|cant tell|tell (?:mum|dad|my|anyone)|ashamed|scared|hate|again and|useless|stupid|thick|cry\w*|what now|worthless)\b/,
    except: /\b(?:pupil|student)s?\b/,
  },
  {
    id: 'low',
    named:
      /\b(?:do ?n['’]?t|dont|do not|ca ?n['’]?t|cannot|cant) (?:really |even )?see (?:the|any|a|much) (?:point|reason) (?:in|of|to|for) (?:get(?:ting)? up|get(?:ting)? out of bed|eat(?:ing)?|try(?:ing)?(?: any ?more)?|wash(?:ing)?|anything|do(?:ing)? anything)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'addiction',
    named:
      /^(?:i |i['’]ve |really |just )*(?:want|need|craving|desperate for|dying for) (?:a )?(?:drink|hit|fix|line|wine|vodka|gin|weed|smack|gear) (?:so |really )*(?:bad(?:ly)?|much)\b|^(?:i |i['’]ve |just )*used (?:again )?(?:last night|again|today|tonight|yesterday|this (?:morning|weekend))$/,
    except: ABOUT_IT,
  },
  {
    id: 'eating',
    named:
      /^(?:i |i['’]ve |just |been )*(?:threw|thrown|throwing|brought|bringing) (?:up )?(?:my |the |all my )?(?:dinner|lunch|breakfast|tea|food|meals?) (?:up )?(?:again|after|on purpose)\b|\b(?:ate|eaten|eating|binged on) everything in the (?:house|fridge|cupboards?|flat|kitchen)\b|^(?:i )?(?:binged|purged) (?:again|last night|today|on)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|kids?|teenagers?|mice|mouse|before we (?:move|go)|baby|toddler|bug|norovirus|pregnan\\w*)\\b`,
    ),
  },
  {
    id: 'shame',
    named:
      /^(?:i )?ca(?:n['’]?t|nnot|nt) (?:even |bear to )?(?:look at|face|stand) (?:my ?self|me)\b(?! (?:going|doing|with))/,
  },
  {
    id: 'fear',
    named:
      /\b(?:shaking|shaky|heart (?:is )?(?:racing|pounding)|cant breathe|can['’]?t breathe|sweating)\b.*\b(?:before|about|because of|thinking (?:of|about)|at the thought) (?:the |my |an? |going|this )?(?:\w+ )?(?:exam|interview|test|meeting|flight|presentation|speech|class|school|work|going|date|audition|call|phone)\b/,
  },
  {
    id: 'lonely',
    named:
      /^(?:nobody|no ?one|no-one|not one person|only mum) (?:came|turned up|showed up|remembered|messaged|texted|called|wished|invited me)\b(?!.*\b(?:interview|viewing|engineer|delivery|meeting|shift|meter|collect)\b)/,
  },
  {
    id: 'heartbreak',
    named:
      /^(?:i )?(?:just )?(?:found out|discovered|know|think) (?:that )?(?:he|she|my (?:partner|husband|wife|boyfriend|girlfriend))(?:['’]?s| is| has| was)?(?: been)? (?:cheat\w*|having an affair|seeing (?:someone|somebody)|sleeping with)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'carer-break',
    named:
      /\bi (?:really |just )?hate (?:being a carer|caring for|looking after (?:him|her|mum|dad|nan))\b|\b(?:too|so) (?:tired|exhausted|worn out|ill|burnt out) to (?:look after|care for|wash|lift|see to) (?:him|her|mum|dad|nan|gran|grandad|my (?:mum|dad|husband|wife|partner|son|daughter))\b|\bcan['’]?t (?:do this caring|keep caring|look after (?:him|her|mum|dad) any ?more)\b/,
  },
  {
    id: 'quiet-way',
    named:
      /\b(?:posted|wrote|sent me|texted me|said) something (?:really |quite |very )?(?:worrying|scary|dark|weird about (?:dying|life))\b/,
  },
  {
    id: 'carer-missed',
    named: new RegExp(
      String.raw`\bcarers?\b.{0,16}\b(?:did ?n['’]?t|didnt|not|never|has ?n['’]?t|hasnt|have ?n['’]?t|no)(?: even)? (?:turn(?:ed)? up|show(?:ed|n)? up|come|came|show(?:ed)?|arrive[d]?)\b`,
    ),
    except: /\b(?:allowance|payment|letter)\b|^(?:write|send|make|email|file) .*\bcomplain\w*/,
  },
  {
    id: 'shame-home',
    named:
      /\b(?:flat|house|place|home|room) (?:is|['’]?s)? ?(?:so|too) (?:bad|filthy|dirty|disgusting|messy|gross|embarrassing)(?: (?:that )?i (?:ca(?:n['’]?t|nnot|nt)|wo(?:n['’]?t|nt)|do(?:n['’]?t|nt)) (?:let|have|invite|ask)\b)/,
  },
  {
    id: 'no-contact',
    named:
      /\b(?:stop|quit|not|never|resist) (?:replying|responding|texting|messaging|calling|ringing|answering|talking|going back|contacting|reply|text|message)(?: (?:to|up on|on))? (?:him|her|my ex|the ex)(?!['’\w])|^(?:text|message|call|ring|reply to|answer|see|meet|go back to|let) (?:him|her|my ex)(?: back| in)?\b.*\b(?:shouldn['’]?t|should not|shouldnt|bad idea|know i shouldn|regret|promised (?:not|myself)|told myself)\b/,
    except:
      /\b(?:in class|at work|when (?:he|she)['’]?s (?:driving|working|asleep)|baby|toddler|son|daughter|late|the (?:landlord|boss|bank))\b/,
  },
  {
    id: 'cry',
    named:
      /^(?:just |have a |let (?:myself|me) |go and )*(?:good )?cry\b(?! (?:it out|baby|wolf))(?=.*\b(?:shower|car|bath|bed|then|first|before|after|loo|toilet|get on)\b)/,
  },
  {
    id: 'fear',
    named:
      /^(?:i )?(?:really )?ca(?:n['’]?t|nnot|nt) (?:face|do) (?:the )?(?:school (?:gates|run|playground)|shops?|people|playground|party|office|going (?:in|out|back|to)|seeing (?:anyone|people|them|him|her)|another day|monday|today|the bus|the train|supermarket|crowds?|family)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'overwhelm',
    named:
      /^(?:calm (?:my ?self )?down|(?:i['’]?m |im )?having a (?:wobble|moment|meltdown|bad (?:day|one|time|night)|hard (?:day|time)|breakdown)|(?:i['’]?m |im )?(?:in )?(?:bits|a state|pieces)|get a grip|hold it together)$/,
  },
  {
    id: 'bag-in-case',
    named:
      /^(?:pack|get|prepare|keep|have)\b.*\b(?:bag|case|rucksack|suitcase|things|essentials)\b.* (?:just )?in case(?: (?:i|we) (?:have|need) to (?:go|leave|get out)\b.*)?$/,
    except:
      /\b(?:baby|hospital|labour|flood|fire|snow|train|rain|rains|spare clothes|nappy|school|swim\w*|beach)\b/,
  },
  {
    id: 'unwanted-messages',
    named: new RegExp(
      String.raw`^(?:tell|ask|get) (?:my ex|the ex|him|her|(?:my )?(?:${PERSON})) to (?:please )?stop (?:texting|messaging|calling|ringing|contacting|emailing|following|turning up|coming round)\b`,
    ),
    except:
      /\b(?:at work|day off|days off|out of hours|outside work|on (?:my )?holiday|during|after (?:ten|nine|\d)|so (?:much|often|late)|in the middle|with|for|the kids)\b/,
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`\b(?:get(?:ting)? through|survive|cope with|face|facing|dread(?:ing)?) (?:the |his |her |their |our |mums? |dads? |nans? |first )+(?:anniversary|birthday|christmas without)\b`,
    ),
    except: /\b(?:party|parties|kids|cake|guests|wedding)\b/,
  },
  {
    id: 'keeps-coming',
    named: new RegExp(
      [
        String.raw`\b(?:keep|kept|keeps|${CANNOT} stop) (?:on )?(?:seeing|replaying|hearing|reliving|re-living|picturing)(?: (?:it|him|her|them|that|his|the) ?(?:face|body|eyes|crash|accident|scream\w*|blood|bang|moment|sound)?)?(?: (?:over and over|again|every time|when i|in my (?:head|mind)|at night|at work|all the time|whenever)|$)`,
        String.raw`\b(?:flash ?backs?)\b(?! (?:to|of) (?:school|the (?:80s|90s)|my childhood))|\bnightmares? (?:about|of|since|from|after) (?:the |that |it|what|my )`,
        String.raw`\b(?:stepped|jumped|walked|ran|threw (?:him|her)self|stepping|jumping) (?:out )?(?:in front of|under|into) (?:my|the|our) (?:bus|train|tram|lorry|truck|cab|van|car|tube)\b`,
        String.raw`\b(?:saw|watched|seen|witnessed) (?:a |an |the |some\w* |him |her |\w+ )?(?:\w+ )?(?:die\b|killed\b|stabb\w*|shot\b|(?:get|got|being) (?:hit|run over|knocked down|stabbed|shot|crushed)|(?:fatal|serious|terrible|bad|horrific|horrible|awful) (?:crash|accident|incident|attack))`,
        String.raw`\bplay(?:s|ing)? (?:over|on repeat|on a loop)(?: and over)? in my (?:head|mind)\b(?=.*\b(?:crash|accident|happened|attack|scream\w*|blood|died|night|that day)\b)`,
        String.raw`\b(?:put (?:down|to sleep) (?:a|an|my first|the first) (?:\w+ )?${PET}|had to put (?:a|an) (?:\w+ )?${PET} (?:down|to sleep))\b.*\b(?:${CANNOT} stop|keep|kept) (?:thinking|crying|seeing)\b`,
        String.raw`\b(?:hit|run over|knocked down|killed) (?:a |an |some|the )?(?:man|woman|lad|boy|girl|child|kid|cyclist|pedestrian|person|one) (?:with|in|on) (?:the|my) (?:car|van|bus|lorry|bike)\b`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:casualty|on (?:the )?(?:tv|telly|news)|video|youtube|dash ?cam|song|tune|jingle|advert\\w*|ads?|error|message|notification|pop ?ups?|tiktok|instagram|netflix|series|recipe|dress|sale|typo|bird|fox|deer|ufos?|goal|sims?|minecraft|game)\\b`,
    ),
  },
  {
    id: 'belongings',
    named: new RegExp(
      String.raw`\b(?:sort|clear|go through|going through|empty|pack|donate|give away|bag|box|throw|sell|clean out|clearing|sorting|tidy|touch|open|face|do)\b.*\b(?:clothes|things|belongings|stuff|room|wardrobe|possessions|shoes|tools|shed|drawers?|coats?|jewell?ery|side of the bed)\b.*\b(?:since|that|now|after) (?:that )?(?:he|she|they|(?:my )?(?:${CLOSE}))(?:['’]?s| has| have| had| is| was)? (?:went(?! (?:to|on|off|back|out|away|in|for|through|mad|vegan|up|down|over|home)\b)|left us|passed|been gone|no longer (?:here|with us)|not (?:here|with us) any ?more|with us)\b`,
      'u',
    ),
    except:
      /\b(?:uni|university|college|moved|split|divorce\w*|ex|school|travelling|army|prison|jumble|car boot)\b/,
  },
  {
    id: 'feared-symptom',
    named: new RegExp(
      String.raw`\b(?:do ?n['’]?t|dont|do not|rather not) (?:really |even )?(?:want to|wanna|dare(?: to)?) (?:find out|know|hear|look) (?:what (?:it|this|that) (?:is|could be|might be|means)|why)\b|\b(?:scared|afraid|frightened|terrified|too scared|dreading)(?: to| of)? (?:find(?:ing)? out what|go(?:ing)? to (?:the |my )?(?:doctors?|gp|hospital)|get(?:ting)? (?:it|this|that|my \w+) (?:checked|looked at|seen)|see(?:ing)? (?:the |a )?(?:doctor|gp)|it(?:['’]?s| is| might be| could be) (?:something|serious|cancer|bad))`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|kitten|car|van|boiler|noise|smell|fridge|bill|letter|lump|mole|biops\\w*|results?|cancer|mum|dad|nan|him|her|son|daughter)\\b`,
    ),
  },
  {
    id: 'work-mistake',
    named:
      /\b(?:made|did|done) (?:a |an )?(?:really |so |very )?(?:big |huge |massive |terrible |awful |stupid |serious |bad |horrible )?(?:mistake|error|mess|cock[- ]?up|fuck[- ]?up) (?:at|on|in) (?:work|shift|the (?:shift|till|job|site|office))\b|\b(?:messed|screwed|cocked|fucked|mucked) up (?:at work|on shift|(?:a|the|my) (?:order|client|report|payroll|job) )\b.*\b(?:sick|scared|ashamed|worried|dread\w*|panic\w*|sacked|fired|sleep|awful|terrified|tell)\b|\b(?:mistake|error) at work\b.*\b(?:sick|scared|ashamed|worried|dread\w*|panic\w*|sacked|fired|sleep|awful|terrified)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'kids-away',
    named: new RegExp(
      String.raw`\b(?:kids|children|boys|girls) (?:are |is )?(?:going |gone )?(?:at|with|to) (?:their|his|her) (?:dad|mum|father|mother)(?:['’]?s)? for (?:christmas|easter|the (?:holidays|summer|week|weekend)|new year)\b|\b(?:first|second|another|next|this|my|the) (?:whole |full |long |quiet )*(?:weekend|week|night|christmas|holidays?|easter|birthday|day|evening|half[- ]?term|summer)\b.{0,12}\bwithout (?:my |the |our )?(?:${CHILD}|kids|children|little ones?)\b(?<!['’]s)|\b(?:kids|children|boys|girls|son|daughter) (?:are |is |['’]?s )?(?:at|with|to) (?:their|his|her) (?:dad|mum|father|mother)(?:['’]?s)?\b.*\b(?:quiet|empty|miss\w*|hate|alone|lonely|cry\w*|get through|cope|survive)\b`,
    ),
    except:
      /\b(?:stop crying|not (?:be )?here|date|spa|romantic|hotel|party|away|night out|pub|cinema|theatre|celebrate|finally|bliss|heaven|lie[- ]?in|decorat\w*|paint)\b/,
  },
  {
    id: 'divide-things',
    named: new RegExp(
      String.raw`^(?:divide|split|share|divvy|sort)(?: out| up)? (?:up )?(?:the |our |all the |wedding |family )*(?:photos?|pictures|furniture|things|belongings|records|albums|house contents|contents|stuff) (?:up )?with (?:my |the )?(?!(?:flatmates?|housemates?|roommates?|kids|children|class|team|group|everyone|mum|dad|family)\b)\p{L}+`,
      'u',
    ),
    except: /\b(?:online|on whatsapp|via|airdrop|google photos|icloud|shared album)\b/,
  },
  { id: 'mass-card', named: /\bmass (?:cards?|bouquet)\b|\bmass said for\b/, except: /\bthank/ },
  {
    id: 'carer-sorrow',
    named: new RegExp(
      String.raw`\b(?:he|she|(?:my )?(?:${ELDER}|${PARTNER}|${CHILD}))(?:['’]?s| is| has)? (?:${CANNOT}|not able to|stopped|forgetting how to|losing) (?:\p{L}+ ){1,6}(?:any ?more|now|today)?.*\b(?:cried|crying|sobb\w*|wept|broke (?:down|my heart)|breaks my heart|heartbreaking|in tears|hurts to (?:see|watch))\b`,
      'u',
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:homework|football|match|exam|baby|teething)\\b`),
  },
  {
    id: 'arrears-call',
    named:
      /\b(?:rent|mortgage|council tax|electric(?:ity)?|gas|water|energy|loan|bills?)\b.{0,24}\b(?:\d+|a|one|two|three|four|five|six|few|couple of|several) ?(?:months?|weeks?|payments?) (?:behind|late|overdue|in arrears)\b|\b(?:\d+|a|one|two|three|four|five|six|few|several) (?:months?|weeks?|payments?) behind (?:on|with) (?:the |my |our )?(?:rent|mortgage|council tax|electric\w*|gas|water|energy|loan|bills?|car)\b/,
    except: /\b(?:tenant|he['’]?s|she['’]?s|they['’]?re|lodger)\b/,
  },
  {
    id: 'overwhelm',
    named:
      /\b(?:so|too) much (?:to do|on|going on|stuff|everything|at once)\b.*\b(?:do ?n['’]?t|dont|do not|no idea) (?:even )?(?:know )?where to (?:start|begin)\b|\b(?:and )?i (?:just|only) (?:sit|lie|stand|stare)\b(?: (?:here|there|at))?|\b(?:do ?n['’]?t|dont|do not) know where to (?:start|begin)\b.*\b(?:mess|everything|piling|emails?|work|house|too much|cry|can['’]?t)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:sit down|sit (?:with|in|on) |so i (?:just )?(?:sit|lie)|essay|dissertation|revision)\\b`,
    ),
  },
]

// What weighs in a life, in the plain and roundabout words that people have for it.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, HOUSEHOLD, PARTNER, RELATIVE } from './people-words.ts'

const NOT = "(?:n['’]?t| not)"
const CANNOT = "(?:can(?:['’]?t|not| not))"
const IS = "(?:['’]?s| is| are| was| has been)"
const SOME_TIME = '(?:\\d+|a|an|one|two|three|four|five|six|a few|some|only|weeks|months|days)'

const MEDICINE =
  '(?:pills|tablets|meds|medication|medicines?|painkillers|paracetamol|ibuprofen|codeine|co-?codamol|tramadol|morphine|insulin|sertraline|citalopram|amitriptyline|antidepressants|zopiclone|diazepam|propranolol|quetiapine|sleepers)'
const ITS =
  '(?:(?:my|mums|moms|dads|nans|his|her|the|all|of|some|up|more|extra|enough|these|those|spare|leftover|sleeping|heart) )*'

const NEXT_DAY =
  '(?! for (?:tomorrow|tonight|the (?:morning|evening|weekend)|(?:the |my |our )?(?:holiday|trip|flight))\\b)'

/** Who keeps medicine back may mean to take it all at once. Money is saved up for something. */
const HOARDED = new RegExp(
  [
    String.raw`\b(?:sav(?:e|ed|ing)|stor(?:e|ed|ing)) up ${ITS}${MEDICINE}\b(?! (?:for (?:the )?(?:dog|cat)|to (?:take|bring|hand|return))\b)`,
    String.raw`\b(?:saving|saved|hoard(?:ed|ing)?|stockpil(?:e|ed|ing)|stash(?:ed|ing)?|build(?:ing)? up (?:a )?(?:stash|stockpile|supply) of|(?:keep(?:ing)?|kept|hold(?:ing)?|held) back) ${ITS}${MEDICINE}\b(?! (?:lists?|leaflets?|box(?:es)?|money|times|info\w*|reminders?|to|from|as|on|for the (?:dog|cat)|in (?:my|the) (?:desk|handbag|car|rucksack|first aid))\b)`,
    String.raw`\bstash of ${ITS}${MEDICINE}\b|\bsave (?:all )?my (?:pills|tablets|meds|painkillers)\b(?! (?:to|from|as|on|for (?:after|before|with)|until after)\b)`,
    String.raw`\b(?:keep(?:ing)?|kept|hold(?:ing)?|held|put(?:ting)?|set(?:ting)?) ${ITS}${MEDICINE} (?:back(?! (?:in|on|at|into|home|to)\b)|aside|by$|to one side)${NEXT_DAY}`,
    String.raw`\b(?:not taking|skipping|stopped taking) ${ITS}${MEDICINE}\b.{0,24}\b(?:sav(?:e|ing)|keep(?:ing)?|hid(?:e|ing)) (?:them|it)\b(?! (?:in|at|on|with)\b)`,
    String.raw`\b${ITS}${MEDICINE} (?:all )?(?:saved up|stored up|stashed|hoarded|stockpiled)\b`,
    String.raw`\b(?:keep(?:ing)?|kept|hid(?:e|ing)?|hold(?:ing)?) ${ITS}${MEDICINE} (?:instead of (?:taking|swallowing)|under my tongue)\b`,
  ].join('|'),
)

/** Of what endangers, and of bodies; they come among the first. */
export const DISCLOSED_HARM: readonly HeavyRule[] = [
  {
    id: 'crisis',
    named: new RegExp(
      String.raw`\btired of (?:being here|existing|being me|waking up)\b|\b(?:every(?:one|body)|they|the kids|my (?:kids|family)|mum|dad)(?:['’]?d| would| will)? be (?:much |so |far )?(?:happier|better|fine|relieved) (?:if i|without me)|\bbuy(?:ing)? .*\b(?:paracetamol|pills|tablets)\b.*\b(?:loads|lots|as many|all of|different shops)\b|\bbought (?:a |some |the |loads of |more )*(?:rope|noose|razor blades?|blades|helium)$|\b(?:think|thinking|thoughts?) (?:about|of) (?:the bridge(?: again| tonight| all day)?$|jumping (?:off|in front)|the train tracks|crashing|driving (?:into|off)(?! (?:town|work|the (?:city|village|office|centre)|to)\b)|stepping out|ending|not existing)\b(?!.*\b(?:lease|contract|course|subscription|job|relationship|membership|story|chapter|film)\b)`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'crisis',
    named: HOARDED,
    except: /\b(?:shortages?|to (?:return|recycle|hand (?:in|back)|take back)|essay|article|news)\b/,
  },
  {
    id: 'when-gone',
    named:
      /\b(?:get rid of|give away|sort|clear|throw away)\b.*\bmy (?:stuff|things|clothes)\b.*\b(?:easier for (?:them|everyone|mum|dad|the kids|my)|won['’]?t (?:need|be needing)|no one has to|nobody has to)\b/,
    except: /\bmov(?:e|ing)\b/,
  },
  {
    id: 'crisis-other',
    named: new RegExp(
      String.raw`\b(?:${CLOSE}|he|she|they)\b.*\b(?:says?|said|thinks?|admitted|told me) (?:that )?(?:he|she|they)(?:['’]?s|['’]?re| is| are| has been)? (?:been )?(?:cutting|hurting (?:him|her|them)sel\w+|suicidal)\b|\bfound (?:cuts|scars|blades|pills) (?:on|in|under) (?:my |his |her |their )`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'violence',
    named: new RegExp(
      [
        String.raw`\b(?:forced|made|pressured|guilted) me (?:to have|into|have) (?:sex|it)\b|\bhad sex with me\b|\bi (?:did${NOT}|did not|never) (?:say yes|consent)\b|\bi said no (?:and|but)\b|\b(?:put|puts|kept putting) (?:his|her|their) hands? (?:on|up|down|round|around) my (?:leg|thigh|throat|neck|bum|waist|top|skirt|knee)\b|\bused to (?:touch|hit|beat|hurt) me\b`,
        String.raw`\b(?:he|she|${HOUSEHOLD}) (?:always |keeps |has |just |often )*(?:throws?|threw|throwing|smash\w*|punche[sd]|breaks|broke|kicks|kicked) (?:up )?(?:things|stuff|plates|a plate|my (?:phone|stuff|things)|the (?:kitchen|house|flat|place|tv|door|wall|room|furniture)|holes? in)\b(?! (?:away|out|record))`,
        String.raw`\b(?:he|she|${PARTNER}) (?:always |keeps )*(?:calls|calling) me (?:names|stupid|fat|useless|a (?:whore|slag|bitch|cunt|waste))\b|\b(?:he|she|${PARTNER}) (?:has|took|keeps|hid|hides) my (?:passport|papers|id|bank card|benefits?|keys|visa)\b|\btake the (?:kids|children|baby) if i (?:leave|go)\b|\block(?:ed|s) me (?:out|in) again\b`,
      ].join('|'),
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:ball|party|in the bin|for the (?:dog|cat)|by accident|toddler|baby)\\b`,
    ),
  },
  {
    id: 'eating',
    named: new RegExp(
      String.raw`\b(?:threw up|throw up|throwing up|been sick|puked|eaten|eating|ate|starv\w*)\b.*\bon purpose\b|\bcounting (?:every )?calories\b.*\b(?:again|stop|obsess\w*|all day)\b|\b(?:${CHILD}|she|he|my (?:friend|sister|brother)) (?:has|have|wo|does)(?:${NOT}) (?:eaten|eat|been eating)\b.*\b(?:days?|weeks?|any ?more|properly|anything|at all)\b|\b(?:scared|afraid|terrified) (?:of|to) (?:eat\w*|food|gain\w*|weight)\b|\bhid(?:e|ing) (?:my )?food\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|rabbit|hamster|pet|greens|veg|vegetables|anything (?:but|except)|(?:eat|eaten) (?:breakfast|lunch|tea|crusts)|sick bug|from the (?:dog|kids))\\b`,
    ),
  },
  {
    id: 'help-now',
    named:
      /\b(?:hearing|seeing|hear|see) (?:things|people|stuff) (?:that |which )?(?:are ?n['’]?t|arent|aren['’]?t|are not|isn['’]?t|nobody else)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'fear',
    named:
      /\b(?:talking|speaking|sending messages) (?:about|to) me (?:through|on|in) (?:the )?(?:tv|telly|radio|internet|walls?)\b|\b(?:losing|lost|going out of) my mind\b|\b(?:going|think i['’]?m) (?:mad|crazy|insane)\b$/,
    except: ABOUT_IT,
  },
  {
    id: 'low',
    named: new RegExp(
      String.raw`\b(?:not coping|${CANNOT} cope|struggling|crying|so low|no feelings)\b.*\b(?:since|with|for) (?:the |my |our )?(?:baby|birth|newborn)\b|\b(?:do${NOT}|do not|${CANNOT}|never) (?:love|bond with|feel (?:anything|love) for|like) (?:my|the|our) (?:baby|newborn|own (?:child|baby|kids))\b|\bregret (?:having|becoming) (?:my|a|the) (?:baby|kids|child|mum|mother|parent)\b|\b${CANNOT} get (?:out of bed|up)\b.*\b(?:days?|weeks?|any ?more|at all)\b|\b(?:have|has)(?:${NOT}) (?:left|got out of|been out of) (?:the |my )?(?:house|flat|bed|room)\b.*\b(?:weeks|months?)\b|\beverything(?:['’]?s| is| feels| looks) (?:so |just |all )?(?:grey|gray|dark|black|heavy|flat)\b$`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:covid|flu|broken leg|operation|snow|she|he)\\b`),
  },
  {
    id: 'shame-parent',
    named:
      /\b(?:shouted|screamed|yelled|snapped|swore|lost it|lost my temper) (?:at|with) (?:the |my |our )?(?:kids|children|son|daughter|baby|toddler|boys|girls|twins)\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:feel|felt|feeling|guilt\\w*)\\b`),
  },
  {
    id: 'carer-break',
    named: new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER}|he|she)\b.*\b(?:dementia|alzheimer\w*|parkinson\w*|stroke|disabled|bedbound)\b.*\b(?:i )?(?:ca${NOT}|can ?not|not) (?:cope|do (?:this|it)|carry on|manage)|\b(?:exhausted|burnt out|had enough|breaking point)\b.*\b(?:caring|looking after) (?:for )?(?:my |our )?(?:${ELDER}|${PARTNER}|him|her)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b(?:${ELDER}|${PARTNER}) (?:asked|asks|keeps asking|forgot|forgets) (?:me )?who i (?:was|am)\b|\b(?:${ELDER}|${PARTNER})\b.*\b(?:wandered off|wandering|did${NOT} know where (?:he|she) (?:lived|was|is)|gets lost|got lost (?:on|coming|going))\b`,
    ),
    except: /\b(?:dog|cat|holiday|supermarket|shop|school)\b/,
  },
]

/** Of losses, illness, money, homes and partings; after those. */
export const DISCLOSED_LIFE: readonly HeavyRule[] = [
  {
    id: 'baby-loss',
    named:
      /\b(?:no|lost the) heartbeat\b|\b(?:is ?n['’]?t|isnt|not|was ?n['’]?t) viable\b|\bbaby (?:has |had )?stopped (?:growing|moving)\b/,
    except: /\b(?:business|plan|idea|app|detector)\b/,
  },
  {
    id: 'pregnancy-choice',
    named:
      /\b(?:book|arrange|get|have|ring about|call about) (?:the|a|my) termination\b|\bpregnant\b.*\b(?:do ?n['’]?t want|dont want|not ready|by accident|what do i do|keep it|on my own)\b/,
    except: /\b(?:contract|tenancy|lease|cat|dog|tell)\b/,
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`\b(?:we|i)(?:['’]?ve)? (?:have )?(?:just )?lost (?:${ELDER})\b(?! (?:in|at|on|and found)\b)|\b(?:my |our )?(?:${ELDER})(?:['’]?s| has| is) gone$|\b(?:took|taken) (?:his|her|their) own li(?:fe|ves)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:lost (?:mum|dad|nan)['’]s|to|out|shopping)\\b`),
  },
  {
    id: 'be-with-ill',
    named: new RegExp(
      String.raw`\b(?:not|has${NOT}) (?:got )?(?:very )?(?:much )?(?:long|time) (?:left|to go)$|\bend of life\b|\b(?:${CLOSE}|he|she) (?:has|['’]s got|has got|got|was given|been given) (?:only |about |maybe )*${SOME_TIME} (?:weeks|months|days)(?: left| to live)?$`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:holiday|notice|maternity|contract|lease|off|milk|car|boiler)\\b`,
    ),
  },
  {
    id: 'illness',
    named:
      /\b(?:my|his|her|mums?|mum['’]s|dads?|dad['’]s) (?:test |scan |blood )?results (?:are|were|came back|look) (?:bad|not good|worse|awful|terrible|abnormal)\b|\bstop (?:the |his |her |my |all )?treatment$/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:exam|gcse|a level|school)\\b`),
  },
  {
    id: 'funeral',
    named: /\b(?:sort|sort out|do|cater|food for|book a room for) (?:the|his|her|\w+['’]s) wake\b(?! up)/,
  },
  {
    id: 'court',
    named:
      /\bsocial (?:worker|services)(?:['’]s| is| are)? (?:coming|visiting|called|rang|ringing|want|at the)\b|\btak(?:e|ing|en) (?:my|our) (?:kids|children|baby|son|daughter) (?:away|off|into care)\b|\bletter from the (?:police|court)\b|\bhome office\b.*\b(?:refused|rejected|letter|interview|decision|appeal|detain\w*)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:social work(?:er)? (?:degree|placement|course)|^(?:tidy|clean|hoover|wash|hide)\\b.*|coursework|essay|food court)\\b`,
    ),
  },
  {
    id: 'losing-home',
    named:
      /\bsleep(?:ing)? (?:rough|in (?:the|my|our) (?:car|van|park|street|streets|doorway|tent)|on (?:the )?(?:streets?|sofas))\b|\bnowhere to (?:go|stay|live|sleep)\b|\b(?:have|got|has) to be out (?:by|of (?:the|my|our) (?:flat|house|home|room))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:camping|festival|tent on|garden|cat|dog|holiday|nowhere to go (?:on|for) (?:holiday|a walk|lunch)|office|meeting)\\b`,
    ),
  },
  {
    id: 'food-bank',
    named:
      /\bca(?:n['’]?t|nt|nnot) feed (?:the |my |our )?(?:kids|children|family|us|myself|them)\b|\bnothing to eat (?:till|until)\b|\bno (?:money|food) (?:till|until)\b/,
  },
  {
    id: 'debt',
    named:
      /\b(?:they|company|supplier|british gas|edf|eon|council)(?:['’]?ve| have| has)? (?:turned|cut|switched) (?:the|our|my) (?:gas|electric\w*|power|heating|water|phone) off\b|\b(?:gas|electric\w*|power|water) (?:has been |been |got |is )*(?:cut|switched|turned) off\b|(?:\b(?:klarna|clearpay|laybuy|bnpl|overdraft|loans?|credit cards?|catalogues?|payday loans?)\b.*){3}|\bmaxed (?:out )?(?:every|all|my|both|the|two|three) (?:\w+ )?cards?\b|\b(?:they|loan company|agency|lender)(?: keep| keeps)? (?:ringing|calling|chasing) (?:me )?(?:about|for) (?:the )?(?:money|debt|payment)\b/,
    except: /\b(?:plumber|by accident|before (?:the|i)|holiday|engineer)\b/,
  },
  {
    id: 'job-loss',
    named:
      /\b(?:they|work|boss|my (?:boss|manager)) (?:have |has |had )?(?:just )?let me go(?=$| (?:today|yesterday|from|this)\b)|\b(?:got|been) (?:my )?p45\b/,
    except: /\b(?:early|home|to the|out|on)\b/,
  },
  {
    id: 'parting',
    named:
      /\b(?:ex|he|she)\b.*\b(?:won['’]?t|wont|will not|does ?n['’]?t|never|stopped|not) let(?:ting|s)? me (?:see|have|speak to|talk to) (?:my|the|our) (?:kids|children|son|daughter|baby|boys|girls)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'heartbreak',
    named: new RegExp(
      String.raw`\b(?:he|she|they|${PARTNER})(?:${IS})? (?:been )?(?:seeing|sleeping with|shagging|in love with) (?:someone|somebody|another|other|his|her|my)\b|\bwe(?:['’]ve| have)? (?:just )?(?:split|broke|broken) up\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'addiction',
    named:
      /\bdrinking (?:in the mornings?|every (?:day|night)|alone|at work|before work|to (?:sleep|cope))\b|\b(?:had|having) a (?:drink|smoke|bet|line) after \d+ (?:days|weeks|months|years)\b|\bneed a (?:fix|hit|drink)$|\bca(?:n['’]?t|nt|nnot) stop (?:drinking|using|taking (?:coke|pills|it))\b|\b(?:hide|hiding|throw out|pour away|get rid of) (?:the |my |all the )*(?:bottles|booze|wine|vodka|gin|alcohol|stash)\b|\bowe (?:my |the )?dealer\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:water|squash|milk|coffee|recycling|baby bottles|tea|pop|coke zero)\\b`,
    ),
  },
  {
    id: 'addiction-other',
    named: new RegExp(
      String.raw`\b(?:${RELATIVE}|${PARTNER}) (?:always |already |so )*(?:drunk|off (?:his|her) face|high|using|on the (?:drink|bottle|gear))(?: again| all the time| every night)?$`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'pet-goodbye',
    named:
      /\bvet (?:says|said|thinks) (?:it['’]?s|its|it is) time\b(?! for)|\btime to let (?:him|her|the (?:dog|cat|horse)) go\b/,
  },
  {
    id: 'lonely',
    named:
      /\b(?:group chat|party|trip|holiday|meal|night out) without me\b|\b(?:no ?body|no-? ?one) (?:sits|talks|plays|speaks|eats|hangs out|replies|texts|wants to be) (?:with |to |near )?me\b|\bleft me out\b/,
    except: ABOUT_IT,
  },
  {
    id: 'failure',
    named: /\bhate (?:how|the way) i (?:look|am|sound)\b|\bhate (?:looking|seeing) (?:at )?my ?self\b/,
    except: ABOUT_IT,
  },
]

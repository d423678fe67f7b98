// What somebody tells about themselves or about what was done to them, in the words of a list of tasks.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CLOSE, HOUSEHOLD, PARTNER, PERSON } from './people-words.ts'

const SELF_HARM =
  '(?:self[- ]?harm\\w*|(?:hurting|harming|cutting|burning) my ?self|(?:my|the) cutting(?! (?:out|board|garden|mat|disc|edge)\\b))'
const MEANS =
  '(?:pills?|tablets?|meds|medication|paracetamol|ibuprofen|painkillers?|razors?|razor blades?|blades?|knife|knives|rope|lighter)'
const NOT = "(?:n['’]?t| not)"
const MY_LIFE = `(?:my (?:\\w+ )?(?:phone|messages|texts|emails?|location|bank|cards?|money|wages|keys|accounts?|passport|clothes|bag|handbag|pockets|drawers|post|calls|whatsapp|insta\\w*)|all (?:the |our |my )?money|what i (?:wear|eat|spend)|where i (?:go|am)|who i (?:see|talk|text|meet)\\w*)`

/** They come among the first. */
export const DISCLOSED: readonly HeavyRule[] = [
  {
    id: 'tell-self-harm',
    named: new RegExp(
      String.raw`\b(?:tell|talk to|speak to|show|message|text|write to|email|open up to|confess to|admit to)\b.*\b(?:about|that|how|i)\b.*\b${SELF_HARM}|\b(?:tell|show)\b.*\b(?:my cuts|my scars)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:his|her|their|he|she|they) (?:self|is|has|keeps|cutting|cuts)\\b`,
    ),
  },
  {
    id: 'crisis',
    named: new RegExp(
      String.raw`^(?:i['’]?ve |i have |i )?(?:just |been |nearly |almost )*(?:cut|cutting|self[- ]?harmed|harmed) (?:again|last night|today|tonight|this morning)$|^(?:i['’]?ve |i have |i )?relapsed (?:with|into|and) (?:self|cut)\w*|\b(?:want|urge|urges|wanting|tempted|desperate|need) to (?:cut|self[- ]?harm|hurt my ?self)\b$|\b(?:today|tonight|the day|days?|nights?|the night|evening|week(?:end)?s?|months?|hours?|minutes?|through)\b.{0,16}\bwithout (?:cutting|self[- ]?harm(?:ing)?)$|\b(?:try(?:ing)?|promised?|managed?) (?:\w+ )?not to (?:cut|self[- ]?harm)(?: (?:again|today|tonight|this (?:week|evening)))*$|\b(?:hide|lock\w*|give|keep|put|get|flush|throw)\b.*\b${MEANS}\b.*\b(?:from (?:my ?self|me)\b|away from (?:me|my ?self)|so (?:that )?i (?:do|ca|wo|can|will|cannot|dont|cant|wont)(?:${NOT})?\b|before i (?:do|take|use))|\b(?:not safe|unsafe) (?:with|by|around) my ?self\b|\bdo${NOT} trust my ?self\b(?: (?:tonight|today|alone|right now|with (?:${MEANS}|the ${MEANS}|my ${MEANS})))?$`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:forget|miss|take (?:two|it twice)|hair|grass|lawn|fringe|kids?|toddler|baby|dog|cat)\\b`,
    ),
  },
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:my )?(?:${PARTNER}|he|my (?:dad|stepdad|mum|brother|flatmate|boss)) (?:always |keeps |still |even )*(?:checks?|checking|reads?|reading|goes (?:through|thru)|looks through|tracks?|tracking|monitors?|took|takes|taking|hides?|hiding|controls?|controlling|locks?|decides?) (?:${MY_LIFE})|\b(?:${PARTNER}) (?:really |always )?(?:scares|frightens|controls|isolates|belittles|humiliates|terrifies|bullies|grabs|spits at|starves) me\b|\b(?:${PARTNER}|he)\b.{0,40}\b(?:wo|does|do)(?:${NOT}) (?:let|allow) me\b|\b(?:${PERSON}|he|somebody|someone|a man|some man|man|teacher|uncle|boss) (?:\w+ )?(?:touched|groped|fondled|molested|flashed|drugged|raped|cornered|upskirted) (?:me|my (?:bum|breasts?|boobs?|leg|chest|private\w*))\b|\b(?:flashed|groped|catcalled|followed home|touched up) (?:at|on|in|by)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:deeply|heart|kindness|by accident|for me|to help|toothbrush|the sofa|the front seat|last biscuit|dentist|vet|(?:does|do|wo)(?:n['’]?t| not) (?:let|allow) me (?:down|win|sleep|pay|help|park|(?:cut|brush|hold|carry|hug|dress)|(?:see|have|speak to) (?:my|the|our) (?:kids|children|son|daughter|baby|boys|girls)))\\b`,
    ),
  },
  {
    id: 'danger-now',
    named: new RegExp(
      String.raw`^(?:he|she|my (?:${PARTNER})|(?:${PARTNER}))(?:['’]?s| is| keeps| has been)? (?:back |just |now |still )*(?:outside|at the (?:door|window)|in the (?:house|garden)|watching (?:me|us|the house)|waiting (?:for me|outside)|parked outside|sat outside)(?: (?:the|my|our) \w+)?(?: again| now)?$`,
    ),
    except:
      /\b(?:cat|dog|school|nursery|gate|pub|tesco|shop|station|hospital|with the (?:kids|dog|shopping))\b/,
  },
  {
    id: 'leave-safely',
    named: new RegExp(
      String.raw`\b(?:go|escape|emergency|leaving|safety|getaway|grab)[- ]?(?:bag|plan|fund|money|kit)\b.*\b(?:leave|he|him|she|her|kicks off|in case|ex|partner|husband)\b|\bpack\b.*\bbag\b.*\b(?:in case (?:i|we) (?:need|have) to (?:leave|go|run|get out|escape)|to leave (?:him|her)|so (?:i|we) can (?:leave|get out|go) (?:fast|quickly|if))|\b(?:stash|hide|save|put away|put)\b.*\b(?:money|cash|passports?|papers|documents|bag|keys)\b.*\b(?:where (?:he|she|they) (?:wo|ca|does|can|will|cannot|wont|cant)(?:${NOT})?|so i can leave|to leave (?:him|her)|from (?:him|my (?:${PARTNER})))`,
    ),
    except: /\b(?:present|surprise|birthday|christmas|labour|baby comes|hospital|holiday|flood|evacuat\w*)\b/,
  },
  {
    id: 'report-harm',
    named:
      /\b(?:report|tell|go|going|went|speak|talk|make a statement|give a statement)\b.*\b(?:what happened|what (?:he|she|they) did|him|my (?:ex|husband|boyfriend|partner|uncle|stepdad)|the (?:attack|assault|rape|harassment|stalking)|sexual assault|being (?:attacked|assaulted|followed|harassed))\b.*\bpolice\b|\b(?:report|tell)\b.*\bpolice\b.*\b(?:what happened|about (?:him|my ex|the (?:attack|assault|rape)))\b|\breport (?:the |my |a )?(?:rape|assault|sexual assault|attack|stalker|stalking|domestic abuse|him|my (?:ex|husband|boyfriend|rapist|abuser|attacker))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:lost|stolen|bike|burgl\\w*|car|phone|wallet|noise|him (?:missing|sick|absent))\\b`,
    ),
  },
  {
    id: 'gambling',
    named:
      /\b(?:gambl(?:ed|ing|e)|bet|bets|betting|casino|slots|fruit machines?|scratch ?cards?|bookies|online poker|roulette)\b.*\b(?:stop|quit|rent|wages|money|savings|addict\w*|again|lost|problem|all|everything|too much|secret|debt|owe|ban|block|exclude)\b|\b(?:stop|quit|cut down|lost|spent|blew|block|ban|exclude|hooked|addicted)\b.*\b(?:gambl(?:ed|ing)|betting|on (?:bets|the (?:slots|horses|dogs|machines))|casino|slots|bookies|scratch ?cards)\b|\brelaps\w*\b.*\bgambl\w*|\bso (?:that )?i (?:don['’]?t|can['’]?t|cannot|won['’]?t) (?:bet|gamble|place a bet)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:${CLOSE}|he|she)(?:['’]s)? (?:is |has |keeps )?(?:gambl\\w*|bet\\w*|lost)|\\b(?:i bet|bet (?:he|she|they|it)|better|essay)\\b`,
    ),
  },
  {
    id: 'own-wound',
    named:
      /\b(?:clean|dress|cover|bandage|wash|look after|treat|sort|hide|cover up)\b.*\bmy (?:cuts|burns|scars|wounds)\b/,
    except: /\b(?:surgery|operation|stitches|c-?section|oven|hob|sun|shaving|gardening|roses|cat|paper)\b/,
  },
  {
    id: 'body-accident',
    named:
      /\b(?:i |i['’]?ve |ive |have )?(?:wet|wetting|wee(?:d|ed)|pee(?:d|ed)|pissed|poo(?:d|ed)|soiled|shat|leaked) (?:the bed|my ?self|my (?:pants|trousers|bed|knickers))\b|\b(?:period|blood) (?:has |had )?(?:leaked|come through|came through|on (?:my|the) (?:trousers|skirt|chair|sheets|seat))\b|\b(?:bled|bleeding) (?:through|thru)\b(?!.*\b(?:gp|doctor|111|surgery|nurse)\b)|\bperiod (?:has |just |has just )?(?:started|come on|came on|came) (?:at|on|in|during) (?:work|school|college|uni|(?:the|my|a) (?:bus|train|car|meeting|office|lesson|exam))\b|\b(?:leaked|leaking) (?:through|at work|at school|on the (?:chair|seat|bus))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:laugh\\w*|child|kids?|son|daughter|toddler|dog|cat|puppy|he|she|battery|data)\\b`,
    ),
    exceptInClause: /\b(?:pipe|tap|roof|ceiling|sink|boiler)\b/,
  },
  {
    id: 'step-outside',
    named:
      /\b(?:scared|afraid|terrified|frightened|anxious|too scared|too anxious|panic\w*|can['’]?t face|ca ?n['’]?t|cannot|not able|unable|dread\w*)\b.{0,12}\b(?:leave|leaving|go(?:ing)? (?:out of|outside)|step(?:ping)? out(?:side)?|get(?:ting)? out of) ?(?:the (?:house|flat|front door|door)|my (?:house|flat|room)|home|outside)?(?:$| (?:today|again|alone|any ?more|at the moment|right now|on my own|by myself|lately|this week|without (?:panic\w*|a panic|some(?:one|body)|mum|him|her|my))\b)|\bagoraphobi\w*/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:leave|leaving) (?:him|her|work|my|early)\\b|\\b(?:parcel|delivery|plumber|engineer|boiler|covid|isolat\\w*|waiting|wait for|until|keys?|snow\\w*|flood\\w*|car|bus|dog|puppy|broken (?:leg|ankle))\\b`,
    ),
  },
  {
    id: 'scan-after-loss',
    named:
      /\bscan\b.*\b(?:after (?:last time|(?:the|my|a|two|three|our|\d) (?:miscarriages?|losses|loss)|losing|miscarr\w*|we lost)|anxi\w* after)|\b(?:pregnant|pregnancy|expecting) (?:again )?(?:after|since) (?:a |the |my |our |two |three )?(?:loss|losses|miscarr\w*|stillbirth)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'pet-burial',
    named:
      /\b(?:bury|burying|dig (?:a|the) (?:grave|hole) for|funeral for|say goodbye to)\b.{0,24}\b(?:hamster|cat|dog|rabbit|bunny|guinea ?pigs?|gerbil|budgie|fish|goldfish|rat|chicken|hen|tortoise|mouse|kitten|puppy)\b|\b(?:hamster|cat|dog|rabbit|bunny|guinea ?pig|gerbil|budgie|goldfish|tortoise|kitten|puppy)(?:['’]?s)? (?:funeral|burial)\b/,
    except: /\b(?:essay|book|ashes|vet|tomorrow|put (?:down|to sleep)|rat trap|bone)\b/,
  },
  {
    id: 'dementia-other',
    named: new RegExp(
      String.raw`\b(?:${CLOSE}|he|she)\b.*\b(?:dementia|alzheimer\w*)\b.*\b(?:know|remember|recogni[sz]e|forgot\w*|forgets|name|me|wander\w*|keeps|anymore|home)\b|\b(?:${HOUSEHOLD}) (?:doe${NOT}|does not|doesnt|did${NOT}|no longer|forgets who) (?:knows?|recogni[sz]es?|remembers?) (?:me|who i am|us|my name)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:tell|ask|call|ring|book|visit|email)\\b`),
  },
  {
    id: 'diagnosis',
    named:
      /\b(?:i(?:['’]?ve| have| was| got| am|['’]?m)?|ive|just|got|been|was|newly)(?: been| just| got)* diagnosed (?:with )?(?!(?:adhd|autis\w*|dyslex\w*|dysprax\w*|add|as autistic|asd|with (?:adhd|autis\w*|dyslex\w*|dysprax\w*|asd)|cancer)\b)\b|\b(?:told|say|said|says|think) (?:that )?i (?:['’]?ve|have)(?: got)? (?!(?:to|a (?:point|chance|cold)|no|until|been|adhd|autism|cancer)\b)(?:ms|hiv|diabetes|epilepsy|parkinson\w*|lupus|crohn\w*|arthritis|copd|als|mnd|bipolar|schizophrenia|bpd|pcos|endometriosis|\w+(?:itis|osis|emia|oma|syndrome|disease))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:adhd|autis\\w*|dyslex\\w*|dysprax\\w*|cancer|tumou?r|car|boiler|laptop|${CLOSE})\\b`,
    ),
  },
]

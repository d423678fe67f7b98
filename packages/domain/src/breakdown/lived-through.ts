// What weighs and is said in few words or in passing: a lump nobody was told of, clothes that cannot be touched, a home after
// somebody left it, a child that is told. After all that endangers a life, before the wider rules.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, ELDER, PARTNER } from './people-words.ts'

const NOT_A_TEST = String.raw`(?! (?:(?:his|her|my|their|the|an?|all|both|with|driving|theory|maths|gcse\w*|a levels?) ){0,3}(?:driving|theory|tests?|exams?|mot|probation|gcse\w*|a levels?|grade|module|course|interview|inspection|smear|deadline|date|law|bill|level|stage)\b)`
const ITS_DAY = String.raw`(?:years?|yrs?|months?|weeks?|wks?)`
const SINCE_A_DEATH = String.raw`\b(?:since|after|when|before|cos|because|till|until) (?!it |the |my (?:phone|laptop|car)|time |all )(?:my |our )?[\p{L}'’]+(?: [\p{L}'’]+)? (?:has |have |had |just )*(?:died|passed(?! (?:out|by|through|round|around|it|me|on the|up|over the))|left us|was taken)\b${NOT_A_TEST}`
/** A while, and who passed: "a year since Maureen passed". */
const A_WHILE_SINCE = String.raw`\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|few) ${ITS_DAY}\b.{0,24}${SINCE_A_DEATH}`
const CANNOT = String.raw`(?:ca(?:n['’]?t|nnot|nt)|could ?n['’]?t|not able to|have ?n['’]?t(?: been able to)?|still not|unable to|dont dare|not ready to)`
const THEIRS = String.raw`(?:her|his|their|(?:${ELDER}|${PARTNER})['’]?s|\p{L}+['’]s)`
const WORN = String.raw`(?:clothes|things|coat|dressing gown|jumpers?|cardigan|slippers|shoes|wardrobe|chair|glasses|side of the (?:bed|wardrobe)|bedding|pillow|scent|perfume|watch|toothbrush|voicemails?|handwriting|belongings)`

const PART_OF_A_BODY = String.raw`(?:breasts?|boobs?|tits?|chest|nipples?|armpits?|underarm|neck|throat|groin|testicles?|balls?|nuts|scrotum|thyroid|collar ?bone|thigh|arm|leg|back|head|jaw|tummy|belly|vulva|gums?|tongue|cheek)`
const LUMP = String.raw`\b(?:lumps?|bumps? that|hard (?:bit|thing)|swelling)\b`
const NO_ONES_ILLNESS =
  /\b(?:biops\w*|results?|cancer|diagnos\w*|chemo\w*|dog|cat|puppy|kitten|rabbit|hamster|guinea pig|horse|his ball|mattress|sofa|cushion|batter|sauce|custard|sums?|head lice|nits)\b/

const TOLD = String.raw`\b(?:tell|telling|explain(?:ing)?(?: to)?|break(?:ing)? (?:it|the news) to|say(?:ing)? to|let|talk(?:ing)? to|how to tell|what to tell)\b`
const A_CHILD = String.raw`(?:(?:my|our|the|his|her|all the) )*(?:${CHILD}|little ones?|grandkids|grandbabies|kids|him|her|them)`
const A_PARENT = String.raw`(?:his|her|their|the|my|our)? ?(?:mum|mummy|mam|mom|dad|daddy|nan|nana|gran|grandma|grandad|grandpa|granny|sister|brother|parents)(?:['’]?s)?`
const IS_NOT = String.raw`(?:is ?n['’]?t|isnt|not|wo ?n['’]?t|wont|will not|ca ?n['’]?t|cant|never|no longer|is never|are ?n['’]?t)`

const OWED_HOME = String.raw`\b(?:rent|mortgage|landlord|landlady|housing association|council house|tenancy)\b`
const BEHIND = String.raw`\b(?:behind|arrears|owe|owing|missed|late with|cant pay|can['’]?t pay|not paid|havent paid|have ?n['’]?t paid)\b`
const BEHIND_AT_HOME = `(?:${BEHIND}.*${OWED_HOME}|${OWED_HOME}.*${BEHIND})`
const FROM_A_COURT = String.raw`\b(?:court|eviction|evict\w*|section (?:21|8)|possession order|bailiffs?|notice to (?:quit|leave|seek)|hearing|n5b?|pre-?action)\b`
const FEARED = String.raw`\b(?:scared|afraid|frightened|terrified|dread\w*|too anxious|dont dare|can['’]?t face|cant face|havent opened|have ?n['’]?t opened|unopened|hiding)\b`

export const LIVED_THROUGH_RULES: readonly HeavyRule[] = [
  {
    id: 'cut-again',
    named:
      /\b(?:hide|hiding|cover(?:ing)?(?: up)?|conceal\w*|keep|disguise)\b.{0,16}\b(?:cuts|burns|cut marks|marks on my (?:arms?|wrists?|legs?|thighs?)|(?:self[- ]?harm|sh) \w+)\b(?! (?:short|long|meat|list|of|to the|in (?:the )?(?:budget|spending)))(?=.*\b(?:before|from|at|for|under|with|on my|when|so)\b|$)/,
    except: new RegExp(
      `${ABOUT_IT.source.replace('|training', '')}|\\b(?:budget|paper|price|spending|job|staff|funding|hair|power|cold|hedge|lawn|cuts? (?:off|up)|sun|sunburn|cigarette|carpet|sofa|worktop|table|dog|film editor|he|she|they|scars)\\b`,
    ),
  },
  {
    id: 'lump',
    named: new RegExp(
      String.raw`${LUMP} (?:in|on|under|by|near|behind|at|inside|down) (?:my |the |his |her |one |left |right |side of |back of |bottom of )*${PART_OF_A_BODY}\b|\b${PART_OF_A_BODY} (?:lump|swelling)\b|^(?:(?:a|this|the|that|new|weird|found) )*lump\b.{0,24}\b(?:have ?n['’]?t|not|nobody|no one|too scared|hiding|ignor\w*|keeps? growing|getting bigger|bigger|grown|worried)\b|\b(?:nipple|mole|bleeding)\b.{0,12}\b(?:bleeding|changed|discharge|inverted|gone in|leaking|grown|darker|after (?:the )?menopause)\b|\bbleeding after (?:the )?(?:menopause|sex)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|${NO_ONES_ILLNESS.source}|\\b(?:breastfe\\w*|latch\\w*|nursing)\\b`,
    ),
  },
  {
    id: 'pet-lump',
    named:
      /\b(?:dog|cat|puppy|kitten|rabbit|bunny|guinea pig|hamster|gerbil|rat|horse|ferret)s?(?:['’]s)?\b.{0,24}\blumps?\b(?! (?:of|sums?)\b)/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:litter|biops\\w*|results?|put down|put to sleep|cancer)\\b`),
  },
  {
    id: 'belongings',
    named: new RegExp(
      String.raw`(?:${A_WHILE_SINCE}|${SINCE_A_DEATH}).*\b(?:clothes|things|belongings|stuff|room|wardrobe|coat|shed|tools|shoes|house|flat)\b|\b${CANNOT} (?:even |bear to |bring myself to |yet |face )*(?:touch|touching|part with|throw out|give away|get rid of|let go of|pack up|pack away|move) ${THEIRS} ${WORN}\b`,
      'u',
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|hamster|phone|laptop|washing|laundry|stinks?|dirty|messy|floor|lego|homework|cancel|bank|account|pension|probate|solicitor)\\b`,
    ),
  },
  {
    id: 'grief',
    named: new RegExp(A_WHILE_SINCE, 'u'),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:dog|cat|puppy|kitten|hamster|rabbit|budgie|goldfish|fish|horse|phone|laptop|battery|car|boiler|plant|probate|solicitor|bank|account|pension|will|thank|card|headstone)\\b`,
    ),
  },
  {
    id: 'grief',
    named: new RegExp(
      String.raw`^(?:\p{L}+['’]?s )?(?:first|second|\d+(?:st|nd|rd|th)|the) (?:christmas|xmas|birthday|anniversary|easter|eid|diwali|mothers? day|mother['’]s day|fathers? day|father['’]s day|new year|summer|winter|holiday) without (?!(?:the|a|any|presents?|alcohol|booze|drinking|sugar|meat|smoking|going|getting|doing|having|money|kids|turkey|gluten|dairy)\b)[\p{L}'’]+`,
      'u',
    ),
  },
  {
    id: 'tell-children',
    named: new RegExp(
      String.raw`${TOLD} ${A_CHILD}(?: know)?(?: that| why| how come)? ${A_PARENT} ${IS_NOT} (?:be )?(?:ever |going to (?:be )?)?(?:com(?:e|ing) (?:back|home)|liv(?:e|ing) (?:here|with us)|well enough|allowed|get(?:ting)? better|see (?:him|her|them|us)|here any ?more|around any ?more|wak(?:e|ing) up)\b|${TOLD} ${A_CHILD}(?: know)?(?: that| about| why)? ${A_PARENT} (?:is |has |have |been |gone |going |being )*(?:in|to|into) (?:prison|jail|rehab|hospital for|the hospice|a (?:psych|mental)\w*)\b|${TOLD} (?:my|our|the) (?:${CHILD}|grandkids|kids|little ones?) (?:that )?(?:they|he|she)(?:['’]?s|['’]?re| is| are)? (?:going (?:in ?)?to|being taken into|being moved to|not going back to) (?:foster|care(?! home)|(?:his|her|their) (?:mums?|dads?))\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:school|party|match|game|trip|assembly|parents evening|tonight|for tea|for dinner|till|until|late|play|concert)\\b`,
    ),
  },
  {
    id: 'rent-court',
    named: new RegExp(
      `${BEHIND_AT_HOME}.*${FROM_A_COURT}|${FROM_A_COURT}.*${BEHIND_AT_HOME}|${BEHIND_AT_HOME}.*${FEARED}.*\\b(?:letters?|post|mail|envelopes?|door)\\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:tennis|my tenants?|the tenants?|(?:he|she|they|tenants?) owes? me|jury|homeless tonight|on the street|sleeping)\\b|\\b(?:bailiffs?|police) (?:are |is )?(?:here|at the door|outside)\\b`,
    ),
  },
  {
    id: 'overdraft-sort',
    named:
      /^(?:i (?:need|have|want) to )?(?:sort|sort out|deal with|fix|get out of|get on top of|reduce|clear|come out of|tackle|face|pay off|ring (?:the )?bank about|talk to (?:the )?bank about)(?: of| out)? (?:my |the |our |this |that )?overdraft\b/,
    except: /\b(?:bailiffs?|court|debts|gambl\w*|loans?|hiding|wife|husband|partner|know)\b/,
  },
  {
    id: 'moved-out',
    named: new RegExp(
      String.raw`^(?:now (?:that )?|since |because |so |today )?(?:he|she|they|(?:my |the )?(?:${PARTNER}))(?:['’]?s|['’]?ve| has| have| is)? (?:just |finally |really |now )*(?:moved out|moving out|walked out|packed (?:his|her|their) (?:bags|things|stuff)|taken (?:all )?(?:his|her|their) (?:stuff|things|clothes))\b(?! of (?:hospital|rehab|the (?:hospital|care|ward)))|\b(?:sort|clean|tidy|clear|redo|face|rearrange|do)\b.{0,24}\b(?:flat|house|bedroom|room|home|place|wardrobe)\b.{0,12}\b(?:now|since|after|because|cos) (?:he|she|(?:my )?(?:${PARTNER}))(?:['’]?s| has)? (?:just )?(?:moved out|gone|left(?! (?:for|it|a|the|his|her))|walked out)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:tenants?|lodger|flatmate|housemate|roommate|landlord|uni|university|halls|deposit|inventory|estate agent|meter|redirect|for work|died|passed|removal|the van|of mums|of mum's|redecorat\\w*|decorat\\w*|spare room|new (?:office|gym|study|craft room)|(?:tell|telling|explain\\w*) .*(?:kids|children))\\b`,
    ),
  },
  {
    id: 'cannot-go-in',
    named:
      /\b(?:can ?n?['’]?t stop crying|cannot stop crying|keep crying|crying (?:all (?:day|night|morning)|non ?stop)|in bits|in pieces|falling apart)\b.*\b(?:work|shift|school|uni|office|class|lectures?)\b(?! (?:friend|colleague|is|was|has|makes|because|out|on (?:it|me)))|\b(?:shift|work) (?:tomorrow|in the morning|tonight|today|at \d+|in an hour|soon)\b.*\b(?:can ?n?['’]?t stop crying|cannot stop crying|keep crying|in bits)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:baby|toddler|son|daughter|newborn|he|she|with laughter|died|dead|passed|funeral)\\b|\\bcrying (?:in the \\p{L}+ )?(?:at work|at school)\\b|\\bcrying in the (?:car|toilets?|loos?|office|staff room)\\b`,
    ),
  },
]

// What weighs and is done all the same: the deed that the title names stands among the quiet steps. Before the rules for the
// whole of a debt, a parting or an illness, which would put something larger in its place.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { NAMED_ERRANDS } from './named-errand-rules.ts'

const CALLED = String.raw`(?:ring|call|phone|e-?mail|contact|message|speak to|talk to|write to|get hold of)(?: up| back)?`
const OWED_TO = String.raw`(?:rates|electric\w*|gas|energy|water|power|hydro|broadband|phone|council|landlord|landlady|housing\w*|rent|mortgage|bank|lender|supplier|provider|school|nursery|british gas|edf|eon|octopus|esb|scottish power|thames water)`
const BORROWED = String.raw`(?:overdraft|credit cards?(?: (?:balance|account|app))?|klarna|clearpay|laybuy|store cards?|loan balance)`
const DOCTOR = String.raw`(?:gp|doctors?|dr|surgery|nurse|consultant|specialist|psychiatrist|cpn|midwife|health visitor|physio|therapist)`

/** Common after a birth, and nobody's fault: what is said to whoever can help is written out. */
export const WITHOUT_BOND: readonly HeavyRule[] = [
  {
    id: 'no-bond',
    named:
      /\b(?:tell|say to|ask|admit|ring|call|talk to|speak to|see|let)\b.*\b(?:i |to )?(?:do ?n['’]?t|do not|dont|ca ?n['’]?t|cant|cannot|not) (?:\w+ )?(?:love|bond(?:ing)? with|want|feel(?:ing)? (?:anything|nothing|a thing|love) (?:for|towards?)) (?:the |my |our )?(?:baby|newborn)(?=$|[,.;!]| (?:and|but|yet|any|at|like|since|because|so|or|i)\b)/,
    except:
      /\b(?:kill|die|dead|hurt|harm|shake|drop|smother|end|blues|shower|food|abortion|pregnan\w*|scan)\b/,
  },
]

export const DEEDS_THAT_WEIGH: readonly HeavyRule[] = [
  ...NAMED_ERRANDS,
  {
    id: 'arrears-call',
    named: new RegExp(
      String.raw`^(?:i (?:need|have) to )?${CALLED} (?:\p{L}+ )?${OWED_TO}\b(?: \p{L}+){0,2} (?:about|over|re|regarding|because of|cos of)\b.*\b(?:arrears|debts?|missed payments?|(?:being )?behind|overdue (?:bills?|rent|payments?|account|balance|amount)|what (?:i|we) owe)\b`,
      'u',
    ),
    except: /\b(?:bailiffs?|enforcement|evict\w*|court|repossess\w*|owes? me|debt advi[cs]e\w*)\b/,
  },
  {
    id: 'arrears-call',
    named: new RegExp(
      String.raw`^(?:i (?:need|have) to )?(?:tell|let|warn|explain to|${CALLED}) (?:(?:the|my|our) )?${OWED_TO}\b.*\b(?:ca ?n['’]?t|cannot|can not|wo ?n['’]?t be able to|unable to|struggling to|not able to) (?:pay\b|(?:make|afford|cover|meet) (?:(?:the|my|our|this month['’]?s|all|full) )*(?:rent|mortgage|payments?|bills?|instal?ments?|council tax|fees?)\b)`,
    ),
    except:
      /\b(?:bailiffs?|enforcement|evict\w*|court|repossess\w*|debt advi[cs]e\w*|by (?:card|cheque|check|cash))\b/,
  },
  {
    id: 'overdraft-look',
    named: new RegExp(
      String.raw`^(?:i (?:need|have) to )?(?:look at|check|open|face|see)(?: up to)? (?:(?:the|my|our|how bad|how big|how much) )*${BORROWED}(?: is)?$`,
    ),
  },
  {
    id: 'part-sign',
    named:
      /^(?:i (?:need|have) to )?(?:finally |just )?sign (?:and (?:return|send|post) )?(?:(?:the|my|our|his|her|those|these) )*(?:(?:divorce|separation|custody|child arrangements?) (?:papers?|forms?|agreement|order|petition|application)|divorce|consent order|financial order)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'low',
    named: new RegExp(
      String.raw`\b(?:tell|ring|call|phone|e-?mail|message|see|ask|contact|write to)\b.{0,16}\b${DOCTOR}\b.{0,24}\b(?:dark|bad|scary|black|intrusive|those|the) thoughts\b.{0,24}\b(?:worse|back|again)\b`,
    ),
    except: ABOUT_IT,
  },
  {
    id: 'doctor-worse',
    named: new RegExp(
      String.raw`\b(?:tell|ring|call|phone|e-?mail|message|see|let|ask|contact|write to)\b.{0,16}\b${DOCTOR}\b.{0,32}\b(?:(?:got|getting|gotten|gone|is|are|am|feel(?:ing)?|['’]?s)(?: \p{L}+){0,2} worse|(?:it|they|these|tablets|pills|meds|medication|treatment|dose|cream|inhaler|antibiotics|antidepressants|\p{L}+ine)(?:['’]?s|['’]?re| is| are| has| have)?(?: still)?(?:n['’]?t| not)(?: been)? (?:getting any better|any better|getting better|helping|working)(?= any ?more| at all|$))`,
      'u',
    ),
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:dog|cat|rabbit|puppy|kitten|vet|printer|website|app)\\b`),
  },
  {
    id: 'condolence-answer',
    named:
      /\bthank(?:s|[- ]?yous?)?\b.*\b(?:came to|came for|were at|was at|helped (?:with|at)|after|for (?:coming to )?)\b.{0,40}\b(?:funeral|memorial|wake(?! ?board)|cremation|burial|tangi(?:hanga)?|shiva)\b|\b(?:funeral|memorial|tangi(?:hanga)?) thank[- ]?yous?\b/,
  },
  {
    id: 'eulogy',
    named:
      /\b(?:write|draft|think of|prepare|find|plan|decide|practise|practice|finish)\b.*\b(?:something to (?:say|read)|what (?:to|i['’]?ll|i will|i want to|i['’]?m going to) (?:say|read)|(?:a |some |my |the )?(?:few )?words|(?:a |my |the )?(?:speech|reading|poem))\b.*\b(?:at|for)\b.*\b(?:funeral|memorial|wake(?! ?board)|cremation|burial|tangi(?:hanga)?|shiva)\b|^(?:what to say|something to say|(?:a )?few words|speech|reading|poem) (?:at|for)\b.*\b(?:funeral|memorial|cremation|burial|tangi(?:hanga)?|shiva)\b/,
  },
  {
    id: 'low',
    named:
      /^(?:but )?(?:what(?:['’]?s| is)|where(?:['’]?s| is)) (?:even |actually |really )*the (?:fucking |bloody |actual )?point (?:of|in) (?:(?:making|writing|doing|having|keeping|using|even) )*(?:(?:this|any|these|a|all|my|all these|all this|this whole) )*(?:lists?|to-?do lists?|tasks?|of (?:this|it)|anything)$/,
  },
]

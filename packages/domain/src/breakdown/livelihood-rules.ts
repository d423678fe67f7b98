// Work, home and money that are lost, or may be.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'

export const OF_LIVELIHOOD: readonly HeavyRule[] = [
  {
    id: 'job-loss',
    named:
      /\b(redundan(cy|t)|laid off|la(y|ying) off|(been|got|getting|being|was) (sacked|fired|dismissed|let go)|lost my job|losing my job|(?:got|given|getting) (?:the sack|the boot|the chop)|unfair dismissal|disciplinary)\b/,
    except:
      /\bredundant (code|data|files?|boxes|cables?)\b|\b(?:update|redo|rewrite|write|do|finish|polish|send|sort|start|apply|search|look)\b.*\b(?:cv|cover letter|linkedin|job applications?|(?:for )?(?:a |new )?jobs?)\b.*\b(?:since|after|now)\b/,
  },
  {
    id: 'losing-home',
    named:
      /\b(evict\w*|repossess\w*|section 21|homeless\w*|losing (my|our|the) (home|house|flat)|^(?:i )?(?:just |have |ive |i've |been |got |was )+(?:kicked|thrown|chucked|booted) out\b(?! of (?:class|lesson|the (?:group|club|team|chat|pub)))|notice to quit|sofa ?surfing|nowhere to (live|sleep|stay)|emergency (housing|accommodation)|made homeless|eviction notice)\b|\b(?:landlord|landlady|council|agent|housing association)\b.{0,24}\b(?:i|we)(?:['’]ve)? (?:have to|must|need to|got to) (?:leave|move out|get out|go|be out)\b|\b(?:landlord|landlady)\b.{0,16}\b(?:wants (?:me|us) (?:out|gone)|(?:kicking|throwing|chucking) (?:me|us) out|selling (?:the|my|our) (?:house|flat|home))\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(donat\\w*|volunteer\\w*|shelter shift)\\b|^(?:do|draft|serve|issue|prepare|type) (?:the |a |up )*(?:section 21|notice to quit|eviction notice)\\b(?! (?:reply|response|letter back))`,
    ),
  },
  {
    id: 'debt',
    named:
      /\b(bailiffs?|bailifs?|baill?if+s?|baliff?s?|bayliffs?|bankrupt\w*|insolven\w*|debts?|arrears|ccj|(?:sort|sort out|face|facing|look at|deal with|tackle|open|go through|add up|get on top of|check|pay off|clear) (?:(?:the|my|our|all|of|those|these|out|both|two|\d|store|up) )*(?:credit cards|klarna|clearpay|overdraft|store cards?|payday|laybuy|catalogue debt)|(?:klarna|clearpay|credit cards?|overdraft|loan) (?:debts?|mess|hell|balance)|county court judge?ment|loan sharks?|pay ?day loans?|(can['’]?t|can ?not) (afford|pay)\b.*\b(rent|mortgage|bills?|council tax|heating|gas|electric\w*|food|loan|debt)|(can['’]?t|can ?not) pay (it|this|that)\b|behind (on|with) (my |the |our )?(rent|mortgage|bills?|council tax|payments|loan)|enforcement (agent|notice|officer)|debt collect\w*|final demand|iva|owe (loads|thousands|too much|so much|everyone|everybody|money everywhere)|in debt|(stopped|cut|suspended|sanctioned|lost) (my|our|all my) (benefits?|uc|universal credit|pip|esa|payments?)|been sanctioned|maxed out|owe (?:about |around |nearly |over |almost |like |another |them |him |her )*(?:£? ?\d[\d,.]* ?(?:k|grand|thousand)|£ ?\d{1,3},?\d{3}|thousands|\w+ (?:grand|thousand)))\b/,
    except:
      /\b(technical debt|tech debt|debt ceiling|essay|sleep debt|national debt|(owed|owes) me|maxed out my (data|minutes|texts))\b/,
  },
  {
    id: 'debt',
    named:
      /\b(?:catalogue|loan|klarna|clearpay|payday|debt|credit card|collections?|lowells?|cabot|moorcroft|provident|littlewoods|doorstep|lenders?|bailiff)s?(?: (?:people|company|companies|lot|man|men|guy|agency|shark))?(?: (?:are|is|have|has|keeps?|kept|won['’]?t|wont))? (?:stop |been |on )*(?:ringing|calling|phoning|texting|writing|emailing|chasing|knocking|coming round|at the door)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'food-bank',
    named:
      /\bfood ?banks?\b|\bno money (for(?! the (?:parking|meter|bus|machine))|left|til|till|until)\b|\bno food (?:til|till|until|at home)\b|(?<!\b(?:student|uni|university|college|apply (?:for|to) (?:the|a)) )\bhardship (fund|grant|payment)\b|\b(can['’]?t|can ?not) afford (to )?(eat|feed|food|groceries|a meal|meals|lunch|dinner|nappies|formula)\b|\bno food (left|in the house)\b/,
    except: /\b(donat\w*|volunteer\w*|shift|drop off|give to)\b/,
  },
]

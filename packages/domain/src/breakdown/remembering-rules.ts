// What is done for somebody who is not there any more, and what a parting leaves to be told.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, CLOSE, ELDER, PARTNER } from './people-words.ts'

export const REMEMBERED: readonly HeavyRule[] = [
  {
    id: 'remember-them',
    named: new RegExp(
      [
        String.raw`\b(?:light|burn) (?:a |the |some )?candles? for (?!(?:dinner|tea|the (?:table|cake|party|bath)|birthday|earth hour|ambience|hanukkah|advent)\b)(?:my |our )?\p{L}+`,
        String.raw`^(?:look at|look through|go through|get out|watch) (?:old |the |some )*(?:photos?|pictures|videos?) of (?:my |our )?(?:${ELDER}|him|her|(?:late )?(?:${PARTNER}))$`,
        String.raw`\b(?:visit|go to|sit (?:by|at|on|under)|water) (?:the |his|her|their|mums|dads|nans)? ?(?:\w+ )?(?:tree|bench|rose|stone|plaque|spot|place) (?:we |i |they )?(?:planted|put up|had put|scattered|bought)? ?(?:for|of|in memory of|where) (?:him|her|them|(?:my |our )?(?:${ELDER}|${PARTNER}|${CHILD}))\b`,
        String.raw`^(?:talk|speak|chat) about (?:my |our )?(?:${ELDER}|him|her) (?:with|to) (?:the |my |our )?(?:${CHILD}|kids|children|family|brother|sister)\b`,
        String.raw`\bmemories of (?:my |our )?(?:${ELDER}|${PARTNER}|him|her)\b`,
        String.raw`\b(?:death ?day|death anniversary|angelversary|yahrzeit|jahrzeit)\b`,
      ].join('|'),
      'u',
    ),
    except:
      /\b(?:wedding|school|holiday|party|passport|insurance|contract|operation|behaviour|homework|moving|care home|dementia)\b/,
  },
  {
    id: 'belongings',
    named: new RegExp(
      String.raw`\b(?:sort|go through|read|open|look (?:at|through)|face|unpack)\b.{0,8}\bbox(?:es)? of (?:his|her|their|(?:my )?(?:${ELDER}|${PARTNER})(?:['’]?s)?) (?:\w+ )?(?:letters|things|photos|stuff|clothes|cards|records|books|bits)\b`,
    ),
  },
  {
    id: 'care-homes-look',
    named:
      /^(?:(?:visit|look (?:at|round|for|into)|find|choose|compare|research|tour|view)\b.{0,16}\b(?:care|nursing|residential) homes?|(?:see|ring(?: round)?|call)\b.{0,16}\b(?:care|nursing|residential) homes)\b(?! (?:manager|about the|re |visit|bill|fees?|shift))/,
    except:
      /\b(?:visit (?:\w+ )?(?:in|at)|ask|about (?:his|her|their|mum|dad|nan)|missing|lost|job|rota)\b|^visit (?:the|mum|dad|nan|gran)/,
  },
  {
    id: 'cancel-theirs',
    named:
      /^(?:cancel|close|stop|end|return|send back|hand back) (?:his|her) (?:old )?(?:bus pass|pension|state pension|phone|mobile|blue badge|tv licence|milk|papers|newspapers?|benefits?|attendance allowance|carers? allowance|prescriptions?|bank account|account|direct debits?|subscriptions?|passport|driving licence|car insurance|stairlift|care package|meals on wheels|library card)\b/,
    except: /\b(?:upgrade|new one|cheaper|switch|moved?|uni|school|swimming|lesson|club)\b/,
  },
  {
    id: 'certificates-collect',
    named:
      /\b(?:collect|get|order|pick up|send off for|buy|apply for|fetch|ask for)\b.{0,24}\bdeath certificates?\b|\bdeath certificate copies\b/,
  },
  {
    id: 'part-share',
    named: new RegExp(
      String.raw`^(?:tell|let|text|message|email|ring and tell) (?:my |our |the )?(?:${CLOSE}|parents|family|everyone|work|friends|people|mum and dad|school)\b.*\b(?:we(?:['’]?ve| have| are|['’]?re)?(?: \w+)? (?:split|splitting|separat\w*|broke\w* up|breaking up|parted|getting divorced|divorcing)|i(?:['’]?ve| have)? left (?:him|her|my (?:${PARTNER})))\b`,
    ),
    except: new RegExp(
      `\\b(?:kids|children|boys|girls|lads|son|daughter|twins|little ones?|the bill|the cost|teams?)\\b|${ABOUT_IT.source}`,
    ),
  },
  {
    id: 'quiet-way',
    named:
      /^(?:give|hand) (?:back )?(?:(?:the|my|his|her) )?(?:engagement |wedding )?ring(?: back)?$|^(?:give|send|post|take) (?:the|my|his|her) (?:engagement |wedding )?ring back\b/,
  },
  {
    id: 'kind-word',
    named: new RegExp(
      String.raw`^(?:help|support|be there for|visit|ring|text|call|see|cheer up|check (?:in )?on|look after|take \w+ to|message|comfort)\b.{0,32}\b(?:whose|who|who['’]?s|because (?:his|her|their)|since (?:his|her|their)|after (?:his|her|their)|(?:his|her|their)) (?:${PARTNER}|marriage|relationship)?.{0,12}\b(?:left|split|divorc\w*|dumped|broke\w* up|break ?up|walked out|cheat\w*|going through a (?:divorce|break ?up|split))\b`,
    ),
    except: ABOUT_IT,
  },
]

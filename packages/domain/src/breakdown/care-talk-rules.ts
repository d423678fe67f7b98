// Talks with those who care for somebody. They come before the visits: nobody visits the hospice nurse.
import type { HeavyRule } from './heavy-rule.ts'
import { CLOSE } from './people-words.ts'

const MEETS = String.raw`\b(?:meet(?:ing|s)?|see(?:ing)?|speak(?:ing)?|talk(?:ing)?|sit down|catch up|appointment|chat|review|visit)(?: up)?(?: with| to)?`
const WHOSE = String.raw`(?: the| my| our| a)?(?: (?:${CLOSE})(?:['’]?s)?)?`

export const CARE_TALKS: readonly HeavyRule[] = [
  {
    id: 'care-talk',
    named: new RegExp(
      String.raw`${MEETS}${WHOSE} (?:\w+ )?(?:hospice|palliative|macmillan|marie curie|end[- ]of[- ]life|oncology|cancer|dementia|admiral)(?: care)? (?:nurses?|team|doctors?|consultant|staff|sister|people|social worker)\b|${MEETS} (?:the |my |our )?(?:${CLOSE})(?:['’]?s)? (?:\w+ )?(?:consultant|specialist|oncologist|surgeon|neurologist|cardiologist|social worker|care (?:team|manager|coordinator)|ward (?:sister|doctor))\b|\b(?:meet(?:ing)?|see)(?: with| up with)? (?:the |a )?(?:(?:hospital |adult |care )?social worker|discharge (?:team|nurse)|care (?:team|manager|coordinator)) (?:about|re|for) (?:my |our )?(?:${CLOSE})\b`,
    ),
    except:
      /\b(?:job|volunteer\w*|charity|shop|donat\w*|shifts?|rota|interview|cv|essay|assignment|placement|ehcp|school|fostering|adoption|child protection|at risk|take the kids)\b/,
  },
  {
    id: 'care-talk-home',
    named: new RegExp(
      String.raw`\b(?:${CLOSE}|he|she)(?:['’]s)? (?:does ?n['’]?t|does not|refus\w+|won['’]?t|will not|hates?|is (?:refusing|scared|against))(?: (?:to )?(?:want(?: to)?|going|the idea of))*(?: (?:be|go|move|moving|going|stay|live|being))*(?: (?:in|to|into))* (?:the |a |any )?(?:care|nursing|residential|old people['’]?s) homes?\b`,
    ),
  },
  {
    id: 'carer-break',
    named: /(?<!^(?:pay|cancel|pack|visit|confirm)\b.*)\brespite\b|\bbreak from caring\b/,
  },
]

import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { PARTNER, SPOUSE } from './people-words.ts'

/** Two people part, or have parted; and what only sounds like it. */
export const PARTING: HeavyRule = {
  id: 'parting',
  named: new RegExp(
    String.raw`\b(divorc\w*|broke(n)? up|break ?-?up|splitting up|split up with|separat(ed|ion)( from)?|(he|she|they|${PARTNER}) (left|is leaving|has left|dumped|cheated|walked out)|(left|dumped|ghosted|cheated on) me|ex['’]s (things|stuff|clothes|jumper|books|number)|(my|the|his|her) ex\b|^ex (wants|texted|called|is|has|says)\b|ex[- ]${SPOUSE}|custody|accept(ing)? (that )?(it['’]?s|it is|we['’]?re|we are) over|heart ?break|heartbroken|get(ting)? over (him|her|my ex|the break))\b`,
  ),
  except: new RegExp(
    `${ABOUT_IT.source}|^(?:change|update|renew|switch|transfer) (?:my |the |our )?(?:name|surname|address|details|will|bank|passport|licence|bills?|account|tenancy)\\b|\\bcrying\\b|^(block|unblock|unfollow|mute|unfriend|delete)\\b|\\b(jealous\\w*|envious)\\b|(^|to )(text|message|call|ring|email|tell|ask|reply to|answer|write to) (my|the|his|her) ex\\b(?!['-])|\\b(break ?up (the )?(concrete|soil|cardboard|boxes)|separated (eggs|whites)|left (his|her|their|the|a|some|it|\\d+|two|three|four|five|several|loads|lots|messages?|voicemails?|early|work|school|home for|for (?:work|school|uni|the))\\b|(left|leaves) me (a |the )?(message|note|voicemail|review|list|keys))\\b`,
  ),
}

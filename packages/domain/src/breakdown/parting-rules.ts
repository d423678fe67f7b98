import { TELLING } from './death-words.ts'
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { CHILD, PARTNER, SPOUSE } from './people-words.ts'

/** What somebody was left with is no parting: "left me £20", but not "left me 2 days ago". */
const LEFT_A_THING = String.raw`(?:£|(?:\d+|two|three|four|five)\b(?! (?:(?:long|short|whole) )?(?:days?|weeks?|months?|years?|hours?|times?|nights?|kids?|children)\b)|lunch\b|dinner\b|breakfast\b|money\b|cash\b)`
export const NOTHING_LEFT = `(?! ${LEFT_A_THING})`

/** Two people part, or have parted; and what only sounds like it. */
const PARTING: HeavyRule = {
  id: 'parting',
  named: new RegExp(
    String.raw`\b(divorc\w*|broke(n)? up|break ?-?up|splitting up|split up with|separat(ed|ion)( from)?|(he|she|they|${PARTNER}) (left|is leaving|has left|dumped|cheated|walked out)|(left|dumped|ghosted|cheated on) me\b|ex['’]s (things|stuff|clothes|jumper|books|number)|(my|the|his|her) ex\b|^ex (wants|texted|called|is|has|says)\b|ex[- ]${SPOUSE}|custody|accept(ing)? (that )?(it['’]?s|it is|we['’]?re|we are) over|heart ?break|heartbroken|get(ting)? over (him|her|my ex|the break))\b`,
  ),
  except: new RegExp(
    `${ABOUT_IT.source}|\\bleft me ${LEFT_A_THING}|(?:,|\\band|\\bthen) (?:i (?:need|have) to )?(?:call|ring|e-?mail|write to|book|phone) (?:the |a |my )?(?:solicitor|lawyer|mediator|mortgage|landlord|bank)\\b|\\bme\\b.* and i ca ?n['’]?t (?:do|face|wash|clean|cook|get out of bed)\\b|^(?:chase|ask|remind|email|ring|text) (?:my |the )?ex (?:for|about) (?:the )?(?:child )?(?:maintenance|money|half|support)\\b|^(?:change|update|renew|switch|transfer) (?:my |the |our )?(?:name|surname|address|details|will|bank|passport|licence|bills?|account|tenancy)\\b|\\bcrying\\b|^(block|unblock|unfollow|mute|unfriend|delete)\\b|\\b(jealous\\w*|envious)\\b|(^|to )(text|message|call|ring|email|tell|ask|reply to|answer|write to) (my|the|his|her) ex\\b(?!['-])|\\b(break ?up (the |some |an? )?(?:\\w+ )?(concrete|soil|cardboard|boxes|lumps?|clods?|ice|pallets?|sofa|furniture|fight|chocolate|biscuits|day|afternoon|week|journey)|separated (eggs|whites)|left (his|her|their|the|a|some|it|\\d+|two|three|four|five|several|loads|lots|messages?|voicemails?|early|work|school|home for|for (?:work|school|uni|the))\\b|(left|leaves) me (a |the )?(message|note|voicemail|review|list|keys))\\b`,
  ),
}

/** Leaving, telling it, and what comes after. */
export const PARTING_RULES: readonly HeavyRule[] = [
  {
    id: 'ask-solicitor',
    named:
      /\b(write|email|message|text|reply|respond|get back|answer|call|ring|phone) .*\b(solicitor|lawyer|mediator)\b.*\b(divorc\w*|custody|separation|child arrangements?|maintenance)\b/,
  },
  {
    id: 'part-papers',
    named:
      /\b(divorc\w*|separation|custody|child arrangements?|decree|consent order|mediation|child maintenance|prenup)\b.*\b(papers?|forms?|solicitor|lawyer|court|application|petition|hearing|agreement|order|file|filing|mediator|money|house|settlement)\b|\b(file|apply|sign|papers?|solicitor|lawyer|forms?)\b.*\b(for|the|about|re) ?(a |the |my )?(divorce|custody|separation)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'leave-safely',
    named:
      /^pack (?:a|my) bag\b.*\bbefore (?:he|she) (?:gets|comes|is) (?:home|back)\b(?! from (?:school|nursery|uni|college|practice|football))/,
  },
  {
    id: 'leave-safely',
    named: new RegExp(
      String.raw`^(i (really )?(want|need|have|should|must|will|am going) (to )?|how (do i|to) )?(leave|leaving|get away from|move out from|moving out from|run away from) (my )?(${PARTNER}|him|her|abuser)\b`,
    ),
    except: new RegExp(
      String.raw`\b(leave|leaving) (him|her|(my )?${PARTNER}) (a|an|the|some|lunch|dinner|keys|at|for|to|in|with|alone|notes?|instructions|money|presents?|gifts?|flowers|food|messages?|out|off)\b`,
    ),
  },
  {
    id: 'divorce-children',
    named: new RegExp(
      String.raw`\b(tell|telling|explain\w*|talk(ing)? (to|with)|speak(ing)? (to|with)|break(ing)? (it|the news) to|let)(?: to)? (my |our |the )?(?:${CHILD}|little one)\b.*\b(divorc\w*|separat\w*|split(ting)?( up)?|break(ing)? up|(moving|moved|moves) out|(dad|daddy|mum|mummy|he|she) (has |['’]s )?(left|gone|leaving)|leaving (him|her|dad|mum))\b|\b(?:${PARTNER}|he|she)(?:['’]?s| is| has)? (?:just |really )*(?:moved out|moving out|left|gone|leaving)\b.*\b(?:tell|telling|explain\w*)\b.{0,12}\b(?:the|my|our) (?:${CHILD}|kids|children)\b(?!['’]s)`,
    ),
  },
  {
    id: 'part-tell',
    named: new RegExp(
      String.raw`\bbreak(ing)? up with\b|\bsplit(ting)? up with\b|\b(dump|finish( things)? with|divorce) (my )?(${PARTNER}|him|her)\b|\bend(ing)? (it|things)(?: (?:nicely|kindly|gently|properly|well|now|today|tonight|badly))? with\b(?! (?:a|an|the|some|cake|pudding|coffee|dessert)\b)|\bend (my|the|our|this) (relationship|marriage|engagement)\b|\b${TELLING.source}.*\b(divorc\w*|separat(ing|ed|ion)|break(ing)? up|broke up|split(ting)? up|splitting|(?:it['’]?s|it is) over(?= (?:between|now|for good|and|but|before|today|tonight|with us)|$)|we(?:['’]?re| are) (?:over|finished|done|through)(?= (?:between|now|for good|and|but|today|tonight)|$)|leaving (him|her|them)|want (a|to) (divorce|break)|moving out|cheat\w*)\b|\btell (?:him|her|my ${PARTNER}) (?:that )?i(?:['’]?m| am) leaving$|\btell (?:him|her|my ${PARTNER}) (?:that )?i (?:do ?n['’]?t|do not|no longer) (?:want to (?:see|be with|go out with)|love) (?:him|her|them)\b`,
    ),
    except:
      /\b(splitting (?:the|it)|concrete|soil|cardboard|day|flatmates?|housemates?|roommates?|landlord|landlady|lodger|letting|a (song|laugh|joke|bang))\b/,
  },
  {
    id: 'no-looking',
    named:
      /\b(check\w*|look\w*|stalk\w*|scroll\w*|watch\w*|creep\w*)\b.{0,20}\b(my|the|his|her) ex(['’]?s)? (insta\w*|facebook|fb|profile|stor(y|ies)|page|tiktok|snap\w*|socials?|photos|pictures|whatsapp|last seen|twitter)\b|\bstalk(ing)? my ex\b|\bstop (?:checking|looking at|stalking|watching) (?:his|her) (?:insta\w*|facebook|profile|stor(?:y|ies)|socials?|last seen|snap\w*|tiktok|whatsapp)\b/,
    except: /\b(is|he['’]?s|she['’]?s) stalking\b/,
  },
  {
    id: 'no-contact',
    named:
      /\b(do ?n['’]?t|do not|not to|must ?n['’]?t|must not|should ?n['’]?t|should not|^not|never|stop|avoid|resist|quit|no more)( ever| drunk| even)?( the (urge|temptation) to)? (text|texting|messag(e|ing)|call(ing)?|ring(ing)?|phon(e|ing)|contact(ing)?|check(ing)?|look(ing)?|stalk(ing)?|reply(ing)?|writ(e|ing)|email(ing)?|answer(ing)?)\b.{0,16}\b(my|the|his|her) ex\b|\b(urge|tempted|desperate|dying) to (text|message|call|ring|contact) (my|the) ex\b|\b(text|message|call|ring) my ex (so|really) (badly|much|bad)\b|\b(my|the) ex (has |just |has just )?(texted|messaged|called|rang|emailed|phoned|wrote|replied|dm['’]?d|got in touch|wants to (talk|meet|see me)|is (texting|calling|ringing|messaging|back in touch))\b/,
  },
  {
    id: 'heartbreak',
    named:
      /\b(?:got|been|was|getting|being) dumped\b(?! (?:on|with|at))|^(?:my )?(?!i\b)\p{L}+(?: (?:has|just))* (?:dumped|ghosted) me\b|\b(?:he|she|they) (?:dumped|ghosted) me\b|\b(?:boyfriend|girlfriend|bf|gf) (?:has |have )?(?:just )?(?:broke|broken|split) up with me\b(?!.*\b(?:house|flat|lease|rent|mortgage|kids?|children|money|account|papers|solicitor)\b)|\bheart ?broken\b|\b(?:he|she|they)(?:['’]ve| has| have)? (?:just )?(?:ended it|broke up with me|finished with me)\b/u,
    except: /\bcrying\b|\bme\b.* and i ca ?n['’]?t (?:do|face|wash|clean|cook|get out of bed)\b/,
  },
  PARTING,
]

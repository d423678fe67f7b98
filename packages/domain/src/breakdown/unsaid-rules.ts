// What is put on a list in few plain words, and somebody may be in danger behind them: at home, online, with pills, or with a child.
import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { PARTNER, PERSON, RELATIVE } from './people-words.ts'

const NOT = "(?:n['’]?t| not)"
const HIM = `(?:him|her|them|(?:my |the )?(?:${PARTNER}|${RELATIVE}|boss|manager|colleague|landlord|lodger|neighbour|guy|man|lad|boy|teacher|coach))`
const HE = `(?:he|she|they|(?:my )?(?:${PARTNER}))`
const PICTURES = '(?:pictures?|pics?|photos?|nudes?|videos?|selfies?)'
const A_GOOD_TURN =
  /\b(?:birthday|christmas|surprise|party|present|wedding|holiday|school photo|passport|estate agent|listing|baby scan|receipt|menu)\b/
const MEDS =
  '(?:meds|medication|tablets|pills|insulin|lithium|sertraline|antidepressants?|antipsychotics?|inhaler|blood thinners|warfarin|steroids)'
const PILLS = '(?:tablets|pills|sleeping (?:pills|tablets)|paracetamol|codeine|painkillers|meds)'
const WEAPON = '(?:knife|blade|machete|gun|screwdriver|knuckle ?duster|bat)'

export const UNSAID: readonly HeavyRule[] = [
  {
    id: 'violence',
    named: new RegExp(
      String.raw`\b(?:stop|keep) ${HIM}(?: from)? coming (?:in|into) (?:to )?my (?:bed)?room\b|\block my (?:bed)?room door (?:tonight|at night|when (?:he|she)\b|so (?:he|she|nobody)\b|from the inside|before bed)|\b(?:sleep|stay)\b.*\buntil (?:he|my (?:${PARTNER}))(?:['’]s)? (?:calms? down|sobers? up|calm|sober)\b|\bso (?:that )?i (?:do${NOT}|wo${NOT}) have to be (?:alone|on my own|in the (?:house|car|room)) with ${HIM}\b|\bso (?:that )?${HE} (?:ca${NOT}|cannot|wo${NOT}|does${NOT}) (?:wait for|follow|find|get to|get at|corner|reach) me\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:hide and seek|game|toddler|cat|dog|surprise|kids|children|my (?:son|daughter|twins|baby))\\b`,
    ),
  },
  {
    id: 'unwanted-messages',
    named: new RegExp(
      String.raw`\bask (?:him|her|them|(?:my |the )?(?:${PARTNER}|guy|man|lad|boy)) to (?:delete|take down|remove) (?:the|my|those|all the) ${PICTURES}\b|\b(?:shared|posted|leaked|sent round|showed everyone|threatens? to (?:share|post)) (?:my|a|the) ${PICTURES}\b|\bstop sending ${HIM} ${PICTURES}\b|\bpay\b.*\bso (?:that )?(?:he|she|they) (?:do|does|wo)${NOT} (?:post|share|send|leak|show)\b|\bmeet (?:the|a|this|my) (?:guy|man|lad|boy|girl|bloke|person|friend) (?:from|off|i met) (?:online|the (?:app|game|internet|chat)|discord|snap\w*|insta\w*|roblox|tiktok)\b`,
    ),
    except: new RegExp(`${ABOUT_IT.source}|${A_GOOD_TURN.source}`),
  },
  {
    id: 'bullied',
    named: new RegExp(
      String.raw`\b(?:tell|email|write to|talk to|speak to|report to|go to) (?:hr|my (?:manager|boss|union|rep|tutor|teacher)|the (?:union|police|head))\b.*\bwhat \p{L}+(?: \p{L}+)? (?:said to|did to|does to|says to|called|keeps (?:saying|doing) to) me\b(?! about)`,
      'u',
    ),
    except: ABOUT_IT,
  },
  {
    id: 'safe-way',
    named: new RegExp(
      String.raw`\b(?:pack|take|bring|carry|hide) (?:a|the|my|that) (?:kitchen )?${WEAPON} (?:to|for|into|in my) (?:school|college|the park|town|work|the fight|bag|coat|sleeve|sock)\b|\btake (?:a few|some|two|three|four|more|extra|double|lots of|all (?:the|my))(?: (?:a few|extra|more|of (?:the|my)))* ${PILLS}\b.*\b(?:sleep|forget|numb|knock|cope|not feel|get through)\b|\bdrive (?:really |too )?fast (?:with(?:out| no)|and not wear)\b.*\bbelt\b|\bsee (?:if|whether) (?:anyone|anybody|they|he|she|people) (?:would |will |even )*(?:notices?|miss(?:es)? me|cares?|comes? looking)\b`,
    ),
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:food tech|cookery|catering|cake|bread|picnic|penknife for scouts|cricket|baseball|rounders|party|prank|haircut|mistake|typo)\\b`,
    ),
  },
  {
    id: 'crisis',
    named:
      /\bwalk (?:out )?into (?:the )?(?:sea|river|lake|traffic|canal|water|road)\b|^(?:i )?(?:just |really )?(?:want to |wanna )?(?:not|never) wake up(?: (?:tomorrow|again|in the morning))?$|\bgo to sleep and not wake up\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:swim|paddle|surf|dog|shells|wetsuit|late|early)\\b`),
  },
  {
    id: 'letters-left',
    named:
      /^(?:delete|burn|tear up|hide|finish|rewrite) my (?:last )?note$|^(?:burn|tear up|hide) my notes$|^(?:delete|finish|rewrite) my last notes$|\bwrite (?:one|a|my) (?:last|final) (?:e-?mail|letter|message|note|text)(?: to (?:everyone|everybody|them|mum|dad|her|him|the kids))?$/,
    except: ABOUT_IT,
  },
  {
    id: 'when-gone',
    named: new RegExp(
      String.raw`^leave (?:my|all my) (?:watch|ring|guitar|car|house|money|savings|things|stuff|records|books|jewellery|dog|cat|bike|laptop|clothes) to (?!work\b|school\b|the last\b|dry\b|charge\b|charity\b)(?:my )?(?:${PERSON}|\p{L}+)$|\b(?:sort|plan|pick|choose|write|arrange|pay for)\b.*\bmy (?:own )?funeral\b(?! (?:outfit|clothes|dress|suit|shoes|tights|tie))`,
      'u',
    ),
    except: ABOUT_IT,
  },
  {
    id: 'addiction',
    named:
      /\bdrink (?:until|till|so) i (?:can |could )?(?:sleep|pass out|forget|black out|do ?n['’]?t feel|stop)\b|\bbuy (?:more |some )?(?:vodka|wine|gin|whisky|beer|cider|booze|drink|weed)\b.*\b(?:hide|so (?:nobody|no one|he|she|they)|before (?:anyone|he|she|they))\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\b(?:water|party|present|birthday|christmas|surprise)\\b`),
  },
  {
    id: 'baby-cries',
    named:
      /\bshak(?:e|ing) (?:the|my|our) baby\b|\bget away from the (?:crying|screaming|baby)\b|\bleave (?:the|my) (?:baby|kids|children|toddler|twins) (?:alone|on their own|by themselves)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:bottle|rattle|powder|with (?:mum|dad|nan|gran|him|her|the)|can i|old enough|14|15|16)\\b`,
    ),
  },
  {
    id: 'low',
    named:
      /\b(?:tell|say to|ask|admit to) (?:the |my )?(?:health visitor|midwife|gp|doctor|nurse|partner|husband|mum)\b.*\bi (?:do ?n['’]?t|do not|ca ?n['’]?t|cannot) (?:love|bond with|want|feel anything for) (?:him|her|it|the baby|my baby|them)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\bbaby (?:clothes|shower|food|things|stuff|monitor|bag|gate|bath|name|photos?)\\b`,
    ),
  },
  {
    id: 'food-bank',
    named:
      /\b(?:nothing|no money|not enough|no cash) (?:left )?(?:for|to buy) (?:food|groceries|nappies|formula)\b|\bca(?:n['’]?t|nnot) (?:afford|pay for) (?:food|to eat|formula)\b|\bwater(?:ing)? down (?:the )?(?:baby['’]?s? )?(?:milk|formula|bottles?)\b/,
    except: ABOUT_IT,
  },
]

/** Met quietly: it may weigh, and no more is known. */
export const UNSAID_WEIGHT: readonly string[] = [
  String.raw`^(?:quit|cancel|give up|end) (?:everything|it all)$|\b(?:turn|switch) (?:my )?phone off (?:for good|forever)\b|\b(?:cancel|stop|quit) (?:my )?(?:therapy|counselling|all my appointments|my appointments|treatment) for good\b|\bhug (?:the kids|them|him|her|mum|dad) (?:a bit |a little |one |for )*(?:longer|last|once more)\b`,
  String.raw`\b(?:skip|miss|bin|throw(?: away| out)?|stop taking|come off)\b.{0,12}\bmy ${MEDS}\b(?! (?:box|packet|bag|review|reminder|are|is|have|old))`,
  String.raw`\bpack (?:up |away )?the nursery(?: (?:away|up))?\b(?! (?:bag|lunch))|\b(?:write|say|record) (?:down )?what i(?:['’]?d| would|['’]?ll) (?:have )?(?:say|said|tell|told) (?:to )?(?:my|our|the) (?:baby|son|daughter|little one)\b|\bask (?:the |my |his |her )?(?:doctors?|consultant|nurse|ward)\b.*\bhow long(?: (?:i|he|she|it|left|we)\b|$)`,
]

/** Somebody may be gone: the task stays, without cheer. */
export const UNSAID_IN_PASSING: readonly string[] = [
  String.raw`\b(?:take|get) (?:his|her|mum['’]?s|dad['’]?s|nan['’]?s) name off\b|\bfinish (?:his|her|mum['’]?s|dad['’]?s|nan['’]?s|gran['’]?s) (?:knitting|crossword|jigsaw|painting|quilt|book|scarf|model|blanket)\b|\bgo through (?:his|her|mum['’]?s|dad['’]?s|nan['’]?s|gran['’]?s) (?:phone|photos|emails|pictures|clothes|papers|letters|drawers|boxes)\b(?!.*\bwith (?:him|her|mum|dad|nan|gran)\b)`,
  String.raw`^(?:go|going|get) through (?!(?:the|my|our|kid|child|baby|toddler|today|everyone)\b)\p{L}+['’]s (?:closet|wardrobe)\b`,
]

import { ABOUT_IT, type HeavyRule } from './heavy-rule.ts'
import { SELF_INSULT } from './unkind-words.ts'

/** An exam is what one is afraid of. */
const NOT_FELT = ABOUT_IT.source.replace('|exam|', '|')

/** What one did, or what is felt about that. */
const DONE_WRONG =
  /\b((i(['’]ve)? )(messed|screwed) (it |everything )?up|ruined everything|ashamed|shame|humiliat\w*|embarrass\w*|(feel(ing)?|so|really) guilty|forgive my ?self|guilt\b|regret\w*)\b/

const FAILING =
  /^(?:(?:just|try to|to|please|stop and) )*(?:be|being) (?:(?:a bit|a little|just) )*(?:less|not (?:so|such)) (?:of )?(?:an? )?(?:bit )?(?:rubbish|useless|crap|shit|lazy|stupid|pathetic|terrible|awful|annoying|boring|weird|needy|selfish|ugly|fat|disgusting|burden|failure|mess|disaster|idiot|disappointment|worthless|hopeless|like me)\b(?! (?:at|with|about)\b)|\b((such )?a (total |complete |massive )?failure|hate my (body|face|self|skin|looks|weight)|failed (my|the) (driving |theory )?(test|exam|exams|course|module|assignment|essay|interview)( again)?$|(a |such a )?(bad|terrible|useless|rubbish) (person|mum|mother|dad|father|friend|parent|partner|human)|(i am|i['’]?m|feel(ing)?) (so |such an? |a )?(useless|rubbish|stupid|pathetic|lazy|idiot|loser|failure)|not good enough|(feel(ing)?|so|really) (useless|stupid|worthless|like a failure|rejected))\b/

/** What is felt. It is met quietly, too, and gets steps of its own where nothing else is to be done. */
export const FEELINGS: readonly HeavyRule[] = [
  {
    id: 'bullied',
    named:
      /\b(?:being|getting|been|keep getting|am|get) (?:bullied|harassed|picked on|cyber ?bullied)\b|\b(?:bullying|bullies|bully|picking on|picks on) me\b/,
    except: ABOUT_IT,
  },
  {
    id: 'failure',
    named:
      /\b(?:did ?n['’]?t|did not|didnt) get (?:the|that|this|another|any) (?:job|role|part|promotion|place|offer|position)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'failure',
    named:
      /\bmy (?:body|face|skin|belly|stomach|tummy|legs|thighs|arms|nose|weight) (?:is|are|looks?|feels?) (?:so |really |just |too )*(?:disgusting|gross|ugly|fat|horrible|vile|hideous|awful)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'feared-letter',
    named:
      /\b(?:letters?|envelopes?|post|mail)\b.*\b(?:scared|afraid|terrified|frightened|scares?|dread\w*|panic\w*|too anxious|sick with|makes me (?:feel )?(?:sick|ill))\b|\b(?:scared|afraid|terrified|frightened|dread\w*|too anxious) (?:of|to|about) (?:\w+ ){0,5}(?:letters?|envelopes?|post|mail)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'shame',
    named:
      /\b(snapped|shouted|yelled|screamed|lost (it|my temper)) (at|with) .*\b(feel|felt|guilt\w*|awful|terrible|bad)\b/,
  },
  {
    id: 'low',
    named:
      /\b(nothing (?:feels|seems|is) worth (?:doing|it|the effort|trying)|depress(ed|ion|ing)|hopeless|worthless|can['’]?t stop crying|stop (crying|sobbing|shaking|being (so )?(sad|upset|miserable|tearful|down)|feeling (so )?(sad|low|down))|cry(?:ing)? (?:all|every)|(?<!\b(?:he|she|baby|son|daughter|toddler|kids?)(?:['’]?s| is| was| are)? )crying in|(so |feel(ing)? |really |too |very )(sad|empty|numb|low|miserable|awful|broken|tired of everything)|(can['’]?t|cannot) (cope|do (this(?! (?:job|course|degree|shift|module|essay|homework|assignment|commute|diet|maths|sum|puzzle|recipe|on my own|alone|myself|form|role|level)\b)|it|life|anything)|take (it|this|any ?more)|go on(?! (?:holiday|a|the|to|with|about|my|our|this|that)\b))( any ?more)?|hate my ?self|hat(e|ing) my life|everything is (pointless|awful|hopeless)|nothing matters|(?:is|was|been|has been|caught) (?:\w+ )?(?:cheating|having an affair)(?! (?:in|on (?:the|my|a) (?:exam|test|diet)))|^everything hurts|what['’]?s the point|feel(ing)? (a bit |really |so |pretty |quite |less |like )*(flat|down|meh|rubbish|crap|shit|grim|blue|terrible|horrible|awful)|(had|having) (a|such a) (really )?(rubbish|bad|awful|terrible|shit|crap|hard|horrible) (day|week|time)|why is (everything|it all|life) so (hard|difficult)|giv(e|ing) up(?=$|[,.!?]| (?:on (?:everything|life|it all|myself|people|me)|trying|hope|hoping|again|today|tonight|now|because|and|but)\b)|breakdown (again|today)|having a breakdown|mental breakdown|(?<!\b(?:scripts?|shoes?|boots?|trainers|books?|chairs?|table|bag|wallet|sofa|phone|laptop|car|bike|cake|glasses|coat|jeans|binder|shelf|shelves|plans?) (?:is |are |was |were |keeps? )?)fall(ing)? apart)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(cry (off|wolf)|empty the|give up (sugar|smoking|coffee|chocolate|meat|my seat)|giving up (sugar|smoking|coffee|chocolate|meat)|low (on|fat|sugar|battery)|(baby|toddler|newborn|son|daughter|kids?|him|her) (to )?(stop )?(crying|sobbing))\\b`,
    ),
  },
  {
    id: 'cry',
    named:
      /^cry$|^(?:go and |have a )?cry in (?:the|my) (?:car|bath|shower|loo|toilet|bed|garden|kitchen)\b|\b(need|want|just|let me|going) (to )?(have a )?(good )?cry\b|\bhave a (good |little |big )?cry\b/,
    except:
      /\b(baby|toddler|newborn|son|daughter|kids?|him|her|every|all|knots?|tangled?|matted)\b|\b(?:brush|comb)\w*\b.*\bhair\b/,
  },
  {
    id: 'words-said',
    named:
      /\b(shouted|yelled|screamed|snapped|laughed|swore) at me\b|\b(worry\w*|overthink\w*|obsess\w*|think\w*|upset|hurt|ruminat\w*|stew\w*)\b.*\b(what|something|things?|comment|message)( that)? (he|she|they|mum|dad|my \w+|\w+) (said|meant|wrote)\b/,
  },
  {
    id: 'fear',
    named:
      /\b((feel(ing)?|makes? me( feel)?|get|getting) (so |really |physically |a bit )?sick (even |just |to |at )?(looking|thinking|about|when|opening|with|every|the thought|at the)|(opened|looked|saw|read|checked|counted)\b.*\bfelt (so |really )?sick|sick with (worry|nerves)|makes? me want to (cry|hide|scream)|calm(ing)? ((down|my ?self) (before|for|after|about)|my nerves|(before|for))|nervous (about|for)|dreading|what if (it|everything|they|i|he|she)\b|heart (is |keeps |won['’]?t stop |will not stop )?(racing|pounding)|nothing feels real|feel(ing)? unreal|dissociat\w*|panic(?! (?:at the disco|clean|buy|tidy|pack|hoover|shop|bake|cook|revis|plan)\w*)( attacks?)?|panicking|anxi(ety|ous)|(scared|afraid|terrified|frightened|dread(ing|ful)?|petrified) (of|to|about|that)|(feel(ing)?|so|am|i['’]?m|really|being) (scared|afraid|terrified|frightened|worried|anxious|nervous)|can['’]?t stop thinking about|stop (?:worrying|panicking|catastrophi\w*|overthinking|replaying|going over(?= it| what| that| everything)|obsessing|ruminating|spiral\w*|flinching|trembling|freezing(?: up)?$|jumping (?:at|every|when)|looking over my shoulder|being (?:so )?(?:jumpy|on edge|scared|frightened|anxious))|worr(y|ied|ying) about|intrusive thoughts|spiral(ling)?|phobia|fear of|nightmares?)\b/,
    except: new RegExp(
      `${NOT_FELT}|\\b(don['’]?t panic|fear of missing|spiral (bound|notebook|staircase)|nightmare before)\\b`,
    ),
  },
  {
    id: 'jealous',
    named:
      /\b((so|feel(ing)?|am|i['’]?m|really|being|get(ting)?) (so |really |very )?(jealous|envious)|jealousy|jealous of)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'anger',
    named:
      /\b((so|feel(ing)?|am|i['’]?m|really|being) (angry|furious|mad|livid|cross|resentful|bitter)|angry (at|with|about)|rage\b|anger|stop shouting at|furious)\b/,
    except: new RegExp(`${ABOUT_IT.source}|\\banger management (course|form|class)\\b`),
  },
  {
    id: 'shame-home',
    named:
      /\b(ashamed|embarrass\w*|shame|guilty|disgust\w*)\b.*\b(flat|house|home|room|kitchen|mess|place|bedroom|bathroom|living room)\b|\b(?:flat|house|home|room|kitchen|bathroom|bedroom|fridge|oven|carpet|floor|grout|toilet|loo|dishes|washing)\b.*\b(?:is|are|so|im|i am|i['’]m) (?:\w+ )*(?:ashamed|embarrass\w*|disgusting)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'shame-parent',
    named:
      /\b(rubbish|bad|terrible|awful|useless|crap|shit|horrible|worst|failing as a|failure as a) (mum|mummy|mom|mother|dad|daddy|father|parent)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'failure',
    named: new RegExp(String.raw`${SELF_INSULT.source}|${FAILING.source}`),
    except: new RegExp(`${ABOUT_IT.source}|${DONE_WRONG.source}|\\bguilty pleasure\\b|\\bregrets? only\\b`),
  },
  {
    id: 'shame',
    named: DONE_WRONG,
    except: new RegExp(
      `${ABOUT_IT.source}|\\bguilty pleasure\\b|\\bregrets? only\\b|\\b(?:it['’]?s|its|it is|is|are|looks?)(?: \\w+){0,2} embarrassing\\b|\\b(?:guilt|shame)[- ]free\\b|\\b(?:without|no) (?:the |any |feeling )*(?:guilt|guilty|shame)\\b`,
    ),
  },
  {
    id: 'lonely-night',
    named:
      /\b(lonely|loneliness|(so|feel(ing)?|all) (alone|isolated))\b.*\b(tonight|night|nights|evening|evenings|midnight|[1-5] ?am)\b|\b(tonight|at night)\b.*\b(lonely|alone)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'lonely',
    named:
      /\bstop (?:sitting|eating|being|going|walking|spending \w+) (?:\w+ )?(?:alone|on my own|by myself)\b|\bstop (?:eating|having|hiding|spending) (?:my )?(?:lunch|break|dinner)?(?:time)? ?(?:times? )?in (?:the )?(?:toilets?|loos?|bathrooms?)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'lonely',
    named:
      /\b(?:everyone|everybody|they all|all of them|people|the girls|the boys|my (?:whole )?(?:friends|class|team|year))(?: (?:at|in) (?:\w+ )?(?:school|work|college|uni|home|class|year|team|office))?(?: all| really| just)* (?:hates?|can['’]?t stand|laughs? at|talks? about) me\b|\b(?:nobody|no ?one)(?: (?:at|in) \w+)?(?: really| even)? likes me\b|^i (really |just )?miss (him|her|them|you|my friends|home)( so much)?$|\b(lonely|loneliness|(?:no ?one|nobody) to (?:call|ring|talk to|turn to|tell)\b|(so|feel(ing)?|all|less) (less )?(alone|lonely|left out|isolated)|(blanked|ignored|excluded|dropped) me\b|(is|are|keeps|been|['’]s|['’]re) (ignoring|blanking|excluding|avoiding) me\b|(won['’]?t|not|is ?n['’]t|stopped) (talk(ing)?|speak(ing)?) to me\b|no friends|(?:no ?body|no-? ?one) (?:would|will|['’]d) (?:even |really )*(?:care|miss me|be sad|bother) if i\b|(?:no ?body|no-? ?one) (?:would|will|['’]d) (?:even )?notice if i (?:skip|left|leave|went|stay|did ?n|never|stopped)|(everyone|everybody|they all) hates? me|ghost(ing|ed) me|nobody (likes|cares|to talk)|homesick\w*)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(?:write|post|answer|reply) (?:in|to|on) (?:the |our )?(?:group )?chat\\b`,
    ),
  },
  {
    id: 'too-loud',
    named:
      /^(autistic |a )?shut ?down$|\b(autistic|a|in|into|my|post|after|another|full|total|from|had|having) shut ?down\b|\b(?:recover\w*|rest(?:ing)?|come down|crash\w*|sleep off|get over)\b.{0,12}\bmelt ?down\b|\bmelt ?down (?:hangover|recovery)\b/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(computer|laptop|pc|server|plant|factory|government|boiler|site|office|shop|christmas|system|without (a |any )?)\\b`,
    ),
  },
  {
    id: 'too-loud',
    named:
      /\b(everything|it|everyone|the (world|room|house|office|shop|class))(['’]?s| is| feels| are)( all| just)? (far |way )?too (loud|bright|noisy|busy)\b|\b(sensory overload|over ?stimulat\w*|sensory melt ?down)\b/,
    except: ABOUT_IT,
  },
  {
    id: 'overwhelm',
    named:
      /\b(overwhelm\w*|(?<!without (?:a |any )?)melt ?down|shut ?down (again|today)|over ?stimulat\w*|sensory overload|burn(t|ed)? ?out|burnout|(have ?n['’]?t|not|barely|hardly) slept (in|for|all|since|at all|a wink|properly)|(so|too) (tired|exhausted|sleepy|knackered) (that )?i can['’]?t|(everything|it) (is|all|feels) (all )?too (much|loud|bright|noisy)|too much (for me|going on|at once)|stress(ed)?( out)?|(so|feel(ing)?|i['’]?m|i am) (so |just |completely )?(overloaded|stuck|exhausted|drained|burnt out|wiped out)|brain (is )?(fog\w*|mush|soup)|(brain|head|mind|thoughts) (won['’]?t|will not|doesn['’]?t|is ?n['’]?t|never) (stop\w*|shut up|switch off|be quiet|slow down)|foggy brain)\b|^(ugh+|a+rgh+|a+r+rgh+|help( me)?|meh|bleurgh)$/,
    except: new RegExp(
      `${ABOUT_IT.source}|\\b(shut down (the )?(computer|laptop|pc|server)|stress (ball|test)|light bulb|burnt out (bulb|fuse|light))\\b`,
    ),
  },
]

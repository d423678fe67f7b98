/**
 * The senses of verbs where no template is about the object, in the form of `verb-senses.ts`: before the act of the verb answers for
 * anything at all.
 */
export const LAST_SENSES = `
get .. out|off .. of|from ... = ?
get .. off|away|past|over|round ... = ?
get .. wax|paint|stain|mark|marks|sticker|glue|gum|smell ... = ?
get .. @animal = ?deciding finding buying
get .. card|cards ... = get
get .. down|up|back|in from|of|off|to|into ... = ?
get .. out for|to ... = ?
get .. out|down|in|up $ = ?
get .. out|down|in|up and ... = ?
get .. to ... = ?
get .. @goods ... = get
get weighed|measured|tested|fitted|signed|seen|checked|vaccinated|registered ... = ?booking call visit
get ... = ?
throw|chuck|bin|ditch|dump .. veg|vegetable|vegetables|fruit|salad|leftovers|food|milk|bread|meat|yoghurt|rubbish|wrapper|wrappers|packaging|boxes ... = ?
plan .. @event ... = throw-together
plan .. outing|picnic|surprise|game|quiz|week|meetup|meal|fundraiser|fete|fair|playdate|adventure|sleepover|show ... = throw-together
plan .. lesson|lessons|workshop|session|talk|assembly ... = project
plan .. essay|story|novel|article|blog|chapter ... = write
plan ... = ?
set up .. @goods|@machine|@appliance|@device ... = setup
set up .. desk|table|tent|pool|stall|crib|cot|trampoline|swing|gazebo|shelf|shelves|stairgate|gate|gym|station|aquarium|easel|train|railway|decorations|tv|cinema|pen|crate|hutch|nursery|workstation ... = setup
set up ... = ?
refill|restock|stock .. @goods ... = get
refill ... = ?
run $ = exercise
run .. club|park|km|k|5k|10k|mile|miles|marathon|minutes ... = exercise
run ... = ?
clear|tidy|clean up ... = tidy
tidy|organise|declutter|clear|empty|straighten|clean .. @place ... = tidy
organise ... = ?
tidy|declutter|strip|merge|file|unload|empty|clear ... = ?
make .. playlist|mixtape ... = digital
make .. @dish ... = cook
make .. pancake|pancakes|omelette|smoothie|porridge|stew|gravy ... = cook
make .. @craft ... = make
make ... = ?
change .. @fitting ... = change
change ... = ?
fix .. with ... = ?talk message call
treat .. wood|fence|table|leather|deck|decking|bench|boots = care
treat ... = ?
play .. ~child|~animal ... = ?
build ... = make
throw|chuck|bin|ditch|dump out|away ... = throw-out
throw|chuck|bin|ditch|dump ... = throw-out
practise|practice|rehearse ... = practise
work|figure out ... = ?
fix|repair|mend .. permission|permissions|setting|settings|formula|formulas|spreadsheet|website|link|links|page|account|login|code|query|calendar|file|files|folder|layout|formatting|date|dates|rota|timetable ... = digital
move ... = -
fix .. relationship|marriage|friendship|posture|diet|credit|attitude|confidence ... = ?talk finding deciding
put .. in|into|under|behind|back .. @place|loft|cupboard|cupboards|drawer|drawers|garage|shed|attic|safe|place|wardrobe|bookcase|basket ... = put-away it
update .. team|boss|manager|client|everyone|mum|dad ... = tell
`

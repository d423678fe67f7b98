/**
 * Senses of home, bodies, animals and ways that two strangers asked for, in the form of `verb-senses.ts`. They go before all
 * others, so they name their object closely.
 */
export const LIVED_SENSES = `
wash|launder .. work|chef|chefs|site|garage|fishing|mechanic gear|kit|clothes|whites|jacket|fleece|trousers|stuff ... = work-clothes-wash
clean .. work|chef|chefs|site gear|clothes|whites|uniform ... = work-clothes-wash
wash .. gear|workwear|hi-vis|tabard|chef's whites ... = work-clothes-wash
wash .. football|rugby|netball|gym|pe|running|cycling gear|kit ... = wash-piece
clean|wash|muck|do|scrub|change .. budgie|budgies|budgie's|budgies'|parrot|parrot's|parrots|canary|canaries|cockatiel|cockatiels|finch|finches|bird|birds|bird's|lovebird|lovebirds|parakeet|conure cage|cages|aviary|tray|liner ... = bird-cage
clean|wash|muck|scrub|sort|do out .. budgie|budgies|parrot|parrots|canary|cockatiel|cockatiels|finches|bird|birds|lovebirds ... = bird-cage
clean|wash|muck|scrub .. out .. budgie|budgies|parrot|parrots|canary|cockatiel|finches|bird|birds ... cage|aviary ... = bird-cage
clean|scrub|muck|wash .. birdcage|aviary ... = bird-cage
budgie|parrot|canary|cockatiel|bird|finch cage clean|cleaning|out|needs|stinks|smells|filthy|dirty|liner|tray ... = bird-cage
book|find|get|reserve|look .. accessible|accessable|accesible|wheelchair|step-free .. hotel|airbnb|cottage|b&b|bnb|lodge|caravan|hostel|premier|travelodge|apartment ... = accessible-stay
book|find|get|reserve .. hotel|airbnb|cottage|b&b|bnb|lodge|caravan|premier|travelodge|room|apartment ... wheelchair|accessible|accesible|step-free|wetroom|hoist|roll-in ... = accessible-stay
book|arrange|sort|request|order|set .. passenger|train|station|airport|travel|rail|ramp assistance|assist|help|ramp ... = travel-assist
book|arrange|sort|request .. ramp for|at|on .. train|station|journey ... = travel-assist
book|arrange|request .. assistance at|for|to|on .. train|station|trains|journey|lner|gwr|avanti ... = travel-assist
passenger|train|rail|station|ramp assist|assistance ... = travel-assist
take|get|bring ~child to|into|at .. dentist|dentists|hygienist ... = child-dentist
take|get|bring .. ~child to|into|at .. dentist|dentists|hygienist ... = child-dentist
declutter|tidy|sort|clear .. ~child .. room|bedroom ... without|meltdown|upset|upsetting|autistic ... = child-room
cut|trim|clip|do .. whippet|greyhound|lurcher|labrador|lab|spaniel|cockapoo|poodle|terrier|staffie|staffy|collie|pug|beagle|dachshund|husky|chihuahua|tortoise|parrot|ferret|budgie claw|claws|nail|nails ... = animal-nails
fix|mend|repair|sort .. puncture|punctured ... = puncture
label .. photo|photos|picture|pictures|negatives|slides ... = photos-name
write on|behind|back .. photo|photos|picture|pictures ... = photos-name
anki|flashcard|flashcards backlog|reviews|due|review ... = card-reviews
do|clear|catch|finish|face .. anki|flashcard|flashcards reviews|backlog|due|deck|decks ... = card-reviews
do .. anki ... = card-reviews
review .. flashcard|flashcards|anki ... = card-reviews
find|get .. new|another|replacement flatmate|housemate|lodger|roommate ... = flatmate-find
find|get|advertise for .. flatmate|housemate|lodger|roommate ... = flatmate-find
flatmate|housemate|lodger|roommate moved|moving|left|leaving ... find|replace|new ... = flatmate-find
replace .. flatmate|housemate|lodger|roommate ... = flatmate-find
scoop .. litter|poo|poop ... = litter
facetime|skype .. = call-friend
sew|stitch .. zip|zipper ... = mend-clothes
replace|change .. zip|zipper ... = mend-clothes
refill|reorder .. adderall|ritalin|vyvanse|concerta|elvanse|sertraline|zoloft|lexapro|prozac|xanax|script|scripts|rx|albuterol|ventolin ... = prescription
my|back|neck|shoulder|knee|hip back|neck|shoulder|knee|hip|is|keeps hurts|hurt|hurting|aches|ache|aching|killing|agony|throbbing ... = symptoms
cancel .. phone|mobile|landline|broadband $ = cancel
school photo|photos order|deadline|form|money ... = photo-order
back|neck|shoulder|knee|hip hurts|hurt|hurting|aches|ache|aching|killing|throbbing ... = symptoms
call|ring|phone|text|email|message|visit|tell|see .. maybe not $ = decide
call|ring|phone|text|email|message|visit|tell|see .. or not $ = decide
`

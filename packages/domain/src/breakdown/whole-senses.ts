/**
 * Senses that hang on the whole of a title and not on its verb, in the form of `verb-senses.ts`: they come before the wider ones
 * that would take it for another task.
 */
export const WHOLE_SENSES = `
book|arrange .. 'training ... = book
set up .. calendar|group|folder|channel|filter|spreadsheet|website|blog|page|shop|email ... = digital
go through .. homework|spellings|reading with|together ... = coax
look at flats|houses|properties|flat|house|property ... = find-home
make .. offer ... = ?call message deciding
stop .. tap|toilet|cistern dripping|leaking|running ... = fix it
hoover|vacuum|mop .. room|rooms|lounge|landing|hall|hallway|bedroom|kitchen|bathroom|house|flat|floor|floors|carpet|carpets|office|upstairs|downstairs ... = floor
reply|answer|respond|write to|back .. ~person .. letter|card|postcard ... = write-letter
reply|answer|respond|write back to .. ~person .. letter|card|postcard ... = write-letter
reply|answer|respond|write to|back .. ~person .. note ... = reply
reply|answer|respond|write back to .. ~person .. note ... = reply
figure|suss|puzzle|sort out why|how|where|who|when ... = search it
look after myself|me ... = ?
take care of myself|me ... = ?
get someone|somebody to look|fix|mend|repair|sort|come|do|check|clear|see ... = tradesperson
wean|come off caffeine|coffee|sugar|energy|chocolate|sweets|fizzy ... = less-of
wash hands of ... = ?
give|rehome .. @animal away|to ... = ?message finding call
give away .. @animal ... = ?message finding call
rehome .. @animal ... = ?message finding call
change .. seat|seats ... on ... = ?screen call form
bake for ... = bake
bake $ = bake
make|do|run .. backup|back-up ... = backup
tidy|clear|sort .. toy|toys|lego ... = put-away
read with ~child|~person ... = child-care
read with ... = ?
sweep|clean|clear|hoover|pick up .. broken|smashed|shattered ... = ?
sweep|pick|clear|hoover up glass|shards|bits ... = ?
complete|finish|do .. census|questionnaire|survey|application|form ... = form
check|get|fetch .. 'post|mailbox|letterbox $ = letter
bring in .. 'post $ = letter
write up .. incident|accident|event|visit|findings|results|case|meeting|interview|experiment|notes ... = write
make .. playlist|mixtape ... = digital
sharpen .. shears|secateurs|mower|spade|axe|chisel|pencil|pencils|saw|blade|blades ... = care
raise .. ticket|query|job ... = ?message form call
get .. receipt|invoice|reference|confirmation|copy|proof .. from ... = ask
update .. assessment|rota|plan|notes|policy|report|schedule|timetable|minutes|handbook|manual|inventory|register|log|list ... = write
have it out ... = ?
`

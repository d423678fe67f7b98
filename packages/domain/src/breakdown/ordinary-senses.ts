/**
 * Senses of ordinary tasks that people wrote down when they were asked for a week of theirs, in the form of `verb-senses.ts`.
 * Before all others, so they name their object closely.
 */
export const ORDINARY_SENSES = `
hide|stash .. present|presents|gift|gifts|easter eggs ... = hide-present
hide|stash .. present|presents|gift|gifts ... = hide-present
hide|stash .. birthday|christmas|xmas|anniversary|surprise money|card|cards|stuff|things|cake ... = hide-present
get off .. train|bus|tram|tube|coach|ferry ... = get-off
learn|understand|practise|practice .. new|work|shop till|tills|system|systems|software|checkout|database|crm|rota|machine ... = learn-system
learn|practise|practice .. till|tills|checkout ... = learn-system
learn how to use|work .. till|tills|system|software|machine ... = learn-system it
learn to use|work .. till|tills|system|software|machine ... = learn-system it
learn use|work .. till|tills|system|software|machine ... = learn-system it
stop|quit|avoid skipping .. lunch|breakfast|dinner|tea|meals|meal ... = eat-in-time
stop|quit|avoid missing .. lunch|breakfast|meals|meal $ = eat-in-time
eat|have .. lunch|breakfast at .. proper|normal|sensible|right time ... = eat-in-time
five-a-side|six-a-side|seven-a-side ... = kickabout
football|netball|basketball|badminton at|tonight|with $ = kickabout
smear|cervical|mammogram|bowel|breast letter|invite|invitation|reminder|test|screening ... = screening
smear|cervical|mammogram|bowel|breast test|screening letter|invite|invitation|reminder ... = screening
change|reset .. wifi|wi-fi|router password reconnect|connect|and|on ... = wifi-password
`

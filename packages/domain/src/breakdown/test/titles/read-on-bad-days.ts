/** Titles as people write them on a bad day: in a hurry, in one line, and more afraid than they say. */
export const READ_ON_BAD_DAYS: Readonly<Partial<Record<string, string>>> = {
  home: `
do the washing up :: mug in the sink :: [general]
i cant face the sink :: mug in the sink :: on my mind
cant look at the washing up :: mug in the sink :: what you see
dreading the ironing :: iron :: [general]
fix the kitchen sink :: tool|fix :: mug in the sink
mum says i have to hoover or no xbox :: hoover, broom or mop :: xbox
get the ladder out for gutters or pay someone :: [general]|[ask] :: the price
get the tent out to check for holes :: [general]|[ask]|tent :: the price
`,
  body: `
google it less :: stand in its place :: you want to find
check my phone less :: stand in its place|phone :: you want to find
google how to descale a kettle :: find|look :: stand in its place
`,
  money: `
borrow off mum again :: [ask] :: day or two
borrow nans drill :: could i borrow :: [ask]
`,
  people: `
be less rubbish at replying :: open the message :: [general]
be less rubbish at replying to jo :: jo :: [general]
answer the cards people sent :: write to them :: cards people
get the book sam lent back to him :: [general]|sam|book :: the book sam
tell the lads about the MS :: the lads can sit down :: ms can
`,
  study: `
EHCP meeting :: two things to say :: [general]
got 3 detentions get mum to sign the slip :: [general]|sign :: on my mind
`,
  care: `
prostate appt letter ring them :: call :: open one envelope
grandma left the gas on again :: shut-off :: [general]
lock the front door so she cant wander :: in their pocket :: [general]
mum keeps asking for dad and he's been dead 4 years :: go along with what is said :: say their name
nan keeps asking for her glasses :: [general]|glasses|on my mind :: [quiet]
lock the back door so the cat cant get out :: [general] :: [quiet]
left the iron on :: [general]|iron :: [quiet]
`,
  nonsense: `
mandar dinero :: [general] :: [ask]
pagar el alquiler :: [general] :: [ask]
`,
}

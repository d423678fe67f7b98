/** Titles of very different people: nurses, students, carers, drivers, the bereaved, the newly arrived; typed as they would. */
export const READ_BY_STRANGERS: Readonly<Partial<Record<string, string>>> = {
  home: `
tidy room or mum takes xbox :: doorway of the room with :: takes xbox
pe kit!!! wash it its mouldy :: label|machine :: nearest spot
wash bottles n steriliser :: hot soapy water :: steriliser, for|clean enough
clean my half of the uni kitchen its rank :: rubbish|dishes :: its rank
tek bins out n fetch washin in :: [parts] :: slip or number
bins - brown one this week, and bring in the recycling box, and water tomatos :: [parts] :: [quiet]
cut lawn before it rains :: mower|grass :: hair
get the damp off the bedroom wall :: gloves|window :: buying
hoover where the cat's been sick :: bag|cloth :: move one chair
restock the bar fridge :: low or gone :: has the bar
`,
  body: `
have a shower it will help :: towel|water :: their say
have a shower mum is coming :: towel|water :: their say
bed by 10am after night shift + phone off + blackout blind back up :: put on what you sleep in :: hello, my name|pillow and shake
stop biting my nails :: something warm :: file
get dressed for dads birthday :: clothes|feels good|socks :: ask whether
exercise max 10 minutes :: shoes|stand|arms|move :: their say
`,
  money: `
mot on van runs out friday :: the MOT on van|papers for the van :: van runs
send money home to my mother :: sum :: letter
quote for rewire 3 bed semi on alma rd :: [general] :: did the work already
price up the rewire for alma rd :: hours :: invoice
cancel the free trial before the 28th :: settings :: the 28th
`,
  letters: `
sort pension form nhs thing been in bag since june :: pension form nhs thing, :: thing been
fill in carers allowance form :: name and the date :: respite
`,
  study: `
finish lab report on enzymes conclusion bit left :: still missing :: laboratory
learn my lines for act 2 :: speech|aloud :: queue
`,
  work: `
ring ward about swapping thurs night shift w/ kelly :: number for the ward :: [quiet]|relative
restock van - 2.5 twin n earth, back boxes, wagos :: low or gone :: has the van
swap my late on sat w/ priya :: one of theirs that you could take :: take out the old one
obs on bay 4 then write up notes b4 handover :: [parts] :: [quiet]
get scrubs washed + dried by 6am :: machine|[general] :: the scrubs off
ring agency about missing hours on my payslip :: the agency :: carers
`,
  people: `
reply to all the sympathy cards :: [quiet] :: has died|sorry that
thank you for the condolences, write back to aunty jo :: [quiet] :: has died
ring wife from services :: your wife :: the wife
tidy desk ya muppet :: [quiet] :: muppet
hoover the stairs lazy bitch :: [quiet] :: bitch|lazy
stop being lazy and do the dishes :: [quiet] :: lazy
`,
  care: `
prescription pick up boots + ask about the new water tablets :: tell me about the new water tablets :: count how many
give my father in law his tablets :: wash your hands|label|name :: father in law his
help my nephew shower :: lay out towel|their say|tell them what :: ask what
get grandad washed and dressed :: ask whether|tell them|lay out :: pockets
mum's tablets into the dosette box before carer comes :: monday :: pharmacy
ring dads social worker re respite :: carer :: feet are
nephew is choking :: [danger] :: [general]
my mother has collapsed in the kitchen :: [danger] :: floor forgives
the lady next door is unconscious :: [danger] :: [general]
my niece wants to die :: [danger] :: not safe by myself
`,
  feelings: `
write the eulogy no idea how to start :: [quiet] :: essay
tell a teacher what my stepbrother did to me :: [danger] :: cross out
tell my mum im suicidal :: not safe by myself :: [general]
`,
}

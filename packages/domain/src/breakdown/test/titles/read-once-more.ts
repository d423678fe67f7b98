/** Titles of three rounds more, by somebody who had read neither the rules nor the table. */
export const READ_ONCE_MORE: Readonly<Partial<Record<string, string>>> = {
  home: `
right so the dishwasher has packed in again and i need to find somebody to look at it that isnt £200 :: photo :: could you
fix wobbly table leg :: tighten :: body|doctor
empty dehumidifier :: full :: sort
re-seal the bath :: scrape :: towel|water run
put the winter coats in the loft :: close the hatch :: coats in the loft
sort the tupperware cupboard :: lid :: trying on
so basically my landlord wants an inspection next week and the place is a tip and I need to get it looking ok before he comes round :: rubbish :: comes round|[general]
clean up the spreadsheet for Priya :: copy :: rubbish|corner
`,
  body: `
do pelvic floor :: lift inside :: [general]
havent left the house in 9 days :: shoes :: bag|rubbish
hungry but cant cook :: needs no cooking :: [general]|recipe
take antibiotics with food :: label :: [general]
take out contact lenses :: wash your hands :: machine
get my ears syringed :: book :: syringe
drink 2 litres of water :: glass :: eat|bites
`,
  money: `
got scammed out of 2000 :: call your bank :: [general]
move isa before 5 april :: [general] :: sum
set up a budget spreadsheet :: headings :: leaflet
split the bill w flatmates :: share|how much each :: [general]
`,
  letters: `
send the thank you letter to nan :: true :: the thank in
letter of complaint to easyjet :: what happened :: open one envelope
write to grandad in prison :: grandad :: [quiet]|solicitor
fill in school trip form + £12 :: form :: [parts]
redirect post to new flat :: both addresses :: envelope|redirect post
tell HMRC i moved :: what is new :: excuses|face to face
tell the bank ive moved house :: what is new :: excuses|face to face
get passport photo countersigned :: could you :: delete|blurred
cant face opening the post :: open one envelope :: opening the post
look at the ofsted letter :: read :: another task
`,
  study: `
sort out student finance :: student finance page :: bad day
practise oral exam french :: aloud :: sheet
finish maths worksheet w. Zara :: maths worksheet :: worksheet w
do maths hw p47 q1-8 :: first task :: [general]
`,
  work: `
tell Jen I'll be late :: i'll be late :: [general]
log my hours :: fill in one day :: wood
put out of office on :: mail :: [general]|coat
`,
  care: `
make up the baby bottles :: bottle :: bin
cut baby's nails :: baby :: foot nurse
get Leo to do his homework :: go to leo :: put your name
get the kids to brush their teeth :: while you sing :: your teeth
get twins weighed :: book :: [general]
`,
  travel: `
check train times to leeds :: the place, the day :: the next part
check opening times of the tip :: the place, the day :: container
`,
  digital: `
stop notifications :: notices|do not disturb :: round something warm
report the scam text :: block :: receipt
set up two factor on everything :: backup codes :: leaflet
laptop is full :: storage :: [general]
figure out why my printer hates me :: is there paper :: [general]|feet on the floor
`,
  animals: `
rehome the guinea pigs :: [general] :: bag or box
cut the dog's hair :: the animal :: wet, warm
dog ate chocolate :: call the vet now :: [general]|bowl, a brush
🐶🛁 :: wet them :: wash the parts
`,
  feelings: `
baby wont stop crying and im losing it :: in the cot :: [general]
i dont feel safe at home :: [danger] :: [general]
my partner screams at me every day :: [danger] :: [general]
grandad has weeks to live :: [quiet] :: [general]
my landlord is throwing us out :: [quiet] :: [general]
i keep thinking people are watching me :: [quiet] :: [general]
i feel nothing anymore :: [quiet] :: [general]
no one will notice if i wear odd socks :: [general] :: [danger]
nobody would care if i skip the party :: [quiet] :: [danger]|getting
i wish i could just not wake up :: not safe by myself :: [general]
nobody would notice if i was gone :: not safe by myself :: [general]
i'm a burden to everyone :: not safe by myself :: [general]
i cant stop thinking about dying :: not safe by myself :: [general]|look at a photo
cant breathe chest hurts :: emergency number :: where you cannot see it
gran fell and wont answer the phone :: emergency number :: [general]
voices are telling me things :: [danger] :: [general]
my husband wont let me have any money :: [danger] :: [general]
my boss keeps touching me :: [quiet] :: [general]
i hit my kid and feel terrible :: [quiet] :: where you are safe
my flatmate hasnt come out of her room for 3 days :: worried about you :: rubbish
drank last night after 3 months sober :: [quiet] :: [general]
police want to interview me :: [quiet] :: [general]
court on tuesday :: [quiet] :: [general]
being bullied at work :: [quiet] :: [general]
found out my wife is cheating :: [quiet] :: [general]
i want to disappear :: not safe by myself :: [general]
wish i was never born :: not safe by myself :: [general]
got the sack :: [quiet] :: [general]
everything hurts :: [quiet] :: [general]
friend's mum died what do i say :: [quiet] :: say their name|look at a photo
tell him i dont want to see him anymore :: [quiet] :: go there, and stay
my cat died this morning :: [quiet] :: they would do|can stay
dog has to be put down tomorrow :: [quiet] :: 8 minutes|what can be done now
got dumped by text :: [quiet] :: [general]|advises
lump in my breast, call gp :: call the surgery :: [general]
take dead fish out of tank :: [general] :: [quiet]
got the diagnosis today and dont know what to do :: [quiet]|trust :: [general]|8 minutes
my best friend is ignoring me :: [quiet] :: [general]
nan died on tuesday need to ring the undertaker :: call them :: wear|song
dreading calling the school :: call the school :: [general]
`,
}

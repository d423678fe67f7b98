/** Titles of two strangers, and their sisters: what stands beside the task, and what weighs in passing. */
export const READ_AS_LIVED: Readonly<Partial<Record<string, string>>> = {
  home: `
a week clean eating :: [general]|write :: say the number
wash the bedsheets :: machine|soap :: stretch
get the washing machine to do a wash :: press start :: unplug
sew the zipper back on my hoodie :: needle :: simplest form
label old photos :: pencil :: get lost
wash my work gear its stinking :: pocket|press start :: cloth
washing has been in the machine since tuesday :: smell :: creases
mould in the bathroom corner :: window|gloves :: a person
bins out tonite :: bin :: a person
sort flat tyre on my bike :: tyre|bike|pump :: corner
declutter jakobs room without him melting down :: bag|box :: cloth
shes moved out. got to sort flat :: [quiet] :: tyre|bike
`,
  body: `
think i might have adhd :: notice :: breathe out
collect methadone :: find the message|slip|open :: [danger]
back is killing me :: notice|since when :: [general]
my back hurts :: notice|since when :: [general]
refill adderall :: order :: breathe out
get nails cut - toenails cant reach em :: foot clinic|reach :: straight across
dentist. havent been in 6 yrs :: for years :: [quiet]
lump in breast havent told anyone :: surgery :: diagnos|questions
lump on my neck getting bigger :: surgery :: questions
wheelchair service, the left brake is slipping :: photo|urgent :: a person
hep b booster occy health :: calendar|call :: a person
`,
  money: `
widowers pension form :: papers|form :: photo
owe the credit union 4 grand an cant sleep :: [quiet]|adviser :: breathe out slowly, and write down one small
sort out overdraft :: bank :: somebody at the door
im 4k behind on rent and they sent a court letter :: date :: account number
3 months behind on rent and scared to open the letters :: open it|date :: account number
`,
  digital: `
phone says storage full :: photos|storage|delete :: number for them
cancel marys phone :: cancel :: breathe out
post something on insta :: post|line|photo :: envelope
anki backlog :: open the cards :: blank cards
`,
  people: `
write thank you cards for the mass cards :: one sentence :: mass
lads wont miss me at training :: [general] :: [danger]
find a way to end it nicely with tom :: [quiet] :: route
my brother is in prison, send him money :: [general] :: court|where, when
facetime the lads in australia :: comfortable :: I am calling
facetime mum :: Call Mum :: facetime
ask breda how to use the washing machine :: tell me how to use :: could you use
text sam or not :: two answers :: send it
find a new flatmate :: rent :: like doing
flatmate moved out, find a new one :: [general]|rent :: like doing
`,
  letters: `
reply to letter from hospital :: reference|date|ask :: thinking of you|dinner
`,
  care: `
text sam whos home from hospital :: thinking of you :: to the hospital
mum doesnt want to go in the care home :: [quiet]|fear :: minute
get jakob to the dentist :: quiet|dentist :: a person
visit dad in care home :: visiting hours :: [quiet]
dads care home visit :: visiting hours :: [quiet]
visit nan in the nursing home on sunday :: visiting hours :: [quiet]
tell him his mum isnt coming back :: [quiet]|fault :: when him
tell the kids daddy is never coming home :: [quiet] :: calendar
`,
  animals: `
take dog out before he explodes :: [general]|lead|walk :: [danger]
dog ate a whole bar of dark choc :: call the vet now :: breathe out slowly, and write down one small
cat hasnt peed since yesterday :: vet :: another day
dog walk then take my meds :: [parts]|label :: meat, cheese
feed cat, scoop litter, take meds :: [parts] :: buy scoop
cat needs worming tablet :: bite|food :: glass of water
the cats worming pill :: bite|food :: glass of water
put down a dog at work yesterday and cant stop thinking about it :: [quiet] :: could happen
clean budgie cage :: tray|paper :: bedding
the dog has a lump on his leg :: vet :: questions
find vet for limping cat :: vet :: review
whippet needs his claws doing :: nail :: a person
`,
  travel: `
flight w autistic kid, prep :: assistance :: book the first part
book accesible hotel in leeds :: room :: tent
train assistance booking to london :: assist|book :: a person
`,
  feelings: `
did the thing to my arm again :: [danger] :: one small thing that
day 2 sober :: [quiet] :: say the number
day 45 sober :: say the number :: [danger]
the rope in the shed is on my mind :: [danger] :: breathe out slowly, and write
lads wouldnt miss me :: [danger] :: one small thing that would
sober 30 days tomorrow!! :: say the number :: [danger]
30 days sober :: say the number :: [danger]
drank last night, 30 days sober gone :: [quiet] :: say the number
vom after dinner again :: [quiet] :: breathe out slowly, and write down one small
overdose of cute puppies :: [general] :: [danger]
mum keeps asking where dad is :: [quiet] :: minute?
pick up the wedding dress, its off :: [quiet] :: they are open
my dad emailed after 3 years :: [quiet] :: by when
i cant leave the house today :: [quiet] :: shoes and a coat
a year since it happened :: [quiet] :: another day
its a year since Maureen passed and i cant touch her clothes :: [quiet] :: a tool
cant stop crying and got to work tmrw :: [quiet]|work :: a tool
hide the cuts before training on monday :: [quiet] :: kit
two years since grandad died and i still cant touch his slippers :: [quiet] :: a tool
`,
}

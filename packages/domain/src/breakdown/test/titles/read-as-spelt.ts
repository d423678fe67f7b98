/** Titles of three more judges: written by ear, with the deed as a noun, and what was still taken for its neighbour. */
export const READ_AS_SPELT: Readonly<Partial<Record<string, string>>> = {
  home: `
limescale in kettle :: empty the kettle :: limescale in
finish grouting the bathroom :: where you stopped :: get the bathroom
put the clothes horse away :: pick it up, carry it there :: up to five more
put the ironing board back :: carry it there :: up to five more
find her other shoe :: came off :: your foot
clean the kichen :: kitchen|surface|sink|rubbish :: kichen
`,
  body: `
refil inhaler :: order|prescription|pharmacy :: breathe out
pick up my perscription :: prescription|pharmacy :: perscription
dentst appointmant :: dentist :: dentst
my hair is one big knot :: conditioner :: [general]
brush out matted hair :: conditioner :: [general]
go to the walk in clinic about the lump :: surgery :: the letter
`,
  money: `
give leon the 40 euro back :: bank|envelope :: wipe
`,
  digital: `
back up before the hard drive dies :: back up :: their name aloud
`,
  letters: `
all the post on the stairs :: open one|envelope :: group
dentist cancellation slot :: [general]|[ask]|dentist :: i have to cancel
passport renewal :: official page :: breathe out
passport renewl :: official page :: breathe out
driving licence renewal :: official page :: [general]
library card renewal :: page :: [general]
gym membership cancellation :: cancel :: [general]
name change at the bank :: exactly as it is to be|my details :: another bank
address change dvla :: my details|new line :: [general]
renew passport for the little one :: little one :: the little (
`,
  study: `
choose a levels :: how many :: the levels
revise organic chem :: notes for organic chem :: the organic
start revising for a level biology :: a-level biology :: the level
pick up the website again :: small|where|last :: bag
sew the costume for the school play :: [general] :: hairband
ask for extention :: could i have an extension :: extention
choose a levels :: do not want :: two answers
`,
  people: `
see if Tom wants to come fishing :: a new message to tom :: message to them
Decide whether to go to my cousin's wedding in Lagos :: decide whether to go to my… :: “decide”
got dumped, need to get my stuff from his :: get my things :: mute
text back jonas its been 5 weeks he probly thinks im dead :: message :: their name aloud
arrange a get together with old uni freinds :: who is part of it :: the get together (
get my stuff from his :: get my things :: part of it that has to be today
`,
  care: `
the baby wont stop crying and i feel like shaking him :: cot :: report something
make the puree, bath the baby and put her down :: vegetable :: vet
bath her and put her down :: towel :: vet
find somone to feed the cat :: three names|ask :: breathe out
sort out mum's pill organizer :: medicine :: breathe out
pick my brother up from rehab :: [quiet] :: without blame
`,
  animals: `
feed fish :: pinch :: breathe out
give the rabbit her antibiotics :: vet showed :: cheese
feed the goldfish :: pinch :: [general]
`,
  feelings: `
get the death certificate copies :: for whom a copy :: pile
dads ashes :: [quiet] :: opening hours
ring the bereavement team at the bank :: bereavement team :: photo
i have been putting off ringing the bereavement people at the bank :: bereavement team :: photo
get through the anniversary of the miscarriage :: photo|hard day :: midwife
i cut again, bleeding badly :: emergency number :: until it stops
did it to my arms again bleeding everywhere :: emergency number :: [general]
taking heroin again, go to rehab :: [danger] :: [general]
collect him from rehab i relapsed :: [danger] :: [general]
my boyfriend wouldn't stop yelling, i was scared in the car :: [danger] :: [general]
baby stillborn on our anniversary :: [quiet] :: [general]
my boyfriend locked me in and took my phone :: from this device|emergency number :: put your phone
hes going to come home drunk and i have to be out before :: [danger] :: [general]
he gets home at 6 and i have to be out before :: [danger] :: [general]
he comes home at 6, i need to get the bins out before :: bin :: [danger]
feeling sucidal :: [danger] :: [general]
cut my arm again it wont stop bleeding :: emergency number :: until it stops
`,
  work: `
update cv & linkedin, ask Priya for a reference :: could i have a reference :: [general]
book time off for surgery :: your manager :: the surgery
hand in cv at the bakery :: goes along: the cv :: cv at the bakery
write about life in prison :: an empty page :: the life in prison
`,
  travel: `
pick up click and collect :: your order :: the click
trip to sea maybe decide on dates :: the trip to sea on one page :: maybe
`,
}

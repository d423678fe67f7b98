/** Titles of three more judges: written by ear, with the deed as a noun, and what was still taken for its neighbour. */
export const READ_AS_SPELT: Readonly<Partial<Record<string, string>>> = {
  home: `
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
go to the walk in clinic about the lump :: surgery :: the letter
`,
  letters: `
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
pick up the website again :: small|where|last :: bag
sew the costume for the school play :: [general] :: hairband
ask for extention :: could i have an extension :: extention
choose a levels :: do not want :: two answers
`,
  people: `
got dumped, need to get my stuff from his :: get my things :: mute
arrange a get together with old uni freinds :: who is part of it :: the get together (
get my stuff from his :: get my things :: part of it that has to be today
`,
  care: `
the baby wont stop crying and i feel like shaking him :: cot :: report something
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
my boyfriend locked me in and took my phone :: from this device|emergency number :: put your phone
feeling sucidal :: [danger] :: [general]
cut my arm again it wont stop bleeding :: emergency number :: until it stops
`,
}

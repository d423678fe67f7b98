/** Titles that fresh readers brought, by area, in the same form. */
export const READ_AFRESH: Readonly<Partial<Record<string, string>>> = {
  home: `
get the stain out of the sofa :: press :: basket
Clean out the gutters before it rains :: ladder :: beside
take down the Christmas tree :: lights :: pick up
Hang pictures :: wall :: leaflet
Hang curtains :: hooks :: leaflet
🧺🧺 LAUNDRY MOUNTAIN 😭 :: machine :: [general]
label the kids' uniforms :: name :: rubbish
my laptop won't turn on :: plug :: shop
the tap is dripping :: tap :: [general]
`,
  body: `
mkae apointment for eye tets :: appointment :: mkae
`,
  money: `
Move money to savings :: savings|sum :: each week
Transfer £200 to my savings account :: sum :: run, and
Set aside money for tax :: sum :: each week
look into switching energy supplier :: bill :: switching
I can't afford the vet :: [general] :: since when
`,
  letters: `
reply to the letter from HMRC :: reference :: heart
hand in the PIP form by 14th :: the PIP form in front :: by 14th
post Mum's birthday card :: envelope :: sign it
`,
  study: `
start dissertation lit review :: search :: [general]
find sources for literature review :: search :: shelf
ask for an extension on the psych paper :: extension until :: a no would
email my supervisor to ask for an extension :: extension until :: i am writing
`,
  work: `
write up minutes from yesterday :: settled :: bad sentence
follow up with the client about the invoice :: the invoice :: about the client
Email HR to say I am leaving :: hello|write :: bag
`,
  people: `
Call back Aunt Rosa :: one thing to tell :: my name
Ring back the garage :: you called me :: comfortable
tell mum I'm not coming for Christmas :: coming for christmas :: drive
plan Jo's leaving do :: leaving do :: date with death
Email Marta to ask for the minutes :: to ask for the minutes :: settled
tell the kids about the divorce :: not your fault :: break up
I need to tell my sister that I can't come to her wedding because I can't afford the flights :: sister :: food|[quiet]
`,
  care: `
nits!!! treat both girls :: comb :: tool or cloth
sort childcare for half term :: days :: [general]
`,
  animals: `
worm the cat :: packet :: brush
clip the rabbit's nails :: clippers :: bowl
take Biscuit to the vet for her boosters :: card :: since when
`,
  travel: `
check in for flight :: booking :: run, and
get car ready for MOT :: tyre :: ready for
`,
  digital: `
Free up space on my phone :: storage :: [general]
Free up storage on my laptop :: storage :: shoes
Set an alarm :: time :: run, and
Delete old apps :: delete :: run, and
delete old photos, phone storage full :: photos :: [parts]
`,
  feelings: `
I feel like such a failure :: [quiet] :: [general]
cry :: [quiet] :: [general]
calm down before the interview :: [quiet] :: rude
calm my nerves before the exam :: [quiet] :: revise
call the debt people back :: in writing :: comfortable
`,
  nonsense: `
Steuererklärung machen :: [general] :: [ask]
ugh :: [quiet] :: press
`,
}

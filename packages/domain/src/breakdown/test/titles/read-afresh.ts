/** Titles that fresh readers brought, by area, in the same form. */
export const READ_AFRESH: Readonly<Partial<Record<string, string>>> = {
  home: `
pair the odd socks :: roll :: hang up
turn the mattress :: head was where|feet were :: [general]
take down the Christmas lights :: wind :: the tree
mow the lawn :: mower :: table
plant tulip bulbs :: pointed end :: heap
change the bedsheets in the kids room :: sheet :: [general]
put air in the tyres :: cap :: [general]
clear the cupboard so the boiler man can get to it :: stands in the way :: back in
post office, bank, pick up dry cleaning and get milk :: [parts] :: [general]
batch cook chilli for the week :: twice as much :: pick one dish
finish knitting the blue jumper :: row :: three lines
hoover the car and change the oil :: [parts] :: how it sits
sort the odd socks :: pair :: hang up|[quiet]
take bins round the front, recycling week :: bag :: [parts]|open
CLEAN THE BLOODY OVEN :: the oven :: bloody
chop wood :: gloves :: pan
swap the winter duvet for the summer one :: other duvet :: photo of it
get the stain out of the sofa :: press :: basket
Clean out the gutters before it rains :: ladder :: beside
take down the Christmas tree :: lights :: pick up
Hang pictures :: wall :: leaflet
Hang curtains :: hooks :: leaflet
🧺🧺 LAUNDRY MOUNTAIN 😭 :: machine :: [general]
label the kids' uniforms :: name :: rubbish
my laptop won't turn on :: plug :: shop
the tap is dripping :: tap :: [general]
make the bed :: shake it out :: bottom sheet
find a home for the spare chairs :: where it belongs :: home for
`,
  body: `
cut my toenails :: foot :: hand or foot
pack hospital bag :: medicines :: tickets
cut grandpa's toenails :: ask whether :: your hand or foot
ring physio back about my knee :: you called me :: comfortable
refill pill organizer :: monday :: days are left
floss :: floss :: toothbrush
order more insulin :: days are left :: shop
measure my blood pressure :: number :: tape
have a bath :: plug :: run over you
get my hearing checked :: your hearing :: one part
my heart is racing :: [quiet] :: [general]
mkae apointment for eye tets :: appointment :: mkae
`,
  money: `
dispute the parking fine :: last day to appeal :: receipt
submit my timesheet :: hours|one day :: envelope
work out what I can afford for Christmas :: what is there :: one place
report my lost card :: freeze :: receipt
transfer rent to Sasha :: bank :: menu
I owe money everywhere :: [quiet] :: [general]
Renew the car insurance, runs out 3 December :: insurance :: [parts]|corner
pay rent, due Friday :: sum :: [parts]
Move money to savings :: savings|sum :: each week
Transfer £200 to my savings account :: sum :: run, and
Set aside money for tax :: sum :: each week
look into switching energy supplier :: bill :: switching
I can't afford the vet :: [general] :: since when
pay off my credit card :: sum :: find your credit card
give money to charity :: the sum :: bag
`,
  letters: `
apply for a blue badge for dad :: national insurance :: button
renew my driver's license at the DMV :: papers they ask for :: plain wall
get a copy of my birth certificate :: parents :: photo
Reply to grandma's letter :: grandma :: reference
answer the letter from my penpal :: open the message :: reference
Sort the post on the hall table :: one envelope :: on the table
Change my address with the bank :: my details :: riddle
request my medical records :: could i have my medical records :: receipt
reply to the letter from HMRC :: reference :: heart
hand in the PIP form by 14th :: the PIP form in front :: by 14th
post Mum's birthday card :: envelope :: sign it
`,
  study: `
write the intro for my sociology essay :: first sentence :: easiest
help Leo practise his spellings :: list of words :: would help most
fill out FAFSA :: tax papers :: envelope
practise my presentation :: aloud :: boxes
hand the book back to Mr Hill :: the book :: on the screen
Learn three chords on the guitar :: play :: lay out
Research secondhand bikes :: one place :: about the
start dissertation lit review :: search :: [general]
find sources for literature review :: search :: shelf
ask for an extension on the psych paper :: extension until :: a no would
email my supervisor to ask for an extension :: extension until :: i am writing
do past papers :: past paper :: [general]
do the problem sheet :: first task :: pillow
catch up with my notes :: your notes in front :: face
`,
  work: `
write cover letter for the library job :: advert :: newest
prepare the agenda for Thursday :: three points :: ends
call Jane in accounts :: hello, my name :: comfortable
set my out of office :: away until :: cups
prepare the invoice :: sum :: three things that have to be there
apply for the librarian job :: advert :: [general]
write up minutes from yesterday :: settled :: bad sentence
follow up with the client about the invoice :: the invoice :: about the client
Email HR to say I am leaving :: hello|write :: bag
`,
  people: `
text my ex about picking up the kids :: write :: [quiet]
write thank you cards after the funeral :: thank you for thinking of us|your name below :: happy
RSVP no to Hannah's wedding :: can’t do it :: love to come
say goodbye to my colleagues :: two or three words :: i am writing
Call mum :: call mum :: my name
Say sorry to Dad for snapping :: say them :: mark how
Call back Aunt Rosa :: one thing to tell :: my name
Ring back the garage :: you called me :: comfortable
tell mum I'm not coming for Christmas :: coming for christmas :: drive
plan Jo's leaving do :: leaving do :: date with death
Email Marta to ask for the minutes :: to ask for the minutes :: settled
tell the kids about the divorce :: not your fault :: break up
I need to tell my sister that I can't come to her wedding because I can't afford the flights :: sister :: food|[quiet]
say thank you to my neighbour :: true :: i am writing
text Dad happy birthday :: message to dad :: to them
organise a hen do :: day :: corner
end things with Mark :: [quiet] :: i have to cancel
break the news to my flatmate that I'm moving out :: flatmate :: [quiet]
`,
  care: `
plan packed lunches :: filling :: part of it
arrange a carer for Mum on Thursdays :: call or write :: your times
wean baby off the bottle :: [general] :: bin
look after my niece on Saturday :: parents :: what would help
give mum her tablets :: label :: pour a glass
give the baby a bath :: elbow :: run over you|let the child
get the kids to school :: shoes :: comb
nits!!! treat both girls :: comb :: tool or cloth
sort childcare for half term :: days :: [general]
`,
  animals: `
clean out the fish tank :: water :: bedding
take dog to be weighed :: lead :: money
feed the cat :: food :: brush
Wash the dog, he stinks :: warm water :: brush, a lead
clip the rabbit's nails :: clippers :: bowl
take Biscuit to the vet for her boosters :: card :: since when
book the cat in for neutering :: line out :: your times
`,
  travel: `
book a campsite for August half week :: last night :: your times
stop putting off the dentist call :: call :: [general]
pick up parcel from the post office before 5 :: slip :: two more stops
Get petrol before the school run :: fill up :: what is wrong
plan a weekend in Wales :: weekend in wales :: who is part
plan route to Cornwall :: route :: who is part
check in for flight :: booking :: run, and
get car ready for MOT :: tyre :: ready for
`,
  digital: `
laptop is so slow, sort it out :: turn it off :: [general]
change wifi password :: router :: mail or bank
Set up the new router :: password :: count to thirty
Free up space on my phone :: storage :: [general]
Free up storage on my laptop :: storage :: shoes
Set an alarm :: time :: run, and
Delete old apps :: delete :: run, and
delete old photos, phone storage full :: photos :: [parts]
move photos to the cloud :: back up :: shoulders
set up two factor authentication :: backup codes :: leaflet
set up parental controls :: screen time :: leaflet
get a passport photo :: wall :: blurred
set up a standing order for rent :: your bank’s app :: direct debit|card
standing order for savings :: your bank’s app :: “paid”
set up a direct debit for the gas :: direct debit :: standing
get fitted for new glasses :: optician :: shoulders|movement
get fitted for a bra :: fitting :: shoulders|movement|optician
get fit for summer :: shoulders :: fitting
don't forget to take the bread out of the oven :: timer :: sheet of paper|[general]
get the lasagne out of the oven :: timer :: soap
swap the duvet cover :: clean cover :: other duvet
`,
  feelings: `
I can't stop crying since mum's funeral :: [quiet] :: whom to ask|wear
can't stop crying after the funeral :: [quiet] :: among the things
so overwhelmed I can't start anything :: [quiet] :: repair|mended
don't text my ex :: unsent :: papers
don't forget to text my ex back :: message :: unsent|papers
sort out dad's ashes :: funeral director :: opening hours
write to the solicitor about custody :: send it :: first talk
I feel like a rubbish mum :: your child :: did that
feeling so lonely tonight :: voice :: go where people are
stop cutting corners :: [general]|corners|warm :: [danger]
rehab the old bike :: [general]|bike :: [danger]
my partner left his keys :: [general]|keys :: [quiet]
put in a bulb for the dead bulb in the hall :: [general]|bulb :: [quiet]
scatter dad's ashes :: wind :: opening hours
everything is too loud today :: headphones :: relief this week|[general]
I'm exhausted :: [quiet] :: [general]
I messed up at work :: [quiet] :: [general]
everyone hates me :: [quiet] :: [general]
I'm dreading the party :: [quiet] :: invitation
first Christmas without him :: [quiet] :: [general]
he won't leave me alone :: [danger] :: [general]
Dad's headstone :: cemetery :: wear
nothing feels real :: [quiet] :: [general]
I feel like such a failure :: today feels :: what happened|who did that
feeling like a failure today :: today feels :: they did|who did that
I feel so guilty about shouting :: what happened :: [general]
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

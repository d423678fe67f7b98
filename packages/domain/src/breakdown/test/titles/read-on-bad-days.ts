/** Titles as people write them on a bad day: in a hurry, in one line, and more afraid than they say. */
export const READ_ON_BAD_DAYS: Readonly<Partial<Record<string, string>>> = {
  home: `
sort seeds by month :: [general] :: water
sort slides into shoebox :: back in its place|where it belongs|pick up :: another name
clear sink then stop :: mug in the sink :: [parts]
write the date on the freezer bags :: pen that does not smudge :: open the date
hoover quietly while she naps :: hoover, broom or mop|[general] :: the quietly
plan easy meals, no brain :: three meals :: who is part of it
plan a meal for the team :: who is part of it|day that would suit|meal :: [quiet]
his van :: [ask] :: book it online
wash his pillowcase? dont :: [quiet] :: soap
wash the pillowcase :: soap|sheet|machine|pillow :: [quiet]
mum in law coming sunday panic clean :: [general]|clean|cloth|rubbish :: [quiet]
get bedding out the machine before it stinks :: rack|line :: the price
get new bedding :: what matters about it|shop :: rack
kill the slugs :: [general] :: stand back
take out trash + recycling its tuesday :: [parts] :: recycling its
deep clean oven 4 deposit :: oven :: 4 deposit
water heater making noise :: smell of gas|light on :: gloves
water the plants :: water :: boiler
dog puked on rug :: from the edge :: walk up and down
pick up the dog poo :: bag :: from the edge
Put the heating on, hang the cost :: [general]|heating :: [parts]
Put the heating on, hang the coats up :: [parts] :: [quiet]
do the washing up :: mug in the sink :: [general]
i cant face the sink :: mug in the sink :: on my mind
cant look at the washing up :: mug in the sink :: what you see
dreading the ironing :: iron :: [general]
fix the kitchen sink :: tool|fix :: mug in the sink
mum says i have to hoover or no xbox :: hoover, broom or mop :: xbox
get the ladder out for gutters or pay someone :: [general]|[ask] :: the price
wash work shirt tonight no iron :: label :: [general]
sort out my desk its embarrassing :: loose paper :: hand on your chest
stop leaving things on the stairs :: [general] :: stand in its place
stop eating in bed :: stand in its place :: [general]
put phone in other room :: [general] :: take up to five more
put the toys in the other room :: put :: [quiet]
clear storage :: [ask] :: shoes
clear the storage unit :: [general] :: [ask]
get the tent out to check for holes :: [general]|[ask]|tent :: the price
`,
  body: `
face wash at least :: basin :: machine
call neurologist re relapse :: [quiet]|call :: how much it is
relapse again last night :: [danger] :: [general]
book eye test, work pays :: eye test :: [parts]
aa meeting 7pm st marks :: out of the door :: how much it is
Google symptoms - NO. ring gp :: call the gp :: what you notice|[parts]
get a gp appt that isnt 11am when im asleep :: number or the page :: kind enough
read nothing online :: [general] :: paragraph
addicted to that show, next ep :: [general]|[ask] :: [danger]
addicted to codeine :: [danger] :: [general]
skip lunch meeting :: [general]|[ask] :: [quiet]
skip lunch again :: [quiet] :: timer
refill adderall, pharmacy out of stock again :: [general]|empty box :: buy pharmacy
stop drinking monster :: stand in its place :: helpline|used
dont nap :: [general]|[ask] :: [quiet]
not text him tonight :: [quiet] :: timer
count backwards :: [general] :: the backwards
hair is coming out. shave it? :: [quiet] :: tool
brush the dog, hair is coming out everywhere :: [general]|brush :: [quiet]
google it less :: stand in its place :: you want to find
check my phone less :: stand in its place|phone :: you want to find
stop bleeding thru everything, ring gp :: call the gp :: stand in its place|[parts]
period started at work :: clean, dry things :: [general]
crush tablets?? :: [ask] :: fix
change my pants :: clothes :: [general]
change the bed :: sheet|pillow|cover :: socks
get bloods done, fasting :: appointment for bloods :: cloth
get the ironing done :: iron :: appointment for
hairdresser 2pm :: out of the door|shoes :: salon you know
find a hairdresser :: salon|near :: out of the door
google how to descale a kettle :: find|look :: stand in its place
`,
  money: `
call embassy lost visa stamp page :: number for them :: stamp page and
stop using buy now pay later :: [general]|stand in its place :: [danger]
stop using again :: [danger] :: stand in its place
call loan co, say 20 a month :: call the loan :: [parts]
price up car, sell? :: find or to know|[general] :: customer
rent due 1st, transfer :: [general]|[ask]|pay|sum :: due 1st
new headphones warranty claim :: [ask] :: place that has
charity shop for school shoes :: what matters about it :: wipe it
find a gp letter in english :: papers :: kind enough
answer unknown number (prob lender) :: [general]|[ask] :: open the message
phone rings at 6 always scam unplug :: [general]|[ask] :: the rings
print the consent form no printer :: who prints near you :: form no|has paper
call the water people social tariff :: for the water people and :: people social
look at rightmove w/o crying :: [quiet] :: w/o
new bank pin forgotten :: [ask] :: pin forgotten
claim the death benefit from work :: papers you have :: say their name
phone credit paid in cash :: [general]|[ask] :: the credit paid
phone mum :: call mum :: [general]
dispute the ebay thing :: want them to do :: letter with the decision
school shoes or gas :: two answers below :: bag
change bank for uc :: [ask] :: the bank for
funeral plan direct debit :: [general]|[ask] :: say their name
give my bank card to my sister so i dont bet :: gambl :: [general]
sell mums house to pay for it :: [ask] :: wipe it
sell mums wardrobe :: photos :: [ask]
free trial ends tonight :: cancel :: trial ends
borrow off mum again :: [ask] :: day or two
sort sim bc im on emergency calls only :: [ask] :: cancel
cancel the sim contract :: cancel :: [ask]
ring 0300 number on the letter :: number for them :: for 0300
ring 101 about next doors noise :: calling about next doors noise :: for 101
borrow nans drill :: could i borrow :: [ask]
`,
  people: `
write back to aunt who lost her husband :: one who grieves :: say their name
sell her car :: [ask]|log book :: wipe it
sell the sofa :: photos :: [ask]
ask josh to prom omg :: could you come to prom :: could you prom
ask school not to ring home :: please not ring home :: could you ring home
ask sam to babysit :: could you babysit :: come to
read condolence letters w/ tea :: [quiet] :: has died
do a silly dance w/ daughter :: [general]|song|bit :: read the first question
do maths homework with sam :: first one|first question :: song
stop him phoning me at work 20x :: [general] :: stand in its place
stop phoning my ex at 2am :: [quiet] :: timer
grave flowers :: stay as long|as long as you like :: say their name
stop setting two places :: [quiet] :: stand in its place
stop buying two coffees a day :: stand in its place|[general]|[quiet] :: [danger]
wedding anniversary alone thurs :: [quiet] :: things they like
wedding anniversary card for mum :: card|like :: [quiet]
tell nursery dont let him collect :: [quiet] :: [general]
reply all? no. reply karen :: open the message :: [parts]
put wreath on grave :: stay as long|as long as you like :: say their name
take down her coat :: [quiet] :: take up to five more
hang up my coat :: hook :: [quiet]
answer the email from jo :: open the message :: newest ten
answer my emails :: newest ten|inbox :: open the message
get my phone back off mr dunn :: could i have your phone back|could i have :: plug it in
give her number to the hospice charity shop :: [general]|[ask]|number|give :: visiting hours
sign up for the grief thing or dont :: [quiet] :: say their name
send ashes jewellery order :: [quiet] :: stay as long
buy tights for the funeral :: would like to wear|dark or quiet :: a song
hide the tablets from me :: [danger] :: smile
write note for school sam is ill :: [general]|school|note :: thinking of you
write ref for sam :: [general]|ref|page :: about for
text back amira + lucy :: message and read :: [parts]
text amira + call lucy :: [parts] :: [quiet]
find a way to tell my parents :: your parents to know :: map
find a way to get to the airport :: map|way :: [quiet]
its been 3 weeks just reply to her :: write to her :: [general]
stop lending mark money :: [general] :: stand in its place
stop eating crisps :: stand in its place :: [general]
tell kids sorry about last night :: i am sorry :: in one plain sentence
ring sponsor :: [danger] :: [general]
find a sponsor for the run :: [general]|[ask]|look :: [danger]
record his voice :: [quiet] :: tray
Ring mum. Just ring her. :: call mum :: [parts]
ring mum, ring jo :: [parts] :: [quiet]
update the family whatsapp :: message to the family :: its menu
book train to dads funeral :: [quiet] :: belongs there
book the church for dads funeral :: [quiet] :: timer
ring parkinsons uk :: parkinsons uk and a pen :: can you be with me
tell the kids why no :: want the kids to know :: thank you for asking
tell sam no :: thank you for asking :: [quiet]
ring the number on the back of the loo door :: number for them :: number for the and
funeral for a friend gig tickets :: [general]|ticket :: [quiet]
hamster funeral 4pm :: box or a soft cloth :: would like to wear
volunteer shift food bank sat :: [general]|[ask] :: [quiet]
go to the food bank :: [quiet] :: timer
write obit 150 words :: photo of them :: empty page
pick the urn :: [quiet] :: smile
clean the tea urn :: urn :: [quiet]
ask nan if i can live with her :: could i live with you? :: with your
ask nan if i can borrow her drill :: could i borrow your drill :: you drill
ask dad if i can live with her :: could you … :: with you?
ring greggs back omg a phone call :: greggs and a pen :: omg
say no to hosting :: i can’t do it :: the hosting
call in to radio quiz :: call the radio quiz :: when you would like to leave
book grief counselling :: days and times :: say their name
go to bereavement group just sit :: out of the door :: say their name
his birthday tomorrow - what do you do :: [quiet] :: things they like
his birthday tomorrow - buy him a card :: card|like :: [quiet]
date on friday tell someone where :: someone :: thought of you
kids off school tell work :: want them to know|work :: [general]
ask mum and tell dad :: [general]|mum|dad :: [danger]
scatter her at whitby :: those you think|ask whether it is allowed|whom it belongs :: [general]
scatter seeds at the allotment :: [general]|seed|soil|pot :: [quiet]
pay the funeral people :: ring round the sum :: a song
sell wedding ring :: [quiet] :: wipe it
sell wedding decorations :: photos :: [quiet]
learn to do the washing machine now she's not here :: [quiet] :: say their name
Ring Dr Patel's secretary ref. hip :: calling about hip :: secretary ref
tell him he needs to get tested :: want him to know :: [ask]
tell sam she has to bring boots :: want sam to know :: find
phone the number, hang up, phone again :: number for them :: for the number
tell partner ive been using again :: [danger] :: worried about somebody
tell mum dad has been drinking again :: worried about somebody :: [general]
ring gamcare :: [quiet] :: [general]
be less rubbish at replying :: open the message :: [general]
be less rubbish at replying to jo :: jo :: [general]
answer the cards people sent :: write to them :: cards people
get the book sam lent back to him :: [general]|sam|book :: the book sam
text rob, hes 2 weeks out of rehab :: thinking of you :: how much it is
get card for leanne (miscarriage) :: thinking of you :: your body feels|has died
text jo her mum is in hospital :: [quiet] :: [general]
text the plumber about the leak :: [general]|plumber|message :: thinking of you
what do you even say to someone whose kid died :: one who grieves :: say their name
write to the school re what that boy called him :: [quiet] :: open the message
write to the school re the trip money :: trip money :: in three words
tell the lads about the MS :: the lads can sit down :: ms can
`,
  work: `
new mouse silent click :: place that has it :: silent click
buy a small silent mouse :: small silent mouse :: [general]
book the train to leeds for work :: leeds|train|from, to :: [quiet]
change shift handover sheet :: page|handover :: pillowcase
change the sheets :: pillow|sheet :: handover
night shift brain: write it down :: [general]|page|pen :: open the night
request wfh tues :: work from home :: could i have work
ask for carers leave :: could i have carers leave :: message to the carers
ask for a lift from jo :: jo|lift :: [quiet]
bereavement leave form :: [quiet] :: say their name
go back to work monday and be asked :: out of the door :: file or the page
go back to work on the novel :: [general]|file|page|stopped :: out of the door
out of office on :: automatic :: loose paper
finish whats in drafts :: drafts :: whats in
ask old boss for reference awkward :: could i have :: awkward
write blog on grief for work :: blog :: [quiet]
find work that fits school hours :: job :: kind enough
change username everywhere :: [ask] :: username everywhere
update pronouns at work :: [ask] :: account number
first day back :: [general] :: advert
first day job interview prep :: advert|interview :: [quiet]
tell work im back but not ok :: [quiet] :: [general]
lost a patient today :: [quiet] :: on my mind
lost a patient file :: lost|look|last had :: [quiet]
write down everything dave did :: [quiet] :: any order
write down everything i need :: [general]|pen|any order :: [quiet]
update cv since the redundancy :: what you have done :: that is a shock|free adviser
cv gap how to explain prison :: [quiet] :: free adviser
got made redundant today :: free adviser :: what you have done
`,
  feelings: `
stop eating lunch in the toilets :: [quiet] :: stand in its place
stop eating crisps in bed :: stand in its place|[general] :: [quiet]
stop sitting alone :: [quiet] :: stand in its place
stop replaying it :: five things :: stand in its place
cry in the car then go in :: let it come :: [parts]|[danger]
dont cry in maths :: [quiet] :: [danger]
find the will to do anything :: something cold :: you want to find
find mums will :: folder :: something cold
stop flinching when people move fast lol :: five things :: stand in its place
stop biting my nails :: stand in its place|nails :: five things
`,
  study: `
read about MS from a proper source :: find or to know :: paragraph
essay: domestic violence & housing law :: essay :: [danger]
watch the suicide episode for media :: episode :: [danger]
present on self harm stats :: slide|audience|heading|title :: [danger]|they like
overdose of vitamin c article :: [general]|[ask] :: [danger]
my suicide essay :: [danger] :: smile
overdose on pills after the lecture :: [danger] :: smile
take an overdose instead of going to the lecture :: [danger] :: by the door
help w/ fractions, i cant do fractions :: makes no sense :: [parts]
EHCP meeting :: most want for your child :: [general]
got 3 detentions get mum to sign the slip :: [general]|sign :: on my mind
`,
  care: `
call the vet limping cat :: for the vet and :: vet limping
new school shoes b4 sept :: longer foot :: empty bag
sort school shoes :: longer foot|bag|pair|shoes|[general]|[ask] :: the price
same lunch. order more. :: what matters about it :: the more
baby wont stop crying im so tired :: in the cot :: not doing well
put baby in cot and walk away 5 min :: in the cot :: [parts]
put baby in cot :: [general]|cot|child|what comes next :: [danger]
tell hv about the thoughts :: [danger] :: begin with “i want to tell
tell sam my thoughts on the plan :: sam|want :: [danger]
pump parts wash :: clean bowl :: tyre
nappies asap :: what matters about it|nearest shop :: song
sign kid up 4 soccer :: fill in the lines :: and a pen in front
buy 4 eggs :: shop :: buy for
tidy for social worker visit :: [quiet] :: read the letter out
social worker coming tomorrow :: adviser :: [general]
ask for help without them taking the kids :: [quiet] :: could i have
ask mum about taking the kids to the park :: mum :: [quiet]
clean out grandads shed :: [quiet] :: no memories
clean out the shed :: box :: [quiet]
change mums pad :: ask whether :: take out the old one
change my pad :: fresh one :: tell them what comes next
mums fallen again :: 111 :: [general]
mum fell for a scam :: [general]|bank|on my mind :: 111
prostate appt letter ring them :: call :: open one envelope
grandma left the gas on again :: shut-off :: [general]
lock the front door so she cant wander :: in their pocket :: [general]
mum keeps asking for dad and he's been dead 4 years :: go along with what is said :: say their name
nan keeps asking for her glasses :: [general]|glasses|on my mind :: [quiet]
lock the back door so the cat cant get out :: [general] :: [quiet]
left the iron on :: [general]|iron :: [quiet]
`,
  travel: `
fly home? flights $$$ :: [general]|[ask] :: rubbish
`,
  digital: `
wifi for nan :: [ask] :: wifi for nan and
`,
  nonsense: `
mandar dinero :: [general] :: [ask]
pagar el alquiler :: [general] :: [ask]
`,
}

/** Titles of a night nurse, a student and a bookkeeper, as three severe judges typed them: half sentences, slips, said in passing. */
export const READ_IN_PASSING: Readonly<Partial<Record<string, string>>> = {
  home: `
clean my side of the fridge :: bin bag :: crumbs
hoover rat poo off the sofa :: cushions :: one small part
put the black bin out its tuesday :: kerb :: empty
oil the gate AND hoover the stairs and text the girls :: oil :: paint
groceries, haircut for the boys and call the bank :: fridge|list|bank :: [quiet]
vaccum hallway my turn :: vacuum|hoover|floor :: your turn
wash work clothes theyre rank :: machine :: one small part
wash the jumpers :: put the jumpers in :: put it in
new baby monitor wont connect to wifi :: next to the router :: one where it is slow
do the washing get petrol pay the phone bill :: machine|clothes :: do only that one thing
my side of the room is a disaster zone :: rubbish :: crumbs
hang the blackout curtain w command hooks :: 30 seconds :: ladder
minifridge smells like something died :: fridge :: [general]
my shelf in the fridge is growing things :: fridge :: wardrobe|do not need
bins are tmrw and its my turn :: shoes :: bag, or a box
flatmates hair in the drain :: hook :: suits them
hoover the car theres raisins everywhere :: narrow nozzle :: [general]
pack away the paddling pool its november :: water out :: up to five more
label the presses for dad :: on the door :: one heap
new tags in all my shirts cut out :: stitches :: look up one place
black apron is covered in syrup :: without rubbing :: [general]
clean sink, bath, floor, tiles :: sink :: do only that one thing
`,
  body: `
sugar was 412 and im shaky :: sick-day plan :: sweets
stop rechecking the stove :: it is off :: usually is
wash hands only once :: set an alarm :: face
go to bed early and not get up late :: lamp :: [danger]
shower even tho water feels bad :: warm|water|towel :: gloves
go to bed when they do :: lamp :: hello
i banged my head on the wall again :: [danger] :: what you need most
banged my head on the cupboard :: something|small|cold :: [danger]
havent left the apartment in 11 days :: doorstep|outside the door :: something that is green
get my ears checked they keep ringing :: what you notice :: price
get my hearing checked :: your hearing :: price
back in bits cant get up :: call 111 :: pour
sleep. actual sleep. before 9pm shift :: alarms for the shift :: lamp
hot water bottle and lie down :: two thirds full :: frozen
meds review ring the gp adhd ones :: medication review :: [general]
been scratching my legs again need to cover it for work :: hurting myself|[danger] :: my arms
tea for the kids somethin not beige :: pan|plate|oven|water :: [general]
get the adhd script before the chemist shuts :: go there and ask :: [general]
`,
  money: `
figure out why phone bill is 90 dollars :: each line that is higher :: plug
water bill, cant pay :: could pay each month :: paid
council tax reduction form :: your name and the date :: who lives
ring the rates people about the arrears :: agree on a plan :: adviser
book motel for the tournament in savannah :: last night :: times that suit
job coach appt thursday 10am :: what you did since :: what is wrong
ring ato about payment plan :: call ato :: the ato
fine from the toll road :: pay|appeal :: what happened
check if the direct debit bounced :: list of payments :: no longer
cancel game pass :: log in :: sorry for the change
nursery invoice overdue :: sum|bill :: [general]
parking ticket from campus pd :: pay|appeal :: [general]
split the wifi w jaden :: how much each :: [general]
how much did i spend on doordash oh no :: list of one month :: [general]
form 11 own one not even started :: tax :: [general]
vat3 return for the hardware shop due 23rd :: those three months :: [general]
shoebox of receipts from the plumber :: its month :: [general]
council tax letter not opened :: open :: [general]
ring british gas re payment plan :: for british gas :: the british gas
call bank of scotland about a fee :: bank of scotland :: of scotland of
`,
  letters: `
groceries, laundry, mail the form to registrar :: the form :: form to registrar
put the chemo dates in my calender :: calendar :: questions
passports for the kids running out :: for the kids :: kids running
fafsa verification thing :: each paper it names :: list the schools
esa letter for my cat :: could you write me a letter :: open one envelope
`,
  study: `
backup thesis to hard drive :: copy|back up :: the app for
orgo lab report due 11:59 :: headings :: [general]
register for spring classes at 7am :: its number and time :: what it costs
study for bio a little :: notes for bio :: the little
drop bio or not :: last day to leave :: [general]
cpd hours havent done any :: pick the shortest :: add up the hours
log my cpd hours :: add up the hours :: pick the shortest
`,
  work: `
make next weeks schedule for the front end :: shifts :: something you want
write up deshawn for no call no show :: when and where :: one bad sentence
stop thinking about the redundancy meeting :: breathe out :: acas
write report cards 27 of them :: pick five :: stamp
write up the login bug :: expected :: one bad sentence
standup in 10 min with camera on ugh :: the standup ends :: camera on ends
i cant do this job anymore :: need most|something :: [danger]
pick the team for sunday :: who can play :: good point
payroll for the garage before thurs :: hours|pay :: [general]
quote for the new client in ballina :: price|sum|cost :: [general]
`,
  people: `
call arjun before he sleeps :: one thing to tell :: my name is
call amma :: one thing to tell :: my name is
get mam a card :: write the name :: price
check on neha she sounded low :: thinking of you :: what you would like
casserole for the hendersons funeral :: dish|cook :: wear
ring camhs again about waiting list :: call camhs :: the camhs
talk w partner about chores being uneven :: half an hour to talk :: i am writing
laundry, call dr chen, and cat meds :: dr chen :: the dr
sit with ewan when he's panicking :: i am here :: how much time
book 6 week check ive missed it :: for the 6 week check :: for 6 week
talk to dan about him being away all the time :: half an hour to talk :: for that time
dad hospital appt who is taking him :: who could :: book it online
ring dentist re crown :: about the crown :: about crown
`,
  care: `
sit with him for a bit :: sit down near :: the first small part
conor is 26 and hasnt left his room :: worried about you :: shoes
mark asked me about the funeral songs :: [quiet] :: wear
mum didnt know who i was today :: [quiet] :: be today
choose do not resuscitate thing with mums doctor :: [quiet] :: ring round
make ewan a safe tea he'll actually eat :: pan|oven|plate|water :: one sip
pack nursery bag :: for each child|open :: own keys
nanas pill box fill it for the week :: packets :: [general]
dad wandered out last night :: bell or a chime :: [general]
dad keeps asking where mam is :: [quiet] :: be today
dad keeps asking when dinner is :: [general] :: [quiet]
`,
  animals: `
rat died this morning need to bury her :: bury|hole :: questions
feed nans chooks while shes in hospital :: food|feed :: something hard
mochi hasnt peed since yesterday :: call now :: another day
clean out the hen house :: old bedding :: cups and plates
nell limping on front paw :: vet :: [general]
guinea pigs cage stinks :: cage|bedding :: [general]
who'll mind the dogs when im in dublin :: could you look after :: [general]
had to put old shep down :: crying is all right :: questions you have
had to put mittens to sleep yesterday :: crying is all right :: questions you have
`,
  travel: `
greyhound to austin :: from, to :: [general]
`,
  digital: `
nhs mail password locked out :: what the screen says :: locksmith
canvas locked me out duo lost :: what the screen says :: [danger]
delete the 9000 emails :: one sender :: answer the easiest
`,
  feelings: `
i dont think i want to be here anymore :: [danger] :: keys
not sure i want to be here anymore :: [danger] :: keys
no longer want to live :: [danger] :: keys
i dont feel like living :: [danger] :: keys
i dont see why i should keep going :: [danger] :: next small
i hate being alive :: [danger] :: keys
cant see myself being here at christmas :: [danger] :: presents
want to lie down and not get up again :: [danger] :: pillow
i dont think i want to go on holiday :: something|need most :: [danger]
not sure i want to live in leeds :: something|need most :: [danger]
dont feel like going on the run :: something|need most :: [danger]
didnt drink yesterday but i want to :: i would like to talk :: put it in front
feel like a waste of space since they let me go :: friend who did :: acas
the scan is thursday and i cant breathe :: [quiet] :: ambulance
cant stop thinking about daddy its been a year sunday :: say their name :: could happen
the house is so quiet when the kids go back :: [quiet] :: rubbish
the house is quiet so i can write :: something|small|write :: [quiet]
kids would be better off with the insurance money :: [danger] :: [cheer]
found marks on ewans arm :: [danger] :: lost
found marks on the wall :: something|small|wall :: [danger]
scared im going to drop the baby on purpose :: [danger] :: keys
scared of dropping baby off at nursery :: [quiet]|breathe :: health visitor
shook the pram really hard and frightened myself :: [danger] :: shopping
dean punched the door last nite :: [danger] :: hinge
dan grabbed my arm again last night :: [danger] :: [general]
jaden threw a lamp at me :: [danger] :: [general]
reality hit me today :: something|small :: [danger]
sam threw a ball at me :: something|small :: [danger]
klarna and the credit card i havent told dan :: debt adviser :: [general]
i think me and dan are done :: [quiet] :: [general]
lost a patient last night cant stop thinking bout it :: colleague :: could happen
lost my patient notes :: something|last|small :: [quiet]
light a candle for dead nan :: [quiet] :: who wants what
had to put the phone down :: need most|something :: [quiet]
`,
}

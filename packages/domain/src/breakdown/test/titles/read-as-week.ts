/** Titles of ordinary weeks, as people wrote them down when they were asked for theirs, and those that are near to them. */
export const READ_AS_WEEK: Readonly<Record<string, string>> = {
  home: `
kids' lunches :: box|fruit :: you would eat
make the kids' lunches :: box|fruit :: you would eat
defrost the chest freezer :: switch the freezer off :: nobody will eat
defrost the garage freezer :: switch the freezer off :: nobody will eat
Laundry: scrubs first :: armful|soap :: part of the first
go through Marjorie's closet :: not yet :: as it should be|do not need
bread milk nappies calpol :: list|bag :: [general]
washing machine not draining :: switch it off :: armful
put the duvet out to air :: [general]|[ask] :: shake
change the bag in the bathroom bin :: fresh bag :: nappies
clean the inside of the car :: rubbish :: one small part
book the annual boiler check :: boiler|engineer :: leave
arrange the gas safety check :: engineer|number :: leave
take the cardboard to recycling :: recycling|flat :: when the tip
wipe the bathroom down quickly :: basin|toilet|bathroom :: down quickly
write down the wifi password for guests :: letter by letter :: the part that is easiest
note down the alarm code :: letter by letter :: [general]
put the christmas decorations back in the loft :: ladder|loft :: up to five more
change my pillowcase :: pillow :: [general]
water the plants, two are dying :: driest :: [quiet]
put the tent away wet :: go to the tent, :: away wet
water my desk plant :: driest :: one tool
water the herbs :: driest :: [general]
prune the apple tree :: crosses :: as big as a table
find a cleaner for dad :: who|ask|reviews :: take a photo
fix the doorbell :: [general]|[ask] :: on the screen
sort my magic cards :: [general]|[ask] :: stamp
change the tap washer :: turn the tap off|off :: how the old one is fixed
clear the leaves off the drain :: broom|sweep|heap :: what is not right
sort the boot of the car :: rubbish :: by when
clear out the boot :: rubbish :: by when
cook something with the leftover chicken :: smell it :: easiest thing
clean the oven door glass :: wipe it from the top :: nose pads
put the hoover back :: pick it up, carry it there :: up to five more
put the ladder away :: pick it up, carry it there|[general] :: up to five more
put the guitar away :: pick it up, carry it there :: up to five more
put the toys away :: up to five more :: carry it there
bring the plants in for winter :: not beside a heater :: what makes it heavy
bring the geraniums indoors :: not beside a heater :: [general]
report the broken lift :: “report” :: receipt
wash the towels :: machine :: clean one small part
clean out the lunchbox :: rinse it :: clean one small part
cook for the week :: biggest pot :: easiest thing
do the food shop online :: basket :: headphones
sort the pile on the stairs :: where it belongs :: [ask]
wipe the mirror in the hall :: wipe it from the top :: the nearest one
clean the bathroom mirror :: wipe :: the nearest one
get the smell out of my trainers :: bicarbonate :: saucer
get rid of the smell in my boots :: bicarbonate :: saucer
freshen up my trainers :: bicarbonate|shoe|[general] :: saucer
put the bin bags in the cupboard :: where it belongs :: tie it
take the recycling to the kerb before 7 :: kerb|road|street :: fresh bag
clean under the bed :: with a torch :: nearest spot
hoover behind the sofa :: with a torch :: [general]
vacuum the car mats :: mats :: [general]
change the filter in the cooker hood :: filter|grease :: how the old one is fixed
bake the frozen pizza :: with an alarm set :: easiest thing
heat up the lasagne :: with an alarm set :: easiest thing
make cupcakes for the bake sale :: twelve :: [general]
bake muffins :: twelve :: [general]
plan what to eat today :: fridge :: fixed time
wash the bike :: chain :: clean one small part
hose down the bikes :: chain :: [general]
build the lego set with Max :: first bag :: sketch
do lego :: first bag :: sketch
clean the car seat :: pull once at every buckle :: mats
wash the pram :: pull once at every buckle :: clean one small part
brew the beer :: [general] :: easiest thing
change the fuse :: plug|fuse :: how the old one is fixed
put new batteries in the remote :: plus to plus :: [general]
change the batteries in the clock :: plus to plus :: clock you look at
swap the doorbell battery :: plus to plus :: [general]
take the pram downstairs :: stop half way :: up to five more
carry the boxes up the stairs :: stop half way :: up to five more
bring the cushions in before rain :: dry|in|fold :: what makes it heavy
put petrol in the mower :: [general] :: gauge
sew the hem on the trousers :: pin|fold :: first five stitches
get the zip fixed on my coat :: what would it cost :: two days and times
get my watch repaired :: what would it cost :: two days and times
get the boots resoled :: what would it cost :: two days and times
find matching socks :: pair|sock :: pockets of what
do a dark wash :: machine :: [general]
put a load on :: machine :: [general]
empty the hoover bag :: close the hole :: [general]
change the vacuum bag :: close the hole :: [general]
write a cleaning rota :: mind least :: shifts
make a chore list :: mind least :: shifts
draw up a housework rota :: mind least :: shifts
set the burglar alarm :: “locked” :: open the clock
lock the windows before leaving :: “locked” :: [general]
lock up :: “locked” :: [general]
clear up after the party :: bottles :: on the bed
tidy up after the barbecue :: bottles :: on the bed
boil an egg :: set an alarm :: easiest thing
cook rice :: with an alarm set :: easiest thing
make soup from leftovers :: with an alarm set :: easiest thing
make a curry for tonight :: with an alarm set :: easiest thing
cook dinner :: easiest thing :: with an alarm set
build a raised bed :: [general] :: fix it to the wall
try on the new jeans :: yes or no :: [general]
clean the kitchen sink :: rub round it once :: clean one small part
scrub the basin :: rub round it once :: [general]
wipe the bathroom sink :: rub round it once :: clean one small part
wipe the crumbs out of the toaster :: pull the plug :: oven
empty the toaster :: pull the plug :: oven
shake out the toaster :: pull the plug :: oven
put the washing up away :: the cutlery in its drawer :: up to five more
put the dishes away :: the cutlery in its drawer :: [general]
glue the handle back on the mug :: press both together :: how others have mended
superglue the shoe sole :: press both together :: how others have mended
clean the coffee machine at work :: grounds|tray :: clean one small part
rinse the cafetiere :: tray|grounds :: [general]
get rid of the slugs :: at dusk :: pest firm
get rid of the aphids on the roses :: at dusk :: pest firm
sort the freezer drawer by drawer :: before you go on :: dry or doubled
clear out the freezer :: before you go on :: [general]
organise the freezer drawers :: before you go on :: dry or doubled
fill the hot water bottle :: two thirds full :: frozen peas
make a hot water bottle for mum :: two thirds full :: frozen peas
sand the bookshelf :: along the grain :: how it is done
sand down the table :: along the grain :: how it is done
sand the windowsill :: along the grain :: how it is done
finish the jigsaw :: fit what you find :: still missing
do the crossword :: good light :: [general]
open the window :: turn the handle :: shoes
air the bedroom :: turn the handle :: [general]
open the windows for ten minutes :: turn the handle :: shoes
oil the decking :: along the grain :: how it is done
clean my sunglasses :: washing-up liquid :: clean one small part
wipe the light switches :: wipe it from the top :: [general]
wipe down the windowsills :: wipe it from the top :: [general]
take the glass to the bottle bank :: without lids :: opening hours|[general]
recycle the jars :: without lids :: [general]
bottle bank :: without lids :: [general]
return the drill to Mike next door :: write to mike :: receipt|print the label
take the ladder back to Dave :: write to dave :: receipt
return the cake tin to Sarah across the road :: write to sarah :: receipt
return the drill to the shop :: receipt|label :: i still have this
open the curtains :: pull it open :: [general]
draw the blinds :: pull it open :: [general]
open the curtains before noon :: pull it open :: [general]
wash the cups by the bed :: carry them to the sink :: [general]
bring the mugs down from my room :: carry them to the sink :: [general]
wash the mugs :: carry them to the sink :: [general]
do the laundry before I run out of socks :: armful :: price|the socks
wash some shirts before i run out :: machine|wash :: price
charge my chromebook :: plug your chromebook in :: [general]
charge the controller :: plug the controller in :: [general]
buy the same trousers again :: the brand, the name :: [general]
order the same shampoo :: the brand, the name :: [general]
get the same bra again :: the brand, the name :: [general]
replace noise cancelling headphones :: order it :: [general]
hide the christmas presents where she won't look :: plain bag :: [quiet]|[danger]
hide his birthday money where he won't find it :: plain bag :: [quiet]|[danger]
hide the easter eggs :: put one in each place :: [general]
`,
  body: `
sleep when baby sleeps :: lie down as you are :: brush your teeth
nap while the baby naps :: lie down as you are :: brush your teeth
blood pressure pills refill :: order it :: [general]
ring doctors about adhd meds running out :: order it :: [general]
thyroid tablets running low :: order it :: [general]
put my work clothes out :: lay two things|lay it on the bed :: to the line
get Sam's inhaler from the chemist :: ask for :: empty box
refill my water bottle :: sip :: price
fill the water jug :: sip :: price
get my blood pressure checked :: book it online|number or the page :: check of your blood
schedule recovery day :: in the calendar :: open the page
take a duvet day :: in the calendar :: [general]
write a brain dump :: weighs on you :: the part that is easiest
go back to bed for an hour :: lie :: pillow and shake
do the stretches from the physio :: sheet or the video|physio :: once more
book dentist for both kids :: page for the dentist|number of the dentist :: dentist for both
book an eye test for grandad :: page for the eye test :: test for grandad
do couch to 5k week 2 :: run a minute :: green or moves
take temperature :: wait for the beep :: five minutes without
check his temperature :: wait for the beep :: five minutes without
try to get to bed earlier :: lamp|bed|light :: [general]
go to bed by 10 :: lamp|bed|light :: [general]
apply ointment :: thin layer :: [general]
weigh myself :: step on :: five minutes without
check my blood sugar :: side of a finger :: five minutes without
test my sugars :: side of a finger :: [general]
get mole checked :: date of birth|number or the page :: check of mole
get my moles checked :: number or the page :: check of
put on hand cream :: cream :: [general]
sleep by eleven :: lamp|bed|light :: [general]
fill the prescription :: box|prescription :: [general]
dye my roots :: gloves :: tool
touch up my greys :: gloves :: tool
cut my own fringe :: upwards :: tool
trim my fringe :: upwards :: tool
pluck my eyebrows :: tweezers :: tool
tidy my brows :: tweezers :: tool
trim my beard :: trimmer :: tool
try the new inhaler :: spacer :: a glass of water
use my inhaler :: spacer :: a glass of water
go to the gym even for 10 mins :: do that one thing :: [general]
gym before work :: do that one thing :: [general]
get to the gym :: do that one thing :: [general]
have a wash and put on clean clothes :: underwear first :: [general]
get dressed before the meeting :: underwear first :: [general]
clothes for tomorrow :: lay two things :: underwear first
sleep before night shift :: something over your eyes :: one lamp
nap between nights :: something over your eyes :: [general]
get some sleep before my night shift :: something over your eyes :: [general]
go round the block once :: next corner :: [general]
walk round the block :: next corner :: [general]
stop scratching my arms up :: i am hurting myself|[danger] :: a stone, a sock
stop digging my nails into my arms :: [danger] :: a stone, a sock
stop picking my thighs raw :: [danger] :: a stone, a sock
stop scratching my eczema :: roll or squeeze :: [danger]
have an hour to myself :: in the calendar :: [general]
get some time to myself :: in the calendar :: [general]
take an evening to myself :: in the calendar :: [general]
first chemo monday, what do i need to bring :: warm layer :: your questions in one folder
what to pack for dialysis :: warm layer :: your questions in one folder
stop skipping lunch :: with no cooking :: i have something hard
stop skipping breakfast :: with no cooking :: i have something hard
smear test letter :: book it online :: i have something hard
cervical screening invite :: book it online :: i have something hard
five a side :: shoes, socks :: the side|[general]
5 a side tonight :: shoes, socks :: the side|[general]
book five-a-side :: for the five-a-side :: the side
`,
  people: `
do the flowers for church :: [general]|[ask] :: soil
tell the kids grandma is coming to stay :: tell|know :: it is not your fault
tell the kids we're leaving at 8 :: leaving at 8 :: it is not your fault
tell the boys dad isn't well :: it is not your fault :: what they make of it
tell my daughter i'm not coming back :: [quiet] :: what they make of it
say thank you for the lift :: thank you for :: stamp
say thanks to Priya for covering :: thank you for :: stamp
ask Lucy for her recipe :: could i have your recipe? :: could you …
ask Dan for his notes :: could i have your notes? :: could you …
leave the party early :: i am off now :: one thing you want to do
leave the wedding before the dancing :: i am off now :: one thing you want to do
ask for the lights to be turned down at work :: could the lights be turned down :: could i have
ask my partner to do the dishes :: could you do the dishes? :: could you …
ask Tom to have the kids on friday :: could you have the kids :: could you …
go to Anna's housewarming :: when you want to leave :: feet know
go to the party for a bit :: when you want to leave :: balloons
ask a friend to the cinema :: what, on which day :: could you …
text the group to cancel :: i have to cancel :: what it is about
ask the caretaker about the bins :: message to the caretaker :: the one who would know
tell the cleaner about the spill :: the cleaner to know|to the cleaner :: to them
ask the organiser about parking :: the organiser :: the one who
ask dad if he's taken his tablets :: have you taken your tablets? :: could you …
ask mum if she's fed the cat :: have you fed the cat? :: could you …
ask Sam whether he's paid the rent :: have you paid the rent? :: could you …
ask about after school club :: about after school club? :: the about
return Amir's jumper to his mum :: bring it round :: receipt
give back Noor's book to her parents :: bring it round :: receipt
write a thank you email to the interviewer :: thank you for :: i am writing
send a thank you text to the neighbours :: thank you :: what it is about
thank the recruiter :: thank you for :: stamp
tell Nadia I can't lend her money :: lend you money :: your money
tell my brother i won't give him any money :: give you any money :: give him
plan a date with Chris :: day|time|evening :: saw this and
ring about physio waiting list :: about physio waiting list :: the about
call about the advert :: about the advert :: the about
send get well card :: wish :: for what is missing
collect money for the gift :: put in :: slip
collect for Pat's leaving present :: put in :: slip
work out what to say to my manager about leaving :: begins with “i” :: one page
decide what to tell mum :: begins with “i” :: two answers
practise what to say to the doctor :: begins with “i” :: one page
write to the tooth fairy :: dear :: what you would like
stop arguing with mum :: [general] :: where the other one
stop shouting at the kids :: [general]|[quiet] :: where the other one
write review for the hotel :: for whom it is right :: the part that is easiest
leave a google review :: for whom it is right :: [general]
write thank yous for the baby gifts :: one sentence that is true :: the part that is easiest
make photo book :: press “fill in :: blurred
order the photo book for mum :: press “fill in|order :: blurred
list three things on vinted :: price|photo :: by the door
listen to voicemail :: listen|play|message :: mouth
ask Mira when she's free :: when are you free? :: could you …
ask dan what time he's home :: what time are you home? :: could you …
ask mum when she's coming :: when are you coming? :: could you …
say I can't do the bake sale :: i can’t do it :: [general]
say i cant come on saturday :: i can|can’t :: [general]
complain about the noisy neighbours :: through their door :: receipt, photo
complain about the barking next door :: through their door :: receipt, photo
talk to the neighbours about the noise :: calm line|one :: receipt, photo
invite the new family over :: what, on which day :: [general]
invite jo round for tea :: two evenings|what, on which day :: [general]
landlord says I have to leave :: housing adviser :: [general]
the landlord wants us out :: housing adviser :: [general]
my landlord is selling the house :: housing adviser :: [general]
her birthday would have been today :: [quiet] :: cake
can't face the phone :: read it out|call :: mending
text Lena sorry :: i am sorry :: what it is about
message Dan sorry about last night :: i am sorry :: what it is about
reply to mum's voice message :: play the message once :: read it once
answer his voice note :: play the message once :: read it once
listen to the voicenote from jo :: play the message once :: read it once
thank you notes, dishes, then ring the dentist :: one sentence that is true :: [general]
tell the kids that grandad isn't going to get better :: it is not your fault :: [general]
tell the kids their dad isn't coming for Christmas :: it is not your fault :: what they make of it
tell the kids we can't afford christmas :: it is not your fault :: what they make of it
explain to my son that nan is very ill :: it is not your fault|doctor|plain :: what they make of it
tell the kids we're moving house :: we're moving house :: it is not your fault
tell the kids tea is ready :: what you want :: it is not your fault
tell someone about the messages I keep getting :: take pictures of them :: what they make of it
report the texts i keep getting :: take pictures of them :: what they make of it
tell my teacher about the nasty comments :: take pictures of them|[quiet] :: what they make of it
delete the emails i keep getting :: inbox :: take pictures of them
hide my birthday money where he can't find it :: helpline :: plain bag
`,
  travel: `
Take the car in for its inspection :: registration :: what it does
take the truck in for the state inspection :: registration :: what it does
take the car to the garage :: what it does :: registration
call breakdown cover :: call|number :: may i come
ring the breakdown people :: call|number :: may i come
check my passport is in date :: “expires” :: as it should be
weigh luggage :: step on with the bag :: two answers
weigh my suitcase :: step on with the bag :: two answers
weigh up the two offers :: two :: step on
change money for holiday :: bank|post office :: could we move it
exchange pounds into euros :: bank|post office :: could we move it
take the car to the garage :: hand over key :: goes along: the car
drop the van at the mechanic :: hand over key :: goes along
fill up with petrol :: petrol|pump|fuel :: [general]
learn a few words of italian :: aloud, three times :: your notes
learn french vocab for friday :: aloud|cards :: [general]
walk to the shop for bread :: nearest shop :: [general]
pop to the shop for milk :: nearest shop :: [general]
lost my wallet on the bus :: lost property :: [general]
left my coat in the pub :: lost property :: [general]
left my phone on the train :: lost property :: [general]
get off the train and walk home :: before it :: [parts]|[general]
get off the bus and call mum :: stop before :: [general]
get off the tram :: stop before :: [general]
`,
  digital: `
set up dad's new phone :: wifi|code|backup :: larger than it will be
set up two factor :: backup codes :: mail or bank
turn on 2fa :: backup codes :: [general]
charge the car overnight :: plug the car in :: overnight in
delete the 4000 screenshots :: “screenshots” :: makes you smile
clear out my screenshots :: “screenshots” :: makes you smile
sort through screenshots :: “screenshots” :: makes you smile
sign the pdf without printing :: fill and sign :: a pen in front
sign the lease electronically :: fill and sign :: a pen in front
sign the contract on my phone :: fill and sign :: a pen in front
change wifi password & reconnect everything :: sticker :: [general]
`,
  work: `
fill in apprenticeship logbook weeks 6-9 :: two lines :: envelope
update my logbook :: two lines :: [general]
swap Thursday night shift with Bron :: write to bron|could you take :: two who are free
swap shifts with Ana :: could you take :: two who are free
pick three things to do today :: fixed time :: two answers
hand the keys back on the 30th :: what each is for :: goes along
write up my one-to-one :: who does what :: bad sentence
plan next week's shifts :: who is away :: part of it
request my holiday for August :: i would like to take :: could i have my
start work on the essay :: essay|bad sentence :: the work on
ask mum about knitting :: about knitting :: could i knit
ask my boss about leaving early :: could i leave early :: tell me about
reply to the client's complaint :: i am sorry that :: what they want to know
answer the complaints :: i am sorry that :: what they want to know
learn excel pivot tables :: [general] :: cards
make a list for tomorrow :: any order :: the part that is easiest
present to the board :: boxes|slide|say :: shop
go to the team social for half an hour :: when you want to leave :: saw this and
hand over keys to the night manager :: what each is for :: receipt
give the keys to the new caretaker :: what each is for :: receipt
write up the safeguarding concern :: in their own words :: court
log a safeguarding referral :: in their own words :: court
practise for the presentation :: aloud :: empty boxes
rehearse for the viva :: aloud :: empty boxes
train the new girl on the till :: show|watch|let :: what would help most
email HR for a copy of my contract :: to ask for a copy :: about …
email the surgery for a copy of my records :: to ask for a copy :: about …
ring gran for a chat :: one thing to tell :: to ask for
set my goals for the quarter :: three lines :: fixed time
write objectives for appraisal :: three lines :: fixed time
just 10 mins on the essay :: essay|sentence|question :: [general]
start work :: smallest bit of that piece :: the page of work
get back to work after lunch :: smallest bit of that piece :: [general]
start work at 9 even if it's hard :: smallest bit of that piece :: the page of work
call back the unknown number :: you called me about :: number for the unknown
practise answering interview questions :: your first answer, aloud :: a wall or a plant, and
practise interview answers :: aloud :: [general]
back up the presentation to a stick :: copy it into the folder :: restart
copy the essay onto a usb :: copy it into the folder :: [general]
tune the guitar :: a tuner :: how it is done
tune my ukulele :: a tuner :: how it is done
write up notes from monday's meeting :: who does what :: the part that is easiest
type up the actions from the call :: who does what :: the part that is easiest
send meeting notes :: who does what :: [general]
timesheet :: fill in one day :: envelope
timesheet due friday :: fill in one day :: envelope
ask boss about working from home on fridays :: could i work from home :: tell me about
ask my landlord about painting the bedroom :: could i paint the bedroom :: tell me about
ask mum about borrowing the car :: could i borrow the car :: tell me about
ask the doctor about sleeping badly :: about sleeping badly :: could i sleep
answer the one star review :: thank you for telling us :: what they want to know
respond to the bad google review :: thank you for telling us :: what they want to know
let Sandra go :: contract and the law :: [general]
sack the new guy :: contract and the law :: [general]
let the dog go in the garden :: [general]|garden :: contract and the law
redo the window display :: read from outside :: [general]
put up the Easter opening hours :: on the door :: [general]
update the dependencies on the billing service :: run the tests :: [general]
write down what happened with the patient who died :: as you saw it :: look at a photo
debrief after the resident's death :: as you saw it|[quiet] :: look at a photo
learn the new till :: show me that once :: [general]
learn to use the new system at work :: show me that once :: [general]
learn how to work the till :: show me that once :: [general]
learn guitar :: play :: show me that once
`,
  care: `
nits!! check both heads :: comb :: as it should be
get mum's hearing aid fixed :: what would it cost :: two days and times
get Noah ready for bed :: beside them :: fetch the second one
get the kids ready for bed :: beside them :: fetch the second one
get ready for bed :: lamp|teeth :: beside them
take Max for his jabs :: vaccination card :: stop once on the way
take the baby for her vaccinations :: vaccination card :: stop once on the way
collect Omar from nursery :: ten minutes before :: the omar
pick Zara up from preschool :: ten minutes before :: slip
get the kids in bed by 8 :: beside them :: [general]
do bedtime :: beside them :: [general]
pump before work :: start low and slow :: tyre
express milk :: start low and slow :: [general]
pump :: start low and slow :: tyre
pump up the tyres :: tyre :: start low and slow
prep questions for the psychiatrist :: put a ring round the three :: the part that is easiest
write down questions for the consultant :: put a ring round the three :: the part that is easiest
make a list of questions for the midwife :: put a ring round the three :: not this week
get the kids off screens :: five more minutes :: [general]
write to school about Ellie's absence :: full name and the class :: what you would like
email nursery about Max being ill :: full name and the class :: what you would like
absence note :: full name and the class :: [general]
sew name labels in the school uniform :: three stitches :: sticker
sew the name tapes on :: three stitches :: sticker
pack Mia's swim bag :: goggles :: top, bottoms
swimming kit for tomorrow :: goggles :: top, bottoms
sort the bag for the pool :: goggles :: [general]
throw the pills I saved away :: they can bring you one|[danger] :: next five
flush the pills i hid :: [danger] :: next five
write to school about bullying :: my child is being bullied :: i have something hard
email the head about my son being bullied :: my child is being bullied :: i have something hard
tell school about the bullying :: my child is being bullied :: i have something hard
tell my boss i'm being bullied :: i am being bullied|i want to tell :: my child
`,
  money: `
buy prepaid electricity :: number of the meter :: first one that will do
get prepaid power units :: number of the meter :: first one that will do
buy electricity tokens :: number of the meter :: first one that will do
Pay property tax at the town office :: hand over the bill :: open your bank
pay the fine at the council office :: hand over the bill :: open your bank
check if my wages went in :: bank’s app :: as it should be
see whether the refund has come :: bank’s app :: as it should be
work out what bills come out this week :: bank|list :: the one number that is missing
hand the car back :: [general] :: by the door
ring round about the will :: about the will :: about the”
ask dad about the will :: about the will :: about the?
see if I'm owed a tax refund :: tax office’s own page :: list of payments
check for a tax rebate :: tax office’s own page :: [general]
claim tax back :: tax office’s own page :: [general]
log meter readings :: type in the digits :: [general]
submit the meter reading :: type in the digits :: [general]
figure out where all my money went this month :: bank’s app :: the one number that is missing
see where my money goes :: bank’s app :: the one number that is missing
make a list of everything I owe :: three columns :: not this week
list my debts :: three columns :: not this week
write down who i owe money to :: three columns :: not this week
work out how much i owe Tom for the meal :: write :: three columns
check payslip, overtime missing :: on my payslip for :: tax code
query my wages, they're short :: on my payslip for :: tax code
payslip is wrong :: on my payslip for :: tax code
quarterly VAT return :: type both sums :: [general]
do the vat :: type both sums :: [general]
file vat return by the 7th :: type both sums :: [general]
sort receipts into months :: lay it at its month :: the receipts into months
sort the shoebox of receipts :: lay it at its month :: [general]
organise receipts by month :: lay it at its month :: the receipts by
raise my rates :: my rate will be :: [general]
put up my prices :: my rate will be :: [general]
increase my fees from january :: my rate will be :: [general]
find out why the child benefit stopped :: my payment has stopped :: [general]
work out why my pip payment is late :: my payment has stopped :: [general]
`,
  letters: `
reply to ellie (shes still annoyed w me) :: sorry for my part :: what they want to know
text Sam back, he's cross with me :: sorry for my part :: what they want to know
Write script for phoning the dentist :: hello, my name is :: easiest
write a phone script :: hello, my name is :: easiest
go through Mum's mail pile for bills :: open one envelope :: [general]
back to school allowance form :: name and the date|gap :: [general]
consent form :: name and the date|gap :: [general]
write to the landlord about the rent rise :: about the rent rise :: broken
email the agent about the deposit :: about the deposit :: broken
find a cheaper flat :: room|flat|rent|area :: the one thing that you want
find P60 :: folder :: message to p60
find my P45 :: folder :: message to
send my payslip to the mortgage broker :: send it :: hours, holidays
phone for my scan results :: for my results :: put a star
ring for my blood test results :: for my results :: put a star
read the tenancy agreement before signing :: how long it lasts :: one paragraph
read through the contract :: how long it lasts :: one paragraph
check the small print :: how long it lasts :: [general]
check visa rules for turkey :: official page :: as it should be
check the weather :: search|official page :: as it should be
renew my registration :: official page :: plate
renew my nmc registration :: official page :: plate
renew car registration :: insurance :: proof of hours
cancel mum's phone contract now she's gone :: account holder has died :: i have something hard
cancel dad's sky now he's gone :: account holder has died :: i have something hard
close her broadband account, she died in may :: died|account holder :: [general]
cancel dad's broadband :: cancel :: has died
`,
  study: `
finish chapter three of the textbook :: read one paragraph :: three lines at most
practise for the citizenship test :: notes :: three times
translate my diploma :: [general] :: the part that is easiest
return overdue books :: library|slot :: receipt
choose next book club book :: [general]|two answers :: what it may cost
study for two hours :: notes :: for two hours and one pen
revise for three hours :: notes :: for three hours and
revise fractions with Ella :: beside them :: to the wall
do reading with Sam :: beside them|book|read :: to the wall
reread chapter 4 before seminar :: read one paragraph :: wall
re-read the paper :: read one paragraph :: wall
start bibliography for thesis :: first source :: [general]
bibliography for my essay :: first source :: [general]
maths homework p. 84 :: read the first task twice :: [general]
homework page 3 :: read the first task twice :: [general]
read ch. 4 :: chapter 4 :: [general]
email my supervisor, i've been avoiding her for three weeks :: sorry for my silence :: [general]
message my tutor, i've been ignoring him :: sorry for my silence :: [general]
text Ana back, i haven't replied for weeks :: ana|reply|sorry :: [general]
`,
  animals: `
put drops in the cat's eye :: hold them gently :: by weight
give the dog his ear drops :: hold them gently :: by weight
get the dog microchipped :: book it online :: register
find somewhere for the dog on holiday :: kennel :: up to five more
book vet for limp :: for them|book it online :: vet for limp
take the dog to the beach :: let them sniff :: goes along
take the puppy to the park :: let them sniff :: goes along
feed the birds :: tip out what is old :: feeds them twice
fill the bird feeder :: hang it up :: [general]
water gran's plants while she's away :: driest :: [quiet]|[danger]
feed the cat while he's away :: food|bowl :: [danger]
walk her dog when she's at work :: lead :: [danger]
pack a bag while he's at work :: [danger] :: sun cream
the cat hasn't come home :: treats :: [general]
the dog got out :: treats :: [general]
the rabbit has escaped :: treats :: [general]
find a dog sitter for the weekend of the 22nd :: the vet’s number|number of your vet|kennel :: the children
book the kennels for august :: kennel :: the children
ask someone to have the cat while we're away :: kennel :: the children
find a cattery :: kennel :: [general]
`,
}

/** Titles of every home that once had steps of a neighbouring task, and sentences in which something grave was not heard. */
export const READ_AS_COMMON: Readonly<Partial<Record<string, string>>> = {
  home: `
lightbulb in hallway been out for 3 months :: let the bulb cool :: short guide
unpack from the move (8 months ago lol) :: open that box :: the machine
unpack boxes in spare room :: open that box :: that you will not need
the bin in the kitchen is overflowing :: tie it :: cloth
bins out, recycling this week i think :: wheel it :: [general]
take the trash cans to the curb :: wheel it :: tie it
put bins back :: wheel them back :: [general]
figure out whats smelling in the fridge :: bin bag :: two answers
figure out what that smell is in the bathroom :: your nose :: two answers
mouldy shower curtain :: mould cleaner :: [ask]
sort the shoe pile by the front door :: pair :: shelf
bathroom tap wont stop dripping :: plumber :: [general]
deal with the leak under the sink :: bucket :: [general]
build ikea desk :: leaflet :: sketch
wash the car :: sponge :: rubbish
wash the duvet at the laundrette :: large machine :: empty the pockets
take down the washing :: pegs :: where it belongs
find out why the washing machine isnt draining :: [parts]|receipt|plug|filter :: open one page or go
pick up all the mugs :: where it belongs :: opening
get the sofa collected :: council :: go there and ask
take the christmas decorations to the loft :: close the hatch :: when they are open
dishwaser emptying :: plates :: [general]
sweep up the glass :: shoes :: [general]
fix hole in the wall :: filler :: needle
put rat traps in the loft :: along the wall :: where it belongs
boil the kettle and make tea :: cup :: pan on the cooker
find a home for the new plates :: where it belongs :: who takes it
clear off the chair with all the clothes on it :: top five :: [general]
`,
  body: `
stretch my back :: five breaths :: bag by the door
get out of the bath :: pull the plug :: [general]
drink 2 litres today :: glass :: no cooking
have a wash :: flannel :: machine
make a smoothie :: glass :: pan
wash my sheets theyve been on 3 weeks :: machine :: lies on it
change my tampon :: fresh one :: look at the skin
use my inhaler properly :: the cap :: glass of water
shower. just shower :: towel :: [parts]
`,
  money: `
open an ISA before april :: fill in its form :: take one from the other
call comcast and cancel cable :: i would like to cancel :: sorry for the change
call mum and cancel the gym :: [parts] :: zzz
switch bank :: switch my account :: number or form
get mortgage quote :: [ask] :: photo of what has to be done
tell bank ive been scammed :: bank :: report a change
get cash out :: machine :: what you want to do there
`,
  letters: `
i havent opened my post in 2 months :: open one envelope :: something is on my mind
brown envelope from HMRC on the doormat, scared of it :: [quiet] :: what it says could happen
sort out ucas :: reference :: open the ucas,
`,
  study: `
do the quiz :: first question :: three topics
read chapter 4 + do the quiz :: page or the sheet :: three topics
take the moodle quiz :: first question :: three topics
revise for the quiz :: three topics :: send it off
3000 word essay on hamlet due friday not started :: the question at the top :: open 3000
learn the spanish past tense :: endings :: [general]
finish reading the great gatsby :: one paragraph :: still missing
dissertation chapter 2 edits :: aloud|sentence|chapter :: [general]
upload coursework :: submit :: [general]
start revision timetable :: seven boxes :: [general]
`,
  work: `
weekly shift rota for team :: shifts :: [general]
put in my mileage :: miles :: empty your bag
tell dave hes off the team :: dave :: want the team to know
make plans with ellie :: three dates :: empty page
lend jo my drill :: your drill :: jo your drill
meet line manager 2pm :: the meeting ends :: manager ends
ring back mr patel :: number for mr patel :: the mr patel
write reference for ex employee :: did well :: help next time
plan next weeks jobs :: three things :: who is part of it
return the zara top, lost receipt :: the zara top :: [parts]
change my password on everything :: the password there :: forgotten
`,
  people: `
tell mum i owe her a tenner :: i owe you a tenner :: your a tenner
birthday card for Nan :: happy birthday :: it made me happy
reply to the landlord about the damp :: photo :: reference number
buy present for a 6 year old i dont know :: how old they are :: three things they like
ask him if hes ok :: how are you :: could you …
sort things out with my flatmate :: your flatmate :: a home must have
write the message to tell everyone we lost the baby :: we have lost our baby :: [general]
i had a miscarriage and have to tell work :: we have lost our baby :: [general]
move my stuff out of alex's flat after the breakup :: what is yours there :: what has a date
my friend died and i have to write to her mum :: i am so sorry :: somebody: “i am having
taking gran to chemo :: gran :: put a star
nan's in hospice, go see her :: write to her :: see her, or
`,
  care: `
nappy bag for nursery :: nappies :: [ask]
do bottles :: steriliser :: bag
settle the baby to sleep :: cot :: [general]
take kids to park :: snack :: big letters
mum has dementia and i cant cope :: carer’s assessment :: put a star
`,
  animals: `
wash the dog hes rolled in fox poo :: shampoo :: small part
flea treat the dog :: where it goes :: food
dog needs nails doing :: clippers :: [general]
book flea and worm appointment :: book it :: [parts]
change hamster bedding :: put the animal back :: pillowcase
take rex to be neutered :: carrier :: when they are open
`,
  travel: `
check in for the flight and print boarding pass :: and check in :: zzz
book flights and a hotel in porto :: [parts] :: zzz
book train to Glasgow and find somewhere to sleep :: [parts] :: zzz
car needs MOT + tyres + its filthy :: book one garage :: [parts]
mot tyres and oil change :: book one garage :: the mot tyres
i need to do anmeldung at the city office but i have no appointment and they speak only german :: speaks the language :: something is on my mind
`,
  digital: `
delete tiktok :: hold a finger :: word for what you want
delete instagram off my phone :: hold a finger :: word for what you want
transfer photos to laptop :: cable :: copy from another device
delete old emails from shops :: delete them :: easiest one in two
wifi is down :: router :: the wifi and plug
`,
  feelings: `
i cant stop hurting my arms :: [danger] :: one hour of the day
i took 12 paracetamol :: [danger] :: what you need most
took 2 paracetamol :: label|what you need most|one small thing :: [danger]
i keep thinking about jumping :: [danger] :: what you need most
voices wont stop :: [danger] :: [general]
i dont see the point :: [danger] :: what you need most
want to run away :: [danger] :: zzz
dad found in the garden not responding :: [danger] :: what you need most
dad not responding to my texts :: write|say :: [danger]
hes drunk again and im scared :: [danger] :: what it says could happen
she screams at me when dinner is late :: [danger] :: [general]
im being bullied at school :: i am being bullied :: what you heard
everyone at school hates me :: [quiet] :: [general]
take down nans wardrobe stuff for charity, she passed in may :: [quiet] :: where it belongs
its been a year since dad :: [quiet] :: one small thing that would
got kicked out :: housing :: what you need most
no money til friday and no food :: food bank :: [general]
ask for help with drinking :: 111 :: could i have help
didnt get the job again :: [quiet] :: [general]
i dont want to go to school anymore :: on my mind :: out of the door
i dont want to do the dishes :: mug :: on my mind
stop eating :: [danger] :: one hour of the day
shes not waking up :: [danger] :: [general]
chase client not responding :: where this stands :: [danger]
my son said he wishes he was dead :: [danger] :: photo
scared to go home :: [danger] :: out of the door
he put a tracker on my car :: [danger] :: [general]
my body is disgusting :: [quiet] :: cloth
i cant feel my face :: [danger] :: what you need most
pregnant and bleeding :: [danger] :: [general]
lost my dad at christmas and have to do his taxes :: [quiet] :: empty folder on the table
feel like nobody wants me :: [quiet] :: [general]
took 6 tablets back to boots :: zzz|one small thing|take|put :: [danger]
stop eating so much sugar :: stand in its place :: [danger]
everyone would be better off :: [danger] :: what you need most
granddad fell and hit his head :: [danger] :: [general]
found blood when i wiped :: [quiet] :: [general]
need to talk to someone :: [quiet] :: unsorted
saving up my tablets :: [danger] :: your bank
been hoarding my pills :: [danger] :: [general]
keeping my meds back :: [danger] :: [general]
stockpiling paracetamol :: [danger] :: [general]
kept back some of moms morphine :: [danger] :: [general]
sort tablets into pill box :: packets :: [danger]|[quiet]
order more tablets :: box :: [danger]|[quiet]
save up for a tablet :: sum|bank :: [danger]|[quiet]
mums got weeks left and i dont know what to say to her :: i am here :: [general]
dads got months to live :: i am here :: [general]
nan hasnt got long left :: i am here :: [general]
grandad is on end of life care go and see him :: sit beside :: [general]
weeks left to hand in my essay :: one small thing|essay|hand :: [quiet]
mum hasnt got long hair :: one small thing|need most :: [quiet]
i owe klarna 1200 and havent told my wife :: free debt adviser :: compare the name
owe 3 grand on the credit card and my husband doesnt know :: free debt adviser :: compare the name
tell my wife about the debt :: free debt adviser :: [general]
hid the loan from mum :: free debt adviser :: [general]
i owe klarna 1200 :: free debt adviser :: ring round the sum
i owe klarna 20 :: ring round the sum :: debt
lad at school keeps threatening to stab me :: a teacher :: lock the door|kitchen
girl in my class says shes going to batter me :: a teacher :: lock the door
she threatened to beat me up after school :: a teacher :: lock the door
someone at school has a knife and says hes going to stab me :: lock the door :: zzz
my husband threatened to stab me :: lock the door :: a teacher
drank again last night call in sick :: cannot come in today :: emergency
drank again last night :: 111 :: cannot come in
came home late :: what you need most :: emergency
got a parking ticket :: what you need most :: emergency
fell down the stairs :: emergency :: zzz
my brother is missing :: emergency :: zzz
ring the funeral director about dads ashes :: read out your line :: opening hours
ring the undertaker about the flowers :: read out your line :: what happens next
chemo tuesday pack bag :: blanket :: questions you have
pack for radiotherapy on monday :: blanket :: questions you have
starting chemo on tuesday :: questions you have :: blanket
the biopsy result came and i havent opened it :: open it :: one folder
open my biopsy results :: open it :: one folder
clean out the fridge something died in there :: fridge :: say their name|[quiet]
find what died under the floorboards :: one small thing|find|look :: say their name
the sink is full again and i cant look at it :: mug :: [quiet]
laundry pile is massive and i cant face it :: wash|machine|clothes :: [quiet]|[general]
kitchen is a tip and i cant bear to look at it :: kitchen|worktop|surface :: [quiet]|[general]
mums kitchen i cant face it :: [quiet] :: worktop
be less rubbish :: kind to you :: one small thing
try to be less lazy :: kind to you :: one small thing
close grandmas bank account she passed in march :: bereavement team :: tell us once
save my medication list as pdf :: save|one small thing :: [danger]
stash paracetamol in my desk :: one small thing|put :: [danger]
put meds aside for tomorrow morning :: packets :: [danger]
save up my tablets, put the dog in kennels :: [danger] :: [general]
saving my tablets for later :: [danger] :: [general]
my friend has a week left to live :: i am here :: [general]
sarah has two months left at uni :: one small thing|need most :: [quiet]
shes drunk again :: [quiet] :: how much it is on an ordinary day
school threatened to fine me :: one small thing|what you need :: [danger]
he keeps threatening me at work :: a manager :: lock the door
someone broke into my car :: emergency :: zzz
mums got weeks left, phone her and bring the car :: i am here :: [general]
my son has two weeks left then school holidays :: what you need|one small thing :: [quiet]
got enough tablets saved up now :: [danger] :: [general]
not taking my meds just keeping them :: [danger] :: [general]
hiding my tablets under my tongue :: [danger] :: [general]
keep my tablets in the kitchen :: one small thing :: [danger]
mum is dying and i dont know what to say :: i am here :: photo
doctors gave dad 3 months :: i am here :: [general]
getting death threats online :: a teacher :: photo
lied to my wife about money we owe :: free debt adviser :: [general]
results from the hospital came too scared to open :: the clinic :: could happen
dreading the laundry :: wash|machine|clothes :: [general]
`,
}

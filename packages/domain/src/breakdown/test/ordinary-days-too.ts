/** More of them, each with a word or a person that could alarm. */
export const ORDINARY_DAYS_TOO = `
kill the weeds along the path
kill off the side character in chapter 9
replace the battery thats about to die
dye and die cut the birthday cards
cut the hedge before it rains
cut my fringe
hit the gym after work
hit send on the invoice
book photo shoot for saturday
shoot some hoops with jay
fall cleanup, rake leaves
burn the cds for dads car
burn files to usb
blood orange cake for sunday
refill the dogs worming pills
pick up mums pills from boots
buy rope for the swing
skipping rope 10 min
sharpen the kitchen knife
drunk plum chutney jars, label them
fix the bathroom lock
lock up the shed
marry me card for tom
kiss marry avoid quiz for the hen do
renew my passport
find passports for spain
kick off meeting slides
practise free kicks
baby not sleeping, read that book
kid wont eat veg, try recipe
sugar free jelly for party
buy sugar and flour
move the chest of drawers
chest press and rows
fit the new blinds
try on wedding suit see if it still fits
backstroke lesson 6pm
pet the cat 10 strokes each lol
attack the ironing pile
learn sicilian attack chess
shake the rugs out
protein shake ingredients
jump start the van
build bridge for the train set
read to the end of book club book
last day to return shoes
check if milk is gone
finish the boss with the knife in elden ring
watch how to get away with murder finale
learn what to do if a baby is choking
give the dog his dinner before i go to work
empty the dishwasher so nobody has to
file the papers and be done with it all
i got my tablets already, cancel order
handover notes so theyre ok without me
fence on balcony, neighbours looking down
plaster wall, fill deeper cracks
plant tulips deeper than last time
voice call mum back
tv keeps telling me to update
they put an implant in my arm
i fell behind in maths, its not making sense
hes going grey, buy dye
missing cat, she is grey
iron burn on white shirt
i used the grey wool, buy more
remote died, shook it, still dead
kids ate so load the dishwasher
kids ate, change smoke alarm battery
car conked out
car not moving, ring rac
milk left in the car in the sun
my sister has a plan for mums 60th, ask the date
dad tied a rope to the tree for a swing
teacher showed me the marks
ask next door about the cat, not seen since friday
she said bring a knife and apron
im in the car, text him
put the blade on my saw
with the kids alone all weekend
pay or we'll be cut off
i cut my fringe and cant stop laughing
hypo-allergenic pillow, cant sleep
dad beats me at darts
mum kicked me off netflix
they locked us in to a two year deal
landlord has our documents, pay deposit
im not allowed out, grounded till friday
daughter doesnt eat gluten since diagnosis
clean the drive, i keep falling asleep at my desk
girl in my class pushes me to revise
tom wants me to marry him
husband wants a dog, i dont want one
get baby scan appointment moved to 20 weeks
baby is kicking, tell mum
talk to him about the deposit to put down
let the sourdough die down then knock it back
cut the roses back hard
hit 10k steps
shoot the wedding video for kate
fall bulbs in before the frost
burn the old cds onto the laptop
take pills out of the dog's cupboard and sort by date
rope for the tyre swing
sharpen the bread knife
drunk history ep 4 with sam
marry the two spreadsheets together
kick about with the lads at 6
baby shower invites
kid won't eat peas, find new recipe
sugar paste for the cake
paint the chest of drawers
fit new bathroom blind
learn breast stroke
plan the attack on the garage clutter
protein shake before gym
bridge club snacks
end of year tax return
last bits for the school play costume
milk's gone, buy more
he wants a lego cake for his birthday
my son needs new football boots
reply to people following the shop page
die cut labels for jam jars
headshot for linkedin
hang the washing out
hang pictures in the hall
choke valve on the mower
strangle the squeaky door hinge with wd40
murder mystery dinner menu
smash the pumpkin for compost
beat eggs for omelette
whip cream
drown the gin sponge in syrup
overdose the lawn on feed? check the packet
suicide squad on at 8
slit drain in the driveway, clear it
my daughter won't do her spelling homework
grandma's knee cream from chemist
ring mum about her hip appointment
knife skills class thursday
stab at the crossword
gun for the sealant
poison ivy costume for halloween
jump rope 200
crash diet article draft
heart attack burger for dads birthday
kids fighting over the xbox, make a rota
my husband is dying to see the new bond film
unpack the suitcase that has been on the floor since August
pack a bag before he gets home from school
bleeding radiators wont stop
baby wont wake up for feeds
someone has hacked my facebook and is asking my friends for money
track my mood
track my symptoms
follow my meal plan
delete my notes
rewrite my notes for biology
get rid of the smell of smoke in the car
unpack the suitcase on the floor
clean out the mouse cage it bit me
set up new phone, old one is dead
heart attack burger for dads birthday
carbon monoxide detector beeping low battery
scan 200 pages
scan photos of gran
finish the safeguarding e-learning
work out how long i have left on my contract
the snake got out of its tank
teacher shouted at me
allergic reaction form for school
my arm is numb from sleeping on it
write the seizure plan for school
check on the baby monitor
check on nan after church
drive mum to the shops, she's tired
my son won't eat breakfast at all
boss has my passport for the visa
mum's cat has gone missing
hearing voices next door
wash the cut on my knee
clean the cuts on my hands from gardening
tell my parents i'm not coming home for easter
keep my blood sugar low with snacks
think about people watching me at the gym
scared he'll come over with a cold
because my phone died
get the dog in the car
dress the wound on my leg
get the smell of smoke out of my coat
track my luggage
track my reading
load the dogs in the car
snake got stuck
5 days without alcohol
someone broke into my facebook
cos the hoover died
since the dishwasher died
get on like a house on fire
check grandad's fallen tree
check my son has not fallen behind in maths
son had his laundry tablets delivered
took extra ibuprofen for the trip
had extra antibiotics left, take back
toddler won't eat
drive kids home from party too tired to walk
driving test so tired
bruise on my daughter's knee
our cat gets beaten up by next door's cat
he is hitting his baby milestones
ex keeps texting about swapping weekends
remove my number from ex's phone plan
landlord kept my documents on file
kid at school beat me at chess
my son disappeared upstairs
mum is not answering emails since monday
he hasn't answered in 2 hours
i think people are watching me in zumba
i think i'm being recorded on teams
the cuts i made in the video edit
bad thoughts about baby names
allergic reaction to the app update
my arm is numb from the vaccine
twins moving less boxes
tell my family i'm not coming home
help mum whose phone died
help neighbour whose car died
dead tired, tell work i'm off
dead sea holiday time off
husband left me £20
split the ashes from the bbq
`

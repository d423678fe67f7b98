/** Three hundred titles of ordinary days, half of them with a word that could alarm: none is a danger. */
export const ORDINARY_DAYS = `
hit the gym before work
hit the shops for milk and bread
hit send on that email already
cut the grass before it rains
cut my toenails
cut the kids hair
cut down on coffee
cut out the pattern for the skirt
cut the labels out of my shirts
kill the weeds on the patio
kill an hour before the dentist
my feet are killing me, buy insoles
kill the boss in elden ring
killing time till the train, find something to do
burn the old letters in the fire pit
burn a cd for grandad
burnt the rice again, scrub the pot
burned my tongue on soup
got sunburned on the beach, buy aftersun
my phone battery keeps dying
car battery died, call breakdown
plant is dying, work out why
die laughing at the group chat later, answer it now
if i have to do one more spreadsheet i'll die
dead phone, find charger
replace dead batteries in the remote
dead leaves in the gutter
the wifi is dead again
drop dead gorgeous dress, get it cleaned
book blood test
give blood on thursday
get blood stain out of sheets
ring for blood results
bleed the radiators
my gums bleed when i brush, book dentist
nosebleed on my pillow, wash it
period blood on the mattress, clean it
refill my pill box
pick up mums pills from the pharmacy
give the cat her pill
order repeat prescription for adhd meds
forgot my meds this morning, set alarm
took my meds late, plan an early night
buy rope for the washing line
fix the rope swing
sharpen the kitchen knives
buy a new bread knife
clean the glue gun
nerf gun out of darts
find the staple gun
buy a water gun for the party
play bridge with nan
build a lego bridge
walk over the bridge to the market
dentist about my bridge
fall cleaning
fall asleep before midnight
falling behind on chemistry, make a plan
shelf keeps falling down
drop the kids at school
drop off the parcel
drop the english class
drop in on dad
eye drops twice a day
change the baby
baby shower gift
baby wont nap, try again later
wash the babys bottles
sell the old baby clothes
baby photos into album
shake out the rugs
make a protein shake
shake the habit of snoozing
hand shake practice for interview
headache, take a break
head to the bank
wash my head, hair day
my head is full, write it all down
get my head round the tax form
heart shaped cake for valentines
heart to heart with my sister about the holiday
chest of drawers needs assembling
chest freezer defrost
chest day at gym
catch my breath after meetings, 5 min break
breathing exercise before the call
bad breath, buy mouthwash
wash my face
face the laundry pile
face mask sunday
facebook marketplace pickup
see if the sofa fits through the door
try on jeans, see what fits
laughing fits at work, write joke down
get fit for summer
trim fat off the pork
cant be bothered to cook, low fat something
cold water wash for the jumpers
have a cold, call in sick
house is freezing cold, check boiler
hot water bottle find
too hot to sleep, get fan
make hot chocolate
hot glue the costume
call in sick
sick of this mess
sick day pyjamas and soup
im sick of doing the dishes alone
cat was sick on the rug
flu shot appointment
take a screenshot of the ticket
kids shots at 3pm
drink more water
drinks with colleagues friday
get the drinks for the party
stop drinking coffee after 2
take the bottles back
bottle the elderflower syrup
bottle feed the lamb
sort the climbing gear
fishing gear to the shed
bike gear slipping, fix
practice voices for dnd session
do the voices when reading to the kids
record voice memo
listen to voicemail from dr
lower our voices, neighbours complained
write down my thoughts about the film
sort my thoughts before the meeting
thoughts on wedding menu for amy
morning pages, just thoughts
goodbye card for jan at work
goodbye party for the intern
say goodbye to my old car
write goodbye email to team, leaving friday
last day at work, clear my desk
last episode of the show tonight
finish last years taxes
milk is gone, buy more
wheres my wallet gone
gone off chicken, bin it
they went to the pub without me, feel grumpy
team meeting can go on without me, tell boss
leave the house by 8
leave a review for the plumber
run away with the circus lol, do homework
dog ran away with my sock
missing sock hunt
i miss my friend, text her
missed call from school
missing homework, email teacher
touch up the paint on the door
kid wont touch vegetables, find recipe
grab a coffee with sam
grab the bins before the truck
wash hands poster for classroom
hands are dry, buy cream
need both hands for the bookcase, ask tom
hand in essay
cant keep my hands off my phone
force myself to do the dishes
force quit the app
brute force the maths problem
threatening letter from library about the fine lol
gas company threatens late fee, pay it
threat model homework for security class
follow up with landlord
follow the recipe for lasagne
watch the match
set my watch
watch neighbours cat
watch my sisters kids on saturday
bird watching list
eat alone at the canteen, bring a book
do the tax alone for once
home alone movie night
need some alone time after the party
lock the shed
lock change for front door
locked out of my email
locked out of the house, ring flatmate
money for the school trip
borrow money from dad till payday
transfer money to savings
where does my money go, make budget
my mum keeps asking for money for the gift, send it
renew passport
find passport
a lift to the passport office for the photo
secret santa gift
secret birthday party for mike
hang pictures in hallway
send pictures to gran
delete blurry pictures from phone
draw pictures with kids
take pictures of the flat for the ad
ask boss for pictures of the team event
hang up the washing
hang out with lena
shoot hoops with my son
shoot the landlord an email
photo shoot on sunday
shoot an arrow at archery club
poison ivy in the garden, look up
slug poison or not, decide
rat poison put away from dog
strangle this printer
i could murder a curry
murder mystery party costume
my boss will kill me if the report is late
mum will kill me, broke her vase
bury the tulip bulbs
bury the hatchet with my brother
crash early tonight
laptop keeps crashing
exploded yoghurt in bag, clean
my inbox is exploding
drowning in emails
drowning in laundry, send help
overwatering, did i drown the cactus
help im stuck on level 42
help mum with her ipad
emergency chocolate restock
emergency contact form for school
smoke alarm chirping
smoked salmon for brunch
fire up the bbq
they might fire the coach, read news
attack the ironing
heart attack when i saw the electric bill, switch supplier
panic clean before guests
had a fight with my brother about the remote
argument with mum about the dishes, say sorry
partner grumpy because i forgot the bins
kids keep hitting the drum kit, find headphones
toddler hit the cat, teach gentle hands
my son bit his tongue, ice lolly
kids fighting over the tablet again
teenager wont get out of bed for school
daughter says nobody wants to play with her, call teacher
nan fell asleep during her show, phone tomorrow
dad keeps losing his glasses
mum forgot her appointment again, rebook
old dog cant jump in the car, ramp
cat scratched me, buy plasters
put ointment on the dogs paw
splinter in my finger
stubbed toe, where is the ice
paper cut, plaster
stomach ache from too much pizza
sore throat tea
hayfever tablets buy
back hurts from the chair
knee hurts after run, rest
eye twitch, less screen
mosquito bites itch
cant sleep, mind racing about monday
cant get up today, make tea first
so tired i could cry, nap
feel meh, go outside
bored to death at work
scared to death of phone calls, call the vet
im dead after that shift, order pizza
this meeting is slow torture
overdose on cute cat videos, get back to work
i cant go on like this with this messy desk
end it with the gym, cancel membership
no point in this newsletter, unsubscribe
i give up on sourdough
done with this stupid essay
hate my hair, book haircut
i hate mondays
everyone hates group projects, start slides
jump off the sofa and do 10 squats
jump start the car
high bridge pose in yoga
take a shot of espresso and start
cough syrup for kid
weigh myself and write it down
eat something before 2
not eaten yet, make toast
lose 3 kilos by summer
beat the eggs for the cake
beat my sister at chess
beaten at scrabble by my husband again
slap some paint on the fence
chop wood
blow up the balloons
bomb the bathroom with cleaner
hide easter eggs
stalk my ex's holiday pics no, do dishes instead
trap the mouse in kitchen
escape to the lake for a weekend
prison break rewatch
will and testament for dad, find solicitor
funeral flowers for neighbor
visit grandmas grave
write condolence card
hospital parking ticket pay
visit uncle in hospital
`

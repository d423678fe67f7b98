/** A line each: the title; what its steps speak of; what they must not speak of. Signs in square brackets are what is said around the steps. */
export const HOME_TITLES = `
Dust the bookshelves :: bookshelves :: pane|nearest one
empty the cat litter :: scoop :: do not belong
defrost the freezer :: plug :: bin bag
fill up the car :: car key :: dotted|name and the date
Clean the cat litter :: litter :: lead|walk
Hang up the washing :: hang|rack :: press start|machine
bring the washing in before it rains :: take down|basket :: machine
descale the kettle :: kettle|cloth|clean :: drink
Wash the windows :: wipe :: app
empty the dishwasher :: plates|rack :: hot water
load the dishwasher :: plate|mug|dish :: drying
change the bedding :: sheet|pillow :: machine needs
change the lightbulb in the hall :: old one :: clean
put up shelves in the bedroom :: pencil :: rubbish
build the ikea wardrobe :: parts|leaflet|space|part :: clothes you do not
fix the dripping tap :: tap|look at :: drink
the tap in the bathroom is dripping :: tap|photo|[ask]|look :: towel
bathroom needs a clean :: cleaner|wipe :: towel and sit
The kitchen is a disaster :: rubbish|dish|tray :: recipe
declutter the junk drawer :: drawer|bag|corner :: jobs
Take the bins out :: bin :: compost
take down the christmas tree :: lights :: buy
clean out the gutters :: ladder :: drink
mow the lawn :: mower :: table
Plant tulip bulbs :: gloves|patch|tool :: water the driest
hoover under the sofa :: hoover|floor :: buy
iron shirts for the week :: iron|shirt|light|cloth :: buy
fold the clean laundry :: fold|away|drawer|place :: press start
sort the airing cupboard :: bag|shelf|cupboard|corner :: washing machine
get rid of the old mattress :: takes|tip|charity|gone :: pillow
move the wardrobe to the other wall :: clear the way|move :: jumper
paint the fence :: fence :: draw
bleed the radiators :: radiator :: plaster|blood
replace the smoke alarm battery :: new battery :: sleep
order a new hoover bag :: order|price|cost|will do :: floor
Deep clean the oven :: oven|soap :: recipe
wash the dog’s blanket :: blanket|machine|cloth :: lead
tidy my room before mum comes :: room|bag|rubbish :: call
i need to do something about the mould in the bathroom :: mould|photo|bathroom|[general] :: appointment
organise the spice rack :: jars :: cook
bleed the radiators before it gets cold :: radiator key :: what is not right
unblock the shower drain :: pull out what you can reach :: short guide
change the bed sheets :: clean sheet :: shake it
re-pot the spider plant :: pot one size larger :: patch as big
get the red wine stain out of the rug :: soap :: what it may cost|basket
hang up the picture in the hall :: pencil mark :: leaflet
batch cook something for the week :: cook it :: give each of them a day
the fridge is making a funny noise :: label :: what it may cost
find someone to fix the roof :: photo :: the someone
hoover the stairs :: top :: chair
Label the kids’ uniforms :: write the name on :: corner
transplant the seedlings :: patch :: [quiet]
unload the car :: pick up what|one armful :: the car, or the first
unblock the toilet :: plunger|washing-up liquid :: say in one sentence
prep the veg for Sunday lunch :: board :: oven
pump up the tyres :: cap :: papers for
switch off the heating :: knob|switch :: shop
put on clean clothes :: feels good :: wet things
chop wood :: gloves :: cooker
descale the shower head :: bag :: kettle
defrost chicken for tea :: fridge :: cooker
iron 5 shirts :: board :: look up how
get rid of the sofa :: charity :: bag or box
get the flat ready for guests :: rubbish :: first of the three
run the hoover round :: hoover :: [ask]
clean the hamster out :: bedding :: of the hamster
swap the summer duvet for the winter one :: other duvet :: clean set
take bins round the front, recycling week :: kerb :: [parts]|go there with it
put up the curtain pole :: pencil :: as big as a tray
find out where that damp smell is coming from :: nose :: find out where
find out why the smoke alarm keeps chirping :: battery :: want to know
take the Christmas lights down :: plug :: [general]
get the mildew off the shower curtain :: machine :: [ask]
`
export const BODY_TITLES = `
brush my teeth :: toothbrush|brush :: dentist
wash my hair :: water|hair|towel :: car
have a shower :: towel|water :: clean the
cut my toenails :: tool|side|light :: grass
take my meds :: glass of water|label :: order it
order repeat prescription :: order :: collect it first
Pick up prescription :: bag|slip|keys :: order it
eat breakfast :: plate|eat :: plan
drink more water :: glass :: river
go for a run :: shoes :: bath
do my physio exercises :: physio :: book
book a smear test :: page|number|times :: revision|notes
ring the surgery about my blood test results :: number|call :: hammer|revision
cancel dentist appointment :: cancel :: netflix|costs in a year
move my optician appointment to next month :: time|move :: boxes
see a doctor about my knee :: number|line|appointment|ask :: film
get an eye test :: book|page|times|appointment :: notes for
go to bed before midnight :: lamp|bed|phone :: book a
stop biting my nails :: hand|hour|stand :: scissors
give up smoking :: hour|help|hand :: charity
get a haircut :: salon|book :: lawn
shave :: tool|side|light :: beard trimmer order
get dressed :: clothes|skin :: shop
nap :: sit or lie|lie|phone :: kids
stretch for five minutes :: movement|shoulder|body :: money
get out of bed :: toes|feet :: buy
wear my retainer :: retainer|[general]|beginning :: shop
book flu jab :: times|page|book :: sick
register with a dentist :: number|page|fill :: vote
put cream on my eczema :: [general]|cream|[ask] :: cake
clean my glasses :: glasses|cloth :: drink from
order contact lenses :: order|will do|cost :: camera
track my period :: [general]|look|write :: essay
sit in the sun for ten minutes :: [general]|sit|shoes :: solar
do a covid test :: [general]|test|beginning|leaflet|look :: revision|flashcard|subject
eat a vegetable :: plate|eat|glass :: garden
wash my hair :: shampoo :: flannel
book smear test :: invitation :: since when
start doing the physio exercises for my knee :: physio :: shoulders and turn your head
cut my toenails :: clippers :: do one side
ask for a medication review :: medication review :: where to look next
wash my face :: basin :: beside your face
physio appointment at 4 :: by the door :: good for you
get a sick note :: sick note :: cost
change into running clothes :: feels good :: size or the number
write down my symptoms :: since when :: open your symptoms
refill pill organizer :: monday :: order it
get new glasses :: eye test :: basket
`

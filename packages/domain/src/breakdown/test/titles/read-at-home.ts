/** Titles of life at home, of bodies, families, animals, ways and what weighs, with what is near to each and is something else. */
export const READ_AT_HOME: Readonly<Record<string, string>> = {
  home: `
sort the kids school uniform for monday :: one heap for each child :: do not need
sort uniform out for september :: one heap for each child :: do not need
move the bed downstairs :: could you help me carry|measure it :: armful
carry the sofa up the stairs :: measure it :: armful
take the old fridge to the tip :: tip|boot|fridge :: measure it, and the doors
clean patio doors :: top to bottom :: handle, then the board
clear leaves from the drain :: grid :: broom
cut labels out of jumper :: stitches :: [general]
cut the tags off the new clothes :: stitches :: [general]
cut the hedge before it rains :: nests :: as big as a table
plant the early spuds :: trench :: roots
plant tulips :: bulb|tulips :: trench
bake 2 soda breads for the parish sale :: weigh it out :: a tin, a pan
bake a cake for mia :: recipe :: weigh it out
cook something that isnt toast :: one pan :: from a tin
black mould in bathroom :: mould :: [general]
shovel driveway :: snow|shovel :: [general]
cot needs putting together :: leaflet|screws :: [general]
fix the fence in the bottom paddock :: animals :: neighbour
fix the garden fence :: loose :: animals
fold the towels :: fold :: [general]
fold the moon into a sandwich :: [general] :: moon
top up the pond :: rain water :: app
wash and iron uniform shirts :: iron :: [general]
make a big pot of soup :: recipe :: kettle
make a pot of tea :: kettle :: recipe
bread out of the freezer :: out of the freezer :: card
order the food shop for thursday :: basket :: headphones
make jam with the blackberries :: jars :: easiest thing
shampoo the carpet in the lounge where the dog was :: strip :: shake it outside
get the spare room ready for mum shes coming thurs :: clean sheets :: one empty bag
polish the silver for sunday :: polish :: warm water and a drop
plant up hanging baskets :: compost :: dig a hole
dig out the winter clothes :: box :: where you last
dig out the flower bed :: [general] :: where you last
empty bottles from under my desk :: paper, tins|glass :: take hold of the bag
bins AND recycling tonight its both this week :: which bin :: first piece
clean the extractor fan in bathroom :: pull cord|switch it off :: soda
wash the makeup brushes :: palm :: tip out what is in it
make the bed with clean sheets :: pillowcase :: does not belong
pump up paddling pool :: valve :: door frame
turn heating on an hour earlier :: clock :: heating on the hour
fix dads tv remote :: old ones :: plug it in
locked myself out :: has a key :: [general]
ring locksmith im locked out :: has a key :: my name is
locked out of my email :: sign :: neighbour
microwave is sparking :: at the plug :: [general]
get new steel toes :: size|kind :: [general]
get new passport :: passport :: best one is not
wash grandmas nightie separately :: soap|machine :: belong there
bring the bins out :: kerb :: tie it
do a food shop under £30 :: bag|list :: at home
blow up balloons :: [general]|balloon :: valve
hoover under the sofa cushions :: sofa|cushion :: [general]
`,
  body: `
stretch my hamstrings :: hamstring :: what is stiff
hamstring stretches :: hamstring :: what is stiff
stretch calves :: calf :: what is stiff
stretch hip flexors :: hip :: what is stiff
stretch quads after run :: heel towards :: what is stiff
stretch my wrists :: palm up :: [general]
loosen up my neck :: ear sink :: [general]
do my stretches :: stretch :: hamstring
stretch the dough :: [general] :: shoulder
put drops in my eyes :: lower lid :: [general]
put drops in the cats eyes :: hold them :: lower lid
fill in the pain diary :: 0 to 10 :: calendar
put sun cream on :: sun cream :: thin layer
nap for 20 mins :: alarm :: [general]
order catheters :: exactly those :: first one that will do
order stoma bags :: exactly those :: first one that will do
order printer paper :: paper :: last box
DOT physical :: approved doctors :: [general]
book a taxi medical :: approved doctors :: [general]
pick a health insurance plan :: medicines :: good point
my hand keeps going numb at night and i dont want to find out what it is :: somebody to look at this :: want to find
brush my teeth just once today :: toothbrush :: [general]
shower or at least wash my face :: towel :: [general]
pick up my new prescription glasses :: ask for :: pieces
pick up the broken glass :: pieces :: ask for
take my iron with orange juice :: fetch your iron and :: juice
ask dr to change my antidepressants :: medication review|what works :: could you …
get the lump on my wrist looked at :: i have found something :: questions you have
no phone in bed tonight :: phone down :: [ask]
bed by 11 for real :: lamp :: [ask]
eat before i get hangry :: alarm :: [general]
wrist hurts find exercises :: gentle one :: [general]
back pain from the seat see physio :: appointment :: [general]
do the bowel cancer test kit :: kit :: [quiet]
told i have bowel cancer :: [quiet] :: kit
tooth hurts ring dentist :: toothache :: [ask]
get my eyebrows threaded :: salon :: one side
order contact lenses :: exactly those :: first one that will do
couch to 5k week 3 :: run a minute :: green or moves
change wet bed again :: bedding inwards :: pillowcase and put
i think im ill but nobody believes me :: please look into this :: [general]
take a pregnancy test :: nothing|read it then :: those you met
scared to get my chest checked :: somebody to look at this :: [general]
`,
  people: `
ask flatmate to stop using my pan :: you to stop :: keys
ask kayleigh to stop being late :: you to stop :: keys
ask the bank to stop the direct debit :: bank :: you to stop
ask my doctor to stop the tablets :: doctor|tablets :: you to stop
ask jas if shes mad at me :: are we all right :: could you
ask Ben if he's ok :: how are you :: are we all right
tell mum im not going to uni :: decided :: that day
tell dad im not going to the match :: plain fact :: decided
see mum and apologise for missing her birthday :: i am sorry :: [parts]
see Tom and say sorry for the party :: i am sorry :: [parts]
visit nan and take her to the shops :: look up the way :: i am sorry
see if Tom wants to come fishing :: which day :: want to find
ask neighbour to turn it down :: quieter :: takes
ask Tom to be quiet :: you to stop :: keys
tell her i love her :: i love you :: love her
ask for a second opinion from my sister :: second opinion :: from my sister
make small talk at the party :: two questions :: slide
stop replying to him :: [quiet] :: free of it
text him back even though i shouldnt :: unsent :: in three words
shop for nan :: what do you need :: open the fridge
shop for a dress :: [general]|dress :: what do you need
tell the group im not drinking :: know :: [danger]
my sisters coming and the place is a state :: big bag :: my sisters coming
ask mum what she wants for xmas :: what would you like for xmas :: could i have
send photos of the baby to gran :: press share :: envelope
help a friend whose husband left :: i am thinking of you :: i am going through
visit Pete in rehab :: may i come :: worried about
tell parents we split :: decided to part :: [danger]
tell Tom ive lost his book :: i’ve lost your book :: in one plain sentence
let Jo know im late :: i’m late :: in one plain sentence
spend time with my girlfriend :: one :: when you come
plan Dads birthday meal :: dish|table :: fridge
divide up the photos with martin :: [quiet] :: [general]
share the photos with mum :: photo :: [quiet]
`,
  care: `
meet with hospice nurse about grandad :: three questions :: may i come
see the palliative care nurse about mum :: three questions :: may i come
meet with dad's consultant :: three questions :: [general]
visit grandad in the hospice :: may i come :: three questions
get Ellie to bed on time :: pyjamas :: [general]
kids in bed by 7.30 :: pyjamas :: [general]
get to bed on time :: sleep in|lamp :: they choose
get Noah down for his nap :: cot :: [general]
get theo to sleep in his own bed :: that bed :: [general]
ring school lewis is off sick :: will not be in today :: school lewis
email nursery that Sam is ill :: will not be in today :: i am writing about
call the school about the trip :: trip :: will not be in
helping him shower without us both getting angry :: means “stop” :: small child
get dad to take his tablets :: pharmacist|offer it :: [general]
pack lunches for the week :: days of the week :: the sandwich, and put
school run plan for when its my week :: a name|your own name :: stop once
take max to get his shots :: vaccination card :: what is wrong
make up bottles for tomorrow :: kettle :: take every bottle apart
put baby in own room :: cot :: armful
put toddler in his room :: [general] :: armful
stop breastfeeding gently :: feeds of a day :: free of it
visit secondary schools :: matter for your child :: when you come
carer didnt turn up and mum is wet :: who comes now :: begin anything
wheelchair tyre flat :: pump it up :: turn the bike
pip form for mam :: sit down with mam :: your hard days
do dla form for Archie :: sit down with archie :: your hard days
plan leos 7th birthday party :: about as many as the years :: first one whether
birthday party for macsen, no money tho :: instead of a present :: begin anything
do Mia's inhaler :: spacer :: as you were shown
collect the grandkids from school on wednesday and have something in for their dinner :: fridge :: begin anything
ring back mrs dunne about her colour correction :: about your colour :: about her
ring the school about her lunch :: about her lunch :: your lunch
sort rota for mum with my brothers :: what has to be done in a week :: shifts
sort rota for the shop :: shifts|last one :: tablets
spend the afternoon with gran :: look up the way :: bank
sort kids money for school trip :: school :: next money
morning routine for Ben :: shoes :: your toes
make a visual timetable for Archie :: picture :: the easiest
sterilise dummies :: dummies :: take every bottle
sort toys for the jumble :: plays with it :: armful
measure the kids feet :: longer foot :: small box
watch the school play :: out of the door|way :: press play
watch the match :: press play :: way
write a letter to santa with Ella :: santa :: lines to ella
write out dads meds for the carer :: how much :: the easiest
visit care homes with mum :: matter most :: write to mum
ring care home about visit :: [quiet]|call :: matter most
teach Mia to tie her laces :: show it once :: [general]
calm Theo down after school :: i am here :: [general]
get the kids dressed and out by 8 :: shoes :: [general]
baby has a fever of 39.5 :: 111 :: [general]
bleeding at 8 weeks call epu :: early pregnancy unit :: a tool
my waters broke :: maternity unit :: [general]
nan gave her bank details to someone on the phone :: bank :: that is all
sort lift for Ella to dance :: give me a lift :: could you dance
take Ollie to football :: the way :: goes along
an hour to myself :: one hour :: [general]
redo the pension split form from solicitor :: form :: can you be near
`,
  animals: `
worm the chooks :: eggs :: [general]
drench the lambs :: dose :: [general]
worm the horse :: girth :: [general]
worm the puppy :: dose :: eggs, milk
treat chooks for mites :: wing :: [general]
clean the coop :: bedding :: air holes
clean chicken for dinner :: [general]|clean|wash :: pop hole
fish are dying what do i do :: water :: [quiet]
worm count for pony :: dropping :: favourite food
sort holiday cover for the cats :: what has to be done :: manager
sell the goat :: [general] :: wipe it
groom the pony :: foot|mud :: sit down beside
groom the dog :: brush :: headcollar
trim the horses hooves :: farrier|long, split :: [general]
take dog to get nails clipped :: say what you wrote|get nails|door :: blanket and a treat in it
collect eggs :: nest :: slip
get the cat in the carrier :: carrier :: [general]
feed cat and change litter :: scoop :: begin anything
put my old dog down on friday :: [quiet] :: a tool
put the dog down on the sofa :: [general] :: [quiet]
`,
  travel: `
Switch winter tires :: changed over :: [general]
put the snow tires on :: changed over :: [general]
renew rego :: official page :: [general]
get rego inspection done :: lights :: [general]
pack for camp :: kit list :: can be bought
plan holiday tenerife for 4 :: who comes :: [general]
change a headlight bulb :: handbook :: chair
change the bulb in the hall :: chair|bulb :: handbook
check the van before trip to coast :: tyres :: book it online
pack kids bags for their dads :: nightwear :: crumpled
collect hire car :: licence :: the bag
book window seat :: press the place :: two days
flights home for xmas from nz, need to check with boss first :: is that all right :: to them
get the cat to the vet, shes off her food :: carrier :: say your line
pack the car :: boot :: [general]
flights home to see dad, hes got weeks maybe :: i am coming :: another day
book flights, he's got two weeks left on his visa :: flight|page :: [quiet]
`,
  money: `
Sign up for Medicare Part D before the deadline :: medicines :: [general]
rent for shop is 2 months behind and landlord keeps ringing :: agree on a plan :: another day
`,
  digital: `
back up procreate files before ipad dies :: back up :: [quiet]
`,
  feelings: `
write down whats worrying me :: each worry :: [general]
make a worry list :: each worry :: the easiest
write three good things :: [general]|good :: each worry
write letter to my younger self :: i want to tell you :: by when
write a letter to dad ill never send :: i want to tell you :: by when
sort out jeans clothes, its been a year since she went :: [quiet] :: do not need
sort Ellies clothes since she went to uni :: clothes :: [quiet]
he said if i leave he'll find me :: plan with them :: lock the door
he says if i leave the dog alone again he'll ring the council :: [general] :: [danger]
scared hes going to turn up at the flat again :: [danger] :: another day
scared theyll come round while its a mess :: big bag :: [danger]
cut again last night, clean up and hide it from roommate :: [danger] :: three things
i cut again last night and i dont know who to tell :: [danger] :: that is all
cut the grass again :: mow|grass :: [danger]
cut my finger again cooking :: [general] :: [danger]
hours cut again at work :: [general] :: [danger]
i made a drug error last night and i feel sick about it :: is the patient all right :: what it says
write a medication error report for training :: write|report :: [quiet]
made a massive mistake at work :: has to know :: cheer
a lad stepped out in front of my bus last month. keep seeing it :: keeps coming back :: a tool
keep seeing adverts for that sofa :: [general] :: [quiet]
first weekend without the children :: good night :: a tool
first night away without the kids, book hotel :: night :: [quiet]
mass card for nuala :: parish :: [general]
he cant hold a spoon anymore and i went in the garage and cried :: [quiet] :: another day
i have so much to do and i dont know where to start, the house is a mess and work keeps emailing and i just sit here :: single words :: toilet
i dont know where to start with this essay :: [general] :: [quiet]
tell the lads me and kate are splitting up :: say both to the children :: say both to kate
dad was taken into hospital and i dont know what to do :: [quiet] :: that is all
they found something on the scan :: [quiet] :: that is all
dad hit mum again :: [danger] :: that is all
uncle did something when i was little need to tell someone :: [danger] :: plain sentence
someone has my pictures and is asking for money :: pay nothing :: that is all
they are putting max down tomorrow :: [quiet] :: that is all
used last night :: [danger] :: a tool
used the new hoover last night :: hoover|[general] :: [danger]
want a drink so bad :: [danger] :: a tool
ate everything in the house last night :: [danger] :: a tool
my flat is so bad i cant let anyone in :: [quiet] :: toilet
nobody came to my birthday :: [quiet] :: that is all
stopped taking my meds last week :: since the last one|pharmacist :: [ask]
stop cutting :: ice :: [general]
stop cutting corners :: stand in its place :: [danger]
get through today without cutting :: ice :: [general]
i hate being a carer :: [quiet] :: that is all
bailiffs letter, havent opened it :: take out the pages :: in one pile
look at photos of dad :: remember :: as it should be
light a candle for nan on sunday :: [quiet] :: a tool
light candles for the table :: [general]|candle :: [quiet]
visit the tree we planted for her :: [quiet] :: when you come
talk about mum with the kids :: [quiet] :: message to about
sort the box of his letters :: [quiet] :: what do they want
cancel his bus pass :: whose it is :: sorry for the change
cancel his swimming lesson :: cancel :: tell us once
collect death certificates :: what a copy costs :: say their name aloud
give ring back :: [quiet] :: receipt
pack a comfort box :: to hold :: room and one word
make a list of people i can call :: first name :: the easiest
make a playlist for bad days :: new list :: its settings
cry in the shower then get on with it :: let it come :: last thing you did
cant face the school gates :: [quiet] :: [ask]
calm down :: [quiet] :: a tool
my dad wont stop shouting :: [quiet] :: that is all
cant feel my legs :: [danger] :: a tool
cant feel my legs after leg day :: [general] :: [danger]
delete the apps he put on my phone :: [danger] :: opened this year
hide money for leaving :: [danger] :: a tool
collect money for leaving do :: who is in :: [danger]
my student told me she cuts :: [quiet] :: that is all
the vet says theres nothing more they can do :: [quiet] :: a tool
found his messages to her :: [quiet] :: a tool
test came back positive :: [quiet] :: as it should be
write to my kids in case i dont make it :: [danger] :: how things are
woke up somewhere i dont know :: [danger] :: that is all
he keeps turning up late to football :: [general] :: [danger]
he keeps turning up at my work :: [danger] :: that is all
cut again on the curtain fabric :: [general]|cut :: [danger]
stop cutting through the park :: [general]|stand in its place :: [danger]
scared he'll come over with a cold :: [quiet]|[general] :: [danger]
watched a bad accident on casualty :: [general]|press play :: [quiet]
tell everyone we're splitting the cost :: know :: [quiet]
save money for leaving home for uni :: money|sum|[general] :: [danger]
pack a bag in case :: [quiet] :: socks
tell my ex to stop texting me :: [quiet] :: you to stop
`,
}

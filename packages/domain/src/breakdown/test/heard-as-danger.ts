/** What people type where a life, a body or somebody weak may be in danger: as they say it, softly or in passing. */
export const HEARD_AS_DANGER = `
dont really want to be here anymore
wouldnt mind if i just didnt wake up
they'd all be grand without me tbh
im only a burden on the kids now
sort letters for everyone before i go
give the dog to my sister for good, wont need him
cant see meself past christmas
i am tired of be alive
no more want to live since long time
life is not for me, i stop soon
find who takes the cat after im gone
been saving up me tablets just in case
hand the spare pills to someone so i dont
ask dad to lock the gun cabinet from me
get the rope out of the shed before tonight
hide the knives from myself again
keep thinking about the bridge on the way home
stood too close to the platform edge again today
write goodbye to mum
say my last bye to the lads
delete my accounts so nobody finds out after
wish i'd never woke up this morning
what's the point in me still being about
could do with not existing for a bit
just want it all to go quiet forever
want to sleep and never get up again
i'm done. properly done this time
kms after the exam probably
wanna unalive myself lol
sewerslidal again today
thinking of topping meself
gonna neck meself if this keeps on
might as well do meself in
feeling like ending things, not the relationship
had a plan last week, threw it out
i've a date in my head and it's close
the thoughts are back, the bad ones
those thoughts about the car and the wall again
every time i drive i think about not turning
if i was hit by a bus i'd be relieved
hoping the scan says its terminal
world would be lighter minus me
my family gets the insurance if i'm gone
better for the kids if i was out of picture for ever
nobody would notice till the smell
pay off the funeral so they dont have to
sort my will tonight, want it over by sunday
i want to go be with nan now
want to be with my husband, he died in march
i'll see him soon enough, ive decided
reckon i'm not gonna make it through the weekend
not safe on my own tonight
dont trust meself with the tablets in the house
dont leave me alone with myself tonight
i do not trust my hands today
cut too deep this time
clean up my arms before work
been cutting again
stop scratching my skin till it bleeds
burned myself with the lighter again
hide the marks on me legs before swimming
keep punching the wall till my hand goes
banging my head so it stops
relapsed, 60 days clean from sh gone
need the blade out the bathroom
had three crackers since tuesday
havent ate in four days and feel great
only coffee and gum till friday
keep it under 400 calories today
fainted again in the shower from not eating
make myself sick after tea again
fingers down my throat after every meal
run off the dinner before anyone sees
taking laxatives every night to stay small
i'm scared to eat even an apple
chest goes funny after i purge
drank the whole bottle and its not even noon
shaking cause i havent had a drink since yesterday
stop the drink today cold turkey, twenty years on it
woke up on the floor again dont remember nothing
on the gear again after two years
used on my own last night and went blue
mixed the benzos with wine
took something at the party and cant feel my face
been on the meth since thursday
pinging for three days and heart's going mental
k hole every night now
took all of my mums sleeping pills
had maybe twenty paracetamol about an hour ago
took me tablets twice i think
swallowed the lot and now im scared
i take too much from the medicine, what now
doubled my insulin on purpose
skipping my insulin to get thin
the voices want me to do it
telly is talking about me again
a man stands in my room nobody else sees
they put a chip in me and i have to cut it out
he in my head says go to the railway
havent slept in five days and never felt better
head going a hundred mile an hour, spent all me savings
god picked me, no need to sleep no more
drove home with eyes shut to see what happens
walk across motorway in the dark for the buzz
he gets a bit handy when hes had a drink
himself raised his hand to me again last night
walking on eggshells round my husband again
partner checks my phone every evening
he wont let me have my own bank card
she throws things at me when shes cross
my fella put me through the wardrobe door
need to cover the marks before work
he said if i leave he will find me
my wife hits me and nobody believes it
he put his hands round my neck once
hide the car keys before he comes home drunk
he says sorry after every time
my dad belts my little brother
mum locks me out when shes in a mood
stepdad comes in my room at night
uncle keeps touching my leg at family dinners
my boss keeps putting his hand on my back
boss says sleep with him or no more shifts
manager kept my passport and wont give it back
agency took my papers and i must pay debt first
they make me work every day no money no leave house
family is taking me pakistan to marry cousin i dont want
my parents already chose the husband and i cant say no
aunty says ill be cut when we go back home
ex keeps turning up outside my work
some bloke followed me home from the station
think theres a tracker on my car
someone keeps ringing and breathing down the phone
ex has a key still and things move in my flat
same car parked outside my house every night
he says he will post my nudes if i dont pay
someone has pics of me and wants 500 quid
guy on insta says send more or he tells my mum
lad at school sent my picture round everyone
my daughter has a 30 year old friend online
my son is getting gifts from a man he met gaming
found messages on my 12 year olds phone from grown man
my kid has new trainers and a second phone, county lines
daughter didnt come home last night
cant find my mum, she has dementia and is out
my wee brother hasnt been seen since friday
my teenager ran away and phone is off
kids next door are always hungry and dirty
neighbours baby screams all night and they shout at it
heard yer man upstairs batter her again
child in my class has bruises she wont explain
my niece says grandad plays secret games with her
my nephew flinches when anyone lifts an arm
scared im going to shake the baby
i nearly threw the baby on the bed
keep getting thoughts of dropping my baby down the stairs
cant stop shouting at the kids, afraid what comes next
i want to hurt my toddler when he screams
put the baby down before i lose it
carer is rough with my nan
bruises on dads arms from the care home
my brother takes mums pension off her
nan sat in a wet bed all day at the home
my son hits me and takes my money
grandson asks for my card pin all the time
neighbour leaves dog out on chain no water
my boyfriend kicked the cat
the fella down the road is starving his horses
ex says hell hurt my dog if i dont come back
my mate says hes not gonna be here by christmas
my sister gave all her stuff away and said goodbye
friend text me that she is done with life
my husband bought rope and wont talk
my son said he wishes he was never born
me da says we'd be better off without him
mum told me she counted her tablets
girlfriend says she will kill herself if i leave
my best mate is standing on the bridge he says
my flatmate cut herself and wont see anyone
student wrote about wanting to disappear forever
my brother not answering since he posted goodbye
brother in law has a gun and is off his head
he keeps a knife beside the bed to scare me
my husband force me in bed
woke up and he was doing it, i never said yes
he wont use a condom even when i ask
think my drink was spiked and cant remember
guy at party wouldnt stop
man grabbed my bum on the tram
taxi driver locked the doors and asked for kiss
they spat on me for my headscarf
someone wrote get out on our door
lads threw a bottle at me for holding hands with my bf
kids at school push my son into the wall daily
she makes me eat off the floor
my ex took the kids and wont say where
he doesnt let me take my medication
my husband dont let me go out or learn english
boyfriend wants me to see other men for his rent
he says i owe him so i have to do the clients
gang wants my brother to hold a bag for them
loan shark coming round friday
get out before he wakes up
pack a bag and leave it at my sisters
my mate wont eat and shes down to nothing
grandad hasnt had his heating on all week
friend passed out drunk and i cant wake her
little one found my pills, bottle open
dog ate the rat poison
toddler alone upstairs, mum still at the pub
the missus went for me with the pan
nans face has gone funny on one side
da cant lift his left arm since breakfast
my husband talks all jumbled this morning
mums words coming out wrong, bit slurry
suddenly cant see out of one eye
tight band round my chest since lunch
elephant sat on me chest again
pain going down my arm and sweating lots
heart doing somersaults and im going grey
dad clutching his chest says its just wind
cant get a full breath in
wee man is breathin awful fast and suckin his ribs in
daughter lips bit blue after running
blue inhaler not touching it tonight
ran out of puffer and wheezing bad
she is fitting and it wont stop
my brother make seizure on the floor now
lad had a funny turn, jerking all over
first ever fit, what do i do
toddler fell off the bed, been sleepy since
banged me head at footy and keep throwing up
came off my bike, cant remember the ride
grandad hit his head and hes on blood thinners
worst headache ever came on like a clap
cut my hand on the mandolin wont stop pissing blood
nosebleed going an hour now
coughing up a bit of red stuff
poo is black like tar and im dizzy
went down like a sack of spuds in the shower
keep blacking out when i stand up
gran passed out at mass, wont wake proper
my throat is closing after the satay
ate a cashew by mistake lips gone fat
bee got me, tongue feels big
hives all over and feeling faint after new tablets
kid drank some of the drain cleaner
little one swallowed a button battery i think
bub got into nannas heart tablets
dishwasher tab, baby had it in her mouth
took my meds twice by accident, double dose
ate mushrooms from the wood, now vomiting
rash on the baby dont go when i press a glass
stiff neck, lights hurt, fever since last night
hands mottled and shivering, not made sense all day
red line going up my arm from the cut
mam is confused and boiling hot since the uti
my bloods reading HI and im throwing up
hypo and no sweets in the house
son is diabetic and breath smells like pear drops
32 weeks and baby has gone quiet
not felt him kick since yesterday
waters broke at 28 weeks
pregnant, headache and seeing stars, swollen hands
newborn wont feed and is all floppy
baby has 38.9 and is six weeks old
bub hasnt had a wet nappy all day
the little fella went stiff and blue for a minute
old neighbour hasnt opened curtains in three days
mother in law on the floor cant get up
nanna fell in the night and her leg is turned out
me dad 84 hasnt drunk anything since tuesday
poured kettle over my foot, skin coming off
toddler pulled the tea down on himself
chip pan gone up in the kitchen
smell of gas in the hall, feeling woozy
everyone in the flat has headache since boiler went on
carbon monoxide thing keeps bleeping
smoke coming out the socket
charger battery is swelling and hissing
fell in the lake, cant stop shivering, gone slurry
homeless bloke outside frozen stiff not moving
stopped sweating and its 41 out, feel weird
brown snake got me on the ankle
neighbours dog bit my little boys face
tick bite with a big ring and face droopy
bat scratched me on holiday
my husband keeps my passport in his bag
do dishes then idk maybe just not wake up tmrw
dont see the point being here anymore tbh
everyone would have it easier if i was gone
i saved up my tablets and im looking at them
took too many paracetamol like 20 what now
cut my arm agian it wont stop bleeding
write letters to the kids for after im gone
give my cat to someone before i do it
standing on the bridge cant think
just want to sleep and never have to get up
i keep thinking about driving into a tree on the way home from work
sell the herd, sort the papers, then the shotgun
gun cabinet key keeps looking at me since the bank letter
my husband he take my passport and i cant go out
he checks my phone every night and counts the money i spend
he said if i leave hell find me and the kids
need hide bruise for work tomorrow
my boyfriend put his hands round my neck last nite
dad hits my little brother when hes drunk
mums been asleep on the floor since this morning and wont wake up
baby swallowed a button battery
baby is hot and floppy not feeding
my son he not breathing good lips blue
toddler drank the dishwasher stuff
grandad's face gone droopy one side and talks funny
chest tight and arm numb but got to finish invoices
cant stop throwing up blood
fell off ladder cant feel my legs
the carer shouts at my mum and she has marks on her wrists
son takes all my pension and locks me in
stopped drinking 2 days ago shaking and seeing spiders
coming off benzos cold turkey had a fit this morning
mate took a load of pills at the party hes snoring weird and we cant wake him
he shot up and now hes gone grey
the voices say i have to hurt my sister
they put a chip in my tooth and the neighbours are listening
i am scared im going to shake the baby if he doesnt stop crying
i havent eaten for 6 days and i fainted twice but im still fat
i pinched the fentanyl from the ward and im in the staff loo with it
double shift tomorrow, meds round, then i think ill use the insulin on myself
someone is outside my house with a knife
my ex keeps texting hes going to burn my house down
buy milk, feed the dog, find out how much of my heart pills would do it
they want send me to my country to marry old man i am 15
boss has our papers and we sleep in the warehouse not allowed to leave
smell gas in kitchen and headache all of us
tractor rolled on dad
bee sting throat getting tight
my friend sent me a goodbye msg and turned her phone off
guy online says hell send my nudes to everyone if i dont pay
been burning myself with the lighter again instead of revision
36 weeks pregnant baby not moved since yesterday
my sugar is 1.9 and i cant stop shaking
slurry pit brother went in and hes not answering
ring dentist. do washing. stop thinking about the rope in the garage
`

/** The same by other voices: teenagers, farmers, midwives, people with little English. */
export const HEARD_AS_DANGER_TOO = `
dont really want to be here anymore tbh
cant be arsed being alive
would be easier for mum if i wasnt around
sort out who gets the dog when im gone
keep thinking everyone would manage fine without me
write letters to the kids for after
i just want to go to sleep and not wake up
life don tire me i wan rest forever
i am fed up of this life only
failed my jee again no point in living now
better i die than show this result to papa
nobody would notice for weeks if i went
baby would be better off with a different mum
keep picturing walking into the sea and not coming back
get my affairs in order before friday so it's done
the shotgun is out of the cabinet again
ask brother to hold on to my pistol for a while
give my mate the keys to the gun safe
took the rope out the garage and looked at it
ive been saving up my tablets
flush the pills i was keeping back
took more of my tablets than i should of
accidentally had double my lithium today feel weird
had a whole packet of paracetamol last night
swallowed a load of mums pills regret it now
cutting again on my thighs, need plasters
hide my arms before pe on thursday
started burning myself again when im stressed
been clean from sh for 40 days nearly slipped
punching the wall til my hand bleeds
chuck out the blades in my pencil case
havent eaten since tuesday and kinda proud of it
making myself sick after tea every night
trying to keep it under 400 cals a day
throwing up my dinner so mum doesnt know
keep taking laxatives to lose weight
nearly passed out in class cos i skip lunch and breakfast
bottle of vodka a day and cant stop
shaking when i dont get a drink in the morning
stop drinking cold turkey tomorrow after 20 years
woke up on the floor again dont remember drinking
using again, on my own in the flat
took two pills at the rave heart going mental
mixing my xanax with drink to sleep
sniffing gas with the lads after school
been on tramadol since secondary school cannot stop am
drove home last night eyes shut just to see
doing 120 on the bike hoping something happens
walk on the train tracks at night cos it calms me
stood on the bridge for an hour yesterday
dont look both ways crossing roads any more
the voices are telling me to do it
hearing someone say my name and telling me im dirty
seeing people in the corner who arent there
voice says the baby isnt mine
the tv is sending me messages again
they put something in my water i know it
not slept in four days and i feel amazing
brain going a million miles an hour no sleep since sunday
up 5 nights have figured out the whole universe
spent all savings not sleeping ideas wont stop
ran out of diazepam after years, sweating and shaking
skipping my insulin to get skinny
havent bothered with my insulin all week whats the point
wont bother with dialysis any more
said my goodbyes to the lads at the legion
post goodbye on insta then turn phone off
this is my last semester, last everything
tell ammi i love her one last time
sorry everyone, i tried, look after nan
there's no way out of this for me
ready to check out of this life
thinking of topping meself
i might do something stupid tonight
not safe on my own tonight
dont trust myself around the kitchen knives
get the wife to lock up my meds
move the ropes out of the shed in case
dont want to make it to my 18th
wont be here at christmas anyway so no presents
pick a date to end it
i have a plan and a place
find a high building nobody goes to
how many of these tablets is too many
google painless ways to go
unalive myself lol
kms if i fail this exam no joke
want to join my wife now, shes been gone a year
lost six blokes from my platoon, my turn next
shouldve died over there with them
im only a burden on the pension and the kids
insurance would pay more than im worth alive
its been three weeks with baby and i want out of life
scared i'll jump with the baby from the balcony
if i disappear baby will stop crying
nothing left for me at 58
reckon the missus is better off a widow
no wanna live no more, very tired
i want to finish my life, hostel is too lonely
hang it up for good, cant face another day
my family has shame because of me i should vanish
i drank something bad, the sniper one
ate nothing but ice and gum for a week
tired of existing
not planning to be around much longer, cancel the gym
my mama's boyfriend done put his hands on her again
daddy whooped my lil brother til he bled
he backhanded me in front of the kids
my girlfriend chucks stuff at me when shes mad
he goes through my phone every night n i cant have a password
my husband keep my passport he say i dont need
boss not give passport back and no pay six month
my ex keeps showing up at my job
theres a truck been parked outside my house every night fixin to lose it
found an airtag in my backpack
some guy followed me home from the bus again
he says he'll send my pics to my mom if i dont pay
this dude on snap got my nudes and wants 500 dollars
someone is threatening to post a vid of me
my parents is sending me back home to get married
they picked a husband for me im 16
my stepdad comes in my room at night
uncle touches me when nobodys home
my coach keeps rubbing my legs when we're alone
a boy at school wont stop grabbing me
he didnt stop when i said no
i woke up and he was on top of me
my husband say wife must always say yes in bed
he makes me sleep with his friends
the man who brought us here makes us work for the debt
they take all my money for the room and the work
my pimp wont let me go home
my grandson hits me when he wants money
son took my bank card and wont give it back
the nurse at the home is rough with mum
coworker slapped one of our residents and i saw it
new carer is locking him in his room at night
one of my clients says her son shouts and shoves her
my service user hasnt been given her insulin for two days
the home tied my dad to his chair
little girl next door is always hungry and outside alone
the lady upstairs screaming and he hitting her again
grandson came back from his dads with belt marks
my daughter is talking to a grown man on roblox
my son didnt come home last night and his phone is off
my friend ran away and she wont say where she is
havent heard from my sister in four days its not like her
my best friend texted goodbye and isnt answering
my friend says he wont be here by friday
my girlfriend says she'll kill herself if i leave
my mom said we'd all be better off without her
my son wrote that he dont wanna wake up no more
a resident told me she's saving up her tablets
my buddy's got a gun and been drinkin talking bout ending it
my trans friend says she cant do this life anymore
dad kicked me out for being gay got nowhere tonight
my parents are sending me to a camp to fix me
pastor says he gonna beat the gay out of me
they jumped me outside the bar for wearing a skirt
guys at the station keep spitting at me and calling me tranny
somebody painted a slur on our door
neighbors say go back to your country and throw stones
kids at school say they gonna jump me after class
he outed me and now my brothers say theyll kill me
my boyfriend says he'll out me if i break up with him
im scared im gonna shake the baby
i nearly hit my kid today
keep getting thoughts of hurting my baby
i left bruises on my little boy, didnt mean to
i cant stop screaming at her im scared what i do next
sometimes i want to put a pillow over him so he stops
he choked me a little but he said sorry
he put his hand round my throat last night
he punched the wall right by my head
he killed my cat to teach me a lesson
he says if he cant have me nobody can
he got a gun in the drawer and keeps lookin at me
i sleep with a chair against the door
walking on eggshells til he gets home
he wont let me see my sister no more
he counts the miles on my car
she takes my whole paycheck and gives me an allowance
he threw away my hormones
my mom locks me out when shes drunk
my mom locks the fridge so i cant eat
dad pushed me down the steps
my boss touches my waist in the walk in fridge
boss says sleep with him or lose visa
my manager corners me in the stockroom
somebody slipped something in my drink
neighbor's dog is chained up with no water in this heat
my dog got into the rat bait
the boyfriend kicked my puppy and he wont get up
dads mouth looks lopsided this morning
mom keeps calling the fork a window
my left hand wont hold the cup all of a sudden
grandpa woke up and half of him wont move
husband talks like drunk but he not drink
cant see out of one eye since lunch
elephant sitting on my chest since breakfast
my arm and jaw ache and im sweating buckets
heart doing flip flops and i keep greying out
he went white and grabbed his chest out by the barn
my husband chest is tight he say is only gas
baby making a funny noise every breath
son sucking his ribs in when he breathes
her lips are kinda blue
mother breathe very fast and not talk
out of albuterol and wheezin bad
inhaler empty and pharmacy closed til monday chest tight
daughter shaking all over and eyes rolled back
he's had three fits since supper
my boy went stiff and jerked then went sleepy
wife fitting longer than usual this time
my child eyes go up and he shake
kid bonked his head and keeps throwing up
dad bumped his head, hes on blood thinners
knocked my head yesterday and now im seeing double
she fell down stairs and is real sleepy now
worst headache of my life came on like a clap
headache and my neck wont bend and lights hurt
cut my hand on the mandolin and it wont quit
nosebleed going on an hour, im on warfarin
my poop is black like tar and im woozy
coughed up a bit of blood in the sink
sliced my wrist on the tin roof its pumping
keep passing out when i stand up
fainted at the stove and woke up on the floor
old man on floor not wake up
grandma wont wake up properly
lips swelling up since that bee got me
kid ate a peanut and is breaking out and coughing
throat feels tight after new antibiotic
hives everywhere and voice going hoarse
used my epipen feel ok now i think
epi pen is expired and hes swelling
toddler got into grandmas pills
the little one drank some of the pine sol
baby swallowed a button battery i think
i took the wrong tablets twice today
dad took his heart pills twice maybe three times
ate mushrooms from the yard and stomach is bad
husband got spray on him in the field and is drooling
mixed bleach and the toilet cleaner now coughing
kid chewed on a dishwasher pod
my son eat the berry from garden he is sick
red line going up my leg from the cut
mum confused and burning up with her water infection
had chemo last week and now 102
skin all blotchy and she feels cold and clammy
rash that dont fade when i press a glass
sugar is 38 and wont come up
meter just says HI and hes puking
dad diabetic acting weird and sweaty
she smells like nail polish and breathing deep
forgot his insulin for three days now hes sleepy
34 weeks and baby hasnt kicked since yesterday
pregnant and bleeding through a pad
seeing spots and my face is puffy 36 weeks
water broke and im only 29 weeks
something is coming out and hospital is an hour off
six weeks along and stabbing pain one side
had the baby last week and soaking pads with clots
my two week old wont wake to eat
baby no wet diaper since last night
newborn turning yellow and floppy
baby stopped breathing for a little bit then started
soft spot on babys head is bulging
ma hasnt answered the phone since tuesday and lives alone
been on the kitchen floor since last night cant get up
my client is 91 and suddenly dont know who i am
grandad hasnt drunk anything in two days
pulled the hot soup on herself and skins peeling
grease splashed on my face and eye
battery acid in my eye at the shop
carbon monoxide thing keeps chirping and we all got headaches
smell of rotten eggs by the stove feel dizzy
grease fire on the stove what do
smoke coming out of the wall socket
found dad in the yard no coat and he stopped shivering
farmhand quit sweating and is talking crazy in this heat
left the baby in the truck
kid went under at the lake and is coughing a lot since
got a zap off the fence line and heart is funny
uncle climbed in manure pit and not come out
tractor rolled and hes pinned under
rattler got me on the ankle
stray bit my kid and its foaming
wrote the kids letters for after, need to find envelopes
sometimes i park the lorry and hope i dont wake up
i keep a stash of my tablets just in case i need out
dont think ill see the summer holidays by my own choice
started on my arms again with the blade from my sharpener
gave my best tools to the lad, wont be needing them
i am tired of life, who will clean after me
been googling how many paracetamol is too many for me
drive into the bridge support tonight, nobody would know
i stand on the platform edge and it pulls me
cant keep myself safe tonight
making myself sick after every shift again
bought a rope and its not for the roof rack
the baby would be better off with a different dad
kinda done with being alive tbh
drinking a bottle of vodka a day, shaking when i dont
not going to be around for results day
voices telling me to hurt myself are loud today
i dont want to be here no more duck
delivered three babies today and i want to die
thinking of walking into the sea at the weekend
unalive thoughts again and the house is empty
last tidy of the van before i go for good
husband lock me in flat when he goes to work
lad on site says his dad belts him with the buckle
my son pushes me when pension comes
daughter in law does not give me food when he is away
stepdad comes in my room at night
uncle touches my sister and mum says shush
regular told me he's got a gun and he's mad at his wife
she throws things at me when the kids are in bed
i shook the baby, only a bit, he wouldnt stop
frightened im going to lose it and hit the toddler
mum on the ward has bruises and he answers for her
he says he will kill me if i leave
someone online has my nudes and wants money
someone spiked her drink and took her home
hitchhiker i picked up, thinks she's running from a pimp
carer at the home slaps my mother, she told me
my brother kicks the cat till it cant walk
he make me have sex when i say no
there's people in the back of my trailer banging
somebody is following me home from closing shift
plaster went in my eye and its burning like mad
old boy in the front pew has gone grey and sweaty
my mate's drunk and we cant wake him up
mix the bleach with the toilet acid, now i cough much
toddler's swallowed one of them little round batteries
she's thirty weeks and soaking pads with blood
chest is tight and my left arm's gone heavy, still driving
snake bit the gardener on his foot
customer's throat is closing up, had almond milk
gas smell in the kitchen and i have got a headache
he's blue round the lips and breathing fast, he's two
she fell in the well, we can hear her
worst headache of my life came on out of nowhere
rash on the wee one doesnt fade under a glass
cut my wrist on glass by accident it wont stop spurting
pepper fell from the tree and does not open eyes
nodded off at the wheel twice since carlisle
dude on the bathroom floor, needle next to him
dad's been throwing up black stuff
chip pan's gone up
child drank the drain cleaner
my waters broke at 26 weeks
touched the socket with wet hands and my heart's jumping funny
carbon monoxide thing wont stop beeping and we're all sleepy
`

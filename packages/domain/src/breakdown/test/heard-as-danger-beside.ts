/** The same beside everyday words: a chore, a game, an animal in the same line. */
export const HEARD_BESIDE = `
do the dishes and then idk maybe just not be here anymore
cant see the point of waking up tmrw
finish essay, say bye to everyone, thats it
i took like 20 of my moms pills now i feel weird
took too many paracetamol last nite do i need to tell someone
cut again hide the sleeves before school
buy plasters its deeper than last time
write letters for the kids for when im gone
give the cat to neighbour so shes ok after me
everyone would have it easier without me, also pay rent
standing on the bridge, call work say not coming
car park roof level 6 keep looking down
my husband he hit me i dont know what do
husband no give me passport and phone, i want go
he checks my phone every nite and locks the door when he leaves
hide bag with clothes so he dont find it
my ex is outside again sitting in his car
dad is drunk and breaking things im in the wardrobe
mum hit my brother again with the belt do homework
my stepdad comes in my room at night
baby not breathing right lips blue
baby swalowed a button battery
toddler drank bleach from under sink
my son 3 has fever and is floppy wont wake up properly
grandma fell down stairs and she talking funny
my wife face is drooping on one side
chest hurts and left arm numb, still 3 fares to do
passenger in my cab unconscious not answering
customer put knife to me last nite cant drive anymore
pupil showed me burns on her arms and begged me not to tell
kid in my class says he wants to die, mark the books
boy in year 9 said he will bring a knife tomorrow
the carer is rough with my mother, bruises on her wrists
my son takes dads pension and shouts at him, dad is scared
old man next door not seen for 5 days, post piling up
stopped drinking 2 days ago now shaking and seeing things
no more valium since monday, sweating, had a fit
the tv is talking to me they put something in my teeth
voices say do it. shopping. laundry
i think i might hurt the baby when he screams
shook him i only shook him once hes quiet now
allergic i think throat closing where is epipen
son ate peanut and his face is swelling up
boyfriend said if i leave he kill himself
he said if he cant have me nobody will
he put his hands round my neck yesterday but he said sorry
someone has pics of me and says pay or he sends to everyone, im 15
my boss keep my passport i sleep in the factory no pay
my friend posted goodbye and isnt answering her phone
my daughter hasnt eaten in 6 days and fainted in the shower
smell of gas in kitchen head hurts all of us
my mate did too much gear and hes snoring weird cant wake him
diabetic mum is confused and sweaty, call dr monday?
im 34 weeks and bleeding a lot
tired of being alive tbh. bins out
just want to sleep and never wake up after i hand in the report
parents sending me to marry my cousin in summer i dont want
i have the rope already. clean flat so nobody has to
dont see the point in being here anymore
laundry, dishes, figure out how to not wake up tomorrow
took all my sertraline at once what do i do
write goodbye letters to the kids
give the cat to someone before i go
mum took too many of her tablets and shes sleepy
my chest feels tight and left arm is numb
grandads face gone droopy on one side
dad talking funny cant lift his arm
baby is floppy and wont wake up properly
toddler swallowed a button battery
kid drank some of the dishwasher stuff
cant breath properly lips going numb after peanuts
he put his hands round my neck again last night
buy milk and hide my keys so he cant find them
he says hell kill me if i leave
my boyfriend checks my phone and wont let me see my mates
i cut too deep and it wont stop
keep wanting to burn myself with the lighter
everyone would be better off without me
homework, feed dog, i want to disapear forever
stepdad comes in my room at night
my uncle touches me and i dont know who to tell
theyre taking me to pakistan to get married i dont want to
my friend sent me a bye message and isnt answering
my sister says she has a plan and has the pills
call work. also i havent drunk since tuesday and im shaking and seeing things
stopped my benzos cold and now had a fit
the tv is telling me to hurt people
voices say i should do it tonight
my son thinks the neighbors are poisoning him and has a knife
nan fell down the stairs and cant get up
carer is hitting my mum at the home
my daughter hasnt eaten in 6 days and fainted
woke up and theres gas smell everywhere feel sick
soaking pads every half hour and im 30 weeks
baby hasnt moved all day im 34 wks
husband had a seizure hes not coming round
my mate took something at the party and hes blue
standing on the bridge dont know
driving and keep thinking of just steering into the wall
bought the rope today
i shook the baby i didnt mean to
scared ill hurt my baby she wont stop screaming
he keeps my bank card and passport
my ex is outside the house again
someone following me home
hoover, bins, stop hitting myself in the head
im so tired of living, tidy desk
worst headache of my life came on sudden
diabetic brother sugar is 1.9 and hes confused
dad choking
little brother left alone at home since friday no food
he has a gun and is drunk
my boss locked us in and took our papers
burned my arm with boiling oil its white and doesnt hurt
my wife tied a sheet to the door i found it
wee stopped and im hot and muddled after the op
he held a knife to my throat in front of the baby
im in the bathroom with the baby, hes smashing things
boyfriend beat me to a pulp
dad locks us in the shed
my 15 year old hit me again
man dragged me behind the bins
i tied a belt round my neck
i found my wife tied a sheet to the door
he keeps coming in my room at night
keep hitting my head against the wall
slept until noon, dont think i want to be here any more
baby not sleeping, i havent eaten in 3 days
been sick on purpose after lunch
how many paracetamol is fatal, saved them for weeks
being forced to marry my cousin
they booked the venue for my wedding and i dont want to marry him
baby stopped kicking
cant feel baby moving
newborn not feeding since last night
toddler wont drink anything
baby hasnt eaten in 3 days, nothing but sips of water
driving to work and keep nodding off
she swallowed the magnets
husband took our passports, cant get my flight
chest tight, will ring gp
my face dropped on one side
my chest hurts, husband at work
keisha collapsed, im scared
driver collapsed, im on the bus
toddler got into nans meds, was playing with the bottle
dad's hypo, cant wake him
dont want to be here anymore
cant see the point of carrying on tbh
write letters to everyone so they know it wasnt their fault
find someone to take the cat, i wont be around
been saving up my tablets
took all my sertraline about an hour ago
how many paracetamol is too many
laundry, bins, stop thinking about the bridge
i keep looking at the train tracks on the way home
want to go to sleep and not wake up
cut myself again need to clean it up before mum gets in
burning my arms again
hide the razor blades from myself
i started hurting myself again and nobody knows
buy milk, ring gp, decide if i want to live
give my guitar to jake he can have everything
i have a plan and a date
my mate sent me a goodbye text and now his phone is off
my daughter says she wants to be dead shes 11
found my sons noose in the wardrobe
flatmate wont wake up and theres empty pill packets
grandad fell and hes not making sense
mums face has gone droopy on one side
nans lips are blue
baby is floppy and wont feed
chest is tight and my arms gone numb
cant breathe properly inhaler not working
throat is closing up after the nuts
bleeding wont stop since the birth
im pregnant and the baby hasnt moved since yesterday
worst headache of my life came out of nowhere
my husband is having a fit on the floor
dad's sugar is 1.9 and he is sweating and confused
smell gas in the kitchen and feel dizzy
carbon monoxide alarm going off
he put his hands round my neck last night
pack a bag before he gets home
he wont let me have my phone or bank card
he said if i leave he will find me
my boyfriend hits me when hes drunk
my ex keeps turning up outside work
my uncle touches me
theyre making me marry my cousin in pakistan this summer
they took my passport and i have to work to pay it back
he says hell post my pics if i dont send money
my step dad locks my little brother in the shed
carer is rough with my mum she has bruises
son is threatening me with a kitchen knife
i think im going to hurt my baby
i want to kill him when he gets in
stopped drinking 2 days ago shaking and seeing things
the tv is telling me to do it
they put a chip in me and are watching through the vents, not slept 5 days
my friend took something at the party and she keeps passing out
they keep pushing me into the lockers and nobody does anything
Mum has fallen again and I don't know what to do
nan on the floor since this morning
im choking
bleeding after c section
my son hears voices
choking on a fishbone
allergic reaction
allergic reaction to peanuts
seizure
eye chemical splash
overdose by accident
baby moving less
baby moving less than usual 34 weeks
my wife says baby hasn't moved
im bleeding after birth
i fell down stairs cant feel legs
my arm is numb
check on grandad he fell down the stairs
check on nan she isnt answering
my child wont eat or drink
employer took my passport
dozed off at the wheel twice
drive home after night shift so tired
my mum's boyfriend comes in my room
coach touches kids
friend had an overdose by accident
my friend is being forced to marry
stay somewhere my ex won't know
hide my location from my ex
hit my kid
people are talking about me through the tv
i think people are watching me
intrusive thoughts about the baby
my sugar is low and im alone
daughters blood sugar is low
dad with dementia has gone missing
mum wandered off and i cant find her
sister not answering phone for two days
i think my neighbour hits his kids
bruises on mum from the carer
dog next door is being beaten
hearing voices
gave my son too much calpol
toddler ate washing tablet
clean up the cut on my arm i did
burned myself again
burnt my arm on purpose
tell my daughter i'm not coming back
dogs in hot car
my boyfriend took my phone and wont let me leave the flat
dog left in the car
kid at school punched me
she said she'll take the baby if i leave
scared dad will turn up drunk
ive stopped taking my lithium, cant see the point
letter from the debt collector, i want to die
get rid of the smell of gas
getting a strong smell of gas from the boiler
clean the house, smell of smoke, i think the flat is on fire
get the baby out smell of smoke
smell of burning and smoke in the bedroom, left a cigarette
house on fire from a cigarette
he put an app to track my phone
follow my wife to see who she meets
carer shouts at me
staff at care home shout at me
dog in a car outside tesco its boiling
theres a dog in the car panting
snake got the baby
a snake got in and bit her
ring 111
2 days without the drink, shaking and sweating
5 days without alcohol, seeing things
baby refusing milk and blue
help choking on a grape
child in hot car
punched the wall and then her
stroke after breakfast, dad cant talk
dress mum she has had a stroke just now
letter from the bailiffs, he will kill me
letter from the bailiffs, chest pain
letter from the bailiffs, i have saved up my tablets
letter from the bailiffs, my kids are not safe with him
threatening letter from bailiffs, i want to die
feel awful about what i did, i dont deserve to live
feel awful about what i did, i took pills
cant sleep feel so alone, nobody would miss me
cant sleep so alone, i hate my life
my daughter moved out, whats the point anymore
landlord gave me notice, i feel worthless
pregnant and dont know what to do, i hate my life
bullied at work, whats the point anymore
didnt get into uni, i feel worthless
my son is having a panic attack, i hate my life
stopped taking my lithium, whats the point anymore
hurt my son and i want to kill myself
hit my daughter and she is not breathing
driving no sleep want to drive into a wall
scary thoughts about the baby, want to end it
clean the cuts on my arm and kill myself
hear voices telling me to hurt my baby
check dads fallen
son had a dishwasher tablet
my newborn wont eat
drive home too tired to see straight
bruise on my client's arm
our dog gets beaten by next door
ex keeps calling about us
hide my location from my ex's phone
kid at school beat me up
dad not answering the door for 3 hours
they are talking to me on the radio
the cuts i made last night
let my wife know i'm never coming home
`

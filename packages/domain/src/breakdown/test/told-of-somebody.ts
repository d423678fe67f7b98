/** What is told of somebody in a word that no rule knows: it may be urgent. */
export const TOLD_IN_PASSING = `
ive stopped taking the insulin, cant see the point
stood on the bridge again after me shift
they'd all be grand without me like
i did my arms again in the school toilets
keep looking at the shotgun in the cabinet
every bus i drive i think just turn the wheel
ive took the whole packet, feel a bit daft now
i am tired of living, brothers do not know
nobody would find me till the tuesday
given me rings away to me sister, wont need em
i burn myself with the hair straightener so i calm down
dunno why i bother breathin tbh
i fast already 19 days, body finish soon, good
i know what dose to use, im a nurse after all
the rope's still up in the barn
just want it all to stop, permanent like
been drinkin a bottle of vodka before every shift, shakin without it
im worth more dead than alive with the army insurance
i dont think i'll make it through the night on me own
me head keeps telling me to step off the platform
drove home pissed again, half hopin for a tree
i dont want to be here no more, not the pub, here
if he's not back from tour i'm going after him
looked up how many paracetamol it takes
he come back from tour wrong and sleeps with a knife
my fella put his hands round me neck sat'day
the lad at number 4 has bruises all up his back
mums new boyfriend comes in my room at night
i shook the baby, only a bit, shes gone quiet
scared i'm gonna hurt the little one when he screams
uncle says he send me back to marry, i am fifteen
the carer slaps nan when she wont eat
bloke follows me home from the bar every thursday
the boss keep our passports and lock the door
he kicked the collie till she stopped moving
my husband takes me phone and counts me steps
i might do him in if he touches her again
he said if i leave he'll burn the house with us in
kids next door been on their own three days
ive got the hammer under the bed for when he comes in
they're going to jump me after school tomorrow
old fella upstairs aint been fed, daughters got his pension
i hit my wife last night and i liked it a bit
the father abbot touches the young novices
somebody's lamping the horses and leaving them to bleed
the smuggler says pay or he cut my brother finger
i keep thinking about pushing the patient down the stairs
he wont let me see doctor for the pregnant
a passenger swung at me with a bottle, he's still on the bus
dad's locked mam in the shed again
my son's got a list of kids he wants to get
the missus next door is screamin and then it went quiet
he made me do it when i said no
he chucks the cat at the wall when hes had a few
my sister's lad is carryin a blade for some older fellas
four of them hold me down in the camp, i tell nobody
passenger slumped over at the back and wont wake up
me left arm's gone dead and my face feels droopy
feels like a ewe's sittin on me chest
toddler's been at the dishwasher tablets
brother anselm fell off the ladder and talks rubbish now
bee got me and me tongue's gone fat
baby is hot hot and has spots that stay
can't feel me legs since i come off the quad
mam's talking funny and cant lift the cup
smell of gas in the flat and we're all dozy
waters broke at 29 weeks and he's in cyprus
my friend ate a nut thing and is wheezing bad
hit me head on the beer pump, been sick four times
child not breath good, lips is blue
stuck meself with a patient's needle just now
tractor's rolled on our dad
cellar full of fumes from the line cleaner, barman's down
nana's on the kitchen floor and cant get up, since last night
i think i ran somebody over at the stop
my wee lad swallowed a button battery
pissing blood since the horse kicked me
worst headache of me life, come on like a clap
me mate's took summat at the party and he's foaming
dog's ate the rat poison
grandad choked on his dinner and he's gone grey
fell through the ice at the dam, cant stop shivering
snake got me on the ankle out by the tank
brother have fit, is not stopping ten minutes
little un's been left in the hot car
he cut his thumb off with the bread saw
sugar's 28 and shes breathing all fast and fruity
my heart keeps stopping then going like the clappers
one of the kids went under in the pool and hasnt come up
old lady next door hasnt opened curtains for 4 days
my daughter hasnt slept for 5 days says she is jesus and wants to jump
`

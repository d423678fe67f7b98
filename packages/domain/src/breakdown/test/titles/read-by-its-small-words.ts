/** Titles of the seventh readers: the small word behind a verb, what is only told or wished, and what is disclosed in passing. */
export const READ_BY_ITS_SMALL_WORDS: Readonly<Partial<Record<string, string>>> = {
  home: `
get rid of the wasp nest in the shed :: council|pest :: wipe it|photos of it in daylight
get rid of the mice :: pest|council :: search|10 minutes
get rid of the spider in the bath :: glass :: search|look in one place
get the black mould off the bathroom silicone :: mould remover :: curtain
post-it notes off the wall :: [general] :: whom it goes to|envelope
dig out the summer clothes :: shake it out :: gloves|patch
take down the shelves :: [general] :: pick up
seal the bath :: scrape :: what is wrong
grout the tiles :: joints :: what is wrong
sharpen the kitchen knives :: edge :: cloth or oil
sew button on school shirt :: hole :: mended
proof the dough :: [general] :: open the page
put out the recycling :: glass|paper|boxes :: fresh bag
break down the boxes :: flatten :: rest
draw up a shopping list :: fridge|list :: sketch
swap the duvet cover :: clean cover|cover :: a call
water the hanging baskets :: water :: patch|heap
take up the hem on my trousers :: needle|thread|stitch :: lead
fill in the hole in the garden :: [general] :: pen
cut out the pattern :: [general] :: less of
wash the salad :: bowl|board|cut :: cloth
wash my bras by hand :: soap|bowl :: patch
`,
  body: `
run 5k :: running shoes :: take off your shoes
take up running :: running shoes :: lead
stop drinking :: [danger] :: give what is in the house
stop drinking, i shake in the mornings :: all at once :: give what is in the house
wet the bed again :: [quiet] :: aloud|8 minutes
period leaked at work :: [quiet] :: take a photo|tool
i havent washed my hair in two weeks and its matted :: rest, food, a person|hair :: aloud
pick at my nails :: [general] :: good point
`,
  money: `
move the direct debit date to after payday :: collect it :: sort code
swap my phone contract to sim only :: tariff|contract|offer|compare|deal :: take out the old one
sort out pocket money for the kids :: [general] :: your bank on the screen
gambled the rent money :: gambling block|gamcare :: what is in the house
PIP refused, mandatory reconsideration :: decision :: aloud
universal credit sanctioned me :: decision :: aloud
bailif letter came :: [quiet] :: aloud
`,
  letters: `
write personal statement for UCAS :: why this subject :: newest
appeal the school place :: [ask] :: bad day
`,
  study: `
do the fire safety e-learning for work :: link :: without looking
vote on thursday :: polling station :: see what else it asks
practise parallel parking :: car park :: without looking
practise driving manoeuvres :: mirrors :: without looking
practise knife skills :: [general] :: without looking
`,
  work: `
call in to work, migraine :: call|ill|sick :: present|stay for as long
iron out the rota with Dave :: [ask] :: board|steam
turn down the job offer politely :: not to take it :: asking
swap my shift with Ollie :: could|swap|ask :: how it sits
give up the allotment :: [ask] :: [quiet]|[danger]
`,
  people: `
put up with the in-laws on sunday :: [ask] :: leaflet
unblock my ex on whatsapp :: [ask] :: look at it|wrong with
swap seats with Jo :: [ask] :: which one fits
clear the air with mum :: [ask] :: window
my partner left his keys :: [general] :: [quiet]
`,
  care: `
bath the baby :: elbow :: in one sentence
get Leo's PE kit ready :: bag :: the day, the time
mind next door's cat :: bowls :: what would help most
`,
  animals: `
give the rabbit his eye drops :: hold them gently :: bite
flea treat the cats :: skin|packet :: aloud
water the horse :: bowl|water :: patch
bury the hamster w the kids :: [quiet] :: questions you have for the vet
`,
  digital: `
get photos off my old laptop :: copy|place :: basket
wipe my phone :: [ask] :: cloth
run a backup of the laptop :: [ask]|back :: shoes
`,
  travel: `
change trains at Crewe :: [general] :: booking
run the car round to dads :: [general] :: shoes
stop off for petrol :: [general] :: less
`,
  feelings: `
ive cut again :: [danger] :: first bit|aloud
cut again :: [danger] :: sketch
he's outside the house :: [danger] :: first bit|aloud
someone touched me at the party :: [danger] :: getting ready|aloud
hide the tablets from myself :: [danger] :: glass of water and
pack a bag in case i need to leave :: [danger] :: on the bed
got diagnosed with MS today :: [quiet] :: movement
i was told i have MS :: [quiet] :: movement
my partner checks my phone and wont let me see my friends :: [danger] :: one face
my husband controls all the money :: [danger] :: your bank on the screen
tell my therapist about the self harm :: [danger] :: are you thinking
baby scan anxiety after last time :: [quiet] :: could happen
report what happened to the police :: [danger] :: receipt
my nan has dementia and doesnt know me anymore :: [quiet] :: letter, the date
scared to leave the house :: [quiet] :: have to be out
too scared to go outside :: [quiet] :: have to be out
dont know what to do with myself :: need most :: aloud
my brother is back on the drugs :: [quiet] :: aloud
clean and dress my cuts :: [danger] :: lies on it
wish i did not wake up so early :: need most :: card and a pen
i keep checking the door is locked :: need most :: aloud
i wish mum was here :: [quiet]|need most :: present
got my autism diagnosis today :: need most :: aloud
nobody asked me to the party :: [quiet]|need most :: invite
if only i had said something :: need most :: aloud
`,
}

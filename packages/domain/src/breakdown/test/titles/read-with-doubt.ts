/** Titles of later readers: what is doubted, what is asked about, rows of things without a verb, and slips of the finger. */
export const READ_WITH_DOUBT: Readonly<Partial<Record<string, string>>> = {
  home: `
put the bed back together after moving it :: leaflet :: pillowcase
swap winter clothes for summer ones :: shelf|bag :: how the old one is fixed
need to get the sofa up the stairs with my brother :: lift with you|measure it :: order it
sort the tupperware cupboard before it attacks someone :: lid :: the drawer
fix wifi in bedroom :: pull its plug :: plug it in
boil wash the towels they smell :: label :: cooker
the fridge smells like something died :: bin bag :: hard day|receipt
wash the kids coats :: label|machine :: song
put garbage to street :: bag :: [general]
eggs, milk, bread :: copy the list :: [parts]
milk eggs bread :: copy the list :: [general]
cat litter, milk, birthday candles, call the vet :: [parts] :: copy the list
bed :: [ask] :: buy
washing :: [ask] :: heap
`,
  body: `
take meds take meds take meds :: the label :: take meds take
nails :: [ask] :: light is good
teeth :: [ask] :: spit out
weigh up whether to come off sertraline :: medication review :: two answers
get signed off from work :: [ask] :: could i have
bleach my roots :: gloves :: cloth and what you clean with
drink less coffee :: stand in its place :: fill a glass
`,
  money: `
get new bank card, old one snapped :: bank’s app :: one place that has
stop apple taking money from my card :: [ask] :: in your mouth|something warm
`,
  letters: `
send the deposit scheme the photos :: [ask] :: put a ring round the sum
answer the census :: fill in only your name :: open the message
fill in the universal credit journal :: [ask] :: your body felt
`,
  study: `
finish coursework dads helping :: [general]|what is still missing :: dads
figure out what the essay question even means :: ring round the word :: two answers
I must to write the motivation letter for the master :: empty page|open the motivation letter :: not sure what is to be done
`,
  work: `
annual appraisal form :: went well|proud|did :: help next time
close 47 browser tabs :: bookmarks :: biggest
do the thing for work :: [ask] :: the thing for work
`,
  people: `
meet new people somehow :: group :: write to the new people
find my tribe :: [general] :: pockets
return my friends book after 2 years :: when can i bring it round :: receipt
return the baby carrier to jess :: when can i bring it round :: receipt
return mikes call :: you called me about :: mikes call
call mom back she left 3 voicemails :: call mom :: going through something
call teh docotr abuot my presciption :: call the doctor :: docotr|presciption
tell others i havent done my bit :: haven’t :: havent
`,
  animals: `
rabbit hasnt eaten today :: call the vet :: glass of water
clean up dog sick on the rug :: blot :: tie it
teach parrot a word lol :: treats :: bowl
`,
  travel: `
water bottle, keys, phone, lunch :: by the door :: [parts]
hand luggage liquids :: [general] :: whom it goes to
refill oyster card :: top up :: one place that has
`,
  digital: `
set up new phone :: side by side :: leaflet
install updates :: update :: leaflet
`,
  feelings: `
nothing. absolutely nothing. but guilt-free :: [general] :: hand on your chest
the bathroom grout is black and im ashamed :: it is a room :: friend who did that
cook something with the aubergine before it dies :: cook :: hard day
send flowers to sue, she lost her husband :: [quiet] :: their name aloud
nothing feels worth doing :: [quiet] :: [general]
`,
}

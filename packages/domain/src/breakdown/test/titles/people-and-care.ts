export const PEOPLE_TITLES = `
call mum :: phone :: supplier
text Sam back :: message :: textbook
reply to Aisha :: message|Aisha :: inbox newest ten
apologise to Kim :: sorry :: party
say sorry to my sister for shouting :: sorry :: party
tell Jo i can't come on Saturday :: i can't come on saturday :: drive
tell my flatmate about the rent going up :: [general]|flatmate :: bank and type
tell mum i failed my exam :: sentence :: notes for
say no to the wedding invitation :: can’t do it :: dress
turn down the job offer :: not to take it :: lamp|asking
cancel dinner with Ben :: cancel :: pan
cancel plans on friday :: cancel :: netflix
invite the neighbours for coffee :: invit|day and where|what, on which day :: kettle
thank grandma for the socks :: thank|card|name :: wash
write birthday card for Leo :: card|name :: poem book
buy a present for dad :: shop|likes|present :: bag it
wrap presents :: paper|wrap|tape :: likes
plan mum's 60th :: day|who|write :: grief
host dinner party :: day|write|who|guest :: politics
meet Sara for lunch :: when|leave|day :: cook
arrange a playdate :: day|write|happen|child :: theatre
pick up the kids from school :: where and when|leave :: toys
drop Grandad off at the hospital :: where and when|leave :: drop the
give Pete his drill back :: bag|back|receipt :: hole
ask the neighbour to feed the cat :: could you :: bowl
have a word with my brother about money :: sentence|write :: bank statement
make up with Dana :: all right again :: lipstick
remind Luca about the keys :: write|message|sentence|send :: pockets
introduce myself to the new neighbours :: [general]|write|hello|first :: seeds
spend time with my girlfriend :: when|day|leave :: number in bank
message the group chat about saturday :: message|sentence :: phone contract
congratulate Femi on the baby :: message|write :: nappy
write wedding speech :: sentence|page|write :: divorce
rsvp to Anna :: [general]|message|answer|write|[ask] :: essay
set boundaries with my mother in law :: sentence|write :: fence
Mum’s birthday :: like|present|day|[ask] :: grief
borrow a ladder from next door :: could i borrow :: order it
lend Maria the tent :: you can have it :: when they are open
congratulate Priya on the baby :: congratulations :: what you want to ask
remind Jonas to give me my drill back :: could i have it back :: hello, i am writing
block my ex on everything :: “block” :: in one box
reply to the guy from hinge :: question back :: thank you for your message
i need to tell my sister that i can’t come to her wedding because i can’t afford it :: i can’t come :: food bank
text Lena happy birthday :: such a day :: out of the blue
hang out with Jess :: one day, one place :: leaflet
leave the group chat :: “mute” :: top of a sheet
reply to the wedding invite :: i would love to come :: heart
make friends at work :: group :: what is wrong with the friends
ask Sara if she can water the plants :: could you :: jug
tell my flatmate I'm moving out :: i'm moving out :: [quiet]
write a message in Tim's leaving card :: card :: correct
see my friends more :: one day, one place :: leave the house
find a date that works for everyone :: three dates :: look in one place
call round to see Pam :: leave the house :: call round
give Nan a lift on Sunday :: where and when :: help most
answer Tom's question about the rota :: message :: first task
un-invite Mark from the wedding :: plain fact :: pile
write a thank-you note to Aunt Carol :: card :: go through
`
export const CARE_TITLES = `
bath the baby :: towel|within reach|child :: scrub
change nappies :: within reach|child|first :: lightbulb
put the kids to bed :: beside them :: make the bed
help Ella with her homework :: first question aloud :: [general]
look after mum while she recovers :: help|ask|small :: recover file
read with my son :: read|page|paragraph|what comes next :: gas
make packed lunches :: box|plate :: suitcase
find a childminder :: look|one place|line|page :: film
take Gran her shopping :: [general]|by the door|way|shopping :: trolley list
check on the old man next door :: look|ask|message|[general]|write :: door handle
fill in mum's attendance allowance form :: form|fill :: a dance
book respite care :: assessment :: holiday home
order incontinence pads :: order|will do|cost :: note pad
sort Dad's pills for the week :: tablets|label|glass|medic|fetch :: throw
get the kids ready for school :: child|within reach|next|when the door has to close :: buy a school
school run :: where and when|leave :: shoes for jogging
wash the PE kit :: heap|machine|wash|cloth :: car wash
nit comb :: within reach|comb :: honey
potty train Noah :: [general]|help|small|ask|train :: railway
settle the baby :: in their cot :: [quiet]
cook for the kids :: pan|cook :: restaurant
sign the permission slip :: sign|name goes|pen :: ice
parents evening :: write|day|happen :: romantic
buy school shoes :: shop|size|shoes|cost :: polish
take my son to football :: where and when|leave :: ticket
help dad with his computer :: what would help|ask :: keyboard cleaner
visit grandma in the care home :: visiting|when|come :: clean
arrange carers for nan :: [general]|write|first|day|when|[ask] :: cars
apply for carers allowance :: page|fill|form|claim :: pocket money
be more patient with the kids :: [general]|small|first :: hospital
make a doctor's appointment for Max :: number|page|times :: degree
pack hospital bag :: bag|charger :: parcel
pack the nappy bag :: wipes :: charger
pack the kids' lunches :: boxes :: charger
sort out childminder for half term :: days and hours :: film
find respite care for my mother with dementia :: carer’s assessment :: visiting hours
find someone to feed the fish while we're away :: could you :: the someone
unpack the groceries :: freezer :: washed
throw out old medicine :: pharmacy :: charity
do the school run :: where and when :: bedding
write the shopping list :: run out :: easiest
move Nan into the care home :: [general] :: first piece
look at schools :: two things that matter :: one part of them
cut the kids' nails :: within reach|ask whether :: your hand
fix my relationship with my son :: [general]|[ask] :: look at it from near
check the kids for nits :: comb :: one part of them
treat the kids to ice cream :: [general]|[ask] :: comb
🎂 for Leo's class :: bowl|recipe :: [ask]
`

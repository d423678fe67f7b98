/** Titles of people, those who are cared for, and animals that look like others and are not. */
export const TOLD_APART_PEOPLE: Readonly<Partial<Record<string, string>>> = {
  home: `
blow up the balloons :: tie a knot :: valve
`,
  people: `
ask someone from class for coffee :: on which day :: could i have
i keep meaning to ring my brother and then I don't :: call your brother :: [parts]
ask someone to come to the cinema with me :: on which day :: times, keys
put the twins to bed without shouting :: pyjamas :: nappy
my toddler won't sleep and I need a new bedtime routine :: pyjamas :: price
run the office secret santa :: draw a slip :: [general]
buy a secret santa present :: chocolate, a plant :: three things they like
reply to the wedding rsvp card :: i would love to come :: made me smile
reply to all the birthday messages :: lovely to read :: want to know
reply to Tom after three months :: silence :: what they want to know
text mum back, it's been a year :: silence :: what they want to know
reply to ellie shes still annoyed w me :: cross :: want to know
argument with my husband :: all right again :: pick a time
sort things out with my sister :: all right again :: [general]
meet jo for coffee :: put on your shoes :: thought of you
have lunch with dad :: put on your shoes :: thought of you
talk to mum on the phone :: call mum :: half an hour to talk
go to the pub with work :: say hello to one person :: cake from the shop
host christmas dinner :: dish that you have made before :: cake from the shop
invite jo for dinner :: dinner on :: [general]
pick up the parcel from number 12 :: go over, and ring :: ask for
order cake for sams birthday :: nobody may eat :: [general]
chip in for the leaving gift :: pay|send :: [general]
get my coat back from sarah :: back :: [general]
chase tom for the money :: back :: [general]
lend Dan twenty quid :: lend you :: [general]
swap sat night w/ priya :: rota :: could you …?
mute my sister on instagram :: mute :: block
take nan her shopping :: come by with it :: go there together
take dad to the shops :: go there together :: stop once on the way
drop soup round to my neighbour :: come by with it :: [general]
give Sam a lift :: keys :: [general]
give back the tupperware :: i still have this :: [general]
cancel drinks tonight :: i have to cancel :: [general]
turn down the wedding invitation :: thank you for the invitation :: [general]
christmas cards :: card :: thank
easter egg hunt :: egg :: [general]
apologise for being late :: i am sorry for that :: [general]
let jo know i can't come :: warm line :: [general]
mothers day card :: card :: thank you
take dad his glasses :: come by with it :: [general]
leaving speech for my colleague :: write|say :: [general]
wrap a bottle of wine :: paper or a bag :: [general]
`,
  care: `
spend time with the kids :: do what they do :: thought of you
call the kids in for dinner :: five more minutes :: ten minutes
get my daughter off her phone :: five more minutes :: code
get ewan up for school without a fight :: when the door has to close :: towel
get the kids out of the door without shouting :: when the door has to close :: towel
change kids into pjs :: top, bottoms, socks :: [general]
put the baby to sleep :: rock or walk slowly :: comb
plait Ella's hair for school :: hair :: [general]
toddler has toothache :: dentist :: [general]
check kids for ticks :: tick :: how are you
get the baby weighed :: weigh :: two days
ring college im ill :: ill|absence|class :: [general]
call in sick for my son :: absence|class|school :: manager
strip the cot :: sheet :: [general]
baby proof the living room :: high or locked :: [general]
change my nan's nappy :: ask whether now suits :: lay the baby down
take the kids swimming :: [general]|bag|outing|towel :: bath
kids packed lunches :: boxes on the table :: bowl
world book day costume :: who or what it is to be :: [ask]
`,
  animals: `
give back the foster kitten :: [ask] :: treat
bring the hamster back to the pet shop :: [ask] :: parcel
take dog to be clipped :: what is to be done :: what you have seen
collect the hens' eggs, top up their water and shut the coop :: in each nest :: check the price
make friends with the new dog :: come and sniff :: group near you
toilet train the puppy :: same spot :: potty
train the cat to use the litter tray :: tray in a quiet corner :: [general]
let the chickens out :: open it, and go out :: [general]
let the cat in :: bolt :: [general]
shut the hens in for the night :: bolt :: [general]
give the cat water :: fresh cold water :: [general]
refill rabbit water bottle :: fresh cold water :: drink it
water the horses :: rinse it :: watering can
check on the dog :: all are there and lively :: message
top up the fish tank :: water :: press top up
get the dog's haircut :: groomer|clip|coat :: your hair
take dog for x-ray at the vet :: vet|why you go :: walk
collect the kitten on saturday :: the food it knows :: slip or number
dog walker for monday :: walk :: [general]
cat to the vet :: carrier :: [general]
wild bird hurt in garden :: wildlife rescue :: [general]
hen not laying :: look: breathing :: [general]
rabbit ate a plant :: call the vet now :: [general]
our dog ran off :: nearest neighbours :: [general]
dog wee on the floor :: soak up :: [general]
pick up horse poo :: barrow :: bag over
lost hamster poster :: clear photo :: [general]
pick up dog poo :: bag :: barrow
`,
}

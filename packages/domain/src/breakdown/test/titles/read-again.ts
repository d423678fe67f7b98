/** Titles of later readers, whose verb, reason or stage says more than the noun that is known best. */
export const READ_AGAIN: Readonly<Partial<Record<string, string>>> = {
  home: `
put Mark's shelves up :: drill|pencil :: do not like
hang the shelf :: drill|pencil :: leaflet
strip the bed, someones been sick :: gloves :: creases
change the sheets, the dog has been sick :: gloves :: creases
find where the leak is :: torch :: “find where
turn off the oven :: knob :: [general]
turn the heating on :: knob :: [general]
take the chicken out of the freezer :: plate with a rim :: recipe
take the mince out the freezer :: plate with a rim :: recipe
remember to take the pizza out :: oven gloves :: recipe
change bedding, put a wash on, bins out :: [parts] :: socks
the bathroom sink is blocked again and it stinks :: drain :: [general]
hovver the car and chnage the oil :: [parts] :: recipe
wahs the dihses :: sink :: dihses
give the loo a once over :: cleaner :: present
clear out under the sink :: towel :: mended
fit the new blind :: pencil :: stretch
clean up cat sick :: blot :: socks
sort out the wifi :: count to thirty :: socket in the wall
put the Christmas presents in the loft :: close the hatch :: wrap
wash the dog he rolled in something :: shampoo :: cloth and what you clean
bung a wash on :: machine :: bung
`,
  body: `
change my stoma bag :: wash your hands :: shop
change the dressing :: wash your hands :: shop
physio exercises for my knee :: physio :: shoulders
haven't slept in three days :: [quiet] :: [general]
file my nails :: file :: cut the first
paint my nails :: varnish :: brush what you
cut my nails :: clippers :: varnish
get my hair cut :: salon :: one side
get my eyes tested :: book it online :: look at one part
have a shower its been 6 days i'm disgusting :: tap :: disgusting
`,
  money: `
sort out klarna and the 2 credit cards, I feel sick even looking :: debt adviser :: new one
opened another credit card bill and felt sick, owe about 9 grand now :: debt adviser :: fine
tax the car :: vehicle agency :: folder
transfer money to Mum :: the sum :: what is there now
cancel Now TV before it renews :: cancel :: sorry for the change
check if I can claim PIP :: want to find or to know :: look at one part
buy nappies milk and bread :: nearest shop :: open the fridge
we've run out of nappies and formula :: nearest shop :: next corner
`,
  letters: `
fill in the UC journal :: fill in :: your body felt
do my timesheet and expenses and tell Dave I cant do saturday :: can’t do saturday :: birthday
`,
  study: `
finish my history essay its due at midnight and ive got 200 words :: bad sentence :: most of it is there
finish my report i havent started :: bad sentence :: most of it is there
so tired I can't start my essay :: your essay :: [general]
reference my essay :: [general] :: next time
`,
  work: `
prep for the 1-2-1 with my manager tomorrow :: question to ask :: third
prep for my one to one with Karen tmrw, dreading it :: question to ask :: third
back to work meeting after being signed off with stress :: [quiet] :: goes round in your head
signed off with stress, ring HR :: call :: your name goes
return to work meeting on monday :: meeting :: receipt
i'm dying of boredom at work need something to do :: [general]|[ask] :: [quiet]
boss wants the report by noon and I've not opened it :: empty page :: boss wants
`,
  people: `
tell him its over :: clear sentence :: excuses
my ex texted me :: unsent :: something has ended
stop checking my ex's instagram :: mute :: unsent
text my ex :: message :: [danger]
`,
  care: `
sort mum's pills :: monday to sunday :: glass of water
run the kids' bath :: towels :: stay for
pick up kids 3.15 :: shoes :: kids 3
Change the baby's nappy :: clean nappy :: song
found a lump, need to tell someone :: surgery :: the letter, the date
dads funeral order of service needs to go to printers :: printer :: what you would like to wear
`,
  animals: `
muck out Biscuit :: barrow :: recipe
muck out the horse :: barrow :: air holes
muck out the rabbit :: air holes :: barrow
take Biscuit to be put down thursday :: [quiet] :: when it is ready
take the dog to be put down tomorrow :: vet :: was theirs
collect Milo's ashes :: ashes :: stay as long
get the cat spayed :: book it online :: recipe
book rex in to be put to sleep :: call the vet :: receipt
take Milo for a walk :: lead :: [general]
`,
  travel: `
find out if the 43 bus is still running sunday :: want to find or to know :: the out
catch the 8.40 train :: shoes :: tickets
get the bus to town on my own :: shoes :: tickets
get the car MOTd :: mot|registration, insurance :: [ask]
dying to see the new paddington film, get tickets :: seats :: [quiet]
put petrol in the car :: pump :: [general]
`,
  digital: `
delete old photos phone storage full :: blurred :: storage full
get new router working :: sticker :: off and on
factory reset the old tablet :: erase everything :: factory reset
`,
  feelings: `
too anxious to open the letter :: [quiet] :: [general]
stop crying and get on with it you useless cow :: [quiet] :: cow
feel less rubbish :: [quiet] :: fresh bag
relapse of the printer :: [ask]|[general] :: [danger]
overdose of cuteness :: [general] :: [danger]
he's outside and he says hes going to hurt me :: lock the door :: party
i cant see the point in being here any more :: [danger] :: you would like to leave
`,
}

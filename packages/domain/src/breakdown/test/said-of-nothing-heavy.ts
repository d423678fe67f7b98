/** The words of danger, said of games, plants, dishes and work. */
export const SAID_OF_NOTHING_HEAVY = `
watch the suicide squad film
review dead by daylight with mates
kill the weeds on the patio
cut the hedge back hard
die hard on the telly friday, get snacks
finish the last goodbye chapter for book club
write goodbye card for karen leaving work
plan leaving do for dave
hang the curtains in the spare room
hang the washing before it rains
buy rope for the tent
sharpen the kitchen knives
order new blades for the razor
buy paracetamol and tissues
sort the cat's worming tablets
wean the tomatoes off the greenhouse
purge old emails from inbox
burn some cds for the car
cut calories column from the spreadsheet
fast tomorrow for the blood test
watch the voice final with mum
record voices for the puppet show
kill the zombie process on the server
suicide burgers recipe for saturday
make death by chocolate cake
dying to see the new exhibition, book it
deadheading the roses
jump off the pier with the swim club
bridge night at jeans house
bury the time capsule with year 4
end it with a nice closing slide
end my gym contract
i'm done with the laundry, put away
drop the needle case back to knitting group
shoot the wedding on saturday, charge batteries
sleepover for the girls, no sleep expected lol
drink more water this week
get the overdose lecture notes for nursing class
self harm training module for work, due monday
the plant wants to die, repot it
watch the new stalker film
replay stalker shadow of chernobyl
beat the eggs for the cake
beat my brother at chess
whip the cream
smash burgers for tea
kill the weeds in the drive
read girl with the dragon tattoo
finish watching baby reindeer
play hitman tonight
buy a punching bag
groom the dog
book dog groomer for friday
follow up with the boss
follow the new colleague on linkedin
hit the gym
hit my word count
touch up the paint in the hall
strangle the budget spreadsheet into shape
threat model for the login page
take money out for the window cleaner
missing sock hunt
missing person podcast episode 3
forced rhubarb crumble
force quit the app on mums laptop
marry the two spreadsheets
child lock on the kitchen cupboard
kill child process on the server
black mail box needs painting
pick up kids from grandad
drop the baby off at nursery
shake the baby powder out of the rug
bath the baby
stranger things season finale
i hate ironing
my kid threw a wobbly over shoes
slap some paint on the fence
murder mystery night invites
choking vine pull off the roses
watch the film stroke of genius with ella
practice breast stroke at the pool
stroke the cat for five minutes
heart of palm salad for saturday
learn heart and soul on piano
buy artichoke hearts
catch my breath yoga class booking
baby's breath for the bouquet
see if the new wardrobe fits
order kitchen fitted units quote
head over to b&q for paint
fix bleeding radiators upstairs
plant the bleeding heart by the fence
bleed the brakes on the van
fainting couch reupholster
write the allergy menu for the cafe
poison ivy costume for halloween
finish agatha christie the poisoned chocolates
read sepsis poster for nursing exam
bake diabetic friendly brownies
baby shower games for aoife
book old people's home carol singing
burn a cd for the car
slow burn novel chapter three
put gas in the car
gas bill direct debit
fire up the barbie for sunday
play fire emblem
update my fire stick
cold brew in the fridge
heat the soup for lunch
animal crossing island tidy
death cleaning the loft swedish style
play death stranding
death by chocolate cake recipe
redundancy test for the servers at work
prison break rewatch season two
monopoly go to jail card is missing
shame about the weather, move picnic
break up the old patio
fail2ban config on the server
forget me nots in the border
lonely planet guide for japan
dying easter eggs with the kids
kill the ender dragon before bed
watch die hard with dad
kill the background process on the server
shoot the wedding saturday charge batteries
choke the pumpkin seeds out of the pipe
beat the eggs and whip the cream
deadline is killing me need to finish slides
stab holes in the potatoes before microwave
cut the grass and bleed the radiators
hang the pictures in the hall
drown the pancakes in syrup for sunday brunch
overdose on cat videos tonight lol
mum is going to kill me if i dont tidy my room
jump off the high board at swimming club
punch the paper for the ring binder
write the murder mystery party invites
dying to see the new wicked film get tickets
bury the tulip bulbs
send the dead phone back for warranty
buy rope for the boat
penalty shootout practice with the under 9s
strangle weed is all over the allotment pull it up
hens have red mite clean the coop
bombed my maths test ask teacher for resit
roast my brother in his best man speech
burn the cd for gran
get rid of ants under the sink
end it with the gym membership, cancel direct debit
kill the boss in elden ring before bed
die laughing at the new office episode with sam
this deadline is killing me, finish slides
murder mystery party: print the suspect cards
cut the crusts off and choke down that kale smoothie
bleed the radiators
shoot the team photo at 3
overdose on christmas films with mum
watch 13 reasons why with book club snacks
suicide squad tickets for friday
buy knives for the new kitchen
strangle the bindweed in the garden
drown the pasta in sauce lol
my son shot me 40 times with the nerf gun, find the darts
toddler hit me with a teddy, wash teddy
the dog ate my homework for real this time
cat brought in a dead mouse, clean it up
smash the piñata then cake
arsenal got slaughtered, call dad to laugh
jump off the high board at swimming lesson
attack the ironing pile
dead battery in the car, ring garage
dying to see my sister, book the train
withdrawal from the cash machine 200
cold turkey sandwiches for the picnic
i could murder a curry, order one
write the chapter where the detective finds the body
stab the potatoes and put in oven
my plants are dying, water them
rope for the tent and pegs
take pills to the vet for the cat's worms, pick up monday
bomb bath for nina's birthday
threaten the printer until it works
voice lessons at 5, hear the new recording
execute the sql script on prod
`

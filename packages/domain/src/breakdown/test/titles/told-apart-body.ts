/** Titles of bodies, food, rest and moods that look like others and are not. */
export const TOLD_APART_BODY: Readonly<Partial<Record<string, string>>> = {
  body: `
decide whether to go up on the sertraline dose :: doctor|pharmacist|surgery|practice :: two answers
take my blood pressure tablets :: pour a glass of water :: cuff
get a fit note :: note :: [general]
list all my medication :: name, how much :: [general]
make the gp listen about my fatigue :: what else could it be :: [general]
out of strattera :: pharmacy|order it :: shop
ran out of the pill :: order it :: shop
put ointment in my eye :: lower lid :: [general]
put in my lenses :: one eye :: [general]
mum's hearing aid batteries :: battery :: [general]
call for my results :: date of birth :: [general]
get a letter from gp for uni :: could you write me a letter :: hello
find someone to cut my hair :: salon :: insurance
do my pelvic floor exercises :: lift inside :: [general]
cleanse my face :: cleanser :: [general]
go to my blood test :: three lines :: the one thing you want to do there
go to antenatal class :: three lines :: [general]
go to the hairdresser at 3 :: time and the way :: photo
stomach pain for days :: what you notice :: [general]
i have a rash :: what you notice :: [general]
my tooth hurts :: toothache :: [general]
filling fell out :: toothache :: [general]
fill the hole in my tooth :: toothache :: filler
toddler has toothache :: dentist :: [general]
book the dentist for my autistic daughter :: quiet hour :: [general]
migraine :: curtains :: [general]
i've got a headache :: sips of water :: [general]
period cramps :: knees :: [general]
i have a cold :: tissues :: [general]
sore throat :: sips :: [general]
my back hurts :: gentle :: [general]
see the gp without calling :: form, the chat :: call and
put in my eye drops :: lower lid :: ear
symptom diary :: from 0 to 10 :: swallowed
wash my hairbrush :: hair :: [general]
give up smoking :: who helps with it|stand in its place :: [general]
limit my screen time :: another room :: code
i keep forgetting to take my blood pressure tablets :: alarm :: compartment
cant remember if i took my tablets :: no other one :: glass beside them
did mum take her tablets :: no other one :: on my mind
did i give the dog his tablet :: vet :: on my mind
glasses broke need new ones :: optician :: [general]
drink 2l a day :: sip :: snack
dress the graze on my knee :: plaster :: trousers
prepare for my operation :: [quiet] :: [general]
prepare for surgery :: eat or drink :: [general]
pick up prescription :: date of birth :: animal
collect methadone :: date of birth :: [general]
get my inhaler from the chemist :: pharmacy :: [general]
100 days no smoking :: so many days :: [general]
clean nebuliser :: warm water :: breathe in
iron my hair :: hair :: shirt
ice on ankle :: thin towel :: [general]
frozen peas on knee :: thin towel :: [general]
renew lens prescription :: optician|prescription :: nearly empty box
take off acrylics :: nail :: [general]
stretch mum's legs :: [general]|them|mum :: hold the back of
do mum's injection :: sharps box :: [general]
cut toenails they're ingrown :: foot clinic|feet :: [general]
pack a bag for the hospital admission on Monday :: letter from the hospital :: passport
go to sleep :: bed|light|pillow :: five minutes
power nap on the bus :: alarm :: [general]
get up from the sofa :: stand :: hoover
take the pram for a walk :: shoes|coat :: lead
find a hairdresser near me :: salon :: [general]
give my daughter her insulin :: sharps box :: water
earwax removal :: page|call|book :: [general]
track my symptoms :: from 0 to 10 :: [danger]
`,
  home: `
mould on the bread :: bag :: wall
mould in the fridge :: fridge :: wall
bake banana bread :: oven|recipe :: yeast
bake for 30 people :: cake :: 30 people
make packed lunch without bread :: lunch|box :: dough
put the turkey in :: oven :: [general]
get the turkey out to defrost :: freezer :: [general]
cook turkey for christmas :: oven :: [general]
clean the mould in the fridge :: fridge :: wall
make coffee for the meeting :: kettle|coffee :: bread
clean chicken for dinner :: without washing :: cloth
hard boil six eggs :: egg :: [general]
make jelly :: packet :: fruit and sugar
take temperature of the fridge :: fridge :: tongue
`,
  feelings: `
cheer myself up :: song :: message to them
in a bad mood :: song :: [general]
im bored :: three things :: [general]
nothing to do :: three things :: [general]
i'm freezing :: socks :: [general]
too hot :: shade :: [general]
supermarket too bright and loud :: quiet|cover :: [general]
do the wordle :: piece|clue|puzzle|word :: throw
go climbing :: towel :: [general]
paint minis :: light :: [general]
catalogue my stamps :: handful :: [general]
do something nice for myself :: song :: [general]
hot flush :: shade|flannel :: [general]
morning pages :: page|write :: [general]
organise my special interest folder about trams :: handful :: file
practise the guitar with my son :: play|tune|instrument :: homework
`,
}

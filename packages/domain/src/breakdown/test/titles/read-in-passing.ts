/** Titles of a night nurse, a student and a bookkeeper, as three severe judges typed them: half sentences, slips, said in passing. */
export const READ_IN_PASSING: Readonly<Partial<Record<string, string>>> = {
  home: `
my side of the room is a disaster zone :: rubbish :: crumbs
hang the blackout curtain w command hooks :: 30 seconds :: ladder
minifridge smells like something died :: fridge :: [general]
my shelf in the fridge is growing things :: fridge :: wardrobe|do not need
bins are tmrw and its my turn :: shoes :: bag, or a box
flatmates hair in the drain :: hook :: suits them
hoover the car theres raisins everywhere :: narrow nozzle :: [general]
pack away the paddling pool its november :: water out :: up to five more
label the presses for dad :: on the door :: one heap
new tags in all my shirts cut out :: stitches :: look up one place
black apron is covered in syrup :: without rubbing :: [general]
clean sink, bath, floor, tiles :: sink :: do only that one thing
`,
  body: `
get my ears checked they keep ringing :: what you notice :: price
get my hearing checked :: your hearing :: price
back in bits cant get up :: call 111 :: pour
sleep. actual sleep. before 9pm shift :: alarms for the shift :: lamp
hot water bottle and lie down :: two thirds full :: frozen
meds review ring the gp adhd ones :: medication review :: [general]
been scratching my legs again need to cover it for work :: hurting myself|[danger] :: my arms
tea for the kids somethin not beige :: pan|plate|oven|water :: [general]
get the adhd script before the chemist shuts :: go there and ask :: [general]
`,
  money: `
nursery invoice overdue :: sum|bill :: [general]
parking ticket from campus pd :: pay|appeal :: [general]
split the wifi w jaden :: how much each :: [general]
how much did i spend on doordash oh no :: list for last month :: [general]
form 11 own one not even started :: tax :: [general]
vat3 return for the hardware shop due 23rd :: those three months :: [general]
shoebox of receipts from the plumber :: its month :: [general]
council tax letter not opened :: open :: [general]
ring british gas re payment plan :: for british gas :: the british gas
call bank of scotland about a fee :: bank of scotland :: of scotland of
`,
  letters: `
passports for the kids running out :: for the kids :: kids running
fafsa verification thing :: each paper it names :: list the schools
esa letter for my cat :: could you write me a letter :: open one envelope
`,
  study: `
orgo lab report due 11:59 :: headings :: [general]
register for spring classes at 7am :: its number and time :: what it costs
study for bio a little :: notes for bio :: the little
drop bio or not :: last day to leave :: [general]
cpd hours havent done any :: pick the shortest :: add up the hours
log my cpd hours :: add up the hours :: pick the shortest
`,
  work: `
payroll for the garage before thurs :: hours|pay :: [general]
quote for the new client in ballina :: price|sum|cost :: [general]
`,
  people: `
talk to dan about him being away all the time :: half an hour to talk :: for that time
dad hospital appt who is taking him :: who could :: book it online
ring dentist re crown :: about the crown :: about crown
`,
  care: `
nanas pill box fill it for the week :: packets :: [general]
dad wandered out last night :: bell or a chime :: [general]
dad keeps asking where mam is :: [quiet] :: be today
dad keeps asking when dinner is :: [general] :: [quiet]
`,
  animals: `
clean out the hen house :: old bedding :: cups and plates
nell limping on front paw :: vet :: [general]
guinea pigs cage stinks :: cage|bedding :: [general]
who'll mind the dogs when im in dublin :: could you look after :: [general]
had to put old shep down :: crying is all right :: questions you have
had to put mittens to sleep yesterday :: crying is all right :: questions you have
`,
  travel: `
greyhound to austin :: from, to :: [general]
`,
  digital: `
nhs mail password locked out :: what the screen says :: locksmith
canvas locked me out duo lost :: what the screen says :: [danger]
delete the 9000 emails :: one sender :: answer the easiest
`,
  feelings: `
dan grabbed my arm again last night :: [danger] :: [general]
jaden threw a lamp at me :: [danger] :: [general]
reality hit me today :: something|small :: [danger]
sam threw a ball at me :: something|small :: [danger]
klarna and the credit card i havent told dan :: debt adviser :: [general]
i think me and dan are done :: [quiet] :: [general]
lost a patient last night cant stop thinking bout it :: colleague :: could happen
lost my patient notes :: something|last|small :: [quiet]
light a candle for dead nan :: [quiet] :: who wants what
had to put the phone down :: need most|something :: [quiet]
`,
}

/** Titles of the latest readers: whose body it is, where it goes, what comes after the task, and several in one line. */
export const READ_LATELY: Readonly<Partial<Record<string, string>>> = {
  home: `
fix dripping tap in the bathroom :: the tap off :: [general]
hoover + dog walk + emails :: [parts] :: stretch
buy salt + pepper :: will do|shop|bag :: [parts]
put washing machine on :: press start|machine :: line
take the washing out of the machine before it smells :: line|hang|peg|rack :: towel and
sort the cutlery drawer :: tip|lift :: shoes
take recycling to the bottle bank :: container :: kerb
take old clothes to charity shop :: by the door|bag :: in off
get the candle wax out of the carpet :: kitchen roll :: cold water|soap
find where that smell in the fridge is coming from :: shelf :: fabric
take the broken microwave to the tip :: container :: when it is ready
open jars for tea, hands are bad today :: [general] :: you only look
hoover stairs, change beds and put a wash on :: [parts] :: parcel
sort out the mouldy stuff in my fridge shelf :: shelf|box|bag :: stain
get the kids' school uniform labelled :: [general]|label|pen|name :: iron
`,
  body: `
clean my ears :: [general] :: beside your ears
dress the wound on my leg :: wash your hands :: pockets
get off the sofa :: toes|feet :: basket
ring 111 about this rash :: number|call :: helpline for
do my hand exercises :: sheet :: shoulders|by the door
take out my contact lenses and actually eat something :: [parts] :: recipe
cut my toenails :: nail|cut :: ask whether
wash my hair, its been 9 days :: shampoo :: tell them
`,
  money: `
Pay council tax before they send bailiffs :: [quiet] :: adviser
sort out car insurance after the crash :: photo|happened|number :: two other offers
get a new sim :: will do|place|order :: cancel
choose a new phone contract :: good point|answers :: try on
claim carers allowance :: adviser :: receipt
claim carers allowance, collect parcel from post office and feed the cat :: [parts] :: read it out
sort power of attorney papers :: [ask] :: to whom
cancel sky as its too dear :: about sky :: the sky
cancel netflix as i never watch it :: cancel :: appointment
`,
  letters: `
return parcel to post office :: the parcel :: return parcel to
renew passport b4 summer :: photo :: b4
sign ellies school trip form by friday :: ellie's school :: ellies
`,
  study: `
write a speech for my sisters wedding :: moment :: bad sentence
do mandatory training :: first bit|part|page|learned :: ticket
group project slides + message lena + print the handout :: [parts] :: stretch
`,
  work: `
finish the slides for monday and send to priya :: [parts]|priya :: stretch
do the invoices for march at work :: [general] :: bank details
do the minutes from mondays meeting :: [general]|monday's :: mondays
`,
  people: `
meet jo for coffee :: message|jo :: collect
return wedding rsvp :: yes|no|reply|answer :: receipt
do lego with my son :: first bag :: lego with
tell Sam i can't come to her hen do :: your hen do :: her hen do
ring my brother derek and ask him to help out :: derek :: my name is|[parts]
watch the telly with mum :: [general] :: find the telly
tell the kids that my scan came back bad :: [quiet] :: explains or excuses
`,
  care: `
pack school bags for tomorrow :: pencil :: keys, card
do tims physio with him :: let them :: five times
🛁 kids + 📚 bedtime :: [parts] :: notes
order more nappies :: will do|order :: song
ring out of hours about the baby's temperature :: out-of-hours :: call the hours
explain to the kids why daddy moved out :: [quiet] :: box
bath mum :: ask whether :: over you
bathe nan before the carer comes :: ask whether :: over you
cut toms nails without a meltdown :: ask whether :: under your hand
wash nans hair :: ask whether :: your hair
brush Leo's teeth :: let them :: in your mouth
mums tablets into the weekly box :: box :: take what belongs
give mum her tablets :: label :: a glass of water and
get nits out of ellies hair :: comb :: song
talk to the hospice about mum :: question|sentence|line :: may i come
`,
  animals: `
DOG NEEDS WALKING AND ITS CHUCKING IT DOWN :: lead :: take a layer
book the dog in for kennels in august :: kennel|animal|bed|food|vaccin :: page for the dog
get the dog groomed :: fetch|groomer|brush|animal :: helpline
laundry, ring the dentist and buy cat litter :: [parts] :: bowl
`,
  travel: `
get the train to work without panicking :: [quiet]|breathe :: tools
check when the last bus is :: look :: in one line
wash the mud off my bike :: [general] :: tyres
get a bus pass :: page|form :: timetable
find out how to get a disabled bus pass :: look :: map
i want to go home :: [general]|go|way :: worktop
figure out how to get from Luton airport to Brighton at night :: map :: [general]
`,
  digital: `
shut down the computer :: [general] :: headphones
`,
  feelings: `
feel less alone :: [quiet] :: sheet of paper
my brain wont stop :: [quiet] :: sheet of paper
its too loud in here :: [quiet] :: sheet of paper
mum fell and she cant get up :: [danger] :: toes
tell someone about what the boys in yr 11 keep sending me :: [danger] :: cross out
tell a teacher what he did to me :: [danger] :: cross out
my son cant breathe :: [danger] :: lie down
i can smell gas :: [danger] :: nose
get out before he comes home drunk again :: [danger] :: sheet of paper
sort things so nobody has to deal with my stuff when im gone :: [danger] :: one thing that you want to keep
go thru dads clothes, he passed in march :: [quiet] :: thru
stop feeling so jealous of my ex :: [quiet] :: box
calm down after that phone call :: [quiet] :: anger
have a rest because i havent slept in 3 days :: lie down :: cross out
recover from a shutdown after work :: [quiet]|dark :: sheet of paper
cry :: [quiet] :: helpline|stay with
`,
}

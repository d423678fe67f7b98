/** Titles of five judges, each a hundred of many lives: what went wrong with some of them, put right. */
export const READ_ON_ANY_DAY: Readonly<Partial<Record<string, string>>> = {
  home: `
finish assembling the ikea wardrobe :: picture that it looks like :: open the box
finish painting the skirting boards :: paint :: where you keep
my shoes are falling apart :: [general] :: not doing well
find the floor in my bedroom :: rubbish :: open one page
take the mugs back to teh kitchen :: kitchen|sink|mug :: receipt
take the Christmas decorations back up to the loft :: loft|box|armful|place :: label
The bathroom fan has stopped working and I keep ignoring it :: look|repair|call :: something is on my mind
get the mould off the bathroom ceiling :: mould|wall|ceiling :: the seam
defrost freezer, wipe shelves, chuck out old peas :: freezer :: order it
finaly throw out the mouldy tupperware at the back of the fridge :: bin|bag :: the throw
TAKE DOWN THE CURTAINS AND WASH THEM :: curtain|hooks|wash :: pegs
I need to finally finish painting the hallway, half of it is still primer :: paint :: where you keep it
replace the battery thats about to die :: [general]|battery :: their name
clean out gecko tank when im home :: bedding|bowl|out :: [quiet]
label mums cupboards :: on the door :: one heap
get crayon off the wall :: small circles :: lies on it
wifi keeps dropping in my room :: where it is slow :: type the password
sort grahams side of the wardrobe :: bag beside graham :: the grahams
trim the budgie's nails :: wrap the bird :: paw
wash my hair in the sink because of the cast :: hair :: drain
`,
  body: `
wash my braids and oil scalp :: shampoo|hair|wet :: cloth
phone the gp receptionist without a script falling apart :: [general]|call the gp :: not doing well
I keep forgetting to take my blood pressure tablets :: box|alarm|tablets :: cuff
ask chemist why my elvanse is out of stock :: chemist|ask :: which day
go to the clinic for my scan results, it might be cancer :: [quiet] :: may i come
i cant do anything and i hate myself :: [danger] :: shortest line
go to first chemo :: [quiet] :: may i come
get vaccinated for the Ghana trip :: number|page :: the vaccinated
tell the doctor the tablets make me feel sick :: to the doctor :: something hard to say
finish the antibiotics :: tablet|dose|medicine|packet|glass :: where you stopped
pick up elvanse from boots :: ask for elvanse :: the elvanse
give mum her eye drops :: drops|lid :: glass of water
drive home from night shift but i keep nodding off at the wheel :: keys down, or stop :: keep them warm
my sugar is 1.9 and i cant stop shaking :: something sweet now|[danger] :: habit
chest tight and arm numb but got to finish invoices :: [danger] :: stay near them
bathe the baby :: baby|water :: play
have a bucket bath :: water :: plug
`,
  money: `
apply for the hardship fund :: form|page|claim :: food
work out the budget for christmas :: people who get something :: before the next money
lend my brother 200 or not, decide :: answers|good point :: belongs to it
i think i clicked on a scam link and gave them my bank details :: bank :: something is on my mind
check my bank statement for odd payments :: statement|list|payment :: until you find the name
Someone rang saying they were from my bank and I let them onto my computer :: bank :: something is on my mind
Move my savings somewhere with better interest and close the old account :: what is left over|account :: last mail
apply for the student hardship fund :: form|page|claim :: food
chase HMRC about the tax refund :: where this stands :: payslip
work out who owes what from the ski weekend :: divide|how much each :: look there
close my savings account :: the other account :: log in to the shop
work out how much I spent this month :: list of one month :: last month
`,
  letters: `
card for joys husbands funeral :: card|write :: wear
decline the wedding invitation :: i can’t come :: could do
check wether i still get the winter fuel payment :: look|page :: the wether
hand in notise :: notice :: notise
apply for probate :: [quiet] :: song
`,
  study: `
learn 30 french verbs :: words|say|cards :: ending
draw up a revision timetable :: exams :: go through one more part
I need to choose my subjects for next year by Monday. :: the list :: two answers
student finance says they need more evidence :: each paper it names|photo :: application for this year
referencing for the psych essay :: which style :: would have them again
read chapter 4 befor seminar :: read :: befor
learn the irish oral poems for the leaving cert :: two lines aloud :: cue
learn the spelling words with Leo :: word :: one line about it
hand in the lab report late and apologise :: lab report :: report late
tidy up my bibliografy :: which style :: rubbish
`,
  work: `
hand in cv at the bakery :: go there :: envelope
ask for a desk away from the printer :: desk away from the printer :: desk away?
prepare my handover notes before I retire :: write|note :: take the third
get ready for the job interview on thursday :: interview|advert :: take the third
email my supervisor the second chapter :: put the file in :: i am writing about
wash uniform, pack bag, find lanyard, set alarm :: bag :: one top, one bottom
resume gaps how do i explain :: cv|page :: where you keep
2fa locked out of old work email :: trouble signing in :: press “two-step”
set up invoicing software :: the one thing it has to do :: leaflet
do section 21 notice for mr patel :: [general]|notice :: [danger]
`,
  people: `
ask someone to prom :: with me :: keys
ask a girl out :: with me :: calendar
I have to tell my parents I'm not moving back to Manila :: parents|say|tell :: [danger]
make up with my brother after 3 years :: thought of you :: sorry
get back in touch with my sister :: thought of you :: sorry
invite neighbours round for drinks :: message|ask|day :: do not eat
plan speech for daughters wedding :: sentence|write|story :: take the third
write to my penfriend in Korea :: letter|paper|page :: i am writing about
send money home to my brother :: money|sum|bank :: “paid”
check on josh hes not come out his room :: josh :: add a day
check if jess is ok :: how are you :: look there
chase the ex for maintenance :: money|call|message|write :: going through
ask lena if she wants to be godmother :: ask|lena :: day, and where
ring bank, get milk, fix back light :: put what you need in front of you: “fix back light” :: breathe out slowly
drop off rx, get cat litter, call the school back and move the car :: “move the car” :: breathe out slowly
pick up prescription and get stuff for tea :: fridge|list :: “get stuff for tea”
`,
  care: `
sort out school uniform :: uniform|shirt|skirt|shoes|name :: do not need
collect my husband's things from the hospice :: [quiet] :: may i come
calm down the baby :: baby|hold|rock|arms :: phone away
get my son's hair cut without tears :: book :: flannel
make packed lunches for kids with no foods touching :: box|bread|lunch :: [danger]
take husband to his chemo on monday :: park :: may i come
cut Dad's hair :: scissors or clippers :: flannel
pack the hospital bag for the baby :: sleepsuits :: slippers
give grandad a shave :: razor :: flannel
give the baby her medicine at 6 :: syringe :: glass of water
pack the nursery bag :: wipes|nappies :: nightwear
pick up the grandies from school at 3 :: leave|way|keys :: right one
comb the kids hair for nits :: comb :: bobble
write a complaint about the carer who didn't turn up :: write :: go to them
my child has not eaten for 3 days :: since when|[danger] :: food is hard for me
`,
  animals: `
train my assistance dog to press the lift button :: treats :: ticket
pick up kitten from rescue on saturday :: carrier :: the right one
bring the new puppy home :: quiet corner :: breathe out
write down all my guinea pigs symptoms for the vet :: animal|vet :: nurse line
vet has said it is time to let bella go :: [quiet] :: one small thing that would help
clean out snake tank :: out|bowl|bedding|lining :: filter
brush the horse and pick out her hooves :: brush|hoof :: order it
find someone to look after my rats while I'm in hospital :: feed|note|write :: may i come
decide about putting the old dog to sleep :: good day or a bad one|call the vet :: blanket in the carrier
decide about having the old dog put to sleep :: good day or a bad one|call the vet :: something that was theirs
missing cat posters :: photo :: slide
get the chicken coop ready before winter :: wind or wet :: take the third
Find somebody who can walk the dog while I'm in hospital. :: which days :: call at the door
book dog in for grooming, buy kibble, trim claws :: groom|claw|nail :: page for the dog
decide if it's time to put Rex to sleep :: good day or a bad one|call the vet :: carrier
teach puppy not to bite :: toy|chewed :: brush
`,
  travel: `
book assistance at airport for mum :: where to meet :: two times that suit
book assisted travel for the train :: help|assist|train :: what would make it good
cancel the dentist and rebook :: day|time|move :: cancel rebook
Work out which bus goes to the new clinic. :: bus|route|way|stop :: sports
return the hire car :: tank|doors, boot :: label
check tyre presure and fill up with diesel before the long drive :: gauge|air|pump :: presure
`,
  digital: `
get my old photos of the broken tablet :: photo|copy|cable :: prescription
transfer whatsapp to new phone :: back up now :: contact
reset my banking app pin :: for a pin|pin :: breathe out
set up mums new tablet :: letters larger|plug it in :: backup
set up the new tablet for mum :: an account for mum :: backup
set up my new phone :: wifi|copy :: letters larger
unsubscribe from facebook :: delete account :: newsletter
forgot my apple id pasword :: trouble signing in :: something is on my mind
new phone wont do whatsapp :: phone|turn|restart|off :: order it
install printer driver :: printer :: the word for what you want
laptop wont connect to eduroam :: wifi|network|password :: count to thirty
move 2fa to new phone :: scan :: photos
my laptop is full of viruses i think :: full scan :: videos
whatsapp is full it says :: space|delete|photos|videos :: new message
delete my facebook account :: delete account :: new address
put my phone down n go to bed :: phone|lamp :: first small part
my eircom router keeps dropping, ring them :: router|plug :: read it out
`,
  feelings: `
my boyfriend broke up with me and I can't get out of bed :: it is over|[quiet] :: papers
decide whether to put our old cat to sleep :: good day or a bad one|call the vet :: lift them
empty the nursery after the miscarriage :: [quiet] :: midwife
choose the flowers for dads funeral :: one flower :: wear
choose a coffin for my wife :: call them :: song
`,
}

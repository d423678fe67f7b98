/** Titles of papers, accounts, study and work, of several tasks in one line, and those that are near to them. */
export const READ_AT_THE_DESK: Readonly<Record<string, string>> = {
  home: `
fix the fence in the bottom paddock :: animals are :: whose side
mend the sheep fence :: animals are :: whose side
fix the fence :: push at it :: animals are
sort out the towels mountain at the salon :: armful :: [general]
bake 2 soda breads for the parish sale :: recipe :: one pan
bake cookies :: recipe :: browser
cookies :: [ask] :: browser
fold up the chairs :: where it belongs :: heap: hang
clean my makeup brushes :: palm|[general] :: white spirit
wash and iron uniform shirts :: [parts] :: [general]
clean bathroom and kitchen :: [parts] :: [general]
wash and fold the towels :: towels|armful|clothes|heap|water :: [parts]
buy paint, brushes, tape and paint the hall :: [parts] :: [general]
buy milk, eggs and bread :: shop :: [parts]
sort clothes into keep and chuck :: bag :: clothes into
check oven off, lock door, go :: [parts] :: check oven
water garden, feed hens, shut shed :: [parts] :: [quiet]
dry clean suit :: pockets|label|cleaner :: the clean suit
`,
  money: `
put money on the gas meter :: meter :: ring round the sum
put £20 on the electric :: meter :: ring round the sum
top up gas :: meter :: [general]
save up for school trip :: weeks that are left :: where it comes from
save money for driving lessons :: weeks that are left :: [general]
amazon return :: press “return” :: [general]
asos return :: press “return” :: [general]
send amazon thing back :: press “return” :: [general]
return amazon parcel :: label :: [general]
invoice Marlow ltd :: what you did and the sum :: [general]
invoice overdue :: [general]|[ask] :: what you did and the sum
own tax return (yes i know im an accountant) :: tax :: [general]
cancel netflix, spotify and gym :: [parts] :: [general]
pay council tax + water + phone :: [parts] :: [general]
tax, mot, insurance :: [parts] :: [general]
1. call bank 2. pay rent 3. buy milk :: [parts] :: bank 2
call bank - pay rent - buy milk :: [parts] :: [general]
raise dispute with paypal :: want them to do :: unsorted
send invoice reminder :: where this stands :: your last invoice
check invoices against bank :: [general] :: breathe out and
do books for january :: months :: paragraph
rent deposit back from old landlord :: deposit of :: look up one place
get deposit back from landlord :: deposit of :: look up one place
get deposit back from wedding venue :: could i have it back|back :: moved out
order replacement card :: the card :: first one that will do
get council tax refund :: [ask]|[general] :: tax number
sort direct debits :: debits :: ring round the sum and the date
get paid back by Tom :: could i have it back :: paid back by
price up things for car boot :: [general] :: customer
help to save account :: interest|id :: help most
sort out uniform refund :: want them to do :: bag beside
check im on right tax code :: tax codes :: look at one part
claim conference expenses :: receipts|bag|photos|pockets :: the number where
ring BT cancel broadband :: number for bt and :: cancel broadband and
`,
  letters: `
write reference letter for Callum :: they did well :: dear
write a letter of recommendation for Priya :: they did well :: part that is easiest
reference for ex colleague :: they did well :: [general]
ask Dr Patel for a reference :: could i have a reference :: they did well
complaint letter about the boiler guy :: want them to do :: the day it closes
jury duty questionnaire :: only your name and the date :: one or two plain sentences
annual progress review form due friday :: only your name and the date :: [general]
carers allowance renewal :: fill in the lines :: [general]
update will :: the old will :: those you think of first
write my will :: those you think of first :: the old will
blue badge photo :: light wall :: insurance number
get my provisional licence :: photo :: [general]
scan P60 :: scan|photo :: [quiet]
print form, sign, scan, email back :: [parts] :: [quiet]|[general]
print, sign and scan the form :: [parts] :: [general]
redo the pension split form from solicitor :: only your name and the date :: can you be near
renew passport & driving licence :: [parts] :: [general]
library books back :: hand them over :: one paragraph
get p45 from old job :: could i have :: message to p45
write letter to santa with kids :: santa :: dear …
print off the form at the library :: stick|yourself :: printer is on
print photos for nan :: printer :: coins
ask neighbour to witness will :: sign :: could you witness?
get documents translated :: who|two :: days and hours
finish application, print it, drop it off :: [parts] :: [general]
download form, fill in, upload :: [parts] :: [general]
tell HMRC new address :: my details :: face to face
update medicare details :: my details :: [general]
lodge tax return :: tax :: [general]
get tax code fixed :: tax codes|code :: repair of
renew rego :: what has changed|official :: [general]
write incident report :: when and where it was :: last one
order transcripts :: page :: first one that will do
reply to offer :: reply|write to :: to offer
email seller about damage :: to the seller :: to seller
complain to ombudsman :: what happened :: about ombudsman
laminate badge :: [general] :: printer
write place cards :: [general]|[ask] :: sentence that is true
get a copy of my marriage cert :: the full name :: [general]
read insurance policy :: what you pay :: paragraph
read the small print :: what you pay :: paragraph
get police certificate :: [general]|sign|form :: [quiet]
note for teacher :: slip :: dear
get well card for Pat :: the wish :: well card
invite list :: columns|list :: new message
reply slip :: only your name :: to slip
organ donation :: page :: first in plain words
write complaint to dentist :: what happened :: complaint to dentist
open, read and reply to email :: in three words :: pages
that email :: waits for an answer :: delete three
paperwork :: pile :: paper from the paperwork
forward post :: redirect :: on the table
hand in notice at gym :: cancel :: resigning
hand in notice on flat :: notice :: resigning
`,
  study: `
learn to drive theory test :: ten questions :: lay out the notes
french speaking practise :: aloud :: [general]
spanish vocab 20 words :: cards :: [general]
maths hw q1-10 :: easiest part :: [general]
anki deck :: cards :: [general]
mock paper under timed conditions :: past paper :: [general]
ucas form :: ucas :: [general]|[ask]
write 500 words nanowrimo :: how many words there are :: open 500
write 200 words of personal statement :: how many words there are :: [general]
read ch 3 + 4 of textbook :: paragraph :: [parts]
read chapter 3, ring mum :: [parts] :: [general]
finish epq and also reply to grandad :: [parts] :: for it all
learn to drive stuff, book theory :: [parts] :: [quiet]
teach myself to knit :: knitting :: of yourself
write lab write up for osmosis :: five headings|method :: open the lab
drop a module :: last day to leave :: i have to cancel
drop stats before the deadline? :: last day to leave :: [general]
drop the kids at school :: alarm|where :: last day to leave
submit thesis corrections :: handed in :: on the table
fix citations in zotero :: style :: stumble
mark scheme for paper 1 :: [general]|[ask] :: take five
write 3 pages :: without deleting :: open 3 pages
write 3 letters :: write|letter :: how many words
write rec letter for intern :: they did well :: dear
email teacher bout homework extension :: to the teacher :: one it is for
pack bag for exam :: pencil :: charger
ask for reference from tutor :: could i have a reference? :: from tutor
log EPQ hours :: two lines :: submit
clean up bibliography :: style :: three things away
study korean :: notes for korean :: the korean
order exam remark :: page :: first one that will do
revise bio paper 2 :: notes for bio paper 2 :: the bio
read ch 4 of mockingbird :: put the book :: put ch 4
learn gouache :: part of gouache :: the gouache
intro done - do para 2 :: [general] :: english
email hw to miss :: one it is for|send :: to homework
get 5 quotes for hamlet :: underline :: photo of what has to be done
tidy school bag :: tip everything out :: slip of paper
mark past paper :: mark scheme|past paper :: take five
french listening :: headphones :: you will want to say
uni personal statement :: how long it may be :: list what you have done
annotated bib :: bibliography :: aloud once
uni open day book :: [ask]|[general] :: paragraph
chapters 1, 2 and 3 :: [general]|[ask] :: open chapters
check spelling, grammar and layout :: stumble :: open spelling
label diagram of heart :: easiest part :: smudge
submit abstract :: handed in :: on the table
retake exam form :: only your name :: three topics
submit the thing on canvas :: handed in :: on the table
`,
  work: `
greggs job application :: advert :: [general]|[ask]
fill in application for barista job :: advert :: [general]
job application rejected :: [general]|[ask] :: advert, and write
civil service application :: advert :: [ask]
log CPD hours :: hours, what you use :: submit
do my CPD :: hours, what you use :: first task
book cpd course :: book|course :: add up the hours
NMC revalidation :: reflection :: [general]
forklift recert :: refresher :: [general]
renew cpc card :: refresher :: [general]
call off work tmrw bc back is messed up :: i am ill :: [general]
ring back mrs dunne about her colour correction :: about your colour correction :: about her
ask kayleigh to stop being late :: like you to stop :: how long it takes
ask flatmate to stop using my pan :: like you to stop :: how long it takes
ask the doctor to stop taking my blood :: doctor :: alone
deck for client x :: box :: [general]
update resume and linkedin :: [parts] :: [general]
finish report, send to Jo, update tracker :: [parts] :: [quiet]
decide: keep the car or sell it :: middle of a sheet :: [general]
decide: A or B :: middle of a sheet :: two answers below
insta post for xmas openings :: new post :: [general]
write reports for class 4B :: list of names :: bad sentence
write report for Dan :: new date :: list of names
send meeting invite :: calendar :: your child
fix flaky test in ci :: error :: [general]
find out why R wont knit my rmarkdown :: error :: [general]
post job on indeed :: new post :: on the table
leaving card for Tom :: one line of your own :: [general]
submit pto :: take … off :: on the table
write up care plan :: new date :: bad sentence
hold team meeting :: when the meeting ends :: hold team
prep interview questions for candidates :: tell me about a time :: you did that went well
prep for interview :: interview :: what they said
write proposal for gardening job :: price|what the job is :: find out or do
fill in accident report from tuesday bus scrape :: what happened :: gap with a dot
return to work plan mtg w hr :: it would help me :: [quiet]
email supervisor re missed meeting :: about the missed meeting :: about missed
pack for first day at work :: put the bag :: put the first day
submit holiday request :: take … off :: on the table
review applications :: [general] :: stumble
copy and paste references :: menu :: window
proofread cv :: stumble :: in any order
ask for later start :: could i have a later start? :: have later
ask for earlier finish :: could i have an earlier finish? :: have earlier
make tea for team :: kettle :: pan
defrost work freezer :: plug :: nobody will eat
team photo :: [general]|[ask] :: blurred
`,
  people: `
grad photos + return library books :: [parts] :: five from the top
email Sam & Priya & book room :: [parts] :: [quiet]
dentist call; gp call; bank call :: call the bank|bank :: [quiet]
call plumber and electrician :: [parts] :: [general]
call mum and dad :: mum|call :: [parts]
reply to mum, dad and Becky :: [parts] :: [general]
tell neighbours to stop parking across my drive :: like you to stop :: how long it takes
ask nan for loan :: could i have a loan :: have loan
call gp, then pharmacy, then mum :: [parts] :: [general]
write to school and dentist :: [parts] :: want to know
return drill to dad :: bring it round :: open and close
ring bed and breakfast :: number|call :: [parts]
reply to terms and conditions email :: reply|write :: [parts]
call the school, the GP and the dentist about Leo :: [parts] :: [quiet]
sign dads card :: the wish :: sentence that is true
`,
  care: `
ring school lewis is off sick :: full name, the class :: school lewis
call school to say Amir won't be in :: full name, the class :: calling to say
ring school i'm off sick :: call|ill :: full name, the class
tell school about his allergy :: school :: ill today
sort out free school meals :: free school meals :: pan
`,
  digital: `
change my netflix password :: type the old one :: forgotten
reset my netflix password :: forgotten :: type the old one
change the wifi password :: sticker :: type the old one
cant remember my wifi password :: sticker :: [general]
back up procreate files before ipad dies :: back up :: [quiet]
instagram - havent posted since august :: new post :: face down
move all my photos off google :: export :: press “back up”
teach myself the whatsapp video :: whatsapp video :: of yourself
scan qr code for menu :: camera :: [quiet]|near a window
upload video to youtube :: upload :: smaller
phone storage full :: storage :: [ask]
open laptop :: sign in :: [general]
clear cookies :: browsing data :: recipe
clear browser cookies and cache :: browsing data :: recipe
accept cookies :: settings :: recipe
phone won't charge :: another cable :: hello, my name
laptop not charging :: another cable :: [general]
phone mum :: mum :: another cable
fix the tv remote :: old ones :: plug it in
connect speaker to bluetooth :: pairing :: word for word
set up alexa in kitchen :: out of its box :: in kitchen there
log in to gov gateway :: sign in|signs in :: [general]
scan old photos :: glass :: papers
restart sketchbook :: [general]|[ask] :: settings
fix the internet :: router :: [general]
reset pw :: forgotten :: [general]
forgot apple id :: forgotten :: right now
screen time report :: [general] :: bad sentence
reply to discord :: reply|write to :: to discord
install zoom on dads ipad :: install :: leaflet
scan doc and email it :: photo|scan :: [quiet]
make shared album :: menu :: tray
new email password :: type the old one :: look up one place
new wifi password :: sticker :: type the old one
report facebook account :: menu :: receipt
`,
  feelings: `
shower, dress, leave by 8 :: [parts] :: soap, and press
get up, teeth, coffee :: [parts] :: shop
unpack, laundry, groceries, reply to emails :: [parts] :: [quiet]
ask him to stop hitting me :: [danger] :: could you stop
get up and go :: toes|general :: [parts]
coffee, emails, standup :: [parts] :: look up one place
write down 3 wins :: date|line :: open 3 wins
`,
  nonsense: `
fold the moon into a sandwich :: [general] :: where it belongs
call the moon :: [general] :: number for
iron the cat :: [general] :: lay out the piece
mow the carpet :: [general] :: grass
read the carpet :: [general] :: paragraph
cook the books :: [general] :: pan
sell my shadow :: [general] :: photos
invoice the dog :: [general] :: your last invoice
new task :: [general] :: look up one place
throw a bowl :: [general] :: bin bag
`,
  body: `
scan at 20 weeks :: [quiet] :: camera
`,
  travel: `
book flights, hotel, cat sitter :: [parts] :: [quiet]
dentist - monday - 10am :: [general]|[ask]|the time and the way :: [parts]
flights home for xmas from nz, need to check with boss first :: to the boss :: to them
`,
  animals: `
cat litter, milk, birthday candles, call the vet :: [parts] :: [quiet]
feed cat and change litter :: scoop :: breathe out
`,
}

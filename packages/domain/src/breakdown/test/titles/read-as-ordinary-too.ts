/** More ordinary titles: study and work, people and animals, ways and screens. */
export const READ_AS_ORDINARY_TOO: Readonly<Partial<Record<string, string>>> = {
  study: `
student finance form :: student finance page :: [general]
sign reading record :: book and the record :: [general]
school trip money :: how much, and by when :: [general]
book theory test :: licence number :: [general]
write 500 words :: how many words :: [general]
lab report :: method :: [general]
plan lessons for next week :: can do at the end :: [general]
parents evening slots :: times you can come :: [general]
prepare for driving theory :: theory test :: [general]
watch lecture recording :: lesson where you stopped :: [general]
english essay plan :: quote or fact :: [general]
dissertation proposal :: find out or do :: [general]
school shoes :: longer foot :: [general]
half term plans :: the ones that are covered :: [general]
school photos :: slip with the code :: [general]
learn the highway code :: theory test :: [general]
prepare for parents evening :: question for each teacher :: [general]
watch that webinar :: lesson where you stopped :: [general]
apply for free school meals :: free school meals :: [general]
choose secondary schools :: open day :: [general]
sort uni accommodation :: page for rooms :: [general]
learn times tables :: five times :: [general]
book parents evening :: times you can come :: [general]
apply for a school place :: open day :: [general]
start coding assignment :: run it :: [general]
organise study notes :: one subject :: [general]
pay for school dinners :: how much, and by when :: [general]
write up experiment :: method :: [general]
sort out my timetable clash :: same time :: [general]
organise dissertation sources :: name the others :: [general]
enrol on course :: course :: [general]
rota clash tell boss :: same time|the boss :: [general]
money for school trip :: how much, and by when :: [general]
prepare viva :: one of them aloud :: [general]
pack kids bags :: pencil case :: [general]
finish lab write up :: method :: [general]
revise for driving theory :: theory test :: [general]
cut down essay by 300 words :: what is said twice :: [general]
plan dissertation :: quote or fact :: [general]
find study buddy :: study together :: [general]
lab write up :: method :: [general]
plan my lessons as a learner driver :: [general]|at the end|lesson :: licence number
pay for the theory test :: pay|sum|licence :: revise
review the theory :: [general]|theory|revis :: licence number
EHCP meeting on thursday need to get ready :: most want for your child :: the first of the three
`,
  work: `
1:1 prep :: one question to ask :: [general]
sort out rota swap :: could you take my :: [general]
write job advert :: each week :: [general]
do the weekly report :: new date :: [general]
check rota :: find your name :: [general]
make agenda for thursday :: three points :: [general]
sort holiday cover :: days you are away :: [general]
send out save the dates :: more to follow :: [general]
sales report :: new date :: [general]
annual review :: what came of it :: [general]
appraisal prep :: what came of it :: [general]
log overtime :: from when to when :: [general]
onboarding docs :: passport, national :: [general]
sales call with acme :: two questions :: [general]
write a to do list :: star by three :: [general]
merge the PR :: merge :: [general]
review sams document :: mark where you stumble :: [general]
train new starter :: show them :: [general]
write shift report :: new date :: [general]
apply for promotion :: with what came of it :: [general]
sort seating plan :: tables as rings :: [general]
update jira :: right column :: [general]
reply to interview invite :: thank you for the invitation :: [general]
plan team away day :: both days round :: [general]
write job description :: each week :: [general]
send weekly update :: new date :: [general]
ask for shift swap :: could you take my :: [general]
write performance review for sam :: what came of it :: [general]
one to one with manager :: one question to ask :: [general]
work rota :: find your name :: [general]
join the choir :: sign|page|form :: muted
close the till drawer :: [general]|coins :: sign out
train for the marathon :: [general]|run|walk|shoes :: show them
review the menu :: [general]|part|look :: comment
clear the desk :: paper|desk|pile :: mute
do my shift :: [general]|work|shift :: swap
take the team photo :: [general]|photo :: passport
job applications :: advert :: your name on it
put washing on and have a shower :: [parts] :: breathe out slowly
`,
  people: `
make a friend :: one group :: [general]
make friends :: one group :: [general]
organise a date night :: book a table :: [general]
read for book club :: fetch the book :: [general]
plan something nice for our anniversary :: when you met :: [general]
ask sam to dinner :: two evenings :: [general]
get the guest list done :: columns :: [general]
host dinner saturday :: one dish :: [general]
christmas list :: write the names :: [general]
book club :: fetch the book :: [general]
order a birthday cake :: baker :: [general]
organise lift share :: share the driving :: [general]
group present for boss :: divide it :: [general]
pick up parcel from neighbour :: go over, and ring :: [general]
ask dave to borrow drill :: lend me :: [general]
arrange lift home :: give me a lift :: [general]
cheer up ellie :: i thought of you :: [general]
buy secret santa :: chocolate, a plant :: [general]
get spare key cut :: shoe repair :: [general]
return neighbours parcel :: go over, and ring :: [general]
sort lift to airport :: give me a lift :: [general]
book restaurant for anniversary :: when you met :: [general]
meet mum for lunch :: when to leave :: [general]
change babys clothes :: vest, top :: [general]
organise secret santa :: draw a slip :: [general]
visit new baby :: what can i bring :: [general]
anniversary dinner :: when you met :: [general]
dinner with friends :: when to leave :: [general]
lunch with dad :: when to leave :: [general]
make friends with the new dog :: [general]|one group|treat :: contract
host a website :: page|[general]|day|ask :: dish
date the cheque :: [general]|cheque :: lay out
catch up with the washing :: machine|load|armful|[general]|wash :: dates
meet the deadline :: [general]|small pieces :: when to leave
meet the new manager :: [general]|meeting|card|hello|leave :: bring
text dad about the car :: dad|message :: meter
plan hen weekend :: day that would suit :: ten minutes
ring up about the bill :: calling about the bill :: call the bill
phone uncle ray :: uncle ray :: my name is
`,
  care: `
breast pump parts wash :: clean bowl :: [general]
wash breast pump parts :: clean bowl :: [general]
sterilise pump parts :: clean bowl :: [general]
bath the kids :: elbow :: [general]
do daughters hair :: bobble :: [general]
make the baby's purée :: mash :: [general]
brush kids teeth :: while you sing :: [general]
baby weaning :: mash :: [general]
party invites :: please tell me by :: [general]
party bags :: count the children :: [general]
screen time limits on ipad :: your own password :: [general]
pram wheel broken :: wheel :: [general]
car seat fitting :: booklet :: [general]
baby proof the kitchen :: cleaners, medicine :: [general]
introduce solids :: mash :: [general]
write to santa with kids :: santa :: [general]
give baby bath :: elbow :: [general]
teach jack to ride bike :: saddle :: [general]
get car seat in :: booklet :: [general]
letter to santa :: santa :: [general]
organise playdate :: two afternoons :: [general]
wash pump parts :: clean bowl :: [general]
kids bath and bed :: elbow :: [general]
wash baby bottles :: brush|steril :: elbow
buy baby food :: shop|place|price|slip :: mash
bath my dog :: shampoo|animals|towel :: elbow
weigh the parcel :: [general]|scales|parcel :: red book
buy a car seat :: price|place|shop :: knee
kids swimming :: bag :: ask whether now
`,
  animals: `
get change for the laundrette :: could you change this :: [general]
take bella to the groomers :: lead or carrier :: [general]
get mum a carers assessment :: assessment :: [general]
let the dog out :: go out with them :: [general]
brush the cat :: brush along the back :: [general]
muzzle train the dog :: treat inside :: [general]
take nan shopping :: go there together :: [general]
check chickens have water :: fill it to the top :: [general]
date saturday :: lay out what you feel well in :: [general]
check on mrs evans next door :: knock :: [general]
change cat food to new brand :: three parts of the old :: [general]
arrange baby shower :: before the birth :: [general]
train puppy recall :: walk backwards :: [general]
get dog microchip updated :: register :: [general]
brush dogs teeth :: rub the outside :: [general]
dog needs grooming :: brush along the back :: [general]
brush my hair :: ends first :: treat
let the room out :: [general] :: go out with them
let the dog walker know :: tell|message|say|[general] :: go out with them
buy a dog bowl :: price|place|shop :: fill it
`,
  travel: `
airport parking :: number plate :: [general]
sort visa :: official page of that country :: [general]
cancel train tickets :: cancel or refund :: [general]
renew railcard :: railcard :: [general]
sort out data roaming :: roaming :: [general]
visa :: official page of that country :: [general]
car hire :: who drives :: [general]
schedule oil change :: garage :: [general]
renew car registration :: proof of insurance :: [general]
load the van :: sweep it out :: [general]
make packing list :: head to foot :: [general]
clean litter out of car :: wrappers, cups :: [general]
mend puncture :: tube :: [general]
sell car :: log book :: [general]
get train refund :: cancel or refund :: [general]
plan packing :: head to foot :: [general]
look up visa rules :: official page of that country :: [general]
hire van for move :: who drives :: [general]
visas for india :: official page of that country :: [general]
pack the parking permit :: [general]|bag|put :: terminal
sell the car seat :: photo|price :: log book
hire a cleaner :: [general]|ask|name|person|times :: licence code
renew my vows :: [general]|page|form :: railcard
photo for bus pass :: window|light :: delete five
`,
  digital: `
update phone :: download and install :: [general]
factory reset old ipad :: erase everything :: [general]
cancel old email account :: delete account :: [general]
sort laptop it's slow :: storage :: [general]
update the team calendar :: dates in them :: [general]
join the zoom :: press the link :: [general]
email photos to gran :: press share :: [general]
bank app locked me out :: trouble signing in :: [general]
fix the spreadsheet formula :: brackets :: [general]
update the apps on my phone :: update all :: [general]
find my usb stick :: cables live :: [general]
clean phone screen :: soft dry cloth :: [general]
text landlord the meter reading :: put the photo in :: [general]
update emergency contacts :: should be called :: [general]
set up autopay for electric :: autopay :: [general]
clean phone case :: soft dry cloth :: [general]
set up family calendar :: dates in them :: [general]
update stock spreadsheet :: new numbers :: [general]
get id verified :: passport or licence :: [general]
set up zoom for interview :: press “test” :: [general]
sort apple id :: trouble signing in :: [general]
clear slack notifications :: mute two channels :: [general]
speed up wifi :: tests the speed :: [general]
delete cookies :: tick cookies :: [general]
send photos to family :: press share :: [general]
update laptop :: download and install :: [general]
update dad on the move :: tell|say|dad :: download and install
update my cv :: cv :: download and install
reset the clock :: [general]|oven|time :: erase
clear the table :: [general]|cups|tray|take :: cookies
slow down :: [general]|breathe|rest|sit :: storage
tell it to the team :: tell|team|say|[general] :: ticket
delete the spam folder :: delete :: very foot
get the update out to the team :: [general]|team|send :: download and install
new email address :: [ask] :: size, how many
`,
}

export const STUDY_TITLES = `
revising for chemistry :: notes|topic :: pharmacy|prescription
start my dissertation :: page|sentence :: bath
finish the essay on Macbeth :: missing|stopped :: play ticket
go on with the lab report :: stopped|small piece|sentence :: dog
hand in coursework :: press “submit” :: [general]
read chapter 4 :: read|paragraph :: buy
do maths homework :: task|table|part :: cook
learn enough Spanish for the holiday :: Spanish|easiest :: enough Spanish|suitcase
practise my speech for Friday :: easiest|aloud|speech :: doctor
ask my tutor for an extension :: extension until :: hair
email professor about the grade :: mail|write :: climb
book a driving test :: book|times|page :: notes for
revise for my theory test :: notes|topic :: book it
apply for university :: page|fill|form :: meal
write my personal statement :: write|page|list :: bank
proofread my thesis :: read|page|part :: bread
catch up on lectures :: stopped|part|press|task|piece :: fish
watch the recorded lecture :: lesson :: time
print my notes :: print :: photo with
borrow a textbook from the library :: look|cost|card|page :: return
return library books :: bag|door|list :: parcel label
choose my a level subjects :: answers|write :: pick up
decide whether to drop geography :: answers|write :: glass
make flashcards for biology :: subject|topic|notes|first three|fetch :: pets
cite sources in my essay :: [general]|essay|page :: tour
group project with Ana and Tom :: file|page|project|line :: band
ask Leo if i can copy his notes :: ask|question|message :: photo with
learn the piano piece :: bar that is hard|piano :: furniture
sign up for the french course :: page|fill|name :: food
study :: notes|topic :: room
memorise lines for the play :: aloud :: fishing
get feedback from my supervisor :: ask|feedback|question :: food
make flashcards for anatomy :: first term :: foggy
proofread my dissertation :: aloud :: one bad sentence
go over my notes :: close the notes :: the notes for your notes
resit the maths exam :: topics :: something warm
apply for an extension on the lab report :: extension until :: last day
restring guitar :: new strings :: what is wrong
memorize lines for the play :: aloud :: own words
`
export const WORK_TITLES = `
Phone in sick :: i am ill :: the sick
plan lesson for Year 5 :: at the end :: who is part of it
write the quarterly report :: page|sentence|write :: weather
finish slides for Monday :: missing|stopped :: playground
prepare for my appraisal :: line|write|card :: house price
call in sick :: i am ill :: wash your hands of
tell my boss i need fewer hours :: boss|sentence :: clock repair
tell the team about the new deadline :: team|sentence :: death
hand in my notice :: send|sentence|write|goes :: board
say no to extra shifts :: can’t do it :: gear
decline the meeting invite :: can’t do it|thank you for asking :: agenda
reschedule the meeting with Priya :: two times|move :: agenda
chase Tom for the figures :: stands|waiting :: doll
follow up with the recruiter :: stands|waiting :: tax
wait for HR to get back to me :: waiting|day :: message to them all
update my CV :: CV|done|list :: dvd
apply for the job at the library :: page|fill|advert|list|done :: books back
prepare for interview on Thursday :: write|advert|day, time :: tv
reply to client emails :: inbox|answer|message :: door
clear my inbox :: inbox :: bin bag
fix the bug in the login page :: file|page|line|look :: insect
deploy the new version :: [general]|first|open :: army
book a meeting room :: book|times|page :: furniture
ask Mel to cover my shift :: could you :: lid
discuss workload with my manager :: sentence|write :: laundry
do timesheet :: form|fill|sheet :: bed
set up the new laptop :: part|leaflet|open|plug|step :: table
order business cards :: order|cost|will do :: birthday
train the new starter :: help|ask|small :: station
back up work files :: copy|folder|press|device|button :: spine
plan the team away day :: day|write|who :: holiday pay
clean my desk :: paper|desk :: invoice
interview notes :: [ask]|write|line|interview :: suit
log my hours :: [general]|open|page|app|press :: fire
hand in our notice on the flat :: i am giving notice :: unsorted
hand in my notice at work :: my last day :: unsorted
ask my boss for a raise :: my pay :: where to look next
prep slides for Monday's stand up :: slide :: pan
confirm interview time with recruiter :: yes, that suits me :: out of the blue
run payroll :: hours :: roll your shoulders
ask my boss for Friday off :: take … off :: where to look next
hand over to Priya before leave :: running now :: put the over
set my out of office :: i am away :: face down
join the 10am call :: the link :: fill in
apply for the team lead job :: advert :: last day, if
ask to work from home on Fridays :: could i work :: could you work
clean up my inbox before leave :: newest ten :: one corner
check my work emails :: newest ten :: aloud
fix my CV :: what you have done :: mended something
write performance self review :: calendar :: what you would like to see more
prep for 1:1 with my manager :: question to ask :: third
do my expense report :: receipts|photos :: bad sentence
`

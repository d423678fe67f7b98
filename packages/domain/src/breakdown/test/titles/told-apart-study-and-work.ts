/** Titles of school, study and work that look like others and are not. */
export const TOLD_APART_STUDY_AND_WORK: Readonly<Partial<Record<string, string>>> = {
  study: `
email my supervisor that the chapter is late :: you want your supervisor to know :: here it is
get the degree certificate translated :: translator :: which days
learn spanish :: words of it that you know :: homework
start german course :: words of it that you know :: homework
learn some japanese for the holiday :: words of it that you know :: [general]
do my spanish lesson on duolingo :: press the next lesson :: at the end
learn 20 words for the test :: cover one side :: [general]
help with fractions :: makes no sense :: ask them
i dont understand algebra :: makes no sense :: [general]
understand photosynthesis :: makes no sense :: [general]
help Tom with his science project :: sit down beside them :: [general]
my daughter won't do her spelling homework :: go to your daughter :: do the easiest part
my son refuses to do his homework :: go to your son :: do the easiest part
kids homework :: sit down beside them :: do the easiest part
understand the essay question :: what to do: discuss :: [general]
what does the assignment want :: what to do: discuss :: [general]
ask for more time in the exam :: in my exams :: until
ask for an extension on my essay :: until :: in my exams
apply for exam access arrangements :: in my exams :: [general]
reply to ucas offer :: your answer to each offer :: what they want to know
answer the exam question :: first task :: their name
apply for university :: ucas :: one line
appeal my exam grade :: date and number :: [general]
viva next week :: thesis|examiner|chapter|question :: slides
chemistry lab report :: what was done|method|result|measured :: first task
driving theory revision :: theory|sign|question :: [general]
timetable clash two exams at the same time :: both|two :: [general]
catch up on anki :: first three :: [general]
coding homework :: editor :: first task
write the speech for debate class :: three reasons :: smile
write speech for student council :: three reasons :: smile
leaving speech for my colleague :: moment :: [general]
decide whether i should go to uni :: two answers :: [general]
help my brother with his essay :: sit down beside them :: [general]
do reading with Sam :: page or two :: first question
mark the past papers :: pile :: your answer
make revision notes :: in your own words :: [general]
pack for driving test :: two pens :: underwear
first day at uni :: whom to ask for :: [general]
find the usb with my thesis :: computer you used :: [general]
choir practice :: pencil :: [general]
practise the guitar with my son :: one note or one chord :: sit down beside them
get both parents to sign the trip form :: who may sign :: [general]
learn a song :: read two lines aloud :: [general]
2000 words by monday :: words|line :: [general]
500 anki cards due :: first three :: write a question
the 40 german words for friday :: cover one side :: [general]
write down everything i need for camping :: number of nights :: [general]
`,
  work: `
start my new job :: whom to ask for :: advert
first day at work tomorrow :: whom to ask for :: [general]
leave the meeting early :: i have to leave at :: good to see you
leave work early :: i have to leave at :: you want to do there
leave early :: [ask] :: you want to do there
finish work early on friday :: i have to leave at :: [general]
go back to work after sick leave :: it would help me :: you want to do there
first day back at work :: it would help me :: [general]
prepare for return to work meeting :: it would help me :: [general]
cv gap :: one plain line :: advert
explain the gap in my cv :: one plain line :: [general]
send the minutes :: put the minutes :: who was there
train my replacement :: three things they need :: [general]
train the volunteers :: three things they need :: [general]
review pull request :: changes :: [general]
fix the failing pr :: error :: [general]
call with client about complaint :: last mail, last order :: [general]
get team to fill in the survey :: reminder :: plug
write up near miss :: when and where it was :: bad sentence
write up the incident at work :: when and where it was :: what you have of
accident report :: when and where it was :: [general]
redo the display board at school :: staple :: go outside
log in to student portal :: where one signs in :: [general]
put rota in my calendar :: open the calendar :: [general]
volunteer rota :: shifts or turns :: [general]
cleaning rota for the house :: five jobs :: cloth
decide if I should quit :: two answers :: on my mind
tell student finance I dropped out :: what is new :: face to face
out of office for maternity leave :: away|automatic|reply :: armful
sent the email to the wrong person at work :: who has to know :: [general]
write my appraisal :: three things that you did :: what you have of
check i got paid right :: payslip :: [general]
book holiday from work :: days you would like :: flight
apply for leave to care for dad :: days you would like :: one line
reply to customer who is angry :: ring round what they want :: my part
do the cyber security training :: log in :: [general]
make coffee for the meeting :: kettle :: bowl
learn the new booking system :: do on it most|you will do on :: [general]
accept the job offer :: i am writing :: [general]
email my boss after ignoring him :: sorry for my silence :: i am writing
teach my class to juggle :: what they can do at the end :: ask them
`,
}

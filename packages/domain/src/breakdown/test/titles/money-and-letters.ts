export const MONEY_TITLES = `
Chase the unpaid invoice :: waiting for|where this stands :: fill in whom
send invoice to Kofi :: invoice :: waiting for
pay the water bill :: sum|bank :: plants
pay Rosie back for the tickets :: sum|pay|bank :: stage
split the bill with flatmates :: sum|[general]|[ask]|bill :: heavy
set up direct debit for council tax :: app|page|open :: tray
cancel free trial :: cancel :: dentist
cancel Netflix :: cancel :: watch
do my expenses :: receipt|expenses :: running
check my bank balance :: bank|number :: yoga
make a budget :: number|bank :: cake
save up for a bike :: [general]|number|bank|sum :: puncture
dispute the parking fine :: what happened|letter|line :: well done
claim compensation for the late train :: happened|claim|line :: ticket to
compare energy tariffs :: offer|compare|tariff :: gym
switch broadband :: bill|compares :: tv guide
open a savings account :: name|page|fill :: saved file
close my old bank account :: [general]|cancel|account|page :: window
file self assessment :: tax|folder :: essay
tax return :: tax :: parcel
ask boss for a pay rise :: number|pay :: tax
lend Dan twenty quid :: [general]|sum|bank|pay :: book
get a refund for the broken kettle :: receipt|happened :: tea
sell my old phone on ebay :: photo|price :: call
apply for universal credit :: page|form|claim|question :: card debt
work out how much holiday pay i am owed :: look|[general]|line|find :: suitcase
find a cheaper phone contract :: look|page|offer :: ring tone
transfer money to savings :: bank|number|sum :: bus
sort out my pension :: number|bank|page|line :: retire party
council tax bill :: bill|sum :: vote
look at my credit card statement :: sum|look|number|page :: magic
stop spending so much on takeaways :: hour|stand|hand :: cook dinner party
split the electricity bill with housemates :: how much each :: top of a sheet
ask Dave for the £40 he owes me :: could i have it back :: where to look next
sell the old ipad on ebay :: erase everything :: say goodbye
set up a direct debit for council tax :: sort code :: let it run
sort out my pension and find the letter :: pension :: left for each week
change my direct debit date :: collect it :: sort code|could we move it
work out my budget for november :: bank on the screen :: roll your shoulders
set up savings for the kids :: bank :: leaflet
pay for the school trip :: how much :: make it good
sort out bank card :: bank’s app :: a card or a sheet
work out what I can afford for Christmas :: bank on the screen :: one place
get euros :: order it :: [ask]
`
export const LETTER_TITLES = `
Open the letter from HMRC :: letter :: reply to them
The letter from the council has been on the table for weeks and I need to open it :: letter :: vote
write a letter to my MP :: write|page|sentence :: open one envelope
post the letter to grandma :: envelope|send|goes :: read only
reply to the bank's letter :: message|letter|answer :: river
fill in the school trip form :: form|fill :: suitcase
fill in PIP form :: hard on an ordinary day|form|question :: seeds
renew my passport :: passport|photo :: library
renew library card :: page|fill|number :: birthday
apply for a provisional licence :: page|fill|photo|form :: songs
register to vote :: page|vote :: school
sign the tenancy agreement :: sign|name goes|pen :: flat hunting
send back the signed contract :: bag|send|goes back|receipt|envelope :: offer
print the return label :: print :: photo with your phone
scan my birth certificate :: photo|page :: doctor
find my birth certificate :: last had|look :: hospital
answer the letter from the school :: letter|message|answer :: homework
complain about the delivery driver :: happened|line :: lesson
appeal the parking ticket :: happened|line|letter :: concert
cancel my gym membership :: cancel :: bottle with water
report the pothole to the council :: happened|page|line :: tyre
shred old bank statements :: paper|page|put|[general]|look :: guitar
sort the pile of post :: envelope|letter|paper :: fence
make a will :: names|plain words :: future tense
update my address with the bank :: page|app|address|[general]|open :: speech
get a new driving licence :: licence|page|photo :: lesson
claim on the travel insurance :: happened|claim|page :: suitcase
apply for a blue badge :: page|form|fill :: paint
write to the landlord about the deposit :: landlord|write :: open one envelope
get the form witnessed :: form|[general]|sign|ask :: court
change my name on my documents :: [general]|page|old one|write :: lightbulb
council letter :: letter :: vote
reply to the letter from the council :: reference number :: with a heart
appeal the PIP decision :: look at this again :: receipt
gather documents for visa application :: folder :: bin heap
change my name on my bank account :: my details :: change your mind
ask landlord to fix the boiler :: please send somebody :: where to look next
forward the email to Dan :: press “forward” :: i am writing
the letter from the bank I'm scared to open :: envelope :: look at one part
give the landlord notice :: i am giving notice :: resign
read the letter from the school :: by when :: finger
get a copy of my birth certificate :: full name :: plain wall
return the DVLA letter :: goes :: receipt
`

/** Titles of money, letters and offices that look like others and are not. */
export const TOLD_APART_MONEY: Readonly<Partial<Record<string, string>>> = {
  money: `
ask landlord for more time to pay the rent :: pay each month :: put a ring round the sum
reciepts into the folder :: folder :: claim
claim refund delayed train :: fill in the form :: your bag and pockets
work out how much we spent on holiday :: search for each name :: home, food
work out how much I spent on takeaways this month :: search for each name :: home, food
The gas company says I owe 900 pounds and I think it is wrong :: higher line :: send the money
claim the train delay refund :: fill in the form :: cancel
work out how much i can spend this month :: what is there now :: under the word for its kind
see how much we spend on food :: under the word for its kind :: [general]
pay the bus lane fine :: lower sum|registration :: open your bank
pay the parking fine at the town hall :: hand over the bill :: open your bank
pay for hospital parking :: machine :: put a ring round the sum
lend dan £50 :: do without :: the dan £50
lend dan twenty quid :: do without :: ring round the sum
lend sam my bike :: put it by the door|your bike :: loan
mum owes me for the shopping :: could i have it back :: [general]
remind dan he owes me 20 :: could i have it back :: [general]
dan owes me money :: could i have it back :: [general]
get my coat back from sarah :: could i have it back :: [general]
chase tom for the money :: could i have it back :: where this stands
get deposit back from the venue :: could i have it back :: landlord
ask landlord for the deposit back :: deposit :: open a new message to them
gas bill is too high :: higher :: [general]
electric bill doubled why :: higher :: [general]
refund for delayed train :: booking :: [general]
train ticket refund :: booking :: [general]
ask for an extension on my rent :: each month :: part of the work
ask the council for a payment plan :: each month :: what would help
go to the bank to pay in cheque :: bank :: one thing you want to do there
pay in a cheque :: photos it asks for :: [general]
deposit the check from grandma :: cheque :: [general]
change direct debit to new bank account :: new details :: collect it
update my card on spotify :: new details :: [general]
mortgage renewal :: deal ends :: policy
cancel unused subscriptions :: bank|each ::  mail or message about the unused
ask netflix to stop charging me :: cancel :: could you
reset the pin for my bank card :: cash machine :: four plain words
activate my new bank card :: switched on|bank’s app :: [general]
christmas budget :: christmas|present|people :: each week
set up direct debit for rent so I stop forgetting :: standing order|bank :: tray
check i got paid right :: payslip :: [general]
check my payslip they missed my nights enhancement :: payslip :: [general]
make money last till payday :: cupboards :: [general]
do my taxes, 3 years behind :: missing years :: essay
late tax return :: missing years :: parcel
do the accounts for the club :: under “in” or “out” :: tax
mileage :: drove :: pockets
someone stole my card details :: freeze|bank’s app :: [general]
bitcoin scam :: i have been scammed :: [general]
donate 20 dollars to red cross :: press give :: put 20 dollars
start a pension :: pension :: [ask]
pet insurance :: compares :: renewal
insurance for wedding :: compares :: [general]
housing benefit stopped :: last payment :: [general]
why has my universal credit stopped :: last payment :: [general]
`,
  letters: `
my landlord wants to put the rent up :: new sum :: [general]
rent increase letter :: new sum :: [general]
upload documents for student finance :: asks for it|they ask for :: [general]
universal credit want more evidence :: they ask for :: [general]
get a letter from gp for uni :: could you write me a letter :: [general]
ask for a letter of support for pip :: could you write me a letter :: [general]
get the birth certificate copied and post it :: glass :: register’s
photocopy my passport :: glass :: plain wall
lost passport :: lost or stolen :: [general]
lost my bus pass :: say “lost” :: [general]
report lost wallet :: lost property :: what it is for
get out of jury duty :: excused :: thank you for asking
jury duty :: excused :: [general]
postal vote :: black pen :: motion
go and vote :: polling :: your name there
stop junk mail through the door :: letter box :: unsubscribe
unsubscribe from Netflix :: cancel :: newsletter
tell the dvla about my new address :: my details :: [general]
tell student finance I dropped out :: what is new :: [general]
apply for carers allowance :: begin the claim :: fill in the lines
write to the landlord about my deposit :: deposit :: [general]
apply for food stamps :: begin the claim :: fill in the lines
apply for a visa :: country :: [general]
schengen visa appointment :: country :: [general]
apply for 26-30 railcard :: railcard :: plain wall
end my tenancy :: giving notice :: [general]
baby passport photo :: photo :: [general]
check passport date :: date :: [general]
register twins :: registering a birth :: fill in the lines
paperwork :: paper|pile|folder :: [general]
order transcripts :: register|order :: [general]
hand in lost wallet :: go there :: envelope
zara return, i lost the receipt :: orders :: [general]
reply to bank email about fraud :: call that number :: reply to
log in to universal credit :: sign in|log in|password :: [general]
complain in writing not by phone :: what happened :: [general]
post the letter to grandma :: envelope :: [general]
open the scary letter :: feet flat :: [danger]
accident report :: what happened|saw :: [ask]
dental insurance claim :: policy :: [general]
`,
  study: `
do my student loan :: student finance|loan :: [general]
get both parents to sign the trip form :: sign :: [general]
`,
}

/** Ordinary titles, as people type them: what stands in a home, what a body needs, money and papers. */
export const READ_AS_ORDINARY: Readonly<Partial<Record<string, string>>> = {
  home: `
clean the microwave its grim :: slice of lemon :: [general]
wash the shower curtain :: unhook :: [general]
fix the toilet seat :: hinges :: [general]
toilet seat loose :: hinges :: [general]
replace the shower head :: thread :: [general]
clear the draining board :: tea towel :: [general]
tupperware drawer :: lid on its box :: [general]
patio furniture cover :: lightest ones :: [general]
cat flap fix :: push the flap :: [general]
rehang the blind :: until it clicks :: [general]
bag up stuff for charity :: one shelf or rail :: [general]
clean inside of washing machine smells :: rubber seal :: [general]
bring the garden chairs in :: lightest ones :: [general]
sweep the yard :: broom :: [general]
get the slow cooker on :: put the lid on :: [general]
use up the mince :: cook it in one pan :: [general]
clean trainers :: laces :: [general]
polish shoes :: laces :: [general]
clean the grout :: toothbrush :: [general]
oil the squeaky hinge :: let a drop run :: [general]
freezer inventory :: use soon :: [general]
put the christmas tree up :: test the lights :: [general]
the boiler needs servicing :: gas safe :: [general]
tidy under the stairs :: what stands in front :: [general]
put washing line back up :: tie or hook :: [general]
sort cables box :: coil :: [general]
draft excluder for front door :: where is it cold :: [general]
wipe kitchen sides :: crumbs :: [general]
shed roof leaking :: tarpaulin :: [general]
clean bbq :: grill :: [general]
interview outfit :: what others will wear :: [general]
bike chain :: rag :: [general]
wasps :: pest control :: [general]
condensation :: wipe the glass :: [general]
dog hair everywhere :: rubber glove :: [general]
put the chicken in the oven :: oven on :: [general]
change the clocks :: oven, microwave :: [general]
fix the zip on my coat :: teeth :: [general]
pack away summer clothes :: will not need now :: [general]
take measurements for the curtains :: tape measure :: [general]
book in the boiler man :: gas safe :: [general]
landlord inspection on friday :: which rooms :: [general]
rake the leaves :: rake towards you :: [general]
laundry is piling up :: one armful :: [general]
unload dryer :: is it dry :: [general]
scrub bath :: rim to the plug :: [general]
fix fence panel :: panel :: [general]
wash gym bag :: tip everything out :: [general]
sort hand me downs :: now, later, away :: [general]
clear the sofa :: cups on one tray :: [general]
deep clean sofa :: cushions :: [general]
clean the skirting boards :: door round the handle :: [general]
re seal the bath :: sealant :: [general]
clean cooker hood filter :: filter :: [general]
wipe doors :: door round the handle :: [general]
put new loo seat on :: hinges :: [general]
clean the iron :: vinegar :: [general]
sort bedside table :: cups and plates :: [general]
wipe table :: crumbs :: [general]
sort spice rack :: jars :: [general]
toaster crumbs :: upside down :: [general]
bath mat mouldy :: may it be washed :: [general]
brush hair :: ends first :: [general]
put on deodorant :: flannel :: [general]
scrape candle wax off table :: plastic card :: [general]
set mouse trap :: along the wall :: [general]
change water filter jug :: jug :: [general]
put the heating on timer :: time on and one time off :: [general]
empty food waste bin :: caddy :: [general]
wash the net curtains :: unhook :: [general]
sort the medicine cabinet :: dates :: [general]
find out why the lights tripped :: switch is down :: [general]
fill the salt in dishwasher :: pour in the salt :: [general]
steam clean carpet :: rub it in on one strip :: [general]
wash muddy football boots :: laces :: [general]
stop the toilet running :: float :: [general]
clear snow off drive :: to the side :: [general]
set table :: forks :: [general]
tidy under the sink :: wipe the bottom :: [general]
hoover crumbs off sofa :: cushions :: [general]
sort pots and pans :: inside each other :: [general]
clean the bbq :: grill :: [general]
bring in the bins :: wheel the first one :: [general]
fix squeaky floorboard :: where it squeaks :: [general]
leftovers into tubs :: press the air out :: [general]
need to sort the bathroom cabinet :: dates :: [general]
grout the tiles :: joints|tile|[general] :: bicarbonate
seal the envelope :: [general]|letter|envelope :: scrape
clean my room :: bag|rubbish|floor :: paste
fix the shower :: tools|[general]|repair :: thread
change the lightbulb in the microwave :: [general]|bulb :: lemon
put the kettle on :: kettle|cup|[general] :: descaler
hang the washing up :: peg|hang|line :: bracket
oil the bike :: [general]|chain|rag|tool :: pin
clean the fish tank filter :: tank|filter :: hood
buy a shower curtain :: price|place|shop :: unhook
buy a slow cooker :: price|place|shop :: lid on
fence with dad at the club :: [general] :: panel
chop the onions :: board|cut|knife :: axe
wash the car :: bucket|sponge :: wrappers
read the meter :: digits|numbers :: message to them
sweep the chimney :: [general]|firm|call|cloth :: broom from
get the tent out to dry :: [general] :: place that has
put the picture back on :: [general]|hang :: where it belongs, or
clear the path of leaves :: [general]|rake|sweep|patch :: strew salt
set the table up in the garden :: [general]|table|setup|fold :: forks
get the kids out of bed :: bags and the shoes :: price
pick up my glasses from specsavers :: ask for :: dustpan
the washing has been in the machine since yesterday :: line|rack :: pockets
make the spare bed up for tom :: clean sheet :: shake it out and
wipe fridge door :: [general]|cloth :: board beside it
bin overflowing :: fresh bag :: in overflowing
`,
  body: `
shave my legs :: foam :: [general]
put lotion on :: rub it in :: [general]
ear drops :: let the drops fall :: [general]
soak my feet :: bowl in front of a chair :: [general]
take out braids :: undo from the bottom :: [general]
clean retainer :: soft toothbrush :: [general]
do my injection :: sharps box :: [general]
check my mole :: sharp photo :: [general]
do 10 mins yoga :: mat or a blanket :: [general]
moisturise :: rub it in :: [general]
put the light therapy lamp on :: arm’s length :: [general]
sort my hearing aid batteries :: batteries :: [general]
get contact lens prescription :: optician :: [general]
take contacts out :: pinch it out :: [general]
heat pack on back :: thin towel :: [general]
do my nebuliser :: mask or mouthpiece :: [general]
sort my sleep schedule :: hour you want to get up :: [general]
change plaster on my toe :: new plaster :: [general]
do my makeup :: mascara :: [general]
get out of this chair :: wiggle :: [general]
clean my cpap :: mask and the tube :: [general]
remove nail varnish :: remover :: [general]
face mask :: space round the eyes :: [general]
write food diary :: last thing you ate :: [general]
shave head :: foam :: [general]
eye drops :: let one drop fall :: [general]
drop the eye test idea :: [general] :: drops fall
buy deodorant :: shop|bag :: flannel
order ear drops :: price|place|shop|[general] :: drops fall
shave ice for cocktails :: [general]|foam :: razor blade
sit on the committee :: [general] :: hedge
run the meeting :: day|meeting :: running shoes
get up :: feet|duvet|alarm|bed :: wiggle
buy a face mask :: price|place|shop|[general] :: rinse or pat
run a bath :: water|tap|towel|bath :: shoes
get up and dressed :: toes|bed :: pockets
`,
  money: `
file taxes 3 years late :: missing years :: [general]
UC journal message from work coach :: newest entry :: [general]
uc journal :: newest entry :: [general]
reply in my uc journal :: newest entry :: [general]
claim for the broken phone on insurance :: claim number :: [general]
tv licence :: tv licensing :: [general]
housing benefit change of circumstances :: what changed :: [general]
stock take at the shop :: shelf :: [general]
sort phone contract :: how much data :: [general]
sort out my filing :: heap :: [general]
tax code :: official page on tax codes :: [general]
dbs check :: passport, licence :: [general]
letter to bank :: i am writing about :: [general]
change name after wedding :: certificate :: [general]
report lost oyster :: say “lost” :: [general]
check my tax code :: official page on tax codes :: [general]
write to landlord re repairs :: what, where, since when :: [general]
shred old statements :: staples :: [general]
tv licence letter :: tv licensing :: [general]
phone contract :: how much data :: [general]
claim on pet insurance :: claim number :: [general]
bank on it :: [general] :: slip
book a visa photo :: book|photo|day|[general] :: fee
pay the visa bill :: sum|pay|bill :: official page of that country
donate blood :: official page :: press give
look for a parking space :: [general] :: number plate
close the bank door :: [general] :: delete
cash up the till :: coins :: cheque
transfer money to Sam :: name and the sum|compare :: left for each week
shred the cabbage :: [general]|board|cut :: staples
phone about the order :: about the order :: number for the order
`,
}

/** Titles whose task has a near one that is done otherwise, and beside them that near one. */
export const READ_WITH_NEIGHBOURS: Readonly<Partial<Record<string, string>>> = {
  home: `
defrost the freezer :: switch it on again :: [general]
iron a shirt for the interview :: unplug the iron :: the one piece
bleed the radiators :: turn the heating on again :: [general]
clean the oven :: put everything back :: [general]
clean the bbq :: put the grill back in :: [general]
turn the mattress :: make the bed :: tip
clean the rug :: put things back :: [general]
empty the dehumidifier :: switch it on again :: [general]
clean the fridge :: put back what stays :: [general]
make dinner :: switch the cooker off :: [general]
bake a cake :: switch the oven off :: [general]
restart the router :: put it back in :: [general]
turn off the hair straighteners :: straighteners :: plug the iron in
scrub the mold off the shower grout :: old toothbrush :: curtain|vinegar
clean the mould off the bathroom tiles :: old toothbrush :: curtain
clean the mould off the shower curtain :: curtain :: toothbrush
wash the mouldy shower curtain :: rings :: toothbrush
get rid of mould on the ceiling :: one patch :: curtain
get the mould off the windowsill :: one patch :: curtain
clean the bathroom :: cleaner :: mould
clean the dishwasher filter :: put it back until it sits :: [general]
clean the tumble dryer filter :: put it back until it sits :: [general]
get the tent from the attic :: close the hatch :: the price
carry the boxes up to the loft :: close the hatch :: armful
clear the loft :: stays, goes :: hatch
put the rat traps in the loft :: along the wall :: hatch
go to the tip :: container :: the one thing you want to do there
find trainers that fit :: search|look|find :: on your foot
unblock kitchen sink :: washing-up liquid :: hair|hanger
unblock the shower drain :: hanger :: washing-up liquid
unblock the bath :: hanger :: washing-up liquid
clean the kitchen sink :: sink :: unscrew
hem the curtains :: pin it all along :: mended|five stitches
hem my trousers :: pin it all along :: mended
mend the hole in my jumper :: five stitches :: pin it all along
put winter coats in the loft :: close the hatch :: armful
put the clothes away :: drawer :: hatch
put away the suitcase from august :: take out one thing :: armful|five more
put the toys away :: toys|what lies there|drawer|box :: suitcase
go to the dump with the old mattress :: whether the tip takes a mattress :: the one thing you want to do there
take the old fridge to the tip :: container :: mattress
get rid of the old mattress :: charity :: feet know
assemble ikea shelf that has been in its box since we moved :: fix it to the wall :: tray
assemble ikea shelf :: on the floor :: tray
assemble the bookcase :: fix it to the wall :: tray
cook the chicken before it goes off today :: no pink :: ready-made|tin
cook chicken :: no pink :: easiest thing
cook dinner :: switch the cooker off :: chicken
cook turkey for christmas :: pan|oven :: chicken
find new shoes :: [general]|[ask] :: on your foot
bring the christmas tree down from the loft :: close the hatch :: [general]
mould in the washing machine :: seal :: one patch
find my other shoe :: under the bed :: pockets|fridge
find the other glove :: pockets :: on your foot
find my keys :: pockets :: under the bed
sort the drawer of cables :: coil :: broken, dry
sort the kitchen drawer :: towel on the table :: coil
take the bins out, its recycling week i think?? :: which bin :: [general]
`,
  money: `
work out what i actually spend each month :: add up :: each week
work out my monthly outgoings :: add up :: each week
check my bank balance :: number :: add up
check what i spent this month :: add up :: [general]
see where my money goes :: add up :: [general]
work out how much to save each month :: numbers :: five words
make a budget :: before the next money :: add up
pay parking ticket :: registration :: envelope
klarna, clearpay, the overdraft, the loan off my brother. all of it :: debt adviser :: [general]
cancel klarna :: [general]|[ask]|cancel :: debt adviser
pay off the credit card :: bill :: debt adviser
pay the gas bill :: sum :: registration
cancel that meal kit thing before they charge me again :: press cancel :: [general]
file my taxes before the 15th :: first page :: real date
sell the old bike on marketplace :: put the old bike where :: charity|bag by the door
sell the cot on facebook marketplace :: put the cot where :: bag by the door
sell my old phone :: erase :: charity
sell some clothes on vinted :: publish :: erase
return jeans to zara :: tags :: what goes with
return Jo's casserole dish :: bring it round :: tags
`,
  travel: `
find out why the car is making the noise :: garage :: one page
find out why the boiler makes a noise :: gas :: garage
check tire pressure :: door frame :: thumb|pump on straight
check the tyre pressures on the car :: gauge :: thumb
oil change :: handbook :: [general]
check the bike tyres :: pump :: spare
pump up my bike tyres :: pump :: handbook
chose a photo for passport renewal :: official page :: [general]
`,
  animals: `
give the cat her thyroid tablet without getting bitten :: towel :: by weight
give mum her tablets :: label :: treat|animal
give the dog his antibiotics :: what the vet set :: by weight
worm the dog :: by weight :: what the vet set
give the cat flea treatment :: packet :: what the vet set
water bowl + litter tray :: fresh cold water :: gloves and the one tool|a tool, a fact
fill the cat's water bowl :: fresh cold water :: lively
check the chickens have water :: lively :: the tray
water the garden :: hose :: bowl
clean the hamster cage :: put the animal back :: [general]
let the dog out :: close the door :: hood
muck out the stable :: back in :: [general]
clean fish tank :: filter and heater on again :: [general]
walk the dog even tho its raining :: towel for the dog :: look at the sky
walk the dog :: lead :: hood
walk the dog before it rains :: lead :: hood
take the dog to the vet in the rain :: carrier|vet :: hood
get the cat to take her pill :: what the vet set :: by weight
`,
  letters: `
reply to aunt carol's christmas card (its march) :: stamp :: open the message
reply to the birthday card from gran :: stamp :: what they want to know
reply to the wedding invitation :: love to come :: stamp
reply to the email from the bank about my card :: open the message :: stamp
`,
  digital: `
unfollow my ex on everything :: unfollow :: [general]
block my ex :: block :: [general]
delete apps i don't use :: cancel it first :: [general]
`,
  people: `
ask the teacher if noah can wear his ear defenders at assembly :: could noah wear his ear defenders at assembly :: could you
ask Leo if I can copy his notes :: could i copy your notes :: [general]
ask the landlord when the boiler can be mended :: landlord :: could when
`,
  care: `
mum's ashes are still in the wardrobe :: no hurry|nothing has to be settled|ashes :: opening hours|flower
scatter dad's ashes :: wind :: opening hours
visit mum's grave :: flower :: funeral director
find a babysitter for the 22nd :: from when until when :: club
find a sitter for the dog :: write :: children
find a nanny :: childminder :: from when until when
`,
  body: `
sit outside for a bit :: sit down there :: [general]
get some fresh air :: doorway :: [general]
make the doctors believe me about the pain :: where it hurts :: [general]
straighten my hair :: unplug :: one side, slowly
wash my hair :: shampoo :: unplug
stretch my back :: knees to your chest :: shoulders
stretch :: shoulders :: all fours
shave legs or decide not to :: trousers or tights :: one side
shave my beard :: one side :: tights
have a bath :: turn the tap off :: [general]
`,
  study: `
write up lab report for dr okafor due thurs :: method :: three words
write my science essay :: sentence :: discussion
`,
}

/** Titles of the house, its things, its garden and its vehicles that look like others and are not. */
export const TOLD_APART_HOUSE: Readonly<Partial<Record<string, string>>> = {
  home: `
get the caravan ready for the season :: [general] :: wear
blackout curtains up so I can sleep after nights :: rail :: on my mind
clean out the fridge bc something is dead in there :: bin bag :: [quiet]
change my pillowcase :: pillow :: [general]|duvet
change the cot sheet :: cot :: duvet
clean up mouse droppings :: soaked :: [general]
mouse droppings in the cupboard :: soaked :: [general]
toilet won't flush :: bucket :: [general]
the loo isnt flushing :: bucket :: [general]
clogged toilet :: washing-up liquid :: sponge
wasp in the kitchen :: window :: pest control
there's a bee in the house :: window :: [general]
wash the bin :: bin :: [general]
clean the kitchen bin :: bag :: [general]
wash my hairbrush :: bristles :: [general]
clean the hair out of the brush :: bristles :: drain
smoke alarm keeps going off when i cook :: window :: new battery
change the battery in the smoke alarm :: press the button :: [general]
sort mum's old photographs in the loft :: handful :: folder of deleted
sort the box of photos :: handful :: phone, or open
hide the easter eggs :: where each one is :: [general]
change fuse in plug :: same number :: push the switch
steam the carpets :: strip :: shake it outside
wash the dishes by hand :: mug|glasses :: delicate
hand wash the knives :: sink :: delicate
handwash the delicates at the hotel :: lukewarm :: [general]
wash the dog bed at the launderette :: large machine :: label
get washing from the laundrette :: go there :: shower
mop up water from the washing machine :: bucket|bowl :: kitchen roll
unblock the washing machine drain :: filter :: hanger
washing machine won't drain :: filter :: receipt
change the coffee machine filter :: press it in|dip the new one :: calendar
put oil in the car :: handbook :: pick up what
fill up the screenwash :: bonnet :: [general]
put the duvet cover on :: corners :: [general]
get wax out of the tablecloth :: peas :: [general]
get wax out of my ears :: [general]|[ask]|surgery :: iron
stick the tile back on :: glue :: [general]
the blind fell down :: bracket :: screwdriver
creaky door :: oil :: [general]
put oil on the hinge :: oil :: [general]
draughty window :: draught|foil|strip|roll :: wipe it from top
wet windows in the morning :: wipe the glass :: [general]
crumbs in the toaster :: tray :: [general]
table wobbles :: screw :: [general]
put the turkey in :: oven :: [general]
get the turkey out to defrost :: rim :: [general]
loose toilet seat in rented flat :: hinges :: [general]
flies in the kitchen :: vinegar :: pest firm
mouldy bath mat :: may it be washed :: [general]
mould on the bread :: bag :: wall
mould in the fridge :: shelf|fridge :: wall
get mould off trainers :: mould cleaner|vinegar :: wall
make packed lunch without bread :: box :: yeast|knead
bake banana bread :: recipe :: knead
clear out the bedside drawer :: towel :: [general]
find where the mice get in :: torch :: [general]
empty the dehumidifier tank :: sink :: [general]
blocked sink :: washing-up liquid|drain|food :: block
blocked drain :: cover|hook :: block
get rid of bed bugs :: council|pest :: measure
wash the chicken :: [ask]|[general] :: towel on the floor
unpack the dishwasher :: rack :: bag on the bed
put the ikea wardrobe up without crying :: leaflet :: label
put the bed back together after moving it :: picture :: larger than it will be
finish the flat pack desk :: picture :: open the bag
get up from the sofa :: stand :: cushion
take the pram out for a walk :: shoes :: lead
fill the hole in the garden :: [general]|spade|soil :: socket
wash the sleeping bag :: label :: tip everything
iron patches onto jacket :: jacket|patch :: hanger
the freezer is iced up :: unplug|switch it off|towel :: [general]
descale the dishwasher :: descaler :: [general]
deal with the laundry mountain :: machine :: [general]
wash the dress dry clean only :: take it there :: machine or a bowl
strip the cot :: pull :: [general]
add salt to dishwasher :: salt :: [general]
gas meter reading for new flat :: meter :: [general]
wrap a bottle of wine :: paper :: [general]
wrap the parcel for posting :: label|address :: [general]
finish wrapping the presents :: tape|wrap :: [general]
hard boil six eggs :: pan|water :: [general]
put up the artificial tree :: stand :: [general]
make jelly :: packet :: fruit, and weigh
kitchen sink wont drain :: washing-up liquid|bucket :: [general]
turn off the immersion heater :: knob|switch :: [general]
get hair dye off the wall :: wall|soap :: [general]
cleaning rota for the house :: [ask]|jobs|write :: cloth
get the bike fixed :: take it there :: two days
locked out of my car :: locksmith|key :: page or the app
clean the work van :: car|van|bag :: do not belong
fly in to rome :: [general]|[ask] :: wasp
draft in gmail :: [general]|[ask] :: draught
red wine on the carpet :: press it on the stain :: [general]
boiler pressure is low :: boiler|pressure|gauge :: [general]
the bath won't drain :: hair|cover|hook :: [general]
burnt pan :: water :: [general]
fix the squeaky door :: oil :: [general]
get blood out of the sheets :: cold water :: practice
get the paint off my jeans :: stain :: shop
turn down the music :: knob|switch :: thank you for asking
put the cot up :: leaflet :: label
water leaking through the ceiling :: bucket|bowl :: breathe
put the blinds down :: [general]|blinds :: vet
blocked drain outside :: grid :: block
blocked nose :: [general]|[ask] :: drain
`,
  travel: `
change the tyre on my bike :: wheel|tube :: old one
motorbike MOT :: papers|book :: [general]
hoover the work van :: mats :: [general]
`,
}

/**
 * Senses that many things share, in the form of `verb-senses.ts`: what is wiped, read up, glued or painted. After all narrower ones.
 */
export const WIDE_SENSES = `
glue|superglue|stick .. handle|mug|cup|plate|vase|ornament|shoe|sole|toy|leg|chair|bowl|frame|ear|arm|head ... = glue
glue|superglue .. back|together ... = glue
go|walk|pop|nip|cycle|drive|run to .. shop|shops|bakery|corner for|and ... = buy-named it
check|find|look|see up|out .. opening|bus|train|tide|visiting|school term hours|times|dates ... = look-up
check|find|look .. opening|visiting|bin|term hours|times|dates ... = look-up
check|look|find up|out .. rules|requirements|forecast|weather|platform|price|prices|postcode ... = look-up
check|find .. visa|entry|baggage|luggage|parking|travel rules|requirements|allowance|limits ... = look-up
check .. weather|forecast|price|prices|postcode ... = look-up
find out which|what|where .. platform|gate|stop|room|day|date|time|entrance|floor ... = look-up
complain about|to ... = complaint
kill|stop|pick|deal .. slugs|snails|aphids|greenfly|blackfly|caterpillars|whitefly ... = garden-pests
tune .. guitar|ukulele|violin|cello|bass|banjo|viola|mandolin|harp ... = tune-instrument
tune up ... = tune-instrument
finish|do|start|continue|work .. jigsaw|puzzle|crossword|sudoku|lego ... = puzzle
wipe|clean|wash down .. highchair|chair tray ... = wipe-one
wipe|clean|wash down .. seal|seals|side|sides|highchair|chair|door|doors|handle|handles|shelf|shelves|sill|windowsill|switches|walls|remote|bin|cupboards ... = wipe-one
wipe|clean .. seals|highchair|handle|handles|windowsill|switches|remote $ = wipe-one
wipe|clean .. fridge|freezer|cupboard|car|oven|kitchen|front door|doors|seal|seals $ = wipe-one
polish .. tap|taps|handle|handles|mirror|brass|silver|shoe|kettle $ = wipe-one
clean|wipe|wash|rinse .. 'glasses|specs|spectacles|sunglasses|goggles $ = clean-glasses
paint|varnish|stain|oil .. fence|shed|gate|decking|deck|furniture|bench|trellis|planter|summerhouse ... = paint-wood
clean|clear|empty|sort out .. handbag|bag|rucksack|backpack|purse|wallet ... = clean-bag
update .. software|antivirus|windows|ios|macos|android|phone|laptop|computer|ipad|tablet|firmware|system|os ... = update-device
invite .. over|round|for|to ... = invite
invite .. ~kin|~person|family|friends|people $ = invite
back|copy|save|move|put up .. presentation|slides|file|files|essay|dissertation|thesis|work|photos to|onto|on .. stick|usb|drive|disk|pendrive ... = copy-over
back|copy|save|move|put .. presentation|slides|file|files|essay|dissertation|thesis|work|photos to|onto|on .. stick|usb|drive|disk|pendrive ... = copy-over
boil|fry|steam|poach|scramble|grill|roast|simmer|mash|microwave|fry-up .. egg|eggs|rice|pasta|noodles|potato|potatoes|veg|vegetables|carrots|peas|broccoli|beans|lentils|sausages|bacon|fish|salmon|mushrooms|onions|steak|burgers|dumplings|corn|chips|cabbage|tofu|halloumi ... = cook-dish
cook|make|heat|do .. rice|pasta|noodles|egg|eggs|omelette|potato|potatoes|veg|vegetables|lentils|beans|sausages|bacon|fish|salmon|steak|burgers|curry|chilli|stew|lasagne|risotto|porridge|pancake|pancakes|casserole|soup|mash|gravy|ratatouille|bolognese|stir-fry|fajitas|tacos|quiche|dal|dahl|paella $ = cook-dish
cook|make|heat|do .. rice|pasta|noodles|egg|eggs|omelette|potatoes|lentils|sausages|bacon|fish|salmon|steak|burgers|curry|chilli|stew|lasagne|risotto|porridge|pancakes|casserole|soup|bolognese from|for|with|before|on|in|tonight|and ... = cook-dish
apply|put|rub .. ointment|cream|gel|emollient $ = skin-cream
apply|put|rub .. ointment|cream|gel|emollient on|to ... = skin-cream
bake|cook|heat|reheat|warm|grill|do .. pizza|fish-fingers|fingers|nuggets|chips|pie|lasagne|ready-meal|jacket|burgers|quiche|garlic-bread|waffles|beans ... = cook-dish
bake|cook|heat|reheat|warm up .. pizza|pie|lasagne|soup|leftovers|stew|curry ... = cook-dish
change|replace|fit|move|install .. socket|sockets|fitting|pendant|tap|taps|toilet|radiator|cistern|thermostat|shower $ = tradesperson
`

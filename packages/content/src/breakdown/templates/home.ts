import { template } from '../template.ts'

/** Rooms and what is in them. */
export const HOME = [
  template({
    id: 'dishes',
    about: 'dishes,plates,pans,pots,mugs,cutlery,dishwasher,washing up,wash up',
    verbs: 'wash,do,clean,rinse,load',
    thing: 'the dishes',
    why: 'A full sink looks like one huge job. It is one mug after another, and you can stop after any of them.',
    steps: `
      1 1 Put one mug in the sink | Sink full? Stack it beside the sink first, the mug on top.
      5 1 Roll up your sleeves and put on one song
      3 2 Scrape what is left on the plates into the bin
      1 2 Run hot water and add a drop of soap
      2 10 Wash for {minutes}, glasses and mugs first | Then plates, then pans. A dishwasher counts as washing.
      3 1 Leave the worst pan to soak | Soaking is work that does itself.
      4 5 Do the cutlery in one handful
      4 1 Leave everything on the rack to dry by itself
      5 2 Wipe the sink and hang up the cloth
    `,
  }),
  template({
    id: 'kitchen',
    about: 'kitchen,worktop,counter,countertop,kitchen table,kitchen floor',
    verbs: 'clean,tidy,wipe,scrub,sort',
    thing: 'the kitchen',
    why: 'It gets better from one clear patch outwards. That patch can be as small as a plate.',
    steps: `
      1 1 Go to {thing} and pick up the nearest piece of rubbish
      5 1 Open the window
      1 3 Clear a patch as big as a tray
      2 10 Take dirty dishes to the sink and wash for {minutes}
      3 3 Put food back where it lives
      3 5 Wipe the surface you see first
      4 5 Squirt cleaner on the worst spot, wait, and wipe it off | Waiting does most of the work.
      4 3 Sweep the floor where you stand
      5 1 Hang up a clean cloth
    `,
  }),
  template({
    id: 'bathroom',
    about:
      'bathroom,toilet,loo,bathtub,basin,shower screen,shower tray,limescale,clean bath,clean shower,scrub shower',
    verbs: 'clean,scrub,wipe,tidy',
    thing: 'the bathroom',
    why: 'Cleaner does most of the work while you wait. You only have to put it there.',
    steps: `
      1 2 Carry a cloth and the cleaner to {thing} | No cleaner? A drop of washing-up liquid will do.
      5 1 Open the window or switch on the fan
      3 2 Put towels and clothes in a heap outside the door
      1 2 Squirt cleaner where it is dirtiest and leave it | It works while you do something else.
      2 5 Wipe one surface, from top to bottom
      3 3 Brush or scrub where the cleaner has been working, and rinse
      4 5 Wipe the next surface you see
      4 2 Wipe the mirror and the taps with a dry cloth
      5 3 Hang up a fresh towel and empty the bin
    `,
  }),
  template({
    id: 'room',
    about:
      'room,bedroom,living room,lounge,messy room,my room,sitting room,dining room,hallway,spare room,conservatory',
    verbs: 'tidy,clean,sort,declutter,clear',
    thing: 'the room',
    why: 'A room is too much to look at all at once. So you only ever look for one sort of thing.',
    steps: `
      1 2 Stand in the doorway of {thing} with one empty bag
      1 5 Collect only rubbish, for {minutes} | Do not sort. Only what is clearly for the bin.
      5 1 Put on one song or open the window
      2 5 Collect cups and plates and carry them out
      3 5 Put all clothes in one heap on the bed or a chair
      3 10 Put back five things that have a place
      4 5 Put what has no place yet in one box | The box can wait for another day.
      4 5 Clear the one surface you see first when you come in
      5 3 Carry the rubbish out and come back to look
    `,
  }),
  template({
    id: 'make-bed',
    about: 'make bed,bedding,duvet,bed sheets,bedsheets,bedclothes,bed linen',
    verbs: 'make,put',
    thing: 'the bed',
    why: 'It need not look like a hotel. Flat and fresh enough is a kind thing to come back to.',
    steps: `
      1 1 Pick up one pillow and shake it
      1 2 Put the sheet on, or pull it straight, one side at a time
      5 1 Open the window a little
      2 2 Take the cover or blanket by two corners, shake it out and let it fall | Creases are fine.
      3 1 Put the pillows where the head goes
      3 2 Take away what does not belong in a bed: cups, clothes, a charger
      4 1 Smooth the cover with both hands
      4 2 Put the one thing you like to see on it, or nothing
      5 1 Sit on the bed for a moment: it is ready for tonight
    `,
  }),
  template({
    id: 'laundry',
    about: 'laundry,washing,washing machine,wash clothes,dirty clothes,load of washing,tumble dryer',
    verbs: 'do,wash,put,start,sort',
    thing: 'the laundry',
    why: 'The machine does the long part. You only need to get it there, and later out again.',
    steps: `
      1 2 Put what you see that has to be washed in one heap: clothes, towels, sheets
      1 3 Carry one armful to the machine | One load, not all of it. No machine here? A bag for the launderette.
      5 1 Empty the pockets
      2 3 Put it in with the soap and press start
      3 1 Set an alarm for when it ends | So that it need not stay in your head.
      3 8 Hang it up, or move it to the dryer
      4 5 Fold only what creases | Socks and pants may live in a heap.
      4 5 Put one pile away
      5 2 Put the basket back where it catches the next load
    `,
  }),
  template({
    id: 'fold',
    about:
      'ironing,fold,folding,clean clothes,clothes away,laundry away,washing away,clothes pile,clothes mountain,clothes chair,floordrobe',
    verbs: 'iron,fold,put,sort,hang',
    thing: 'the clothes',
    why: 'Nobody inspects your drawers. Put away is done, folded is a bonus.',
    steps: `
      1 1 Take the top thing off the heap and put it on the bed
      5 1 Put on something to listen to
      1 5 Make three heaps: hang, drawer, wash again
      2 5 Put the drawer heap away, folded or not
      3 5 Hang up what hangs
      3 2 Throw what needs washing in the basket
      4 10 Iron or smooth only the one thing you need next | A hot shower beside it works, too.
      4 3 Pair five pairs of socks and leave the rest
      5 1 Look at the empty place where the heap was
    `,
  }),
  template({
    id: 'fridge',
    about: 'fridge,freezer,pantry,larder,food cupboard,out of date food',
    verbs: 'clean,clear,defrost,sort,empty',
    thing: 'the fridge',
    why: 'Shelf by shelf it takes minutes. The worst of it is over once the bag is closed.',
    steps: `
      1 1 Open a bin bag and hang it on a chair by {thing}
      1 3 Take out up to five things that nobody will eat | Shared? Only what is yours, or clearly off.
      5 1 Open the window
      2 5 Empty one shelf, wipe it, and put back what stays | Warm water and a little soap are enough.
      3 2 Close the bag and carry it out
      3 5 Do the same with the next shelf or the door, if it is yours
      4 3 Put what must be eaten soon at the front
      4 2 Write down the two things that are missing
      5 5 Wash out one box or jar that can be used again
    `,
  }),
  template({
    id: 'floor',
    about: 'hoover,hoovering,vacuum,vacuuming,floor,mop,mopping,carpet,stairs,sweep',
    verbs: 'clean,do,wash',
    thing: 'the floor',
    why: 'A floor forgives: where you have been is better, where you have not is as it was.',
    steps: `
      1 2 Pick up the three things that lie nearest to your feet
      1 2 Fetch the hoover, broom or mop and stand it in the middle
      5 1 Put on headphones or a song against the noise
      2 8 Do the part where people walk, for {minutes}
      3 3 Move one chair and do where it stood
      3 5 Do the next room or the next strip
      4 2 Do the corner where crumbs gather
      4 2 Empty the dust or pour the water away
      5 1 Put everything back and walk across it in socks
    `,
  }),
  template({
    id: 'windows',
    about: 'windows,window,blinds,mirrors',
    verbs: 'clean,wash,wipe,polish',
    thing: 'the windows',
    why: 'One pane lets the light in. The others can wait for another day.',
    steps: `
      1 2 Fetch a cloth and stand in front of the nearest one | Wet it and wring it out on the way.
      1 3 Take away what stands in the way
      5 1 Put one drop of washing-up liquid on the cloth
      2 5 Wipe it from top to bottom
      3 3 Dry it with a second cloth or old newspaper
      3 5 Do the next one, the same way
      4 2 Wipe the ledge below
      4 2 Put back only what you like to see there
      5 2 Hang the cloths up to dry
    `,
  }),
  template({
    id: 'bins',
    about: 'bins,bin,rubbish,recycling,trash,cardboard,bottles,bottle bank,go to tip',
    verbs: 'take,empty,put,sort',
    thing: 'the bins',
    why: 'It is one bag and one door away. Shoes on is already half of it.',
    steps: `
      1 1 Stand at the nearest bin and take hold of the bag
      1 2 Tie it and put it by the door
      3 2 Put in a fresh bag
      3 2 Check which collection comes next | The council’s page knows, and so do the bins next door.
      5 3 Gather the recycling in one box or bag
      2 4 Put on shoes and carry it out, or wheel the bin to the street
      4 3 Flatten the three biggest boxes
      4 2 Empty one small bin from another room
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'wardrobe',
    about:
      'wardrobe,drawers,old clothes,winter clothes,summer clothes,baby clothes,closet,shoes,cupboard,cupboards,shelf,shelves,bookcase,toys,makeup',
    verbs: 'declutter,sort,tidy,clear,organise',
    thing: 'the wardrobe',
    why: 'You only answer one small question at a time: does this stay, or may it go?',
    steps: `
      1 2 Put one empty bag beside {thing}
      1 3 Take out two things you do not need | The ones you know at once. A child’s? What is too small.
      5 1 Put on music
      2 10 Go through one shelf, one drawer or one armful | Stays, goes, do not know. All three are fine.
      3 3 Put what stays back in, roughly
      3 2 Put “do not know” in a box with today’s date on it
      4 5 Go through one more shelf or drawer
      4 2 Tie the bag and put it by the door
      5 2 Write down when the bag goes and where
    `,
  }),
  template({
    id: 'storage',
    about: 'garage,attic,loft,shed,cellar,basement,storage,clutter,declutter,junk,hoard',
    verbs: 'clear,sort,tidy,empty,organise,clean,tackle',
    thing: 'the clutter',
    why: 'It grew over years, and it may shrink in quarter hours. One box is a whole session.',
    steps: `
      1 2 Put on shoes and carry one empty bag to {thing}
      1 3 Take one box or one armful to a place with light
      5 1 Put on music
      2 10 Sort it into stays, goes, do not know | Ten seconds a thing. No memories today.
      3 2 Carry what goes to the door or the car
      3 3 Put what stays back, with a word on the box
      4 5 Clear a path as wide as your shoulders
      4 2 Take a photo of what you might sell or give away
      5 2 Pick the one box for next time and put it in front
    `,
  }),
  template({
    id: 'whole-home',
    about:
      'house,flat,home,apartment,housework,chores,place,spring clean,deep clean,guests coming,inspection,dorm',
    verbs: 'clean,tidy,sort,do,deep',
    thing: 'the house',
    why: 'A whole home is too big for one look. So this goes by what is quickest to see, and stops early.',
    steps: `
      1 2 Take one bag and put the first three bits of rubbish in it
      5 1 Pick music or quiet, and open one window
      1 10 Walk through {thing} with the bag for {minutes} | Only rubbish. Nothing else exists yet.
      3 5 Carry cups and plates to the kitchen
      2 10 Pick the one room that bothers you most, and clear its floor
      3 5 Wipe the bathroom basin and the toilet seat
      4 5 Put loose things in one box per person
      4 10 Hoover or sweep only where people walk
      5 3 Sit down in the nicest corner and look
    `,
  }),
  template({
    id: 'desk',
    about:
      'desk,workspace,work space,study corner,home office,office,paper pile,papers,paperwork,filing,documents',
    verbs: 'tidy,clean,clear,sort,organise,file',
    thing: 'the desk',
    why: 'Paper shouts from every side. Turned face down and in one pile, it goes quiet.',
    steps: `
      1 2 Put all loose paper from {thing} in one pile, face down
      1 3 Take away cups, plates and wrappers
      5 1 Put pens in one mug
      2 10 Take sheets from the pile: bin, keep, act | Ten seconds each. Unsure is “keep”.
      3 2 Carry the bin heap to the recycling
      3 3 Put “keep” in one folder or box, unsorted
      4 3 Write one line on each “act” sheet: what is the next step?
      4 2 Wipe the empty patch
      5 1 Put only what you need next on it
    `,
  }),
  template({
    id: 'garden',
    about: 'garden,lawn,grass,weeds,weeding,hedge,yard,patio,balcony,allotment,compost,gardening',
    verbs: 'mow,cut,weed,tidy,plant,trim,sort',
    thing: 'the garden',
    why: 'Outside counts even if you only stand there. The rest is one square metre at a time.',
    steps: `
      1 2 Put on shoes and step outside
      1 3 Pick a patch as big as a table
      5 1 Drink some water first
      3 3 Fetch the one tool it takes, and gloves
      2 10 Work on that patch for {minutes}
      3 5 Gather what you cut or pulled in one heap
      4 10 Do one more patch, or mow one strip
      4 3 Take the heap to the bin or the compost
      5 5 Sit down outside and look at your patch
    `,
  }),
  template({
    id: 'plants',
    about: 'plants,plant,houseplants,flowers,fern,seeds,tomatoes',
    verbs: 'water,feed,save',
    thing: 'the plants',
    why: 'They do not mind how long it has been. They take water when it comes.',
    steps: `
      1 2 Fill a jug or a bottle with water | At somebody else’s? Their key by the door comes first.
      1 2 Put a finger in the soil of the first one | Dry: water. Damp: leave it.
      5 1 Open the curtain for light
      2 5 Water it, or the driest ones first
      3 3 Pick off the brown leaves of one
      3 2 Empty what water stands in a saucer
      4 5 Turn them, so that the other side gets light
      4 2 Wipe up what was spilled
      5 1 Put the jug where you will see it in a week
    `,
  }),
  template({
    id: 'repair-home',
    about:
      'leak,leaking tap,tap,radiator,mould,mold,lightbulb,light bulb,smoke alarm,drain,blocked sink,draught',
    verbs: 'fix,repair,unblock,bleed',
    thing: 'it',
    why: 'You do not have to know how yet. Looking at it from near is the beginning of every repair.',
    steps: `
      1 2 Go to {thing} and take a photo
      1 3 Write one line: what is not right, and since when
      5 1 Turn on a good light
      2 8 Look up one short guide, or ask one person who knows
      3 5 Fetch the tools it names and lay them beside you | Wires or gas? Only somebody who is trained. Rented? The landlord first.
      3* 10 Do the first part of the guide, and no more
      4 3 Test whether it is better
      4 5 Note whom you could ask to do it, if it is not | The landlord, a neighbour, a firm. All are fine.
      5 3 Put the tools away
    `,
  }),
] as const

import { template } from '../template.ts'

/** Out of the house and back, cars, parcels, and moving. */
export const ERRANDS = [
  template({
    id: 'parcel',
    about: 'parcel,package,return parcel,amazon return,post parcel,asos',
    verbs: 'return,send,post,wrap',
    thing: 'the parcel',
    why: 'It is a box, a label and a short walk, and they can be on three different days.',
    steps: `
      1 2 Put {thing} on the table
      1 2 Find a box or bag that fits, more or less | Packed already? Then it is only the label.
      5 1 Check the last day it can go
      2 5 Write the address on it, or get the label or the code | No printer? A code on the phone is often enough.
      3 3 Close it with tape, and put on the label, if there is one
      3 1 Put it by the door with your shoes
      4 2 Look up the nearest place and when it is open
      4* 15 Take it to the post office, shop or locker that takes it | To another country? Ask at the counter for the customs form.
      5 1 Take a photo of the slip they give you
    `,
  }),
  template({
    id: 'car',
    about: 'car,mot,car service,tyres,tyre,garage car,car tax,breakdown cover,van',
    verbs: 'book,take,fix,service,check,pump',
    thing: 'the car',
    why: 'One call or one click moves it on. The rest somebody else does.',
    steps: `
      1 2 Fetch the keys and the papers for {thing}
      1 2 Write down what it needs, and by when
      5 1 Write down the registration or the size
      2 5 Look up one place you know, or the nearest one
      3* 5 Book it online, or call and say what it needs
      3 1 Put the day in the calendar with an alarm the evening before
      4 5 Take out what should not stay in it
      4 2 Note how you get home and back
      5 2 Put papers and keys by the door
    `,
  }),
  template({
    id: 'errand',
    about:
      'errands,errand,town,petrol,fuel,library books,library,dry cleaning,dry cleaners,tailor,keys cut,bank branch,photos printed,hardware shop,click and collect,shoe repair,return books,post office',
    verbs: 'run,do,go,return,take,collect,pick',
    thing: 'the errand',
    why: 'Standing in the doorway with the bag is the hard part. After that your feet know.',
    steps: `
      1 2 Put a bag, your card and your keys by the door
      1 2 Write a list: {thing} first, then what lies on the way
      5 1 Pick something to listen to
      3 2 Look up when they open and close
      3 1 Drink some water before you leave
      2 20 Go to the first one
      4 10 Go to the next one, or go home: both are fine
      4 3 Unpack the bag at once, in the doorway
      5 5 Sit down with something warm
    `,
  }),
  template({
    id: 'clothes-shopping',
    about:
      'clothes shopping,new shoes,new clothes,trousers,jeans,coat,bra,suit,school uniform,uniform,underwear,socks,trainers,wedding outfit',
    verbs: 'buy,get,order,choose,replace,new,shopping',
    needsVerb: true,
    thing: 'it',
    why: 'Near enough and returnable is a good purchase. You need not find the best one.',
    steps: `
      1 2 Fetch one that fits, and read the size on its label | Nothing like it here? A tape, or ask whoever it is for.
      1 2 Write down the one thing that {thing} must be | Soft, black, under a sum, easy to wash.
      5 1 Write down what you will not look at
      2 10 Look in one shop or on one page, for {minutes}
      3 1 Put the first one that fits in the basket
      3 3 Check how it can be sent back
      4* 3 Order it, or note when you go to try it
      4 2 Put the old one in the bag to give away, if there is an old one
      5 1 Close the page
    `,
  }),
  template({
    id: 'pack-trip',
    about:
      'pack suitcase,pack bag,suitcase,packing,pack for holiday,pack for trip,holiday packing,overnight bag,hospital bag,rucksack,weekend bag,pack',
    verbs: 'pack,prepare',
    thing: 'the bag',
    why: 'Nearly everything can be bought where you go. Three things cannot, and they come first.',
    steps: `
      1 2 Open the bag and put it on the bed
      1 2 Put in the charger and what is needed every day | Medicine, glasses, keys. A child: the cuddly one.
      5 1 Look up the weather there
      3 3 Put papers, tickets and cards in one pocket
      2 8 Lay out clothes for each day in one heap: one top, one bottom
      3 5 Add socks and underwear, and two more
      4 3 Put soap and toothbrush in a bag that closes
      4 3 Put something comforting on top
      5 1 Close it and carry it to the door
    `,
  }),
  template({
    id: 'travel',
    about:
      'holiday,trip,flights,flight,train tickets,train,hotel,travel,airbnb,plane tickets,vacation,weekend away,travel insurance,camping,road trip,festival,ferry,itinerary,journey,concert',
    verbs: 'book,plan,organise,find,arrange,pay,order,sort',
    thing: 'the trip',
    why: 'A trip is a place, a day and a bed. Everything else can happen when you are there.',
    steps: `
      1 2 Write where and roughly when on a sheet of paper
      1 3 Write down the one thing that would make it good
      5 1 Look out your card, and the passport if it goes abroad
      2 10 Look up {thing} on one page or a map, for {minutes}
      3 3 Save the two that are near enough
      3 3 Ask whoever comes along, or flip a coin: this one or that one?
      4* 10 Book the first part, or write down day and start, if nothing is to be booked
      4 2 Put the booking in one folder, with the times in the calendar
      5 2 Note what is still open, and let it be for today
    `,
  }),
  template({
    id: 'move-house',
    about:
      'move house,moving house,moving day,pack boxes,packing boxes,unpack boxes,moving boxes,removal,change address,change of address,move out,move in,moving out',
    verbs: 'pack,plan,prepare,tell,change,update,move',
    thing: 'the move',
    why: 'A home is moved one box at a time. That a box is closed matters more than what is in it.',
    steps: `
      1 2 Put one empty box in the middle of a room | No box? A suitcase, a bag or a drawer will do.
      1 5 Put in five things that you will not need this week
      5 1 Pick music for boxes
      2 8 Fill it with what stands nearest, and close it
      3 1 Write the room and one word on the box
      3 3 Write down three who need the new address
      4 5 Tell one of them
      4 10 Do one more box, or take one bag to the bin
      5 2 Keep one bag with what you need on the first night
    `,
  }),
  template({
    id: 'find-home',
    about:
      'flat hunting,house hunting,find flat,find house,find somewhere to live,new flat,new place,new house,flatmate,room to rent,viewing,viewings,tenancy,estate agent,housing,council housing,student house',
    verbs: 'find,look,apply,view',
    thing: 'the home',
    why: 'A home search is a list that gets shorter. Today one line on it moves.',
    steps: `
      1 2 Take a sheet of paper and something to write with
      1 3 Write one line: what a home must have for you
      5 2 Write down what you can pay, and by when you need it
      2 5 Look up one page, one person or one list for {thing}
      3 5 Send three sentences: who you are, what you need, by when
      3 2 Note the day you wrote, and to whom
      4 3 Gather the papers they ask for in one folder
      4 3 Look up who gives free advice on housing
      5 5 Do something cosy where you are now
    `,
  }),
  template({
    id: 'car-clean',
    about: 'wash car,clean car,car wash,hoover car,clean out car,tidy car',
    verbs: 'clean,wash,hoover,tidy',
    thing: 'the car',
    why: 'The rubbish out is the biggest part of it. Shine is for another day.',
    steps: `
      1 2 Take a bag and the keys, go out, and open one door or the boot
      1 3 Put the rubbish you see into the bag
      5 1 Put on music with the door open
      2 5 Take out what belongs indoors
      3 3 Shake out the mats, or what lies on the floor of the boot
      3 5 Wipe what is dusty or sticky with a damp cloth: the wheel, the front, the boot
      4 10 Wash the outside, or drive it to a car wash
      4 2 Wipe the windows you look through
      5 2 Carry bag and things inside
    `,
  }),
  template({
    id: 'bike',
    about: 'bike,bicycle,puncture,bike repair,bike service',
    verbs: 'fix,pump,clean,oil,service,repair',
    thing: 'the bike',
    why: 'Most of it is air, oil and ten minutes. The rest is a shop.',
    steps: `
      1 2 Go to where it stands and squeeze both tyres
      1 3 Turn it over or lean it where you can see all round it
      5 1 Put on old gloves
      2 5 Put air in, and listen
      3 3 Look up one short guide for what is wrong
      3 10 Do the first part of the guide for {minutes}
      4 2 Wipe the chain and put on a drop of oil
      4 3 Note the nearest shop and when it is open
      5 2 Wash your hands and put the tools back
    `,
  }),
  template({
    id: 'unpack',
    about: 'unpack,unpacking,unpack suitcase,unpack bag,unpack from holiday,unpack shopping',
    verbs: 'unpack,empty,put',
    thing: 'the bag',
    why: 'A bag that is half empty is half done. Dirty clothes first: they need no thinking.',
    steps: `
      1 1 Put the bag on the bed or the table and open it | A car or a caravan? Carry one bag or one armful in first.
      1 3 Take out everything that has to be washed, in one heap
      5 1 Put on music from where you were
      2 3 Carry the heap to the machine or the basket
      3 3 Put soap, brush and chargers where they live
      3 3 Put clean clothes away, folded or not
      4 2 Put papers and coins in one bowl
      4 2 Shake out the bag and put it away
      5 2 Put one thing from the trip where you will see it
    `,
  }),
  template({
    id: 'practice-ride',
    about: '',
    why: 'Once with nothing at stake, and the real day only repeats it.',
    steps: `
      1 2 Look up the way in an app or on a timetable: which line, from where, to where
      1 1 Write on a slip: the stop, the time it leaves, and where you get off
      5 1 Put headphones or something to hold in your pocket
      3 1 Lay ticket, card or money and your keys by the door | A day that is quiet, if you can choose.
      2 15 Go there once at an easy hour, and get off where you will | Too much today? Walk to the stop, look at it, and come back.
      3 1 Take a photo of the stop where you get off, or note what stands beside it
      4 2 Look up when the last one goes back
      4 1 Write down how long it took, with five minutes more
      5 1 Put the slip where the real day begins
    `,
  }),
] as const

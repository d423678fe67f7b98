import { template } from '../template.ts'

/** Animals, children, and small things of every day. */
export const DAILY = [
  template({
    id: 'walk-dog',
    about: 'walk dog,dog walk,dog out,dogs out,walk dogs,walkies',
    thing: 'the dog',
    why: 'Out of the door is the whole task. The dog does not count the steps.',
    steps: `
      1 1 Fetch the lead and a bag | Somebody else’s dog? Take their key, too.
      1 2 Put your shoes on, and clip the lead on
      5 1 Put a treat in your pocket
      2 8 Go as far as the first patch of green, or once round the block
      3 3 Stand still while there is something to sniff
      3 5 Go on for {minutes}, or turn round
      4 2 Wipe paws and hang up the lead
      4 1 Fill up fresh water
      5 2 Sit down together
    `,
  }),
  template({
    id: 'vet-trip',
    about: 'to vet,to vets,to groomer,vet appointment,vets appointment',
    verbs: 'take,bring,get,drop',
    needsVerb: true,
    thing: 'the animal',
    why: 'You only have to bring them there. The rest is other people’s work.',
    steps: `
      1 2 Fetch the carrier or the lead, and put it in the room
      1 1 Lay a blanket in the carrier, or bags and a treat in your pocket
      5 1 Breathe out slowly: animals notice
      3 2 Write down why you go: what you have seen, or what is due
      2 5 Clip on the lead, or let the animal into the carrier, slowly
      3* 15 Go there, and say why you come: what you have seen, or what is due | You may ask them to write down what they say.
      4 2 Put the next date in the calendar
      4 2 Put what they gave you where you will see it
      5 5 Sit together at home, quietly
    `,
  }),
  template({
    id: 'child-care',
    about:
      'bath kids,bath baby,nappy,nappies,kids to bed,kids to sleep,baby to sleep,baby to bed,bedtime story,toddler to bed,feed baby,kids ready,kids dressed,kids tea,brush kids,bottles for baby,nit comb,nits,bath time',
    verbs: 'bath,put,feed,dress,brush,read,get,wash,change,do',
    thing: 'it',
    why: 'Warm and roughly on time is a lot. It may be quick, and it may be silly.',
    steps: `
      1 1 Put what you need within reach | A towel, a bottle, a comb, a book.
      1 2 Say what comes next, in one sentence
      5 1 Drink a sip of water yourself
      2 5 Do the first bit together, and let the child do one thing
      3 2 Put on a song, or count together
      3 5 Do the next bit
      4 2 Leave what can be left for tomorrow
      4 2 Put away only what is wet or sharp
      5 3 Sit down together for a moment
    `,
  }),
  template({
    id: 'meter',
    about: 'meter reading,meter readings,gas meter,electric meter,electricity meter,water meter,smart meter',
    verbs: 'read,take,submit,send,do,check',
    thing: 'the meter',
    why: 'It is one photo and a few digits.',
    steps: `
      1 2 Go to the meter with your phone, or with a pen and paper
      1 1 Take a photo of the numbers, or write them down
      5 1 Switch on a light, if it is dark there
      2 3 Open the app, the page or the message where it goes, or find the number to call
      3 2 Type in the digits or read them out, without those in red or after the point
      3* 1 Press send, if you typed it, and save or note what they answer
      4 1 Write the date on a scrap of paper by the meter
      4 1 Set an alarm for next time
      5 1 Close the cupboard
    `,
  }),
  template({
    id: 'wrap',
    about: 'wrap,wrapping,wrap present,wrap presents,gift wrapping',
    thing: 'the present',
    why: 'It gets torn open anyway. A bag with a ribbon counts as wrapped.',
    steps: `
      1 1 Put {thing} on the table
      1 2 Fetch paper or a bag, scissors and tape
      5 1 Take off the price
      2 5 Wrap one, or put it in the bag
      3 1 Write the name on it
      3 5 Wrap one more, if there is one
      4 2 Tie something round it, if you like
      4 1 Put the scissors and the paper away
      5 1 Put it where you will not leave without it
    `,
  }),
  template({
    id: 'charge',
    about:
      'charge phone,charge laptop,charge headphones,charge watch,charge car,charge battery,charge toothbrush,charge ipad,charge',
    thing: 'it',
    why: 'Cable in, and the rest happens by itself.',
    steps: `
      1 1 Fetch the cable and take it to a socket, or go to a charging point | Lost it? Ask somebody to lend one that fits.
      1 1 Plug {thing} in
      5 1 Lay the cable so that nobody trips over it
      2 1 Check whether the light or the sign comes on
      3 1 Set an alarm for when you need it
      3 1 Leave it there and walk away
      4 1 Put the cable where it always lives
      4 1 Plug in one more thing that is low
      5 1 Unplug what is full
    `,
  }),
  template({
    id: 'backup',
    about: 'back up,backup',
    thing: 'the files',
    verbs: 'backup',
    why: 'A copy makes itself once it is started. You only press the button.',
    steps: `
      1 1 Take the device to a socket and plug it in
      1 2 Open the settings, or the folder that matters most
      5 1 Write down where the copy is to go: a stick, a disk, a cloud
      2 3 Press “back up”, or copy the folder to the second place
      3 1 Leave it running and do something else
      3 2 Open one copied file: is it there?
      4 2 Turn on the copying by itself, if it is offered
      4 1 Put the stick or disk, if you used one, in a drawer with today’s date on it
      5 1 Set an alarm for the next copy
    `,
  }),
  template({
    id: 'ironing',
    about: 'ironing,iron shirts,iron shirt,iron dress,iron clothes,iron uniform,iron trousers,do ironing',
    verbs: 'iron,do',
    thing: 'the ironing',
    why: 'Only what shows needs it. One shirt is a whole session.',
    steps: `
      1 2 Put up the board, or lay a towel on the table
      1 1 Fill the iron with a little water and plug it in
      5 1 Put on something to listen to
      3 1 Lay out the piece you need
      2 5 Iron it, small parts first: collar, sleeves or seams, then the rest
      3 1 Hang it up at once, or fold it
      4 5 Iron the next one, if there is one, for {minutes}
      4! 1 Unplug the iron and stand it where it can cool
      5 2 Put the others on a hanger: some creases fall out by themselves
    `,
  }),
  template({
    id: 'wash-piece',
    about:
      'clothes,blanket,towel,towels,jumper,pe kit,uniform,coat,hoodie,curtains,cushion covers,bath mat,work clothes,gym kit,jeans,socks,sleeping bag,pyjamas,dress,shirt,shirts,kit,scarf,bedding,sheets,duvet cover,duvet,pillowcases',
    verbs: 'wash,clean',
    needsVerb: true,
    thing: 'it',
    why: 'The machine or a bowl does the long part. You only bring it there, and later out again.',
    steps: `
      1 1 Fetch {thing}, and take out any coins, tissues, hooks or pins
      1 2 Look at the label: machine, hand, or how warm
      5 1 Rub a little soap on the worst spot
      2 3 Put {thing} in the machine or a bowl, with soap
      3* 1 Press start, or let it soak | Soaking is work that does itself.
      3 1 Set an alarm for when it is done
      4 5 Hang up {thing}, with some air around
      4 2 Put the next load in, if there is one
      5 2 Put it back where it belongs when it is dry
    `,
  }),
  template({
    id: 'descale',
    about: 'descale,limescale in kettle,descale kettle,descale coffee machine',
    thing: 'the kettle',
    why: 'Something sour and an hour of waiting do the work. You pour it in and pour it out.',
    steps: `
      1 1 Empty {thing} and look inside
      1 2 Fetch descaler, citric acid or vinegar | None at home? Lemon juice will do, or the shopping list.
      5 1 Open a window
      2 3 Pour it in with water, as the packet says
      3 1 Set an alarm, and leave it to work
      3 3 Pour it away or run it through, and rinse twice
      4 3 Boil or run clean water in it once and pour that away
      4 1 Wipe the outside
      5 1 Put the packet where you will find it again
    `,
  }),
  template({
    id: 'unsubscribe',
    about: 'unsubscribe,newsletters,newsletter,mailing list,mailing lists,spam,junk mail,marketing emails',
    verbs: 'unsubscribe,stop,cancel,delete,block,end,sort,reduce',
    thing: 'the newsletters',
    why: 'Each has a small link at its foot. One gone is gone for good.',
    steps: `
      1 1 Open the last one that came
      1 1 Look at its very foot, for “unsubscribe”
      5 1 Turn off the sound that new mail makes
      2 2 Press the link, and the button on the page it opens
      3 1 Delete that mail
      3 5 Do the same with two more, if there are more
      4 1 Mark as spam what has no link
      4 3 Search your mail for “unsubscribe”, and take the next
      5 1 Close the inbox
    `,
  }),
  template({
    id: 'mark',
    about: 'mark books,mark essays,mark papers,mark homework,exam marking',
    verbs: 'mark,do,finish,start',
    thing: 'the marking',
    why: 'A pile is marked five at a time. The first one takes longest, because it sets the measure.',
    steps: `
      1 1 Put the pile and one pen in front of you, or open the first one on the screen
      1 2 Take up to five from the top, and move the others out of sight
      5 1 Put a drink within reach
      3 2 Write down the two or three things you look for
      2 10 Mark the first ones, for {minutes}
      3 1 Put what is done in a second pile, or tick it off
      4 3 Stand up and stretch
      4 10 Mark the next ones, for {minutes}
      5 2 Write down how many are left
    `,
  }),
  template({
    id: 'dishwasher',
    about: 'unload dishwasher,empty dishwasher,dishwasher away,drying rack,clean dishes away,put dishes away',
    verbs: 'unload,empty,clear,put',
    thing: 'the dishwasher',
    why: 'Plates first, then it already looks half done. Cutlery may go in as it comes.',
    steps: `
      1 1 Open it and pull out the lower rack
      1 2 Take out the plates and put them away
      5 1 Put on one song
      2 3 Put the bowls and pans where they live
      3 2 Take the cutlery out in one handful
      3 2 Put the cups and glasses away
      4 1 Dry the one thing that is still wet
      4 2 Put the first dirty cup in
      5 1 Close the cupboard doors
    `,
  }),
  template({
    id: 'litter',
    about: 'cat litter,litter tray,litter box',
    verbs: 'clean,empty,change,scoop,do,sort',
    thing: 'the litter tray',
    needsVerb: true,
    why: 'It is a bag, a scoop and five minutes. Somebody small is glad of it.',
    steps: `
      1 1 Take a bag and the scoop, and go to the litter tray | No scoop? A bag over your hand will do.
      1 2 Scoop out what you can see, and tie the bag
      5 1 Open a window
      2 5 Tip the old litter into a second bag | A scoop and some fresh litter will do today.
      3 3 Wipe the tray with hot water and dry it
      3 2 Pour in fresh litter, two fingers deep
      4 2 Carry both bags out to the bin
      4 1 Sweep up what lies around the tray
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'defrost',
    about: 'defrost freezer,defrost fridge,freezer ice,deice freezer',
    verbs: 'defrost,deice',
    thing: 'the freezer',
    needsVerb: true,
    why: 'You turn it off, and the ice does the work. The longest part is waiting.',
    steps: `
      1 2 Switch the freezer off, at the plug or inside it, and take the food out
      1 2 Put towels and a tray on the floor in front of it
      5 1 Put on something to listen to
      2 5 Wrap the food in a blanket, or ask for room in another freezer
      3 2 Stand a bowl of hot water inside and close the door
      3* 5 Take out the ice that comes off by itself | No knife: it makes holes that cannot be mended.
      4 5 Wipe it dry
      4! 5 Wipe up the water, switch it on again, and put the food back | What has thawed right through: cook it today, or throw it away.
      5 2 Hang up the towels
    `,
  }),
] as const

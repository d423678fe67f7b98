import { template } from '../template.ts'

/** Rooms and what is in them. */
export const HOME = [
  template({
    id: 'dishes',
    about: 'dishes,dish,plates,pans,pots,mugs,cutlery,dishwasher,washing up,wash up',
    verbs: 'wash,do,clean,rinse,load,unload,empty',
    thing: 'the dishes',
    why: 'A full sink looks like one huge job. It is one mug after another, and you can stop after any of them.',
    steps: `
      1 1 Put one mug in the sink
      5 1 Roll up your sleeves and put on one song
      3 2 Scrape what is left on the plates into the bin
      1 2 Run hot water and add a drop of soap
      2 10 Wash for {minutes}, glasses and mugs first | Then plates, then pans.
      3 1 Leave the worst pan to soak | Soaking is work that does itself.
      4 5 Do the cutlery in one handful
      4 1 Stand everything on the rack to dry by itself
      5 2 Wipe the sink and hang up the cloth
    `,
  }),
  template({
    id: 'kitchen',
    about: 'kitchen,worktop,counter,countertop,cooker,hob,oven,microwave',
    verbs: 'clean,tidy,wipe,scrub,sort',
    thing: 'the kitchen',
    why: 'A kitchen gets better from one clear patch outwards. That patch can be as big as a plate.',
    steps: `
      1 2 Clear a patch as big as a plate in {thing}
      5 1 Open the window
      1 3 Put the rubbish into one bag
      2 10 Bring the dishes to the sink and wash for {minutes}
      3 3 Put food back where it lives
      3 5 Wipe the surface you see first
      4 5 Wipe the cooker while it is cold
      4 3 Sweep the floor where you stand
      5 2 Hang up a clean cloth
    `,
  }),
  template({
    id: 'bathroom',
    about: 'bathroom,toilet,loo,bath,shower screen,bathtub,basin',
    verbs: 'clean,scrub,wipe,tidy',
    thing: 'the bathroom',
    why: 'Cleaner does most of the work while you wait. You only put it there.',
    steps: `
      1 2 Carry the cleaner and a cloth to {thing}
      5 1 Open the window or switch on the fan
      3 2 Put towels and clothes in a heap outside the door
      1 2 Squirt cleaner into the toilet and leave it | It works while you do something else.
      2 5 Wipe the basin and the tap
      3 5 Wipe the bath or shower
      4 2 Brush the toilet and flush
      4 2 Wipe the mirror with a dry cloth
      5 3 Hang up a fresh towel and empty the bin
    `,
  }),
] as const

import { template } from '../template.ts'

/** Small things for one’s own body and rest. Chosen in `house-senses.ts`. */
export const EVERYDAY_BODY = [
  template({
    id: 'foot-bath',
    about: '',
    why: 'Warm water and a chair. Your feet carry you all day.',
    steps: `
      1 1 Put a bowl in front of a chair, with a towel beside it
      1 2 Fill it with warm water, and try it with your hand
      5 1 Add a spoon of salt or a drop of oil
      2 10 Sit back with the feet in it, for {minutes}
      3 1 Lift them out, and dry them, between the toes too
      3 2 Rub in some cream
      4 1 Put on socks
      4 1 Tip the water away
      5 1 Hang up the towel
    `,
  }),
  template({
    id: 'ear-drops',
    about: '',
    why: 'A few drops and a few minutes of lying still.',
    steps: `
      1 1 Wash your hands, and read on the box: which ear or eye, how many
      1 1 Warm the bottle in your hand for a minute
      5 1 Look on the box how long it lasts once it is open
      3 1 Lie down or tip your head, and put a towel or tissue beside you
      2 1 Let the drops fall in, without the tip touching anything
      3 2 Stay like that for two minutes
      4 1 Wipe off what runs out
      4 1 Write down the time, and set an alarm for the next
      5 1 Put the bottle back where the box says: fridge or shelf
    `,
  }),
  template({
    id: 'take-out-braids',
    about: '',
    why: 'One at a time, with something to watch. It may be two evenings.',
    steps: `
      1 1 Fetch a rat-tail comb, scissors, oil or water in a spray, and a bag
      1 1 Put on something long to watch, and sit down
      5 1 Put a towel round the shoulders
      3 2 Cut the first few below where the real hair ends, if they are extensions
      2 10 Undo from the bottom up, one after the other, with the tip of the comb
      3 4 Comb each one through with your fingers, and clip it away
      4 5 Ask somebody to help with the back
      4 5 Detangle in parts before any water touches it
      5 2 Wrap what is left for tomorrow
    `,
  }),
  template({
    id: 'clean-retainer',
    about: '',
    why: 'Cool water and a soft brush. Hot water bends it.',
    steps: `
      1 1 Take it out, and rinse it under cool water
      1 1 Fetch a soft toothbrush that is only for this
      5 1 Put a towel in the basin, in case it falls
      2 2 Brush it inside and out, with a drop of washing-up liquid
      3 1 Rinse it well
      3 1 Drop it in a glass with a cleaning tablet, if you have one
      4 1 Set an alarm for when to take it out
      4 1 Wash the case too
      5 1 Write tablets on the shopping list
    `,
  }),
  template({
    id: 'injection',
    about: '',
    why: 'You have everything it takes. It is over in ten seconds.',
    steps: `
      1 1 Take it out of the fridge or the box, and read the name and the dose
      1 1 Wash your hands, and sit down where the light is good
      5 1 Hold something cold on the place for a minute
      3 1 Pick a place: not the same as last time, and wipe it
      2 1 Breathe out, and do it as the leaflet shows | First time, or not sure? Call the nurse or a pharmacist before.
      3 1 Put the needle straight in the sharps box | No box yet? A hard bottle with a lid, and ask the pharmacy for one.
      4 1 Write down the date and the side
      4 1 Press a cotton pad on it, without rubbing
      5 1 Call the nurse or the pharmacist, if anything was not as it should be
    `,
  }),
  template({
    id: 'look-at-skin',
    about: '',
    why: 'One look and one photo tell more than a week of wondering.',
    steps: `
      1 1 Stand or sit where the light is good, with a mirror
      1 1 Lay a coin or a ruler beside it
      5 1 Ask somebody to look, if you cannot see it
      2 1 Take a sharp photo, from near, with the ruler in it
      3 1 Write the date, and: how big, what colour, itching or bleeding?
      3 2 Call a doctor, if it is new, grows, changes, bleeds or looks unlike the others
      4 2 Ask a pharmacist, if you only wonder
      4 1 Set a reminder to take the same photo in a month
      5 1 Put the photo in a folder with its date
    `,
  }),
  template({
    id: 'yoga',
    about: '',
    why: 'A mat or a rug, and ten minutes. Lying down counts.',
    steps: `
      1 1 Lay out the mat or a blanket
      1 1 Take off your shoes, and put the phone where you see it
      5 1 Open a window
      3 1 Press play on a short one, or think of three poses that you know
      2 8 Move with a video or through poses you know, at half the speed if you like
      3 2 Lie on your back, and breathe
      4 1 Roll up the mat
      4 1 Drink some water
      5 1 Save the one you did, for next time
    `,
  }),
  template({
    id: 'moisturise',
    about: '',
    why: 'Two minutes. Best on skin that is still a little damp.',
    steps: `
      1 1 Fetch the cream, and sit down
      1 1 Put a bit as big as a coin in your hand, and warm it
      5 1 Close the door
      2 1 Rub it in where it is driest: face, hands or shins
      3 1 Do the next dry place: neck, elbows or heels
      3 1 Let it sink in before you get dressed
      4 1 Put on socks or cotton gloves, if it is very dry
      4 1 Stand the pot where you see it tomorrow
      5 1 Wipe your hands
    `,
  }),
  template({
    id: 'light-lamp',
    about: '',
    why: 'You only sit near it. Eat, read or stare as you like.',
    steps: `
      1 1 Put it on the table, an arm’s length from your chair
      1 1 Plug it in and switch it on
      5 1 Turn it a little to the side, so that it does not dazzle
      2 10 Sit beside it, with breakfast or a book, for {minutes}
      3 1 Set an alarm for when it is enough: the leaflet says how long
      3 1 Leave your eyes open, without looking into it
      4! 1 Switch it off
      4 1 Leave it there for tomorrow
      5 1 Tick the day on a calendar
    `,
  }),
  template({
    id: 'hearing-aid',
    about: '',
    why: 'A tiny door, a tiny battery, a wipe.',
    steps: `
      1 1 Put down a towel on the table, and lay it on that
      1 1 Fetch the little brush or a soft dry one, and batteries, if it takes them
      5 1 Turn on a good light
      3 1 Open the door with a fingernail, and tip out the old one | No door? It charges in its case: leave this and the next out.
      2 1 Peel the sticker off a new battery, wait a minute, and put it in | Only cleaning, or one that charges? Wipe it with a dry cloth instead.
      3 1 Brush the wax off the tip
      4 1 Put it in, and listen to a tap
      4 1 Ask the clinic for new ones, if few are left
      5 1 Put a spare pair in your bag
    `,
  }),
  template({
    id: 'compress',
    about: '',
    why: 'Ten minutes of warm or cold, with a cloth between.',
    steps: `
      1 1 Fetch the pack, or frozen peas for cold, or a warm flannel for heat
      1 1 Wrap it in a thin towel
      5 1 Lie or sit down
      2 10 Hold it there for {minutes}
      3 1 Take it off, and look at the skin
      3 1 Set an alarm for the next time
      4 1 Put it back in the freezer, or refill it
      4 1 Drink some water
      5 2 Call a pharmacist, if it gets worse
    `,
  }),
  template({
    id: 'lenses-out',
    about: '',
    why: 'Clean hands, one eye, then the other.',
    steps: `
      1 1 Wash your hands, and dry them on something without fluff
      1 1 Open the case, and fill both sides with fresh solution | Daily ones go in the bin. No solution? Never tap water.
      5 1 Sit down in front of the mirror
      2 1 Look up, slide it down to the white, and pinch it out | Hard ones: with the little sucker, or as you were shown.
      3 1 Do the other eye
      3 1 Rinse them and put them in the case, or throw them away
      4 1 Put the glasses on
      4 1 Put the case where you find it in the morning
      5 1 Write solution on the list
    `,
  }),
  template({
    id: 'nebuliser',
    about: '',
    why: 'Sit, breathe, let it hiss. Ten minutes of telly.',
    steps: `
      1 1 Wash your hands, and sit upright
      1 1 Put the medicine in the little pot, as the label says
      5 1 Put on something to watch
      3 1 Connect the tube and the mask or mouthpiece
      2 10 Switch it on, and breathe slowly until it sputters, about {minutes}
      3! 1 Switch it off, rinse the pot and the mask, and leave them to dry
      4 1 Rinse your mouth, if it was a steroid
      4 1 Write down the time
      5 1 Call a nurse line (UK: 111) or your emergency number, if breathing gets no easier
    `,
  }),
  template({
    id: 'plaster-change',
    about: '',
    why: 'Off, look, clean, on.',
    steps: `
      1 1 Wash your hands, and fetch a new plaster
      1 1 Wet the edge of the old one, and pull it off slowly
      5 1 Sit where the light is good
      2 1 Rinse it with clean water, and pat it dry
      3 1 Look: redder, hot, swollen, pus? Then show it to a pharmacist
      3 1 Put the new one on, the pad on the wound
      4 1 Put the old one in the bin
      4 1 Wash your hands again
      5 1 Write plasters on the list
    `,
  }),
  template({
    id: 'sleep-rhythm',
    about: '',
    why: 'One fixed hour for getting up moves all the others.',
    steps: `
      1 1 Write down when you fell asleep and got up, the last three days
      1 1 Write down the hour you want to get up
      5 1 Open the curtain as soon as you are up
      2 2 Set one alarm for that hour, every day, and put it across the room
      3 1 Write down an hour for lights out, half an hour nearer to the one you want
      3 1 Set a second alarm, an hour before that, for screens away
      4 1 Move it by half an hour every few days
      4 1 Drink the last coffee at lunch, if you drink any
      5 1 Put a cross in the calendar for each day
    `,
  }),
  template({
    id: 'makeup',
    about: '',
    why: 'Base, eyes, mouth. You may stop after any of them.',
    steps: `
      1 1 Put the three things that you use most in front of you
      1 1 Wash your hands, and the face it goes on
      5 1 Sit by the window
      2 3 Put on the base or cream, with your fingers
      3 2 Do the eyes: brows or mascara
      3 1 Do the mouth
      4 1 Wipe off one thing that went wrong
      4 1 Close the lids
      5 1 Put the bag where you will find it
    `,
  }),
  template({
    id: 'shave',
    about: '',
    why: 'Wet, foam, short strokes. One bit counts.',
    steps: `
      1 1 Fetch a razor, foam or conditioner, and a towel | Longer hair: scissors or clippers first.
      1 2 Wet the skin with warm water | An electric razor? Leave water and foam out, unless it may get wet.
      5 1 Sit on the edge of the bath
      3 1 Rub in the foam
      2 4 Do one side, with short light strokes, and rinse the blade
      3 3 Do the other side
      4 1 Rinse with cold water, and pat it dry
      4 1 Put on some cream
      5 1 Rinse the razor and hang it up
    `,
  }),
  template({
    id: 'get-up-from',
    about: '',
    why: 'Small movements first. The rest of the body follows.',
    steps: `
      1 1 Wiggle your toes and your fingers
      1 1 Put both feet on the floor
      5 1 Put the phone on the table
      2 1 Lean forward, push with your hands, and stand | From the floor: onto hands and knees first, then up by a chair.
      3 1 Walk to the nearest window or tap
      3 1 Drink a sip of water
      4 2 Do one thing with your hands there: a cup, a curtain
      4 1 Sit down somewhere else, if you sit again
      5 1 Set an alarm for the next time
    `,
  }),
  template({
    id: 'cpap',
    about: '',
    why: 'Two minutes in the morning, and it hangs dry until night.',
    steps: `
      1 1 Unplug it, and take off the mask and the tube
      1 1 Tip out the water, if it has a tank
      5 1 Fill a bowl with warm water and a drop of mild soap
      2 2 Wash mask and tube in it, and rinse them
      3 1 Rinse the water tank, and hang all of it up to dry, out of the sun
      3 1 Stand the tank upside down on a towel
      4 1 Look at the filter: grey? Then a new one
      4 1 Wipe the machine with a dry cloth
      5! 1 Put it together before tonight, with fresh water, and plug it in | Boiled and cooled, or distilled.
    `,
  }),
  template({
    id: 'nail-varnish-off',
    about: '',
    why: 'Press, wait, wipe.',
    steps: `
      1 1 Fetch the remover and cotton wool
      1 1 Open a window, and put paper under your hand or foot
      5 1 Put on something to watch
      2 3 Wet a bit of cotton wool, press it on a nail for ten seconds, and wipe | Gel or acrylic has to soak longer: the packet or a salon says how.
      3 3 Do the others of that hand or foot
      3 3 Do the other hand or foot
      4 1 Wash your hands
      4 1 Rub in some cream or oil
      5 1 Close the bottle tightly
    `,
  }),
  template({
    id: 'lens-prescription',
    about: '',
    why: 'It is about your eyes, and you may ask for it.',
    steps: `
      1 1 Look for the last one: in the box, in your mail
      1 1 Find the number of the optician
      5 1 Check when your last check was: they last a year or two
      3 1 Write: “Could you send me my prescription, please?”
      2 2 Call or send it
      3 1 Book a check, if it has run out
      4 1 Save it as a photo
      4 3 Order what you need with it
      5 1 Put the next check in the calendar
    `,
  }),
  template({
    id: 'face-mask',
    about: '',
    why: 'Ten minutes in which nobody may want anything of you.',
    steps: `
      1 1 Wash your face with warm water
      1 1 Tie your hair back, if it is long, and lay out a towel
      5 1 Put on something quiet
      2 2 Put it on, with space round the eyes and mouth
      3 1 Set an alarm for the time on the packet, and lie down
      3 1 Take it off, and rinse or pat it in
      4 1 Put on cream
      4 1 Drink a glass of water
      5 1 Hang up the towel
    `,
  }),
  template({
    id: 'food-diary',
    about: '',
    why: 'What, when, how you felt. No marks for it.',
    steps: `
      1 1 Open the notebook or the app, and write the date
      1 1 Write down the last thing you ate or drank, and when
      5 1 Put it where you eat
      2 2 Write down what you remember of the rest of the day
      3 1 Write one word beside each: hungry, tired, sore?
      3 1 Set an alarm for after the next meal
      4 1 Take a photo of the plate instead, if that is easier
      4 1 Leave gaps empty
      5 1 Put it in your bag for the appointment, if there is one
    `,
  }),
  template({
    id: 'covid-test',
    about: '',
    why: 'Swab, drops, line. Fifteen minutes.',
    steps: `
      1 1 Look at the date on the packet, and wash your hands
      1 1 Lay the parts on the table, in the order of the leaflet
      5 1 Blow your nose
      2 2 Swab as the picture shows, and turn it in the tube
      3 1 Let the drops fall on the strip
      3 1 Set an alarm for the time on the leaflet
      4 1 Read it then, and not later
      4 1 Stay in and tell those you met, if there are two lines
      5 1 Put it all in a bag in the bin
    `,
  }),
] as const

import { template } from '../template.ts'

/** What stands on the lists of other people: codes that move to a new phone, a poem for an exam, a budgie's claws. */
export const EVERYDAY_OTHER_LIVES = [
  template({
    id: 'move-codes',
    about: '',
    why: 'The codes move once the old phone shows what the new one has to scan. Keep the old one until that has worked.',
    steps: `
      1 1 Lay both phones side by side, and see that both are charged | The old one is gone? Sign in with a backup code, account by account.
      1 2 Open the app with the codes on the old one, and press “transfer” or “export” | No such line? Then each account is moved by itself, in its security settings.
      5 1 Start the update of both, if they ask for it
      2 5 Get the same app on the new one, and scan what the old one shows
      3 3 Sign in to one account with a code of the new phone, as a test
      3 3 Save the backup codes of your mail account, on paper too
      4 3 Test a second account, one that matters
      4 1 Write down the accounts that got their codes by text
      5 1 Keep the old phone for a week before you empty it
    `,
  }),
  template({
    id: 'virus-scan',
    about: '',
    why: 'First it is cut off from the others, then it looks through itself. Most of that is waiting.',
    steps: `
      1 1 Turn off its wifi, or pull out the cable
      1 2 Close what shouts at you, and call no number that it shows | A window that tells you to call is a fraud.
      5 1 Fetch something to drink
      2 10 Open the security settings, and start a full scan | On Windows: Windows Security. On a Mac or a phone: remove the apps you do not know.
      3 5 Remove what it finds, and restart
      3 3 Change the password of your mail from another device | No other one? After the scan.
      4 3 Look through your bank for sums that are not yours
      4 2 Remove what you installed on the day it began
      5 2 Ask a repair shop, if it comes back
    `,
  }),
  template({
    id: 'close-bank',
    about: '',
    why: 'An account is closed once nothing goes in or out of it. The bank does the rest.',
    steps: `
      1 2 Sign in to the account that goes, and look at the last two months
      1 2 Write down who pays in, and who takes money from it | Nobody, as with most savings? Then it can close at once.
      5 1 Put the other account’s number beside you
      3 5 Change the first of these to the other account | No other one? Open that first.
      3 3 Save the statements of the last years
      2* 8 Move what is left over and close it, once nothing goes through it
      4 1 Ask for a letter that it is closed
      4 2 Cut up the card
      5 1 Note a day to see whether anybody still asks for it
    `,
  }),
  template({
    id: 'by-heart',
    about: '',
    thing: 'the text',
    why: 'Two lines at a time, aloud, with a hand over them. The mouth remembers.',
    steps: `
      1 1 Open {thing}, and read two lines aloud
      1 2 Put a hand over them, and say them
      5 1 Walk about while you say them
      2 5 Do the next two, and then all four together
      3 2 Write the first word of each line on a card
      3 4 Say as much as you have, with only the card
      4 2 Read it into your phone, and listen to it on the way
      4 2 Say it once more before you sleep
      5 1 Put a dot beside the line that slips
    `,
  }),
  template({
    id: 'puppy-bites',
    about: '',
    why: 'Biting is how they play at that age. They learn that it ends the game, and what they may chew.',
    steps: `
      1 1 Fetch two things that may be chewed, one for each pocket
      1 1 Sit down on the floor with the little one
      5 1 Put on long sleeves
      2 5 Play, and hold out the toy each time, before the teeth come
      3 1 Stop, stand up and look away for ten seconds, when teeth meet skin
      3 3 Begin again with the toy, and praise what is gentle
      4 1 Tell everybody at home to do the same
      4 2 Let it sleep after an hour: tired ones bite
      5 1 Write down when it is worst
    `,
  }),
  template({
    id: 'bird-nails',
    about: '',
    why: 'One claw is a good day. A bird that pants or struggles is put back, and a vet can do it in a minute.',
    steps: `
      1 1 Lay out a small towel, clippers and cornflour for a claw that bleeds
      1 1 Close windows and doors, and turn the light down
      5 1 Ask somebody to hold or to cut
      2 3 Wrap the bird loosely, with the chest free, and take out one foot
      3* 2 Cut only the tip of one claw, below the dark line
      3 1 Press cornflour on it, if it bleeds
      4 3 Do one more, or put it back and call that enough
      4 1 Give it something it likes
      5 1 Look up a vet for birds, for another time
    `,
  }),
  template({
    id: 'hire-car-return',
    about: '',
    why: 'Fuel, photos, keys. The photos are for you, if they ask for money later.',
    steps: `
      1 1 Look up in the contract where it goes, by when, and how full the tank has to be
      1 2 Fill one bag with what is yours: doors, boot, under the seats
      5 1 Delete your phone and your addresses from its screen
      2 15 Drive there, and fill it up on the way if they want it full
      3 2 Take photos all round, of the fuel and of the miles
      3 3 Hand over the keys, and ask for a line that all is well
      4 2 Check the pockets and the sun visors once more
      4 1 Save the photos until the deposit is back
      5 1 Note a day to look for the deposit
    `,
  }),
  template({
    id: 'wall-marks',
    about: '',
    why: 'Most of it goes with soap and patience. Begin where nobody looks.',
    steps: `
      1 1 Fetch a soft cloth, warm water and a drop of soap
      1 2 Rub one small mark, gently, at the edge
      5 1 Put an old towel on the floor below
      2 5 Go on over the rest in small circles, for {minutes}
      3 3 Dab a bit of baking soda or toothpaste on what stays, and rub again | Try it first where nobody looks: paint may come off.
      3 1 Wipe it with clear water, and dry it
      4 2 Hang a sheet of paper there, for the next time
      4 1 Rinse the cloth
      5 2 Look at it again once it is dry
    `,
  }),
  template({
    id: 'decline-invite',
    about: '',
    who: 'them',
    why: 'A kind no in three lines is enough, and no reason is owed. They can plan with it.',
    steps: `
      1 1 Open a message to {who}, or fetch a card
      1 2 Write: “Thank you for the invitation. I’m sorry, I can’t come”
      5 1 Put your shoulders down
      3 2 Add one wish for the day, and no reason unless you want to
      2 2 Send it, or put it in an envelope by the door
      3 1 Take it out of the calendar
      4 1 Tell whoever would have come with you
      4 2 Note the day, to send a line or a photo then
      5 2 Look up a small present, if you would like to give one
    `,
  }),
  template({
    id: 'baby-medicine',
    about: '',
    why: 'Small and exact. The label says how much for the weight or the age.',
    steps: `
      1 1 Set an alarm for the hour, if it is not yet time
      1 2 Read the label twice: name, how much, when last given | Under three months: ask first.
      5 1 Wash your hands
      2 2 Draw it up to the line, with the syringe or spoon that came with it
      3 2 Hold them half upright, and give a little at a time inside the cheek
      3 1 Write down the hour and how much
      4 1 Give milk afterwards, unless the label says no
      4 1 Rinse the syringe, and put the bottle out of reach
      5 1 Ask a pharmacist before you give it again, if it came back up
    `,
  }),
  template({
    id: 'setup-software',
    about: '',
    why: 'It only has to do one thing on the first day. The rest of the settings can wait.',
    steps: `
      1 1 Open its page, and sign in or sign up
      1 2 Write down the one thing it has to do for you
      5 1 Save the password where you keep them
      2 8 Fill in what it asks for at the start, and skip what may be skipped
      3 5 Make one real or trial entry, from beginning to end
      3 2 Look up one short film or guide, for the step that sticks
      4 3 Type in your name, address and bank details where they will be printed
      4 2 Note a day for the second thing
      5 1 Write down how to reach their support
    `,
  }),
  template({
    id: 'shave-other',
    about: '',
    why: 'Warm and slow, and they may say stop at any time. Half a face is a start, too.',
    steps: `
      1 1 Fetch a bowl of warm water, a towel, the razor and foam
      1 1 Lay the towel round the shoulders, and hold a warm cloth to the face
      5 1 Put on the radio
      2 8 Put on foam, hold the skin flat, and shave the way the hair grows, in short strokes
      3 2 Rinse the blade after each, and wipe what is done
      3 3 Do chin and lip last, with the lip drawn in
      4 1 Press a bit of tissue on a nick | On blood thinners: an electric one is safer.
      4 1 Wipe it dry, and put on some cream
      5 1 Hold up a mirror
    `,
  }),
  template({
    id: 'missing-poster',
    about: '',
    why: 'One photo, one number, one street. Whoever has seen them only needs those.',
    steps: `
      1 1 Pick one clear photo of the whole animal | None? One that looks alike, with “looks like this” below.
      1 2 Write: missing, the name, colour, day, street, and your number
      5 1 Drink some water
      2 5 Put photo and words on one page, with “missing” as large as it goes
      3 5 Print ten, or ask a shop or a library to
      3 15 Hang them at eye height: the next corners, the vet, the shop
      4 5 Post the same picture in a local group
      4 2 Ask neighbours to look into sheds and garages
      5 2 Write down where they hang, to take them off again
    `,
  }),
  template({
    id: 'dog-walker',
    about: '',
    why: 'Somebody who knows the dog is best, and otherwise it is their work. One message is the beginning.',
    steps: `
      1 1 Write down which days, how long, and from when
      1 2 Write down two people who know the dog, or look up a walker near you
      5 1 Stroke the dog
      2 3 Write to the first: “Could you walk … from … to …?”, and send it
      3 2 Ask a walker for insurance, and for a walk together first
      3 3 Write a note: lead, food, words it knows, what frightens it, the vet
      4 2 Put a spare key and the lead in one place
      4 2 Ask the next one, if the first cannot
      5 1 Note their number where you can see it
    `,
  }),
  template({
    id: 'get-ready-for-winter',
    about: '',
    why: 'Dry, out of the wind, and water that does not freeze: that is enough.',
    steps: `
      1 1 Walk round it once, and look for gaps, rot and rust
      1 2 Write down the three places where wind or wet comes in
      5 1 Put on gloves
      2 8 Close the worst one: a board, a screw, some tape
      3 5 Take out what is old and wet, and put in a deep dry layer
      3 3 Hang or lay a cover over the windy side, and leave a gap for air
      4 2 Put the water where it freezes last, and a second bowl beside it
      4 2 Check the locks and latches
      5 1 Put food and straw for a month on your list
    `,
  }),
  template({
    id: 'revise-plan',
    about: '',
    why: 'A plan holds when it has gaps. First the dates, then one thing for each day.',
    steps: `
      1 1 Take a sheet, and write the weeks until the exams down the side
      1 2 Write in the exams, with day and hour, as far as you know them
      5 1 Choose one colour for each subject
      2 5 Write one topic into each of the next five days
      3 3 Put the hardest ones where you are awake most
      3 2 Leave one day of each week empty | It fills by itself.
      4 2 Write the first fifteen minutes of day one on a slip
      4 3 Go on with the week after, only roughly
      5 1 Hang it where you see it
    `,
  }),
  template({
    id: 'choose-several',
    about: '',
    why: 'Cross out first, then choose. Most choices can be changed in the first weeks.',
    steps: `
      1 1 Open the list, and write down by when and how many
      1 2 Put a line through the ones you do not want
      5 1 Get a drink
      2 5 Put a star at those that you would go to on a bad day
      3 3 Check which of them are needed for what you want to do next
      3 3 Ask one person who has had them
      4 2 Write down one in reserve
      4 3 Fill in the form, and send it
      5 1 Note until when it can be changed
    `,
  }),
  template({
    id: 'email-file',
    about: '',
    who: 'them',
    why: 'The work is done already. Now it only has to leave the house.',
    steps: `
      1 1 Find the file, and look once whether it is the right one
      1 2 Open a new mail to {who}, or the one that waits for it
      5 1 Save a copy with today’s date in its name
      2 2 Put the file in first, and write: “Here it is” | Not ready? Write in one line what is missing, and when it comes.
      3 2 Add one line: what you would like back, and by when
      3 1 Read the address once, and send it
      4 1 Look whether it went out
      4 1 Note a day to look for an answer
      5 1 Close it, and stretch
    `,
  }),
  template({
    id: 'cut-hair-other',
    about: '',
    why: 'Little by little, and it grows back. Half of what you think is enough.',
    steps: `
      1 1 Fetch scissors or clippers, a comb and a towel
      1 1 Lay the towel round the shoulders, and comb the hair through
      5 1 Put on the radio
      2 8 Begin at the neck, a little at a time; with clippers, the longest guard first
      3 3 Do the sides, and look from the front whether they match
      3 3 Comb the top forward, and cut only the tips
      4 2 Hold the ear down, and go round it slowly
      4 2 Brush off the neck, and shake the towel out
      5 1 Hold up a mirror
    `,
  }),
  template({
    id: 'birth-bag',
    about: '',
    why: 'Three small heaps: for the birth, for you afterwards, for the baby.',
    steps: `
      1 1 Open the bag on the bed, and put in your notes or hospital papers
      1 2 Put in a long charger and something to eat
      5 1 Put on a song
      2 5 Lay one heap for the baby: vests, sleepsuits, hat, nappies, blanket
      3 3 Lay one for afterwards: large pants, pads, nightwear, washbag
      3 2 Put in what helps you through it: lip balm, water bottle, socks
      4 2 Put the car seat by the door
      4 2 Tell whoever comes along where the bag stands
      5 1 Write a slip with what goes in last
    `,
  }),
]

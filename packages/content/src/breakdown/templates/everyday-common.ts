import { template } from '../template.ts'

/** What comes up in every home, and has a way of its own. Chosen by the whole of a phrase. */
export const EVERYDAY_COMMON = [
  template({
    id: 'light-bulb',
    about: '',
    why: 'The old bulb tells you what the new one has to be. The change itself takes a minute.',
    steps: `
      1 1 Switch the light off, and let the bulb cool | In a fridge, an oven or a microwave? Unplug it first, and look up its kind.
      1 2 Look at its foot, and take a photo of it and of what is printed on it
      5 1 Put a torch or a lamp beside you
      3 3 Check where bulbs are kept, or write “bulb” and that print on the shopping list
      2 3 Stand on a steady chair, if it is high, and put the new one in for the old one
      3! 1 Switch it on
      4 1 Ask somebody to hold the chair, or to reach up for you
      4 1 Bin the old one, wrapped in paper if it is broken
      5 1 Put a spare one on the list
    `,
  }),
  template({
    id: 'unpack-boxes',
    about: '',
    why: 'One box is enough for a day. What stands in the way or what you miss comes first.',
    steps: `
      1 1 Put an empty bag for rubbish beside the nearest box
      1 2 Open that box, and check what is in it
      5 1 Put on something to listen to
      2 8 Take out one thing after the other, and put each where it will do for now
      3 3 Put what has no place yet on one shelf, all together
      3 2 Flatten the box, and put it by the door
      4 2 Write one word on each box that stays closed
      4 8 Do one more box
      5 1 Put one thing where you like to see it
    `,
  }),
  template({
    id: 'smelly-fridge',
    about: '',
    why: 'It is nearly always one thing. Once that is in a bag, the rest is wiping.',
    steps: `
      1 1 Open the window, and put an open bin bag in front of the fridge
      1 2 Put the one thing that looks worst in the bag
      5 1 Put on gloves
      2 5 Sort through one shelf after the other, and bag what is off
      3 2 Lift out the drawers and look below them: something may have run
      3 4 Wipe that place with hot water and washing-up liquid
      4 2 Tie the bag and carry it outside
      4 1 Stand a saucer of bicarbonate on a shelf
      5 1 Write down what needs buying again
    `,
  }),
  template({
    id: 'open-account',
    about: '',
    thing: 'the account',
    why: 'It is one form and a photo of your papers. It can be left and taken up again.',
    steps: `
      1 2 Put your ID, your phone and a paper with your address in front of you | For a child? Their birth certificate, too.
      1 2 Open your own bank’s page, or one page that compares such accounts
      5 1 Pour a drink
      3 3 Read two things of each: the interest, and when the money can be taken out
      3 2 Pick the first one that suits you
      2 8 Fill in its form, and send it
      4 2 Save the account number where you keep such things
      4 2 Send a small sum there, to see that it works
      5 1 Mark the last day in the calendar, if there is one
    `,
  }),
  template({
    id: 'cancel-by-call',
    about: '',
    why: 'They will offer you things. One sentence, said again, is all you need.',
    steps: `
      1 2 Find their number, and your account number if you have one, on a bill or in the app
      1 2 Write: “I would like to cancel. My name (or account number) is …”
      5 1 Look up whether they have a chat: that is as good
      2 10 Call, choose “leave” or “cancel” if a menu asks, and read it out
      3 1 Say “No, thank you. Please cancel it”, each time they offer something
      3 2 Write down the last day, the last payment and who you spoke to
      4 1 Ask them to send it to you in writing
      4 1 Mark the day after that payment, to look that no more goes out
      5 2 Stand up and shake out your hands
    `,
  }),
  template({
    id: 'gift-unknown',
    about: '',
    why: 'Nobody expects you to know. Whoever lives with them does, and one question is enough.',
    steps: `
      1 2 Write down how old they are, and what you are happy to spend
      1 2 Write to whoever knows them: “What would they like at the moment?”
      5 1 Write down what others gave that went well
      3 5 Look on one page for gifts for that age, or ask in one shop
      3 2 Pick what most people like: to build, to draw, to eat, a voucher
      2 5 Buy it, or note where and when you will
      4 1 Ask for a receipt for gifts, so that it can be changed
      4 3 Wrap it, or put it in a bag with a bow
      5 1 Write their name on a card
    `,
  }),
  template({
    id: 'car-jobs',
    about: '',
    why: 'One list and one garage. What it needs can all be done on the same day.',
    steps: `
      1 2 Write down all that the car needs, one line each
      1 2 Look up when the MOT or yearly test runs out: online the number plate is enough
      5 1 Fetch its papers
      2 5 Book one garage for all of it, online, or call and read your lines out
      3 1 Ask what it will cost before they begin
      3 1 Put the day in the calendar, and how you get home without it
      4 5 Take out what lies in the car: rubbish in one bag, the rest in another
      4 3 Look at the tyres: what is written on the side is the size
      5 2 Write down what you hear or feel when it drives
    `,
  }),
  template({
    id: 'essay-on',
    about: '',
    why: 'A bad plan and one paragraph are most of the way. It may be ugly until the end.',
    steps: `
      1 2 Write the question at the top of an empty page, word for word | No question was set? Ask one of the topic.
      1 2 Write below it what you would answer or say of it, in one plain sentence
      5 1 Put what it is about, and your notes, within reach
      2 8 Write down three reasons for that sentence, one line each
      3 5 Find one place or quotation for the first reason, and copy it with its page
      3 10 Write that reason out as one paragraph, badly
      4 2 Divide what is left by the days that you have
      4 10 Do the second reason in the same way
      5 1 Save it with today’s date in its name
    `,
  }),
  template({
    id: 'grammar',
    about: '',
    why: 'A rule is learned by using it. Six sentences of your own do more than a page of reading.',
    steps: `
      1 2 Open the page with the rule, or one short page about it
      1 2 Copy the endings of one verb, or one example, by hand
      5 1 Say them aloud
      3 3 Cover the page, and write them down again
      2 5 Write three sentences about your own day with it
      3 2 Compare them with the page, and mark what was wrong
      4 5 Do the first five of one exercise
      4 2 Write the ones that break the rule on a card
      5 1 Note a day to do it once more
    `,
  }),
  template({
    id: 'shoe-pile',
    about: '',
    thing: 'the shoes',
    why: 'Two shoes are a pair, and a pair has a place. Five pairs can stay by the door.',
    steps: `
      1 1 Put one pair side by side
      1 2 Find the next two pairs, and put them beside it
      5 1 Put a mat or a box there for wet ones
      2 4 Put the pairs that are worn now in a row by the door
      3 3 Carry the others to where they belong
      3 1 Put what is broken or too small in a bag
      4 1 Put the odd ones together in one place
      4 2 Sweep where the pile was
      5 1 Put the bag where you will see it on your way out
    `,
  }),
  template({
    id: 'online-shop',
    about: '',
    why: 'Most of it is what you had last time. The basket can be changed until the day before.',
    steps: `
      1 1 Open the app or the page of the shop
      1 2 Pick a time when somebody is at home, or one to fetch it
      5 1 Fetch your card
      3 3 Put what you had last time, or what you always eat, in the basket
      3 3 Open the fridge and one cupboard, and add what has run out
      2 3 Check the sum and the address, and order it
      4 2 Add something for two easy evenings
      4 1 Put the time in the calendar
      5 1 Note until when you may change it
    `,
  }),
  template({
    id: 'dinner-idea',
    about: '',
    why: 'It only has to fill you. Something on toast counts as dinner.',
    steps: `
      1 1 Open the fridge, and say aloud three things that are in it | Empty? The freezer and the tins count, too.
      1 2 Put the one that has to go first on the table
      5 1 Drink a glass of water
      3 1 Look for something that goes under it: pasta, rice, bread, potatoes
      2 2 Pick the first thing that the two make, even if it is only on toast
      3 2 Put a pot or a pan on the cooker
      4 2 Look in the freezer, if there is nothing: that counts, too
      4 5 Order something, if nothing goes today
      5 1 Write it down, so that you have it for another evening
    `,
  }),
  template({
    id: 'office-visit',
    about: '',
    why: 'Offices want a day, a form and papers. Somebody may speak for you.',
    steps: `
      1 2 Open the office’s page for it | In a language you do not read? Let the browser translate it.
      1 2 Write down which papers it names
      5 1 Put your passport beside you
      2 5 Book the first free day, at any of their offices, or apply there online | Nothing free? Look again early in the morning.
      3 2 Ask somebody who knows the office or speaks the language to come or be on the phone
      3 3 Put the papers and the form in one folder
      4 2 Write three sentences to show there, in the language they speak
      4 3 Fill in the lines of the form that you know
      5 1 Put the day and the way there in the calendar
    `,
  }),
  template({
    id: 'flat-pack',
    about: '',
    thing: 'the furniture',
    why: 'Panels, screws, pictures with numbers. You only ever do the next picture.',
    steps: `
      1 2 Clear a space on the floor, larger than it will be
      1 2 Find the leaflet and the bag of screws, in the box or where you stopped | No leaflet? Search for its name and “assembly”.
      5 1 Put a blanket down, so that nothing is scratched
      3 3 Lay out the parts, and find their letters or numbers
      3 2 Sort the screws into cups
      2 10 Do the first picture that is not built yet, for {minutes}
      4 10 Do the next picture
      4 1 Ask somebody to hold it while it is set up
      5! 2 Fix it to the wall, if it is tall
    `,
  }),
  template({
    id: 'hand-cream',
    about: '',
    why: 'A little, often, on skin that is still damp.',
    steps: `
      1 1 Find the cream, and put it where you sit
      1 1 Wash your hands in lukewarm water, and pat them nearly dry
      5 1 Take off your rings
      2 1 Rub in a little, the backs and between the fingers
      3 1 Sit for a minute while it goes in
      3 1 Put the cream beside the tap or the bed
      4 1 Put on cotton gloves for the night
      4 2 Ask at the pharmacy, if they crack or bleed
      5 1 Put gloves by the door for the cold
    `,
  }),
  template({
    id: 'move-out',
    about: '',
    why: 'A home is left one bag at a time. What you need on the first night comes first.',
    steps: `
      1 2 Fetch one bag, and put in papers, medicine and a charger
      1 2 Write down the day, and who could help with a car
      5 1 Drink some water
      3 2 Write to one of them: “Could you help me on …?”
      2 10 Fill one box or bag with what is yours in one room, for {minutes}
      3 3 Write down what is too large to carry
      4 2 Take photos of the rooms and the meters
      4 3 Write to whoever holds the keys, and name a time to give yours back
      5 3 Write down who needs your new address
    `,
  }),
  template({
    id: 'drip',
    about: '',
    thing: 'the tap',
    why: 'Mostly it is a small ring of rubber. Until it is mended, the water can be turned off.',
    steps: `
      1 1 Turn the tap off, not harder than it goes
      1 2 Take a photo or a film of where it drips
      5 1 Put a cloth under it: then it is quiet
      3 3 Find the valve under the basin or the stopcock, and try whether it turns
      2 5 Write to the landlord with the photo, or call a plumber, or look up your kind of tap
      3 2 Write down what they say: a day, a price
      4 5 Buy the washer for it, if you do it yourself
      4 10 Turn the water off, change the washer as the guide shows, and turn it on
      5 1 Put the day in the calendar
    `,
  }),
  template({
    id: 'get-out-of-water',
    about: '',
    why: 'Only out. What comes after that, comes after that.',
    steps: `
      1 1 Pull the plug, or turn the water off
      1 1 Check where the towel is
      5 1 Breathe out slowly, three times
      3 1 Sit up, or turn to where you get out
      2 1 Hold on to something, stand up slowly, and step out
      3 1 Wrap the towel round you
      4 2 Sit on the edge or the lid while you dry
      4 2 Put on one piece of clothing
      5 1 Drink some water
    `,
  }),
  template({
    id: 'clothes-chair',
    about: '',
    why: 'There are only three kinds: clean, wash, wear again.',
    steps: `
      1 1 Take the top five things off
      1 2 Carry what smells or has a stain to the basket
      5 1 Put on one song
      2 4 Take the rest, one by one: wash, hang up, or wear again
      3 3 Put what is clean where it belongs, folded or not
      3 1 Hang what you wear again on a hook or over the back
      4 2 Carry the basket to the machine
      4 1 Sit down on the chair once
      5 1 Hang up a hook or put a box there, for the next ones
    `,
  }),
  template({
    id: 'stretch',
    about: '',
    why: 'Slowly, and only as far as it feels good. Two minutes count.',
    steps: `
      1 1 Stand up, or sit on the edge of a chair
      1 1 Roll your shoulders slowly, five times each way
      5 1 Open a window
      2 2 Stretch what is stiff, gently, for five slow breaths
      3 2 Do the same on the other side
      3 1 Shake out your arms and legs
      4 2 Lie down on your back, and pull your knees to your chest
      4 1 Drink some water
      5 1 Stop what hurts, and ask a doctor or a physio if it goes on hurting
    `,
  }),
  template({
    id: 'claim-online',
    about: '',
    thing: 'the claim',
    why: 'They have a form for it. A ticket, a sum and a date are nearly all it asks.',
    steps: `
      1 2 Find the ticket, the booking or the receipt
      1 2 Open their page, and search for “claim” or “refund”
      5 1 Look up by when it has to be in
      3 2 Write down the day, the time and what went wrong
      2 8 Fill in the form, add a photo of the ticket or receipt, and send it
      3 1 Save the number that they give you
      4 1 Choose how they pay you: card or bank, not a voucher
      4 1 Mark a day in a month, to check whether it came
      5 2 Look for other tickets from the same weeks
    `,
  }),
] as const

import { template } from '../template.ts'

/** What animals ask for besides food, and what a car or a journey asks for before it starts. */
export const EVERYDAY_ANIMALS_AND_WAYS = [
  template({
    id: 'car-bulb',
    about: '',
    why: 'The handbook shows the way in. Many garages and car shops fit it for a small sum.',
    steps: `
      1 1 Switch the lights and the engine off, and check which one is dark
      1 2 Look in the handbook for which bulb it is, and how one gets at it | A headlight that has to be taken out? A car shop fits it.
      5 1 Take a photo of how it sits
      3 5 Buy that one, or ask in the shop to have it fitted
      2 5 Take off the cover, pull the plug, and turn or unclip the old bulb
      3 2 Put the new one in without touching the glass | A cloth or gloves: grease breaks it.
      4! 2 Put plug and cover back, and switch the lights on
      4 1 Look at all the others, too
      5 1 Put a spare one in the boot
    `,
  }),
  template({
    id: 'car-check',
    about: '',
    why: 'Ten minutes round the car. What is low is filled, and what is odd goes to a garage.',
    steps: `
      1 1 Walk once round it, and look at the tyres and the glass
      1 1 Switch on lights, indicators and wipers, and check whether all of them work
      5 1 Put the handbook on the seat
      2 4 Open the bonnet, with the engine cold: oil, coolant, screen wash
      3 5 Check the pressure of the tyres at a garage, the spare one too
      3 2 Look for water, warning triangle, a coat, a charger
      4 1 Fill up
      4 2 Call the garage, if a warning light is on or a tyre is worn
      5 1 Save the number of your breakdown cover
    `,
  }),
  template({
    id: 'coop-clean',
    about: '',
    why: 'Birds out, old bedding out, dry and fresh back in. It need not shine.',
    steps: `
      1 1 Let the birds out into the run, and close the pop hole behind them
      1 1 Put on gloves, old clothes and a mask, and fetch a sack
      5 1 Give them a handful of corn
      2 8 Scoop all the old bedding into the sack
      3 4 Scrape perches, corners and nests, and look for mites
      3 3 Leave it open to dry, or dust it with powder for mites
      4 2 Scrub drinkers and feeders, and rinse them
      4! 1 Put in fresh bedding, fill the drinkers, and open the pop hole again
      5 2 Wash your hands
    `,
  }),
  template({
    id: 'fish-ill',
    about: '',
    why: 'It is nearly always the water. A part of it fresh, and air, help most in the first hour.',
    steps: `
      1 1 Check whether filter and heater run, and how warm it is
      1 1 Take out any that are dead
      5 1 Stop feeding for today
      2 8 Change a quarter of the water: as warm, and treated against chlorine
      3 2 Test the water, or put some in a clean jar for the aquarium shop | Ammonia and nitrite are what kills.
      3 1 Let more air in: filter outlet at the surface, or an air stone
      4 3 Call the shop or a vet who knows fish, with what you see: spots, gasping, fins
      4 1 Write down what was new: fish, plants, food, a cleaner
      5 5 Change another quarter tomorrow
    `,
  }),
  template({
    id: 'worm-count',
    about: '',
    why: 'A bag of fresh dung and a stamp. The result says whether it needs anything at all.',
    steps: `
      1 1 Order a kit, or ask the vet or the feed shop for one
      1 1 Put on gloves, and take the pot or a clean bag
      5 1 Write down when the last wormer was
      2 3 Fill it with small bits from a fresh dropping, from several places
      3 1 Press the air out, close it, and write name and date on it
      3 2 Fill in the slip, and post it all the same day, early in the week
      4 1 Save the number of the test, to look for the result
      4 1 Put the day of the result in the calendar
      5 1 Call the vet with the number, before you buy a wormer
    `,
  }),
  template({
    id: 'kids-bag',
    about: '',
    why: 'Night, clothes, one thing to cuddle. What is forgotten can be sent after.',
    steps: `
      1 1 Put one bag for each child on the bed, open
      1 1 Put in what cannot be bought there: medicine, glasses, the cuddly one
      5 1 Let each child choose one thing
      2 3 Put in nightwear, toothbrush, and clothes for each day and one more
      3 1 Put in a charger, a book or a game
      3 1 Put in homework and kit, if there is school in between
      4 1 Write one line to whoever has them there: what was taken when, what is on
      4 1 Put shoes and coats on top
      5 1 Hang the bags by the door
    `,
  }),
  template({
    id: 'seat-pick',
    about: '',
    why: 'Number, plan, one click. Early costs least.',
    steps: `
      1 1 Find the booking, and its number
      1 1 Open the airline’s or the railway’s page or app, and sign in with it
      5 1 Check what it costs
      3 1 Look for “seats” or “manage booking”
      2 2 Press the place you would like: window, aisle, table, near the door
      3 1 Press save or pay
      4 1 Check whether the number is on your ticket
      4 2 Call them, if you need one for a reason: room for a leg, quiet, near a toilet
      5 1 Take a picture of it
    `,
  }),
  template({
    id: 'hire-car-collect',
    about: '',
    why: 'Licence, card, ten photos. The photos are what saves trouble afterwards.',
    steps: `
      1 1 Put licence, the card it was booked with and the booking in one pocket
      1 1 Look up where the desk is, and until when it is open
      5 1 Set an alarm for when to leave
      2 8 Go there, show them, and say no to what you do not want
      3 2 Walk round the car and take photos of each side and each scratch
      3 1 Have every scratch written down before you drive off
      4 2 Check where lights, wipers, reverse and the fuel cap are
      4 1 Take a photo of the fuel gauge and the miles
      5 1 Save the number for a breakdown
    `,
  }),
  template({
    id: 'bathroom-fan',
    about: '',
    why: 'Dust is all that is wrong with most of them. Off first, then brush and hoover.',
    steps: `
      1 1 Switch it off at the pull cord or the switch above the door
      1 1 Put a steady chair or a ladder under it, and fetch a soft brush and the hoover
      5 1 Lay a towel below
      3 1 Take off the cover: two clips or one screw
      2 3 Brush and hoover the dust off the blades and out of the edges, dry
      3 2 Wash the cover in warm soapy water, and dry it well
      4! 1 Put the cover back, and switch it on
      4 1 Hold a sheet of loo paper to it: does it stay there?
      5 1 Call an electrician, if it hums and does not turn
    `,
  }),
  template({
    id: 'makeup-brushes',
    about: '',
    why: 'Lukewarm water, a drop of shampoo, and the heads down. Overnight they dry.',
    steps: `
      1 1 Put the brushes by the basin, with a drop of mild shampoo in a cup
      1 1 Wet the hairs of the first one, head down, and keep the metal dry
      5 1 Lay out a towel
      2 2 Stir it in the cup, and rub it gently in the palm of your hand
      3 1 Rinse until the water runs clear
      3 3 Do the others in the same way, and lay them flat to dry
      4 1 Squeeze them gently in the towel, and smooth them into shape
      4 1 Move them so that the hairs hang over the edge of the basin, in the air
      5 1 Wash the bag as well
    `,
  }),
  template({
    id: 'groom-horse',
    about: '',
    why: 'Tied up, brushed from the neck back, feet last. Ten minutes are a groom.',
    steps: `
      1 1 Put on the headcollar, and tie up with a quick-release knot
      1 1 Fetch curry comb, body brush and hoof pick
      5 1 Put on a hat
      2 5 Rub off the mud in circles, from the neck back, gentle over bones
      3 3 Brush with the hair, standing at the side, never behind
      3 3 Pick out each foot, from heel to toe
      4 2 Wipe eyes and nose with a damp sponge, and another one under the tail
      4 1 Run a hand down each leg: warm, swollen, a cut?
      5 1 Comb the tail with your fingers
    `,
  }),
  template({
    id: 'no-key',
    about: '',
    why: 'Somebody nearly always has another key, or a way in. It only has to be found, from somewhere warm.',
    steps: `
      1 1 Go where it is dry and light: a porch, a neighbour, a shop | Something on the cooker, or a small child inside? Your emergency number.
      1 1 Look at the other doors and at the windows, without climbing
      5 1 Put on what you have that is warm
      2 3 Call whoever has a key: somebody you live with, family, the landlord, a neighbour | No phone on you? Ring at a neighbour’s door, or ask in a shop.
      3 2 Look in pockets, bag and car once more
      3 2 Look up a locksmith near you, and ask for the whole price before they come | Cheap adverts end dear. For a door that only fell shut no lock is drilled.
      4 1 Tell somebody where you are waiting
      4 1 Save your battery: one call at a time
      5 1 Leave a key with somebody for the next time
    `,
  }),
  template({
    id: 'feed-fish',
    about: '',
    why: 'A pinch is a meal. Fish live longer on little than on much.',
    steps: `
      1 1 Fetch the food, and read on it how much they get
      1 1 Take one pinch, no more than they eat in two minutes
      5 1 Watch for a moment how they come up
      2 1 Drop it in a little at a time
      3 2 Look whether all of them eat and swim as usual
      3 1 Close the tin, and put it back dry
      4 2 Take out with the net what they left
      4 1 Write the day on a note by the tank | Who shares a tank may feed twice without knowing.
      5 2 Sit by the water for a while
    `,
  }),
  template({
    id: 'matted-hair',
    about: '',
    why: 'Hair knots when days are heavy. It comes loose a little at a time, and there are people who do it gently.',
    steps: `
      1 1 Sit down where the head can rest, with a wide comb or only your fingers
      1 2 Put conditioner or oil on the knot, and leave it on
      5 1 Put on a voice or a series that you like
      2 3 Hold the hair above the knot, and loosen its lowest end
      3 5 Do the next finger’s width, a little higher
      3 1 Clip away what is done
      4 5 Do one more part, or plait it loosely and stop for today
      4 5 Ask a friend or a hairdresser to help with the rest | They see this often.
      5 1 Tie it up loosely for the night
    `,
  }),
] as const

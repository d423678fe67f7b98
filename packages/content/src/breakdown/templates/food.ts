import { template } from '../template.ts'

/** Buying, planning and making food. */
export const FOOD = [
  template({
    id: 'cook',
    about:
      'cook,cooking,dinner,tea,supper,meal,curry,soup,pasta,roast,veg,vegetables,salad,potatoes,rice,chicken',
    verbs: 'make,prepare,start,prep,sort',
    thing: 'dinner',
    why: 'Warm and filling is plenty. A tin, a pan and one thing that is green make a meal.',
    steps: `
      1 2 Put one pan on the cooker
      1 2 Take out what you want to cook, or the easiest thing in the house
      5 1 Drink a glass of water
      3 3 Put everything it needs beside the pan
      3 1 Fill the kettle or turn on the oven
      2 15 Cook for {minutes}, one thing after the other | Frozen and ready-made count as cooking.
      4 5 Wash one pan while it cooks, or rest your arms
      4! 2 Switch the cooker off, put it on a plate and sit down
      5 2 Put what is left in a box for tomorrow
    `,
  }),
  template({
    id: 'breakfast',
    about: 'breakfast,lunch,packed lunch,sandwich,lunchbox,lunch box,coffee',
    verbs: 'make,eat,have,prep,pack',
    thing: 'breakfast',
    why: 'The same thing every day is a fine plan. It saves a choice.',
    steps: `
      1 1 Put a plate or a box on the worktop
      1 2 Take out the first thing you see that you would eat
      5 1 Fill a glass or put the kettle on
      2 5 Put it together: something filling, something fresh
      3 2 Cut or wrap it, so that it is easy to eat
      3 5 Sit down with it, or put it in the bag
      4 2 Add one small nice thing
      4 2 Put the things back in the fridge
      5 1 Rinse the knife
    `,
  }),
  template({
    id: 'groceries',
    about:
      'groceries,grocery,food shop,food shopping,supermarket,weekly shop,shopping,shopping list,milk,bread,corner shop,tesco,aldi,lidl,sainsburys,asda',
    verbs: 'do,buy,get,go,order',
    thing: 'the shopping',
    why: 'A short list keeps the noise of a shop outside. Five things are a shopping trip.',
    steps: `
      1 2 Open the fridge or the cupboard it goes in, and look, without taking anything out
      1 3 Write down five things | What runs out first comes first.
      5 1 Eat a bite, so that the shop is easier
      3 2 Put a bag, your card and your keys by the door
      3 1 Put headphones or a cap in the bag, for inside
      2 20 Go, and take only what is on the list | Or order it, if there are too many lights and people today.
      4 3 Put cold things in the fridge first
      4 5 Put the rest anywhere in the kitchen
      5 1 Begin the next list with one thing
    `,
  }),
  template({
    id: 'meal-plan',
    about: 'meal plan,meal planning,meal prep,plan meals,menu,batch cook,batch cooking,recipes',
    verbs: 'plan,make,do,write',
    thing: 'the meals',
    why: 'Three meals you know are a plan. The other days have leftovers and toast.',
    steps: `
      1 2 Put a sheet of paper on the fridge or the table
      1 3 Write down three meals that you can nearly make asleep
      5 1 Write “toast” on one day, for peace of mind
      2 3 Give each easy meal a day
      3 3 Check what of it is in the house already
      3 3 Write down what is missing
      4 2 Pick the day with the least energy, and give it the easiest meal
      4 15 Cook or chop one thing twice and freeze half
      5 1 Hang the paper where you cook
    `,
  }),
  template({
    id: 'bake',
    about: 'bake,baking,cake,cookies,biscuits,banana bread,pie,sourdough',
    verbs: 'make,bake,decorate',
    thing: 'the cake',
    why: 'It will smell good even if it leans to one side.',
    steps: `
      1 2 Put a bowl and a spoon on the worktop
      1 2 Open one simple recipe for {thing} and read it once
      5 1 Wash your hands and put on an apron or an old shirt
      3 5 Line up everything it needs, in the order of the recipe
      3 1 Turn on the oven
      2 10 Mix what the recipe mixes first
      4* 10 Do the rest, and put it in the oven once that is hot
      4! 1 Set an alarm, and when it rings take it out and switch the oven off
      5 5 Wash the bowl while it bakes, or leave it to soak
    `,
  }),
  template({
    id: 'oven',
    about: 'oven,hob,cooker,microwave,extractor,air fryer,toaster',
    verbs: 'clean,scrub,wipe,degrease',
    thing: 'the oven',
    why: 'Warm water and time dissolve nearly everything. You only begin it and come back.',
    steps: `
      1 2 Make sure {thing} can be touched: off and cold
      1 2 Put an old cloth or paper on the floor below, or under it on the worktop
      5 1 Open the window
      2 5 Put soap and warm water on the worst spot, and leave it there
      3 3 Take out what can be taken out and put it in the sink
      3* 5 Wipe the worst spot, and rinse it until no cleaner is left
      4 5 Wash one of the loose parts
      4 5 Wipe the glass or the front
      5! 2 Put everything back and bin the paper
    `,
  }),
] as const

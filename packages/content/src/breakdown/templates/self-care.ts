import { template } from '../template.ts'

/** Body, rest and sleep. */
export const SELF_CARE = [
  template({
    id: 'shower',
    about: 'shower,bath,wash myself,get washed,hair wash,wash hair,hygiene,get clean,bathe',
    verbs: 'take,have,run,do',
    thing: 'the shower',
    why: 'The getting there is the hard part. Any water on you counts, and so does a flannel.',
    steps: `
      1 1 Stand up and pick up a towel
      5 1 Make the bathroom warm or the light softer
      1 2 Walk to the bathroom and turn on the warm tap
      3 1 Put clean clothes where you can reach them
      2 5 Let the water run over you for {minutes} | Sitting down is allowed. Water feels bad today? A warm flannel is enough.
      3 3 Wash the parts that matter most
      4 3 Do your hair, or leave it for another day
      4 2 Wrap yourself in the towel and sit for a moment
      5 3 Put on the clean clothes, one thing at a time
    `,
  }),
  template({
    id: 'teeth',
    about: 'teeth,toothbrush,floss,mouthwash',
    verbs: 'brush,clean,floss',
    thing: 'the teeth',
    why: 'Half a minute is much better than none. The brush does not keep count.',
    steps: `
      1 1 Pick up the toothbrush
      1 1 Put it in your mouth, dry or with paste
      5 1 Put on one short song
      2 1 Brush the front teeth
      3 1 Brush the back ones, left and right
      3 1 Spit out; rinsing can wait
      4 1 Run floss or a small brush through one gap
      4 1 Drink a little water
      5 1 Stand the brush where you will see it tonight
    `,
  }),
  template({
    id: 'get-up',
    about: 'get up,out of bed,wake up,waking up,get out bed,morning routine,mornings,leave bed',
    verbs: 'do,start,get',
    thing: 'the morning',
    why: 'Nobody gets up all at once. First the toes, then the rest of you.',
    steps: `
      1 1 Move your toes and stretch one arm
      1 1 Let in some light: a lamp, a curtain, a screen turned bright
      5 1 Take three slow breaths with your eyes open
      2 2 Sit on the edge of the bed with your feet on the floor
      3 1 Drink some water
      3 2 Stand up and walk to the window or the bathroom
      4 2 Wash your face, or wipe it with something wet
      4 3 Put on one thing that is not for sleeping
      5 5 Eat a bite of whatever is easiest
    `,
  }),
  template({
    id: 'dressed',
    about: 'get dressed,getting dressed,dressed',
    thing: 'the clothes',
    why: 'Comfortable and clean enough wins. Nobody else needs to like it.',
    steps: `
      1 1 Stand in front of your clothes
      1 2 Take out one thing that feels good on the skin, and one that goes with it | Nothing clean? What was worn once is fine. An occasion? Begin with the piece for it.
      5 1 Look out of the window for the weather
      3 1 Lay both on the bed, with socks and underwear beside them
      3 2 Take off what you have on, as far as it goes today
      2 3 Put it on, underwear first, sitting down if you like
      4 1 Put the old things on a chair or in the wash
      4 1 Put shoes and keys by the door
      5 1 Leave the rest of the wardrobe as it is
    `,
  }),
  template({
    id: 'eat',
    about: 'eat,eat something,eating,eat better,snack,feed myself,food in me',
    verbs: 'have,make',
    thing: 'something to eat',
    why: 'Fed is best. It need not be a meal, it need not be warm, and it may be the same as yesterday.',
    steps: `
      1 1 Pour a glass of water and take one sip
      1 2 Look for one thing that needs no cooking | Bread, fruit, cereal, yoghurt, biscuits. Nothing there? The nearest shop, or somebody near.
      5 1 Put it on a plate that you like
      2 5 Eat the first few bites, sitting down
      3 2 Add one thing with protein, if there is one | Cheese, nuts, an egg, beans.
      3 3 Finish the glass of water
      4 5 Eat as much more as you want
      4 1 Refill the glass and put it where you sit
      5 1 Write down one easy thing to have at home next time
    `,
  }),
  template({
    id: 'medication',
    about: 'medication,meds,tablets,pills,vitamins,inhaler,medicine,contraceptive',
    verbs: 'take,remember,sort',
    thing: 'the medication',
    why: 'It takes a minute, and a place for it makes it easier every day after.',
    steps: `
      1 1 Fetch {thing} and put {it} in front of you
      1 1 Pour a glass of water, or what you take it with | With food? Fetch a bite, too.
      3 1 Check the label: how much, and with food or without | If you are not sure, a pharmacist will tell you.
      2 1 Take what belongs to today, as the label says
      5 1 Drink the rest of the water
      3 1 Write down the time, or tick it off here
      4 2 Put the box where you will see it at the same time tomorrow
      4 1 Set one daily alarm with a kind sound
      5 2 Count how many days are left
    `,
  }),
  template({
    id: 'walk',
    about:
      'walk,go outside,fresh air,leave the house,steps in,stroll,run,jog,jogging,couch to 5k,cycle,bike ride',
    verbs: 'go,take,do,have',
    thing: 'the walk',
    why: 'Outside counts from the doorstep on. Turning back early is still having been out.',
    steps: `
      1 2 Put your shoes on
      1 1 Pick up your keys and stand at the door
      5 1 Pick something to listen to, or nothing
      3 1 Look at the weather, and take a layer, a hat or water
      2 5 Go as far as the next corner | Or to the gate, if that is far today.
      3 5 Look for one thing that is green or moves
      4 5 Go on for {minutes}, or turn round | Both are right.
      4 2 Drink some water when you are back
      5 2 Sit down and feel your legs
    `,
  }),
  template({
    id: 'exercise',
    about:
      'exercise,gym,workout,work out,stretch,stretching,yoga,pilates,swim,swimming,physio,physio exercises,weights,fitness,fit,get fit',
    verbs: 'do,go,start,have',
    thing: 'it',
    why: 'A body does not need a programme. It needs a little, and it likes to be asked kindly.',
    steps: `
      1 2 Put on clothes you can move in, or take off your shoes
      1 2 Roll your shoulders and turn your head from side to side
      5 1 Fill a bottle with water
      3 2 Lay out what you need, or put the bag by the door
      2 5 Begin with the easiest movement, for {minutes}
      3 10 Go on for {minutes}, slower than you would like to
      4 3 Rest, and feel what is warm
      4 5 End with one movement that you like
      5 1 Write down that you did it, without numbers
    `,
  }),
  template({
    id: 'rest',
    about:
      'rest,relax,meditate,meditation,break,take break,breathe,calm down,self care,recharge,unwind,nap,overwhelmed,burnout,burnt out,anxious,panic,self-care,look after myself,be kind to myself',
    verbs: 'have,take,do',
    thing: 'the rest',
    why: 'Rest needs no reason and no result. It begins with the body being held by something.',
    steps: `
      1 1 Sit or lie down where something holds your weight
      1 1 Breathe out slowly, longer than you breathe in
      3 1 Put the phone where you cannot see it
      2 5 Look at one thing that does not move, for {minutes}
      5 1 Make the light softer or close your eyes
      3 2 Put something soft or warm on you
      4 5 Stay for {minutes} more, and do nothing useful
      4 2 Drink something slowly
      5 1 Stretch before you stand up
    `,
  }),
  template({
    id: 'sleep',
    about:
      'sleep,bedtime,go to bed,bed early,bed on time,bedtime routine,insomnia,sleep schedule,wind down,evening routine,early night',
    verbs: 'go,fix,do,improve',
    thing: 'the night',
    why: 'Sleep cannot be done, only invited. Each of these makes it a little more likely.',
    steps: `
      1 1 Turn off one lamp
      1 2 Plug the phone in, away from the bed
      5 1 Open the window for a minute
      3 2 Brush your teeth, or rinse your mouth
      2 3 Put on what you sleep in
      3 2 Write down the one thing that goes round in your head | It will be there tomorrow.
      4 10 Lie down with something quiet: a page, a calm voice, nothing
      4 2 Breathe out longer than in, ten times
      5 1 Get up for a bit and try again, if you are still awake later | That is allowed.
    `,
  }),
  template({
    id: 'grooming',
    about:
      'nails,toenails,fingernails,shave,shaving,beard,skincare,skin care,moisturise,moisturize,hair,brush hair,eyebrows,hair dye,fringe',
    verbs: 'cut,do,trim,brush,paint,dye,clip,file',
    thing: 'it',
    why: 'Two minutes of care are care. It may stay unfinished.',
    steps: `
      1 1 Put the one tool you need in front of you
      1 2 Sit where the light is good
      5 1 Put a towel or paper underneath
      3 2 Wet, warm or brush what you are going to do
      2 5 Do one side, slowly
      3 5 Do the other side
      4 1 Rinse or wipe
      4 1 Put on a little cream or oil
      5 1 Put everything back in one place
    `,
  }),
  template({
    id: 'haircut',
    about: 'haircut,hairdresser,barber,hair appointment,salon',
    verbs: 'get,book,have,go',
    thing: 'the haircut',
    why: 'Booking is the whole job for today. What to say there can be one photo.',
    steps: `
      1 2 Look up the one salon you know or the nearest one
      1 3 Open their page for booking, or save their number in your phone
      5 1 Pick two times that are good for you
      2 5 Book the first free time that will do | Some take people without: then write down a day.
      3 1 Put it in the calendar with the way there
      3 2 Save one photo of roughly what you like
      4 1 Write down what helps: “quiet, please”, “no clippers” | You may say it, or show it.
      4 1 Set an alarm for when to leave
      5 1 Put the money or card in your bag
    `,
  }),
  template({
    id: 'drink-water',
    about: 'drink water,drink more,hydrate,hydration,water intake,drink more water',
    verbs: 'drink,have,get',
    thing: 'water',
    why: 'A glass that stands beside you gets drunk by itself, more or less.',
    steps: `
      1 1 Fill a glass or a bottle
      1 1 Take one sip
      5 1 Make it nicer: warm, cold, a slice of something
      2 1 Put it where your hand goes by itself
      3 1 Drink the rest of it in your own time
      3 1 Fill it again before you sit down
      4 1 Put a second glass where you sleep
      4 1 Pick one thing it goes with: each time the kettle boils, one sip
      5 1 Take a glass to somebody else
    `,
  }),
  template({
    id: 'habit',
    about:
      'smoking,smoke,vaping,vape,bite nails,biting nails,sugar,caffeine,snacking,bad habit,impulse buying,swearing,nail biting,skin picking,hair pulling,energy drinks',
    verbs: 'stop,quit,reduce,less,give,cut',
    thing: 'the habit',
    why: 'It helped you with something once. So first comes something else that helps, and only then less of it.',
    steps: `
      1 1 Put your hands round something warm, or something cold
      1 3 Write down when it comes most: a place, an hour, a feeling
      5 1 Breathe out slowly, five times
      2 3 Write down one thing that could stand in its place, then
      3 2 Put it, or a note that says it, where the other one usually comes
      3 2 Pick one time of day that stays free of it, no more
      4 5 Look up who helps with it, for free
      4 3 Tell one person what you are trying
      5 1 Write down the hour when it comes all the same, and go on | That is how one learns about it.
    `,
  }),
] as const

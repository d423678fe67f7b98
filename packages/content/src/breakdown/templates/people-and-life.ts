import { template } from '../template.ts'

/** Those one lives with, days as a whole, and what has no name. */
export const PEOPLE_AND_LIFE = [
  template({
    id: 'everything',
    about:
      'life,life together,everything,adulting,adult,sort myself out,get it together,life admin,shit together,stuff,catch up on life,behind on everything,pull myself together,be better,be productive,productive,get organised,get organized,fix my life,future,world,existing,exist,function,motivation,so much to do,too much,where to start',
    verbs: 'sort,get,fix,do,figure,start',
    thing: 'it',
    why: 'That is too much for one line, and it is not too much for one page. First it gets out of your head.',
    steps: `
      1 2 Sit down with a drink, a pen and one sheet of paper
      1 5 Write {title} on top, and below it what weighs on you, for {minutes} | Any order. Single words are enough.
      5 1 Breathe out and let your shoulders drop
      2 2 Put a ring round one thing that would bring relief this week
      3 2 Cross out what is not yours, or not for now
      3 10 Do the smallest part of the ringed thing, for {minutes} | Then you may stop.
      4 2 Write the next small part on a new line
      4 3 Tell somebody one thing from the page
      5 1 Fold the page and put it away: it remembers for you
    `,
  }),
  template({
    id: 'plan-day',
    about:
      'plan day,plan tomorrow,plan week,weekly plan,weekly review,planner,calendar,schedule,diary,routine,morning plan,plan my day,plan my week,time blocking,bullet journal,goals,new year,resolutions',
    verbs: 'plan,make,write,set,review,organise',
    thing: 'the plan',
    why: 'A good plan has air in it. Three things are a full day.',
    steps: `
      1 1 Take one sheet of paper and draw a line across the middle
      1 3 Write above it what has a fixed time | Often it is little or nothing.
      5 1 Look at the weather
      2 3 Write below it three things, no more
      3 1 Put a star beside the one that matters most
      3 2 Make that one so small that it takes ten minutes
      4 2 Write down when you will rest
      4 2 Write down one thing that you look forward to
      5 1 Put the sheet where you will see it
    `,
  }),
  template({
    id: 'lost',
    about:
      'lost,keys,wallet,purse,misplaced,find passport,lost passport,lost phone,remote,earbuds,airpods,lost property',
    verbs: 'find,look,search,locate,lost',
    needsVerb: true,
    thing: 'it',
    why: 'It is somewhere, and it is lying still. One place after the other is enough.',
    steps: `
      1 1 Stand still and think where you last had {thing}
      1 2 Look in the pockets of what you wore last, and where it should be
      5 1 Drink some water
      2 5 Go through the last room you were in, from left to right
      3 3 Look where you put things down without thinking | Fridge, bathroom, windowsill.
      3 3 Look inside bags, and under what lies flat
      4 3 Ask one person, or call one place you were | Something of work? Tell whoever is in charge, early.
      4 3 Write down what would do until it turns up
      5 2 Pick the bowl or hook where it lives from now on
    `,
  }),
  template({
    id: 'kids',
    about:
      'school bag,pta,parents evening,kids party,school trip,pe kit,world book day,nursery bag,school play,sports day,harvest festival,school fair',
    verbs: 'plan,pack,prepare,organise',
    thing: 'it',
    why: 'Warm and roughly on time is a lot. They remember your face, not the plan.',
    steps: `
      1 2 Write {title} on a slip of paper and put a bag for it by the door
      1 3 Write down the one thing that really has to happen
      5 1 Drink something before anybody needs you
      2 5 Do the part that takes the longest to find: shoes, forms, names
      3 3 Let a child do one thing, slowly
      3 3 Send the one message that is needed
      4 5 Put out food that everybody eats, however dull
      4 2 Cross out one thing that is only for show
      5 5 Sit down together for a moment
    `,
  }),
  template({
    id: 'family',
    about:
      'visit family,parents,mum and dad,grandparents,in laws,family visit,family dinner,attend wedding,go to wedding,reunion,christmas dinner,christmas visit,go to party,go to pub,go to gig,go to birthday,family gathering,family lunch',
    verbs: 'plan,go,visit,see,host,arrange,prepare,attend',
    who: 'them',
    thing: 'it',
    takesAnything: true,
    why: 'Being there is the gift. It may be short, and it may have breaks.',
    steps: `
      1 2 Write on a scrap of paper when it is, and when it may end
      1 2 Write one line to {who}: when you come, or when they may
      5 1 Pick clothes that feel good on the skin
      3 3 Note the way there, or the one room that has to be ready
      2 5 Make, buy or pack one thing only: a cake from the shop, a photo, the ticket
      3 2 Pick a sentence for leaving | “It was lovely. I am going now.”
      4 2 Note a quiet place where you can go for five minutes
      4 2 Set an alarm for when to get ready
      5 5 Mark an empty hour for afterwards
    `,
  }),
  template({
    id: 'hobby',
    about:
      'hobby,drawing,painting,knitting,crochet,sewing,sketchbook,craft,lego,jigsaw,diary entry,journal,journaling,sing,choir,photography,pottery,embroidery',
    verbs: 'practise,practice,play,start,learn,do,write,draw,make',
    thing: 'it',
    why: 'It is for joy, so it cannot be done wrong. Touching it is practising.',
    steps: `
      1 1 Take what you need for {thing} out of its place
      1 2 Put it where the light is good and sit down with it
      5 1 Play or look at something that made you want this
      2 5 Do the easiest bit you know, or follow one short video
      3 5 Do something new, badly, on purpose
      3 5 Go on for {minutes}, as long as it is fun
      4 2 Stop while you still like it
      4 1 Leave it out, where you will come across it
      5 2 Show somebody, or keep it as your own
    `,
  }),
  template({
    id: 'volunteer-vote',
    about:
      'vote,register to vote,voting,petition,volunteer,volunteering,donate blood,blood donation,jury,polling card',
    verbs: 'register,join,sign,give,go,do',
    thing: 'it',
    why: 'It is a small act with a date. One page tells you everything.',
    steps: `
      1 2 Write {title} on a scrap of paper and put it by your screen
      1 3 Open the official page, and no other
      5 1 Fetch a document with your name on it
      2 5 Fill in your name and address, and see what else it asks
      3 3 Note the date and the place
      3* 5 Send it, or save it half done
      4 2 Look up the way there
      4 1 Set an alarm for the day before
      5 1 Tell one person: then there are two of you
    `,
  }),
  template({
    id: 'stuck',
    about:
      'get started,getting started,procrastinating,procrastination,paralysis,paralysed,stuck,focus,concentrate,try again',
    verbs: 'stop,start,do,get',
    thing: 'it',
    why: 'Being stuck is a state of the body. So the way out begins with the body, not with the list.',
    steps: `
      1 1 Put both hands on something cold, or run them under water
      1 2 Go to another room, or to another corner of this one
      5 1 Say out loud what day it is and where you are
      2 2 Pick up one thing there and put it where it belongs
      3 1 Look at your list and read only the shortest line
      3 5 Do that one for {minutes}, as badly as you like
      4 3 Move for the length of one song
      4 2 Write down what is in the way, in one word
      5 5 Sit beside somebody who is doing something, or call them
    `,
  }),
  template({
    id: 'party',
    about:
      'party,birthday party,kids party,host,hosting,guests,dinner party,housewarming,games night,barbecue,baby shower',
    verbs: 'plan,organise,host,prepare,have,throw',
    who: 'the first guest',
    thing: 'the party',
    why: 'People come for people. Somewhere to sit and something to eat make a party.',
    steps: `
      1 2 Write {thing} on a sheet of paper, and the day, or two that would suit
      1 3 Write down who is to come: fewer is easier
      5 1 Write down when it ends
      2 5 Send the first invitation, with day, time and place | All sent? Ask the first one who has not answered.
      3 3 Pick one thing to eat that needs no cooking
      3 3 Pick the one room that matters, and close the other doors
      4 3 Write down what to buy
      4 2 Ask one guest to bring one thing
      5 2 Pick a place where you can be alone for five minutes
    `,
  }),
  template({
    id: 'mend-clothes',
    about: 'button,sew button,zip,hem,mend clothes,darn,hole in jumper,hole in sock,patch,take up trousers',
    verbs: 'sew,mend,fix,repair,darn,replace',
    thing: 'it',
    why: 'Five stitches hold for years. Crooked ones, too.',
    steps: `
      1 2 Put what is to be mended on the table, under a lamp
      1 2 Fetch a needle, a thread of nearly the same colour, and the patch if there is one
      5 1 Sit comfortably, with your elbows on something
      2 3 Cut the thread as long as your arm and put it through the needle
      3 1 Tie a knot at the end, or two
      3* 8 Make the first five stitches
      4 5 Make five more, and a knot on the inside
      4 1 Pull at it, gently
      5 2 Put needle and thread where you will find them
    `,
  }),
  template({
    id: 'will',
    about: 'make will,write will,my will,funeral plan,organ donation,last wishes',
    verbs: 'make,write,update,sign,sort',
    thing: 'it',
    why: 'It is a kind thing to do for those you love. Today it is only a list on paper.',
    steps: `
      1 2 Sit down somewhere warm with a sheet of paper
      1 5 Write down the names of those you think of first
      5 1 Make yourself a drink
      2 5 Write down what is to go to whom, in plain words | It binds nobody yet.
      3 2 Ring the one who could look after it all
      3 5 Look up how it is done where you live, on one official page
      4 5 Note one adviser and what a first talk costs
      4 2 Put the sheet in an envelope and write on it what it is
      5 5 Do something that is full of life
    `,
  }),
] as const

import { type Template, template } from '../template.ts'

/** By what is to be done, for anything it can be done to. `verbs` choose; `about` is empty. */
export const FAMILIES = [
  template({
    id: 'fix',
    about: '',
    verbs: 'fix,repair,mend,unblock,glue,restart,reset,replace,remove,renovate,restore,service',
    why: 'Mending begins with looking. Nothing has to be decided before you have seen it from near.',
    steps: `
      1 2 Go to {thing} and look at {it} from near | Touch, move, listen. What exactly is not right?
      5 1 Take a photo of the part that is not right | Handy in a shop, or to ask somebody.
      1 5 Say in one sentence what is wrong with {thing}
      2 10 Look up how others have mended something like {thing} | One page or one video. Stop after the first that makes sense.
      4 3 Write down the parts and tools it takes
      3 5 Put the tools you have beside {thing}
      3* 15 Do only the first part of the repair for {minutes}
      4 5 Test {thing}: is that better now?
      5 3 Write down: go on, ask for help, or hire somebody | All three are good answers.
    `,
  }),
  template({
    id: 'care',
    about: '',
    verbs:
      'sharpen,oil,polish,sand,varnish,tune,calibrate,descale,bleed,press,hem,prune,rake,soak,wrap,trim,groom,wax',
    why: 'Things last when somebody is kind to them for a few minutes. The whole of it need not be today.',
    steps: `
      1 2 Put {thing} where the light is good, or go there
      1 3 Fetch the one tool or cloth it takes
      5 1 Roll up your sleeves and put on a song
      3 5 Look up how it is done, if you are not sure | One short guide. Stop at the first that makes sense.
      2 10 Do one small part for {minutes}, slowly
      3 3 Look at what changed
      4 8 Do the next part for {minutes}
      4 2 Wipe away dust, drops or shavings
      5 2 Put tool and cloth back in one place
    `,
  }),
  template({
    id: 'decide',
    about: '',
    verbs: 'choose,decide,pick,compare,think,discuss,negotiate,name',
    why: 'Most choices do not need the best answer, only one that will do. Paper makes it lighter.',
    steps: `
      1 2 Put a sheet of paper and a pen in front of you
      1 3 Write {title} at the top, and two answers below, or more | Several to be chosen? Write down all that you like.
      5 1 Cross out anything you would only choose for somebody else
      3 3 Write the one thing that matters most to you about {thing}
      2 5 Give each answer one good point and one bad point
      4 2 Say each answer aloud, as if it were settled | Which one sounds lighter?
      3* 2 Put a ring round the answer, or the answers, that will do
      4 2 Tell one person, or write it where you will see it
      5 3 Do the first tiny thing that makes it real
    `,
  }),
  template({
    id: 'learn',
    about: '',
    verbs: 'learn,practise,practice,rehearse,memorise,memorize,study,understand',
    why: 'A few minutes are a lesson.',
    steps: `
      1 2 Write down one small part of {thing} to begin with
      1 2 Find one page, one video or one person that shows it
      5 1 Take away one thing that would distract you
      2 10 Read it, look at it or ask about it, for {minutes}
      3 5 Try that part yourself, slowly
      3 3 Write down what worked, and what was hard
      4 5 Stand up, stretch and drink something
      4 8 Try that part once more
      5 2 Write down what comes next, and when
    `,
  }),
  template({
    id: 'search',
    about: '',
    verbs: 'find,look,search,locate,investigate,research,explore,discover',
    why: 'One place is a beginning.',
    steps: `
      1 2 Write down the one thing that you want to find or to know
      1 2 Open one page or go to one place where it may be
      5 1 Write down who might know it already
      2 10 Look there, for {minutes} | One page, one shelf, one person.
      3 3 Write down what you found, in two lines
      3 5 Look in one more place, or ask somebody who may know
      4 2 Stop and stretch
      4 3 Write down: is this enough, or is one piece still missing?
      5 3 Put the paper or the page where you will find it again
    `,
  }),
  template({
    id: 'make',
    about: '',
    verbs:
      'make,build,create,design,draw,paint,knit,sew,arrange,record,set,assemble,hang,install,put,top,stick,hand',
    why: 'It need not be good yet. It only needs to exist a little.',
    steps: `
      1 2 Clear a space for {thing}, or for its first part | A tray is often enough.
      1 5 Fetch the first three things you need for {thing}
      5 2 Look at one example you like, then put it away
      3 5 Sketch or say the simplest form of {thing} | Begun already? Then say what is still missing.
      2 15 Work on the easiest part for {minutes} | It may be ugly. That is allowed.
      4 3 Step back and look at it from a distance
      3 15 Go on with the next part for {minutes}
      4 2 Write down what is still open
      5 3 Leave everything so that it is easy to come back to
    `,
  }),
  template({
    id: 'write',
    about: '',
    verbs: 'write,draft,rewrite,edit,proofread,translate,type,revise',
    why: 'A page with one bad sentence on it is easier than an empty one.',
    steps: `
      1 2 Open what you have of {thing}, or an empty page | Or lay a sheet of paper on the table.
      1 5 Spend {minutes} on the part that is easiest | No correcting yet.
      5 1 Write down whom it is for, in three words
      2 10 Write or go through one more part of {thing}
      3 3 Stand up, drink something, look away
      3 10 Come back and mend only what disturbs you most
      4 5 Read it once aloud
      4 2 Save it, and note what is left
      5 3 Send it, print it, or put it where it belongs
    `,
  }),
  template({
    id: 'get',
    about: '',
    verbs: 'buy,get,order,collect,fetch,hire,rent,restock,refill,borrow,download,bring,swap',
    why: 'It only needs to be good enough, and it can be somewhere you already know.',
    steps: `
      1 2 Write down what matters about it: kind, size, how many, by when | A word for each will do.
      1 3 Look up one place that has {thing}
      5 1 Ask whether somebody could lend or give it to you
      2 5 Pick the first one that will do | The best one is not needed.
      3 2 Check the price, and when you would have it
      3* 5 Order it, or write the shop and a time on your list
      4 2 Write down when it comes, or when you go
      4 1 Put your card or cash where you need it
      5 2 Close the pages you no longer need
    `,
  }),
  template({
    id: 'contact',
    about: '',
    verbs: 'ask,thank,tell,invite,remind,congratulate,follow,meet,contact,chase,speak,talk,see,nominate',
    who: 'them',
    takesAnything: true,
    why: 'One short message is a whole message. It may be plain, and it may come out of the blue.',
    steps: `
      1 1 Open a new message to {who}, or take a card and a pen
      1 3 Write the first line: “Hello, I am writing{spoken}”
      5 1 Say out loud the one thing you hope for
      3 3 Add what you want to ask or say, in one sentence
      2 3 Read it once, and send it as it is
      4 1 Put the phone away for a while | An answer may take its time.
      3 2 Write down when you will look for an answer
      4 3 Do something kind for your body: water, a stretch
      5 2 Note, when the answer is there, what was agreed
    `,
  }),
  template({
    id: 'tidy',
    about: '',
    verbs:
      'clean,tidy,sort,clear,organise,organize,declutter,arrange,wipe,scrub,sweep,dust,empty,unload,wash,brush,strip',
    why: 'You need not finish it. A corner that is better is a real difference.',
    steps: `
      1 2 Take three things away that do not belong there | Nothing lies there? Begin with the next step.
      1 5 Do one corner or one edge, for {minutes}
      5 1 Open a window or put on one song
      2 10 Go on with the part of {thing} you see first | Start at the door, or at the top.
      3 3 Put what has a place back in its place
      3 2 Take the rubbish away
      4 5 Put what has no place yet into one box | The box can wait.
      4 5 Wipe or straighten what is left
      5 1 Stand back and look at {thing}
    `,
  }),
  template({
    id: 'stop',
    about: '',
    verbs: 'stop,quit,cancel,unsubscribe,return,sell,donate,end,leave,delete,drop,give',
    why: 'Letting go of something makes room. It begins with having it in front of you.',
    steps: `
      1 2 Put {thing} in front of you, or what you have about it | A page, a bag, a number, a name.
      1 3 Write in one line how you would like it to end
      5 2 Check whether there is a date or a rule
      2 5 Look up how it is done | The first page that looks official will do.
      3 3 Gather the number, receipt or password it takes
      3* 10 Do it: the form, the message or the parcel
      4 2 Keep the proof in one place
      4 1 Cross it out on paper, with a thick line
      5 2 Look at the empty space for a moment
    `,
  }),
] as const

/** Said before the reason of steps that were chosen by what is done alone. */
export const BY_ITS_KIND = 'I do not know this one, so here is a way into most things of its kind.'

/**
 * Where nothing else fits, and said as what it is. It may be read by somebody whose title is heavy in a way that no rule heard:
 * so nothing of the title stands in it, nothing is cheered, and what is done is only what helps.
 */
export const ANYTHING = template({
  id: 'anything',
  about: '',
  why: 'Here is a way to begin anything. It asks for one small thing at a time.',
  steps: `
    1 2 Breathe out slowly, and write down one small thing that would help | A tool, a fact or a person.
    1 2 Look at what that takes, and put it in front of you
    5 1 Drink some water
    2 5 Do only that one thing, or ask somebody to | You may stop at any time.
    3 1 Stop there for a moment, with both feet on the floor
    3 2 Write down the next small thing, or leave it for another day
    4 2 Ask one person who knows about such things
    4 3 Stand up, stretch, look out of the window
    5 2 Put the paper where you will see it
  `,
})

/** For one task among several that is not known: in the person's own words, between steps that fit the others. */
export const ANYTHING_AMONG_OTHERS = template({
  id: 'anything-among-others',
  about: '',
  why: ANYTHING.why,
  steps: `
    1 2 Put what you need in front of you: {title}
    5 1 Say aloud what your hands will do first
    2 5 Do only the first small part: {title} | You may stop at any time.
    3 2 Cross it out, or write down what is left of it
  `,
})

/** Where a title tells what happened and asks for nothing to be done: nobody is to do that again, and it is met quietly. */
export const TOLD = template({
  id: 'told',
  about: '',
  why: 'I am not sure what is to be done here. It may stand as it is, and if it weighs on you, it may be told.',
  steps: `
    1 1 Put both feet on the floor, breathe out slowly and drop your shoulders
    1 2 Write down what you need most right now: rest, food, a person, an answer
    5 1 Drink some water
    2 2 Write or say to one person: “Something is on my mind. Have you got a minute?”
    3 2 Write one line: what would make the next hour a little easier
    3 5 Do only the smallest part of that, or ask somebody to | Nothing comes? Then that is all for now.
    4 2 Move one thing out of today that can wait
    4 3 Look up who helps with such a thing, and save the number
    5 5 Do something quiet with your hands, or rest
  `,
})

const withFirstHint = (hint: string) =>
  TOLD.steps.map((step, place) => (place === 0 ? { ...step, hint } : step))

/** The same where it is told of somebody: it may be urgent, also where nothing says so. */
export const TOLD_OF_SOMEBODY: Template = {
  ...TOLD,
  id: 'told-of-somebody',
  steps: withFirstHint('Is somebody hurt or in danger, or are you? Then call your emergency number first.'),
}

/** The same where what happened speaks of somebody hurt, missing or threatened. */
export const TOLD_OF_HARM: Template = {
  ...TOLD,
  id: 'told-of-harm',
  steps: withFirstHint('Somebody hurt or in danger? Call your emergency number first.'),
}

/** A way to begin anything for what is not written in English: it says so, and does not guess. */
export const IN_ANOTHER_LANGUAGE: Template = {
  ...ANYTHING,
  id: 'another-language',
  why: 'I only understand English so far. Here is a way to begin anything, one small thing at a time.',
}

/** For nothing but a row of things that one buys. */
export const LISTED_SHOPPING = template({
  id: 'listed-shopping',
  about: '',
  why: 'This looks like a shopping list, so here is a way to get it bought. Half of a list is a shopping trip, too.',
  steps: `
    1 1 Copy the list to a scrap of paper or your phone, one thing a line
    1 2 Look in the fridge and the cupboard, and cross out what is there
    5 1 Write down what stands near it in the shop
    2 2 Pick one shop, or open one page that delivers
    3 1 Put a bag, your card and your keys by the door
    3* 15 Go and take what is on the list, or order it
    4 3 Put what is cold in the fridge first
    4 2 Put the rest in its place
    5 1 Begin the next list with what they did not have
  `,
})

/** For a step that is too large by itself: the same step, in smaller movements, with itself at the end. */
export const SMALLER_STEP = template({
  id: 'smaller-step',
  about: '',
  why: 'On some days a step is still too large. This is the same one in smaller movements, and you may stop after each.',
  steps: `
    1 1 Go to where you do this: {title} | Stand or sit there for a moment. That is all.
    4 1 Say aloud what your hands will do first
    2 2 Put what you need for it in front of you
    3 2 Do only the first {minutes} of it | You may stop after that.
    5 1 Look up from it and stretch once
    1* 5 {title} | As far as you get. Any of it counts.
  `,
})

/** The same for a step of something heavy: nothing but a breath before it. */
export const SMALLER_QUIET_STEP = template({
  id: 'smaller-quiet-step',
  about: '',
  why: 'This step may weigh a lot today. It can wait, and somebody may be with you while you do it.',
  steps: `
    1 1 Put both feet on the floor and breathe out slowly
    2 2 Write to one person: “Can you stay with me while I do something?”
    1* 5 {title} | As far as you get.
  `,
})

import { template } from '../template.ts'

/** Writing, calling, and what is hard to say. */
export const MESSAGES = [
  template({
    id: 'email',
    about: 'emails,inbox,mailbox,unread,inbox zero,work emails,slack,teams messages',
    verbs: 'answer,reply,clear,sort,check,write,send,do,read,delete',
    thing: 'the emails',
    why: 'Most of them want nothing from you. Two or three do, and short answers are kind answers.',
    steps: `
      1 2 Open the inbox and look only at the newest ten
      1 3 Delete three that need nothing
      5 1 Turn off the sound that new ones make
      2 5 Answer the easiest one in two sentences | “Thank you. I will look at it on Thursday.”
      3 2 Mark the two that matter
      3 10 Answer one of the two, for {minutes}
      4 3 Unsubscribe from one that comes every week
      4 3 Move everything older than a month into one folder | It is all still there.
      5 1 Close the inbox
    `,
  }),
  template({
    id: 'reply',
    about: 'reply,text back,respond,answer,write back',
    verbs: 'reply,answer,respond,read,rsvp',
    who: 'them',
    thing: 'the message',
    takesAnything: true,
    why: 'One short answer is enough, however long it has been.',
    steps: `
      1 1 Open the message and read it once
      3 1 Write down what they want to know, in three words
      5 1 Put your shoulders down
      1 2 Write to {who}: a hello, and the answer in one sentence{about} | “Yes”, “no” and “I do not know yet” are all answers.
      2 2 Read it once and send it
      3 2 Put in the calendar what you said you would do, if there is something
      4 1 Put the phone face down
      4 3 Answer one more message, if you like
      5 2 Look at something that is not a screen
    `,
  }),
  template({
    id: 'voicemail',
    about: 'voicemail,voicemails,answerphone,voice note,voice notes,voice messages,missed calls',
    verbs: 'listen,clear,check,answer,delete',
    thing: 'the voicemail',
    why: 'Listening is not answering. You may hear it first and decide later.',
    steps: `
      1 1 Put a pen and paper beside the phone
      1 2 Listen to the newest one, to the end | Only a call and no message? Look up the number first.
      5 1 Breathe out
      2 2 Write down who it was and what they want, in five words
      3 3 Listen to the next one and do the same
      3 1 Delete those that want nothing
      4* 5 Answer one by text instead of calling
      4 2 Pick a time for the one that needs a call
      5 1 Cross out what is done
    `,
  }),
  template({
    id: 'thank-you',
    about:
      'thank you,thank you card,thank you note,birthday card,christmas cards,card,postcard,sympathy card,thank you letter',
    verbs: 'write,send,make,sign',
    who: 'them',
    thing: 'the card',
    why: 'One honest sentence is a whole card. Nobody marks it.',
    steps: `
      1 2 Put a card or a sheet of paper and a pen on the table
      1 1 Write the name at the top
      5 1 Look at a photo of them, or think of their voice
      2 3 Write one sentence that is true | “It made me happy.” “I think of you.”
      3 1 Sign it
      3 3 Find the address, or write down when you will see them
      4* 1 Put a stamp on it, lay it where you will hand it over, or take a photo to send
      4 1 Put it by the door
      5 2 Note the next name, if there is one
    `,
  }),
  template({
    id: 'gift',
    about:
      'gift,present,presents,gifts,birthday,birthday present,christmas shopping,secret santa,anniversary',
    verbs: 'buy,get,find,choose,order,pick,plan',
    who: 'them',
    thing: 'the present',
    why: 'It only says “I thought of you”. Small and from somewhere you know already says it well.',
    steps: `
      1 2 Write the name and three things they like on a scrap of paper | You do not know them? Their age, and who could tell you.
      1 1 Write down what you are happy to spend
      5 1 Write down what you would both laugh about
      2 10 Look in one shop, or on one page, for {minutes}
      3 3 Pick the first one that fits two of the three | A wish list? The first one on it that fits the sum.
      3* 5 Buy it, or note where and when you will
      4 5 Put it in paper or in a nice bag
      4 2 Write one line to go with it
      5 1 Put it where you will not leave without it
    `,
  }),
  template({
    id: 'hard-talk',
    about:
      'difficult conversation,hard conversation,confront,conversation,boundary,boundaries,raise,pay rise,quit job,hand in notice,resign,resignation,argument,feedback talk,talk to boss,talk to manager,leave job,leave work for good',
    verbs: 'talk,quit',
    who: 'them',
    thing: 'it',
    takesAnything: true,
    why: 'You need one sentence, not a speech. With it on paper, the rest has something to hold on to.',
    steps: `
      1 2 Sit down with a sheet of paper that nobody else will see
      1 5 Write everything you would like to say to {who}{about}, unsorted | It stays here.
      5 1 Put both feet flat on the floor
      2 3 Underline the one sentence that matters
      3 2 Rewrite it so that it begins with “I”
      3 2 Write down what you will do if it gets too much | “I need a break, let us go on tomorrow.”
      4 3 Pick a time and a place that are calm for you
      4 3 Say the sentence aloud once, to a wall or a friend
      5* 3 Ask {who} for half an hour to talk, by message if that is easier | A child? Ask on a walk or in the car.
    `,
  }),
  template({
    id: 'friend',
    about:
      'friends,catch up,keep in touch,reconnect,social,plans with,meet up,reach out,date night,date,lunch with,dinner with,coffee with,drinks with,brunch with,tea with,day out with,catch up with,cinema with',
    verbs: 'see,meet,arrange,plan,make,go',
    who: 'somebody you like',
    thing: 'it',
    takesAnything: true,
    why: 'Nobody keeps count of who wrote last. A picture or one line is a meeting, too.',
    steps: `
      1 1 Take your phone, and open the chat with {who}
      1 2 Write: “I saw this and thought of you” | With a photo of anything.
      5 1 Send it before you read it twice
      3 2 Write down what you would like to do together, small and short
      2 3 Ask {who}: one day, one place, one hour | Fixed already? Ask once whether day, time and place still hold.
      3 1 Put the answer in the calendar with an end time
      4 2 Note what makes it easier: a quiet table, a walk, a short visit
      4 1 Set an alarm for when to get ready
      5 5 Rest a little before, and plan rest after
    `,
  }),
  template({
    id: 'one-email',
    about: 'email,e-mail',
    verbs: 'email,write,send,reply,draft',
    who: 'the one it is for',
    thing: 'the mail',
    why: 'Three sentences are a good mail: hello, what it is about, what you would like.',
    steps: `
      1 1 Open a new mail, or the one that waits for an answer
      1 3 Write to {who}: “Hello, I am writing{spoken}”
      5 1 Leave the line with the address empty, so that nothing goes off too soon
      3 3 Add one sentence: what you would like, or what is attached, and by when
      2 3 Read it once, attach what belongs to it, put in the address and send it
      3 1 Close the mail and look out of the window
      4 1 Note a day to look for an answer
      4 2 Tell somebody that you did it, if it was hard
      5 1 Move what is answered out of sight
    `,
  }),
  template({
    id: 'greeting-card',
    about: '',
    who: 'them',
    why: 'A name, one warm line and yours below it. That is a whole card.',
    steps: `
      1 2 Put a card or a sheet of paper and a pen on the table | None at home? The corner shop, or a picture that you send.
      1 1 Write the name at the top
      5 1 Look at a photo of them, or think of their voice
      2 3 Write the wish, and one line of your own | “Happy birthday!”, “Get well soon!”, “All the best!”
      3 1 Sign it | Others sign as well? Pass it on in a folder, with a day.
      3 3 Write the name or the address on the envelope
      4* 1 Put a stamp on it, or lay it where you will give it
      4 1 Put it by the door
      5 2 Note by which day it has to be in the post
    `,
  }),
  template({
    id: 'reply-cross',
    about: '',
    who: 'them',
    thing: 'the message',
    why: 'A cross friend is still a friend who wrote. One true line matters more than a long one.',
    steps: `
      1 1 Open the message and read it once
      1 1 Breathe out slowly, and put the phone down for a moment
      5 1 Drink some water
      3 2 Write for yourself, in one line: what they may be cross about
      2 4 Write to {who}: “I have been thinking about it. I am sorry for my part” | Only what is true. Nothing to be sorry for? “Can we talk about it?”
      3 2 Add one question, or the answer to theirs, and send it
      4 1 Close it: they may need time to answer
      4 2 Tell one person how it is, if you like
      5 5 Do something that holds your attention
    `,
  }),
  template({
    id: 'phone-script',
    about: '',
    who: 'them',
    thing: 'the words',
    why: 'With the words on paper the call is half done. They may be read out as they stand.',
    steps: `
      1 1 Take a sheet of paper, and write on top whom you will call
      1 2 Write: “Hello, my name is … I am calling because …”
      5 1 Draw a line under it
      2 3 Write the one thing you want: “I would like to …”
      3 2 Write down what they may ask: date of birth, number, days that suit you
      3 1 Write a way out: “Can you say that once more?”, “I will call back”
      4 1 Write how it ends: “Thank you. Goodbye”
      4 2 Read it aloud once, to a wall
      5 1 Put the number and a pen beside it
    `,
  }),
  template({
    id: 'many-messages',
    about: '',
    why: 'Most of them are over by now. A few want two words, and those come first.',
    steps: `
      1 1 Open the list, and look only at the names
      1 2 Mark as read what is over, or was never for you
      5 1 Put something warm beside you
      3 3 Put a star at the three that matter: a person, a date, a question
      2 5 Answer the easiest of these in one or two sentences
      3 5 Answer one more, or send: “I have seen this, and will write by …”
      4 2 Mute one group that brings most of it
      4 3 Answer in one voice message what is long to type
      5 1 Close it, and leave the rest for another day
    `,
  }),
] as const

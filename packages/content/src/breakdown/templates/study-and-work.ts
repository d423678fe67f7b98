import { template } from '../template.ts'

/** School, university and a job. */
export const STUDY_AND_WORK = [
  template({
    id: 'essay',
    about:
      'essay,essays,dissertation,thesis,assignment,coursework,paper,chapter,report,article,blog post,literature review,write up,proposal,case study,manuscript,novel,book chapter,speech,story',
    verbs: 'write,start,draft,rewrite',
    thing: 'the text',
    why: 'A bad first page can be mended, an empty one cannot. So the first words may be wrong on purpose.',
    steps: `
      1 2 Open {thing}, or an empty page with a name on it
      1 3 Write one bad sentence: “This is about …”
      5 1 Read the question or the brief once, aloud
      3 3 Write three words that have to be in it somewhere
      2 10 Write for {minutes} without deleting anything
      3 5 Stand up, stretch, drink something
      4 10 Pick the part you know best and write it next
      4 2 Leave a note in the text: “next: …”
      5 1 Save it in two places
    `,
  }),
  template({
    id: 'revise',
    about:
      'exam,exams,revision,revise,study,studying,flashcards,mock,mocks,gcse,gcses,a-level,a-levels,finals,quiz,theory test,driving test,maths test,spelling test,class test,mock test',
    verbs: 'revise,study,learn,prepare,practise,do',
    thing: 'your subject',
    why: 'Little pieces stay in the head better than long evenings. One question answered is revision.',
    steps: `
      1 2 Lay out the notes for {thing}, or the book, and one pen
      1 3 Write down the three topics that come to mind
      5 1 Put the phone in another room
      2 10 Go through one topic, for {minutes}
      3 3 Close the notes and write down what you remember
      3 5 Walk about and tell it to the wall
      4 10 Do one old question, with the notes open
      4 2 Mark what is still foggy, with a dot
      5 1 Write down which topic is next
    `,
  }),
  template({
    id: 'homework',
    about:
      'homework,worksheet,problem set,maths,exercise sheet,lab report,lecture,lectures,module,course,online course,cpd,duolingo,language,spanish,french,german',
    verbs: 'do,start,learn,practise',
    thing: 'the homework',
    why: 'It begins with the sheet on the table. The first line is the steepest.',
    steps: `
      1 2 Put what you need for {thing} on the table, or open the page
      1 3 Read the first task twice
      5 1 Get a drink and something to nibble
      2 10 Do the easiest part, for {minutes} | It need not be the first.
      3 2 Tick it, and look at the tick
      3 10 Do one more part
      4 2 Write a question mark where you are stuck, and go on
      4 3 Ask somebody one of the question marks
      5 1 Put everything in the bag
    `,
  }),
  template({
    id: 'reading',
    about: 'read,reading,book,novel,books,articles,journal article,textbook,instructions,manual,library book',
    verbs: 'start,read',
    thing: 'the book',
    takesAnything: true,
    why: 'A page is reading. So is hearing it read, and so is skipping the dull part.',
    steps: `
      1 1 Put {thing} in front of you, and open it
      1 2 Read one paragraph
      5 1 Sit somewhere softer, or by the window
      3 1 Put a finger or a card under the line
      2 10 Read for {minutes} | Aloud, or by ear, if the letters dance.
      3 2 Say in one sentence what it was about
      4 2 Mark where you are
      4 10 Read for {minutes} more, if you like
      5 1 Leave it lying open where you will see it
    `,
  }),
  template({
    id: 'presentation',
    about: 'presentation,slides,powerpoint,talk,pitch,poster,slide deck,viva,keynote,toast speech',
    verbs: 'make,prepare,practise,give,write,rehearse',
    thing: 'the presentation',
    why: 'People remember one thing from a talk. When you know which, most of it is made.',
    steps: `
      1 2 Take a sheet of paper and draw three empty boxes
      1 3 Write one sentence below them: what should they remember?
      5 1 Write down how long you have
      2 10 Put one picture or one word in each box | That is beginning, middle and end.
      3 10 Make one slide of it, as plain as it can be | No slides? Write its words on a card.
      3 3 Stand up and stretch
      4 10 Make the next one or two slides for {thing}
      4 5 Say it aloud once, to a plant
      5 2 Save it, and send a copy to yourself
    `,
  }),
  template({
    id: 'meeting',
    about:
      'meeting,meetings,appraisal,performance review,agenda,zoom,workshop,conference,standup,supervision',
    verbs: 'prepare,prep,plan,attend,go,run',
    thing: 'the meeting',
    why: 'Three lines on a card hold you up in any room.',
    steps: `
      1 2 Put a card and a pen on the desk
      1 3 Write one line: what you want to have when {thing} ends
      5 1 Look up when and where it is
      2 5 Write down two things to say and one to ask
      3 2 Open the papers or the invitation, and look at the headings
      3 1 Set an alarm ten minutes before
      4 2 Put water and something to fiddle with beside you
      4 1 Write: “I will think about it and write to you”, for emergencies
      5 2 Keep five free minutes after it
    `,
  }),
  template({
    id: 'project',
    about:
      'project,work project,deadline,task at work,client work,portfolio piece,website,spreadsheet,excel,data,code,coding,bug,deck,strategy,plan project,side project,handover,rota,marking,lesson plan,lesson plans,onboarding,admin,work,work stuff,catch up at work,to do list,to-do list,backlog',
    verbs: 'start,do,work,plan,build,fix,make,clear,write,update',
    thing: 'the work',
    why: 'A project has no beginning of its own. Whatever you touch first becomes it.',
    steps: `
      1 2 Open the file or the page with {thing}
      1 3 Write down three small pieces of it that are still to do, or the one that is left
      5 1 Close three windows that are about something else
      2 10 Do the easiest small piece of it, for {minutes} | It may be ugly.
      3 2 Write down what would be enough for today
      3 10 Do the next one, or go on with it, for {minutes}
      4 3 Stand up, look far away
      4 3 Ask the one question that holds you up
      5 2 Leave yourself a note: “next I will …”
    `,
  }),
  template({
    id: 'feedback',
    about:
      'feedback,reference,review colleague,peer review,appraisal form,self review,self assessment form,evaluation,evaluation form',
    verbs: 'give,write,send,fill,do',
    thing: 'the feedback',
    who: 'them',
    why: 'One thing that was good, one thing that would help: that is feedback.',
    steps: `
      1 2 Open an empty page and write the name at the top
      1 3 Write one thing that was good, with an example
      5 1 Write down how you would like to hear it
      2 5 Write one thing that would help next time
      3 3 Add what you would like to see more of
      3 3 Cross out every “but”
      4 2 Read it as if it were for you
      4* 2 Send it, or put it in the form
      5 1 Tick it off and move your shoulders
    `,
  }),
  template({
    id: 'interview',
    about: 'interview,interview prep,job interview,audition,assessment centre,trial shift',
    verbs: 'prepare,prep,practise,go,do',
    thing: 'the interview',
    why: 'They want it to be you. Three small stories of what you did will carry you through.',
    steps: `
      1 2 Write on a card when and where the interview or the trial is
      1 5 Write down one thing you did that went well, in three lines
      5 1 Put both feet flat on the floor
      2 5 Read the advert or the invitation once, and mark three words in it
      3 3 Write one question that you would really like to ask
      3 5 Say your three lines aloud, to a wall
      4 3 Lay out clothes that feel good
      4 3 Look up the way, or try out the link
      5 5 Put out something easy for afterwards
    `,
  }),
  template({
    id: 'logbook',
    about: '',
    thing: 'the logbook',
    why: 'Your calendar, photos and messages remember those weeks. Two lines for each are plenty.',
    steps: `
      1 1 Open the logbook at the first week that is empty
      1 1 Put your calendar, photos or messages of that week beside it
      5 1 Look up by when it has to be in
      2 5 Write two lines for that week: what you did, and what was new
      3 5 Do the next week in the same way
      3 2 Write a question mark where you do not know, and go on
      4 2 Ask somebody who was there about the gaps
      4 1 Save it, or ask for the signature it needs
      5 1 Note today in one line, while you remember it
    `,
  }),
] as const

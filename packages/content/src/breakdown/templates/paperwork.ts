import { template } from '../template.ts'

/** Letters, forms and everything official. */
export const PAPERWORK = [
  template({
    id: 'letter',
    about: 'letter,letters,post,mail,envelope,envelopes,brown envelope,unopened post,open post,hmrc',
    verbs: 'open,read,sort,answer,deal,reply',
    thing: 'the letter',
    why: 'Closed, it can say anything. Opened, it says only one thing, and that is usually smaller.',
    steps: `
      1 2 Sit down with {thing} and a pen
      1 2 Open one envelope or one page, without reading it yet
      5 1 Put a hand on the paper and breathe out
      2 3 Read only for two things: what do they want, and by when
      3 1 Write both on the front in big letters
      3 5 Do the smallest thing it asks, if there is one
      4 2 Put the date in the calendar, a few days early
      4 2 Give it a place: one folder, one drawer
      5 5 Open one more, if you feel like it, or stop here
    `,
  }),
  template({
    id: 'form',
    about:
      'form,forms,application form,application,paperwork for,questionnaire,survey,sign up form,consent form,registration,timesheet,time sheet',
    verbs: 'fill,complete,apply',
    thing: 'the form',
    why: 'A form is a row of small questions. You may leave gaps and come back to them.',
    steps: `
      1 2 Put {thing} and a pen in front of you, or open it on the screen
      1 2 Fill in only your name and the date, or the name of whoever it is for
      5 1 Check how many pages it has, and no more
      2 10 Answer what you know without looking anything up | Skip everything else.
      3 2 Mark each gap with a dot
      3 5 Gather the papers that the gaps ask for
      4 10 Fill the dotted gaps, one at a time
      4 2 Take a photo or a copy before it leaves you
      5* 3 Sign it and put it in an envelope, or press send
    `,
  }),
  template({
    id: 'tax',
    about:
      'tax,taxes,tax return,self assessment,vat,business accounts,do accounts,bookkeeping,p60,tax rebate',
    verbs: 'do,file,submit,sort,start',
    thing: 'the tax return',
    why: 'It is mostly gathering. The numbers are there already; you need them in one place.',
    steps: `
      1 2 Put one empty folder on the table and write “tax” on it
      1 3 Put in the first paper that belongs to it | Any one: a payslip, a receipt, a letter.
      4 2 Find the login or the reference number
      2 10 Gather papers and files for {minutes}, without sorting
      3 3 Write down what is missing, one line each
      5 5 Look up the date it is due, and note it a week early
      3* 15 Fill in the first page for {thing}, and save it
      4 10 Fill in the rest, and send it | Not ready by the date? Ask for more time before it.
      5 3 Write down where you stopped
    `,
  }),
  template({
    id: 'identity',
    about:
      'passport,driving licence,license,visa,id card,birth certificate,dbs,national insurance,railcard,blue badge,bus pass',
    verbs: 'renew,apply,order,replace,get',
    thing: 'the passport',
    why: 'It is a form, a photo and a fee. Today it only needs to begin.',
    steps: `
      1 2 Fetch the old one, or a birth certificate and what other papers you have
      1 3 Open the official page for {thing}, and save it
      5 1 Write down the date when you need it
      2 5 Write down what it asks for: photo, fee, papers
      3 5 Take the photo against a plain wall, or note where a booth is | Some offices take it there, or keep the old one.
      3 3 Gather what you have in one envelope
      4 15 Fill in the first part for {minutes}
      4* 5 Pay and send, or note what is still missing
      5 2 Write down how long they say it takes
    `,
  }),
  template({
    id: 'benefits',
    about:
      'pip,universal credit,benefits,benefit,esa,access to work,disability allowance,grant,student finance,bursary,housing benefit,blue badge form,dsa',
    verbs: 'apply,claim,fill,renew,appeal,do',
    thing: 'the claim',
    why: 'You are asking for something that exists for people like you. Help with the form exists, too.',
    steps: `
      1 2 Put a folder and a pen on the table
      1 3 Write down three things that are hard on an ordinary day | In your own words. Is it about money? Then rent, income, and who lives with you.
      5 2 Write down the reference number and the date
      2 10 Read only the first page about {thing}
      3 5 Look up one place that helps with it, for free | A citizens’ advice office, a charity, a friend who has done it.
      3 15 Answer one question, as it is on a bad day
      4 5 Gather one letter that says the same
      4 5 Rest: this is heavy to write down
      5 2 Pick the one question for tomorrow
    `,
  }),
  template({
    id: 'insurance',
    about: 'insurance,policy,warranty,mortgage,energy supplier,broadband,tariff,provider,utilities',
    verbs: 'renew,switch,compare,change,sort,update',
    thing: 'the contract',
    why: 'The first offer that is fair is good enough. Being finished is worth a little money.',
    steps: `
      1 2 Find the last letter or mail about {thing} | None yet? Write down what is to be insured.
      1 2 Write down the number of the contract and the date it ends
      5 1 Write down what you pay now
      2 10 Look at two other offers, and no third one
      3 2 Write down: stay, switch, or end it
      3* 10 Do it on their page, or note their number and opening hours
      4 3 Save the confirmation as a picture
      4 2 Put next year’s date in the calendar, a month early
      5 2 Put the papers in one folder
    `,
  }),
  template({
    id: 'cv',
    about: 'cv,resume,cover letter,job application,personal statement,portfolio,ucas,linkedin profile',
    verbs: 'write,update,apply,do,rewrite',
    thing: 'the application',
    why: 'You have done more than you can think of right now. So first it gets collected, and only later polished.',
    steps: `
      1 2 Open {thing}, or an empty page with your name on it
      1 5 List what you have done, in any order, for {minutes} | Paid, unpaid, at home. All of it counts.
      5 1 Open the advert and mark three words in it
      2 10 Write one line each for two things you did: what it was, what came of it | A gap? One short true line, and what you did or learned then.
      3 5 Put the newest at the top
      3 3 Cross out what is out of date, or say it in fewer words
      4 10 Write three plain sentences for the letter: why you, why them
      4 5 Read it aloud once and mend what makes you stumble
      5* 5 Save it as a file with your name, and send it or set a time to
    `,
  }),
  template({
    id: 'job-hunt',
    about: 'job,jobs,job search,new job,job hunt,apply for jobs,vacancies,work experience,internship',
    verbs: 'find,look,search,prepare',
    thing: 'the job search',
    why: 'It is a long road with small bridges. Today it is one of them.',
    steps: `
      1 2 Write down three things that a job must have for you
      1 5 Open one page with jobs and look for {minutes}
      5 1 Set a small alarm, so that looking has an end
      2 5 Save two that are near enough | Six of ten wishes is near enough.
      3 5 Write down for one of them what they want and what you have
      3 5 Tell one person that you are looking
      4 10 Write the first lines to one of them
      4 2 Note the date it closes
      5 5 Do something that has nothing to do with jobs
    `,
  }),
  template({
    id: 'complaint',
    about: 'complaint,complain,refund,appeal,dispute,parking fine,fine,faulty,compensation',
    verbs: 'make,write,get,ask,claim',
    thing: 'it',
    why: 'Three plain sentences do it: what happened, since when, what you want.',
    steps: `
      1 2 Put what you have about {thing} in one place: receipt, photo, mail
      1 3 Write one line: what happened, and on what day
      5 1 Write the angry version, and delete it
      2 3 Write one line: what you want them to do
      3 3 Look up where it is to be sent
      3* 5 Put both lines in their form, or between “Hello” and your name, and send it
      4 1 Take a picture of what you sent
      4 2 Note a day to look for an answer
      5 2 Shake out your hands and drink something
    `,
  }),
  template({
    id: 'scan',
    about: 'scan',
    verbs: 'scan,copy',
    thing: 'the papers',
    why: 'A photo of a page is nearly always good enough.',
    steps: `
      1 2 Put {thing} on a table near a window
      1 3 Do only the first page: a photo with your phone will do | Slides: hold each one in front of a white screen.
      5 1 Wipe the camera with your sleeve
      2 5 Do the other pages, if there are any, one after the other
      3 2 Give it a name that you will find again: what, and the year
      3 3 Send it to yourself or to where it belongs
      4 2 Put the paper in one folder
      4 3 Check whether all of it can be read
      5 1 Bin the copies that nobody needs
    `,
  }),
  template({
    id: 'translate-paper',
    about: '',
    why: 'Two questions decide it: who wants the translation, and does it need a stamp.',
    steps: `
      1 1 Put the paper in front of you, and take a clear photo of each page
      1 2 Write down who wants the translation, into which language, and by when
      5 1 Check that names are spelt as in the passport
      3 3 Look up, or ask them, whether it has to be by a sworn or certified translator
      2 5 Send the photos to one such translator: “What would it cost, and by when?” | Courts, consulates and translators’ unions have lists.
      3 3 Answer with yes, and what they still need from you
      4 2 Compare names and dates when it comes
      4 2 Save it twice: on the device, and with the paper
      5 2 Send it to whoever wants it
    `,
  }),
  template({
    id: 'new-address',
    about: '',
    why: 'Nobody remembers all of them at once. A list and the first three are a good day’s work.',
    steps: `
      1 1 Write the new address on a sheet, exactly as it is to be, with the day it begins
      1 3 Write below it who needs it: bank, work, doctor, insurance, power, phone, friends
      5 1 Look at your last letters and mails: each sender is one for the list
      3 5 Ask the post to send letters on, if they offer that where you live
      2 8 Change it at the first one: their app or page, under “my details”, or a call
      3 5 Do the next one, and tick both
      4 2 Send one message with it to family and friends
      4 3 Look which of them want a paper: a licence, a car, a tax office
      5 1 Put the sheet where the post lands, to add who is still missing
    `,
  }),
] as const

import { template } from '../template.ts'

/** Doctors, dentists and what goes with them. */
export const HEALTH = [
  template({
    id: 'appointment',
    about:
      'appointment,appointments,dentist,doctor,doctors,gp,surgery,optician,opticians,eye test,smear,smear test,blood test,vaccination,vaccinated,jab,physiotherapist,check up,checkup,screening,dermatologist,hygienist,vaccine,hearing test,mammogram,midwife,podiatrist,vet',
    verbs: 'get,book,make,register,see,find,arrange',
    who: 'the practice',
    thing: 'the appointment',
    why: 'Booking is the whole task. Going there is another day’s task, and you may say what you need.',
    steps: `
      1 2 Find the number or the page for {thing}
      1 2 Write one line: what it is for | Something hurts? Add since when.
      5 1 Look up your date of birth and postcode, so that nothing catches you out
      3 1 Write down two times that suit you
      2 10 Book it online, or call and read your line out | On hold? Put it on the speaker and rest your arm.
      3 1 Put day, time and place in the calendar
      4 2 Note what would help you there | Extra time, a quiet room, somebody with you. You may ask for it.
      4 1 Set an alarm for when to leave
      5 2 Write down the questions you have
    `,
  }),
  template({
    id: 'go-appointment',
    about:
      'go to dentist,go to doctor,go to doctors,go to appointment,go to hospital,attend appointment,go to therapy,go to gp,get ready for appointment,operation,scan appointment',
    verbs: 'attend,go,prepare',
    thing: 'the appointment',
    why: 'You only have to arrive. You may say there that it is hard for you.',
    steps: `
      1 2 Put your bag by the door
      1 2 Look up the time and the way, and write both down
      5 1 Put in something to hold or to listen to
      2 3 Write three lines: what is wrong, since when, what you want to ask
      3 2 Set an alarm for when to put your shoes on
      3 2 Put in the card, letter or list they want to see
      4 5 Leave a little early and sit outside for a moment
      4 2 Show them your three lines, if talking is hard
      5 5 Put out something easy for afterwards
    `,
  }),
  template({
    id: 'prescription',
    about:
      'prescription,prescriptions,repeat prescription,pharmacy,chemist,pharmacist,medication,meds,tablets,inhaler,contraceptive pill,repeat order',
    verbs: 'order,renew,request,get',
    thing: 'the prescription',
    why: 'It is one order and one short trip. Both can be on different days.',
    steps: `
      1 1 Fetch the empty or nearly empty box
      1 2 Count how many days are left, and write it down
      5 1 Check the name and strength on the label
      2 5 Order it in the app, online or by phone
      3 1 Note the day it will be ready
      3 2 Put your bag and keys by the door for that day
      4 15 Collect it, or ask somebody to
      4 1 Put it where you keep the others
      5 2 Set a date for the next order, a week early
    `,
  }),
  template({
    id: 'therapy',
    about:
      'therapy,therapist,counselling,counsellor,diagnosis,adhd assessment,autism assessment,mental health,waiting list,referral,support group,psychiatrist',
    verbs: 'find,start,book,ask,get',
    thing: 'the therapy',
    why: 'Asking for help is a thing you do, like any other. It begins with one line.',
    steps: `
      1 2 Sit down where it is quiet, with a sheet of paper
      1 5 Write three lines: what is hard, since when, what you hope for
      5 1 Put a blanket round you, or hold something warm
      2 5 Look up one place near you: a practice, a charity, a service
      3 3 Write down how they want to be asked
      3* 5 Send them your three lines
      4 2 Note the day to ask again
      4 3 Tell one person that you have asked
      5 5 Do something gentle | If it is urgent, a helpline answers today.
    `,
  }),
  template({
    id: 'symptoms',
    about: 'symptoms,symptom,pain,mole,rash,headache',
    verbs: 'check,get,look,order,find,ask,track',
    thing: 'it',
    why: 'Not knowing is the heaviest part. A line on paper and one question make it lighter.',
    steps: `
      1 2 Sit down with a pen and drink some water
      1 2 Write down what you notice, and since when | If it came suddenly or is getting much worse, call for help first.
      5 1 Keep the search page closed for now
      2 3 Write down the one question you want answered
      3 5 Find who can answer it: a pharmacist, a nurse line, the practice
      3* 5 Ask them, with your two lines in front of you
      4 2 Write down what they said
      4 2 Put the next date in the calendar
      5 5 Do something that has nothing to do with bodies
    `,
  }),
  template({
    id: 'body-change',
    about: '',
    thing: 'the new one',
    why: 'You know how this goes better than any list. Everything within reach first, and then no hurry.',
    steps: `
      1 2 Wash your hands, and dry them well
      1 2 Lay out what you need, within reach, with a bag for what comes off
      5 1 Put a towel under you, and switch on a good light
      2 5 Change it slowly, in the way that you were shown
      3 2 Look at the skin there, clean it gently and pat it dry | Sore, red or leaking? Ring your nurse; that is what they are for.
      3 1 Close the bag, and put it in the bin
      4 1 Wash your hands again
      4 2 Note the day, and how many you have left
      5 3 Order the next box while you think of it
    `,
  }),
] as const

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
      5 1 Look up date of birth and postcode of whoever it is for, so nothing catches you out
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
      2 3 Write three lines: how it has been, what is wrong, what you want to ask
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
      1 1 Fetch the empty or nearly empty box | A new prescription? Fetch that.
      1 2 Count how many days are left, and write it down | None? Call a pharmacy or nurse line today: some must not stop suddenly.
      5 1 Check the name and strength on the label
      2 5 Order it in the app, online or by phone | Out of stock? Ask who has it, or the doctor for another.
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
      2 5 Look up one place near you: a practice, a charity, a service | You have somebody already? Then it is them.
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
    why: 'Everything within reach first, and then no hurry.',
    steps: `
      1 2 Wash your hands, and dry them well
      1 2 Lay out what you need, within reach, with a bag for what comes off
      5 1 Put a towel underneath, and switch on a good light
      2 5 Change it slowly, in the way that you were shown | Nobody showed you? Ring the nurse before you begin.
      3 2 Look at the skin there, clean it gently and pat it dry | Sore, red or leaking? Ring your nurse; that is what they are for.
      3 1 Close the bag, and put it in the bin
      4 1 Wash your hands again
      4 2 Note the day, and how many you have left
      5 3 Order the next box while you think of it
    `,
  }),
  template({
    id: 'headache',
    about: '',
    why: 'Water, dark and quiet come first. Most other things can wait an hour.',
    steps: `
      1 1 Drink a few sips of water | Sudden and the worst ever, after a knock, or with a stiff neck or slurred speech? Call your emergency number.
      1 1 Draw the curtains, or cover your eyes with something soft
      5 1 Switch off the sound of the phone
      2 10 Lie or sit with your eyes closed, for {minutes}
      3 1 Put something cold on your forehead, or on the back of your neck
      3 2 Take what you have for it, as the packet says, if you may | Not sure? Any pharmacist knows.
      4 2 Eat a few bites of something plain
      4 1 Write to whoever expects you: “I have a headache, so later or tomorrow”
      5 1 Note the day, and what came before: sleep, food, screen, stress
    `,
  }),
  template({
    id: 'cramps',
    about: '',
    why: 'Warmth is the oldest help there is. The rest of the day may be smaller.',
    steps: `
      1 1 Put something warm on your belly or your back | Far worse than ever, a fever, or maybe pregnant? A doctor or nurse line today.
      1 1 Put pads, or whatever you use, within reach
      5 1 Put on your softest trousers
      2 10 Lie on your side with your knees drawn up, for {minutes}
      3 1 Take a painkiller as the packet says, if you may | It works best early on.
      3 2 Drink something warm
      4 3 Move one thing out of today that can wait
      4 3 Walk up and down the room, or roll your hips slowly
      5 1 Note the day, and how bad it was from 0 to 10
    `,
  }),
  template({
    id: 'cold-ill',
    about: '',
    why: 'A body with a cold is at work already. Drink, warmth and rest are what it asks for.',
    steps: `
      1 1 Drink a few sips, warm or cold | Hard to breathe, to swallow or to wake up? A nurse line (111 in the UK), or your emergency number.
      1 1 Put tissues, water and a bag for the bin beside where you lie
      5 1 Put on thick socks
      2 10 Lie down with your head a little higher, for {minutes}
      3 2 Write to whoever expects you today: “I am ill”
      3 2 Read on a packet what eases it, and take it, if you may | Two kinds? Compare the labels: the same thing may be in both.
      4 5 Eat something soft: soup, yoghurt, porridge
      4 2 Open the window for a few minutes
      5 3 Ask a pharmacist, if it is no better in a week or so
    `,
  }),
  template({
    id: 'remember-meds',
    about: '',
    why: 'A head is no place to keep times in. A sound, and a spot in the way, do it better.',
    steps: `
      1 1 Fetch the tablets, and stand where you are each day at that hour | Kettle, toothbrush, bed. Children or animals about? High up, or locked.
      1 1 Put them there, with a glass beside them
      5 1 Read on the label: with food or without, and at what time
      2 2 Set an alarm for that time, every day, with the name of the tablet in it
      3 3 Fill a box with the days on it: it shows whether you took one | Ask a pharmacist which may leave their packet.
      3 2 Read in the leaflet what to do about one that was forgotten
      4 1 Put those for two days in the bag you carry | In their packet, with the name on it.
      4 1 Ask somebody for one word in the evening: “Taken?”
      5 1 Tick the day in a calendar
    `,
  }),
  template({
    id: 'collect-meds',
    about: '',
    why: 'A name, a date of birth, and it goes into your bag.',
    steps: `
      1 1 Look up until when they are open, and whether it is ready | No message? A short call, or the app.
      1 1 Put a bag, an ID and the slip by the door, if there is one
      5 1 Put headphones in the bag, if the queue is loud
      2 15 Go to the pharmacy, ask for it, and say name, date of birth and address | For somebody else? Say theirs. You cannot go? Many deliver.
      3 1 Read the name and the strength on the label before you leave
      3 1 Ask the pharmacist, if something is new or looks different
      4 1 Put it where you keep the others | “Keep cold” on the label? The fridge.
      4 1 Note the day a week before it runs out
      5 1 Bring back old ones next time: pharmacies take them
    `,
  }),
  template({
    id: 'before-procedure',
    about: '',
    why: 'The letter settles most of it. What is left is a bag, and somebody to bring you home.',
    steps: `
      1 1 Find the letter, and sit down with it and a pen
      1 2 Mark when to be there, and from when on not to eat or drink
      5 1 Hold something warm
      2 5 Call the number on it, and ask what to do about each thing you take | Blood thinners, insulin, a cold: say it, even if nobody asks.
      3 3 Ask somebody to bring you home, and to be near for the first night
      3 4 Put in a bag: the letter, an ID, tablets, a charger, loose clothes
      4 1 Take off rings and nail varnish the evening before
      4 3 Put easy food and a blanket where you will lie afterwards
      5 1 Set two alarms: the last time to eat, and when to leave
    `,
  }),
  template({
    id: 'nebuliser-clean',
    about: '',
    why: 'Warm water, a rinse, and air. The leaflet has the rest.',
    steps: `
      1 1 Switch it off at the wall, and take off the mask and the cup
      1 1 Fill a bowl with warm water and a drop of washing-up liquid
      5 1 Fetch the leaflet: it says which parts may be boiled, and how often
      2 3 Wash the mask and the cup in warm soapy water, and rinse them | Never the tube, and never the machine.
      3 1 Shake them, and lay them on a clean towel to dry
      3 1 Wipe the machine with a damp cloth
      4 1 Look at the filter: grey? Then a new one
      4! 1 Put it together once all is dry, and plug it in again
      5 1 Put a clean cloth over it
    `,
  }),
] as const

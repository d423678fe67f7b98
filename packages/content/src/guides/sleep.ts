import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stages, terms, text } from './guide.ts'

export const sleep: Guide = {
  id: 'sleep',
  title: 'Sleep & Rest',
  description: 'Improve your sleep quality for better health, mood, and performance',
  tryNow: {
    title: 'Turn one light down',
    steps: [
      'Look for the brightest light near you and make it softer, or switch it off.',
      'Let your shoulders drop and breathe out slowly, twice.',
      'Put one thing by the bed that you will be glad of tonight: water, socks, a book you know.',
    ],
  },
  sections: [
    {
      heading: 'The importance of sleep',
      blocks: [
        text(
          'While you sleep, the body repairs itself and the brain sorts the day. After enough sleep, attention, patience and memory come more easily. After too little, sounds seem louder and small tasks harder.',
        ),
        figure(
          FIGURES.sleep,
          'a night is what most adults need. You may need more or less than others, and one short night does no lasting harm.',
          'nhs-insomnia',
        ),
        text(
          'Sleep trouble is common with ADHD and in autistic people. Some body clocks run earlier or later, and some senses take longer to settle. This is how some bodies work, and never a lack of will.',
        ),
      ],
    },
    {
      heading: 'Sleep hygiene',
      blocks: [
        text(
          'The name sounds clinical. It means the things around sleep that make it easier. Change one of them, keep it for a week, then see whether it helped.',
        ),
        figure(
          FIGURES.bedroom,
          'is a good bedroom temperature for most people. If the heating is not yours to change, try thinner bedding, a fan or an open door.',
          'sleep-foundation-temperature',
        ),
        list(
          'Light: as dark as feels safe. A low, warm night light is fine where full darkness is not.',
          'Sound: silence, earplugs or one steady noise. Steady is easier than sudden.',
          'Touch: bedding that you stop noticing. Cut out labels. If pressure calms you, try a heavier blanket.',
          'Place: the bed for sleep, another spot for scrolling and worrying, if there is room for one.',
          'Time: get up at about the same hour each day. It steadies the body clock more than a strict bedtime.',
        ),
      ],
    },
    {
      heading: 'A bedtime routine',
      blocks: [
        text('Three small stages. Do the parts that suit you tonight: a flexible routine is easier to keep.'),
        stages(
          {
            when: '2-3 hours before',
            items: [
              'Have the last big meal. A small snack is fine if hunger keeps you up.',
              'From here on, drinks without caffeine or alcohol. Both are best left at least 6 hours before bed.',
              'Write down whatever keeps going round in your head, so that you can let go of it.',
            ],
          },
          {
            when: '1 hour before',
            items: [
              'Dim the lights in the rooms that you use.',
              'Put screens away, or make them dull: low brightness, and something you have seen before.',
              'Do one quiet thing: a warm shower, a familiar book, a calm voice to listen to.',
              'Lay out tomorrow’s clothes, so that there is less to do in the morning.',
            ],
          },
          {
            when: 'Right before',
            items: [
              'Toilet, teeth, water, any medicine. With a list on the wall, you don’t have to remember them.',
              'Set the room: temperature, light, sound.',
              `Try ${FIGURES.breathing} breathing: in for 4, hold for 7, out for 8, repeated ${FIGURES.breathingTimes}. Leave the hold out if it feels wrong.`,
            ],
          },
        ),
      ],
    },
    {
      heading: 'Common sleep issues',
      blocks: [
        terms(
          {
            term: 'Sleep does not come',
            text: `After about ${FIGURES.awake} awake, get up. Do something dull in low light, and go back once you feel sleepy. Turn the clock to the wall: you can guess the time.`,
          },
          {
            term: 'Your thoughts will not stop',
            text: `Set aside time for worries: ${FIGURES.worry}, earlier in the evening, with pen and paper. If a worry comes at night, you can leave it until then.`,
          },
          {
            term: 'You wake in the night',
            text: 'Waking is part of ordinary sleep. Keep the light low and the phone away. Feel the weight of the blanket, or count slow breaths out.',
          },
          {
            term: 'You put off going to bed',
            text: 'The quiet evening may be the first time you have to yourself. Try to give yourself some of it sooner. Set an alarm for the first step of the routine, rather than for the bed.',
          },
          {
            term: 'Your body clock is different',
            text: 'Move bedtime by 15 minutes every few days, and look for daylight soon after waking. If work allows a different start, that is a fair thing to ask for.',
          },
        ),
        figure(
          FIGURES.awake,
          'awake is the sign to get up for a while. That way, the bed stays a place for sleep.',
          'aasm-habits',
        ),
        figure(
          FIGURES.worry,
          'of worry time a day, always at the same time, can help keep worries away at night.',
          'nhs-worries',
        ),
      ],
    },
    {
      heading: 'Daytime habits',
      blocks: [
        list(
          'Get some daylight soon after waking, even if it is cloudy or only on the doorstep.',
          'Move in whatever way the day allows. Any size counts.',
          'Have the last coffee, tea or cola at least 6 hours before bed. Many people need longer, so try noon.',
          'Rest before you are worn out. It is often harder to sleep when you are overtired.',
        ),
        figure(
          FIGURES.nap,
          `is long enough for a nap, and it is best taken before ${FIGURES.napBefore}. After a longer one, it can be harder to sleep at night.`,
          'mayo-naps',
        ),
        figure(
          FIGURES.exerciseBeforeBed,
          'before bedtime, at the least, is when exercise ends. The NHS says 4, and some bodies need more. Slow stretching is welcome later, too.',
          'nhs-insomnia',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        `If poor sleep has gone on for over ${FIGURES.symptoms} and makes your days harder, talk to a doctor. You need no better reason than that.`,
      ),
      listOf(
        'Go sooner if one of these is true:',
        'You snore loudly, or somebody noticed that you stop breathing for moments.',
        'Your legs will not lie still in the evening.',
        'You are so sleepy by day that driving or cooking is not safe. Leave these out until you have spoken to someone.',
        'A medicine may be keeping you awake. Ask before you change it.',
        'The nights bring low mood, or thoughts that frighten you.',
      ),
    ],
  },
  sources: [
    'nhs-insomnia',
    'aasm-habits',
    'sleep-foundation-temperature',
    'sleep-foundation-adhd',
    'mayo-naps',
    'nhs-worries',
    'cleveland-478',
    'nimh-caring',
  ],
}

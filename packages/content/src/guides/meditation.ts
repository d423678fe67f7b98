import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stepsOf, terms, text } from './guide.ts'

export const meditation: Guide = {
  id: 'meditation',
  title: 'Meditation',
  description: 'Ways to rest your mind, many of which let you move',
  tryNow: {
    title: 'Listen for the furthest sound',
    steps: [
      'Stay as you are: sitting, standing, rocking, under a blanket.',
      'Listen for the sound that is furthest away. Then listen for the nearest one.',
      'Take three breaths, in whatever way you breathe. That was a meditation.',
    ],
  },
  sections: [
    {
      heading: 'What it is',
      blocks: [
        text(
          'Meditation is choosing one thing to notice, drifting away from it, and coming back. Drifting is part of it: each return is the exercise. An empty mind is not the aim, and hardly anybody has one.',
        ),
        text(
          'Practised for some weeks, mindfulness can ease stress, worry and low mood. It does not suit everybody. Nothing about you is wrong if it does not suit you.',
        ),
        figure(
          'About 8 in 100',
          'people who took part in studies had an unwelcome effect, such as more anxiety. If it does you no good, stop. That is worth knowing about yourself.',
          'nccih-meditation',
        ),
      ],
    },
    {
      heading: 'Without sitting still',
      blocks: [
        terms(
          {
            term: 'Walking',
            text: 'At your own pace, feel each foot touch the ground: heel, sole, toes. A corridor is long enough.',
          },
          {
            term: 'Rocking, swinging, stimming',
            text: 'A movement that repeats is something to focus on. Instead of stopping it, notice how it feels.',
          },
          {
            term: 'One cup',
            text: 'Warm water, a smooth rim, the sound of the tap. Wash one cup with all your attention. The rest can be washed as usual.',
          },
          {
            term: 'One song',
            text: 'Follow a single instrument from the beginning to the end. When you lose it, pick it up again.',
          },
          {
            term: 'One line',
            text: 'Draw lines or dots until the page is full. The hand moves, the eyes follow, and nothing has to come of it.',
          },
        ),
      ],
    },
    {
      heading: 'If your mind is fast',
      blocks: [
        list(
          'Begin with one minute. Three breaths are a whole practice.',
          'Keep your eyes open, and hold something: a stone, a zip, a warm cup.',
          'Count breaths from 1 to 5. When you notice that you are at 12, smile and begin again.',
          'Name what turns up in one word: planning, hearing, itching. Then go back.',
          'If silence makes thoughts louder, follow a voice or a piece of music.',
        ),
      ],
    },
    {
      heading: 'If looking inwards is hard',
      blocks: [
        text(
          'Attention to the body calms some people. In others it brings up pain, panic or old memories, or there is nothing to feel. If so, notice something outside yourself.',
        ),
        list(
          'Choose a sound, a colour or the feel of a fabric instead of the breath.',
          'Sit where you can see the door, with the light on.',
          'Stop in the middle whenever you like. You gain nothing by sitting through it.',
        ),
      ],
    },
    {
      heading: 'Three short practices',
      blocks: [
        stepsOf(
          'Breath, about a minute:',
          'Find where breathing is easiest to notice: nose, chest or belly.',
          'Follow one breath in and one breath out.',
          'When you have wandered off, think “hello”, and come back.',
        ),
        stepsOf(
          'Hands, about three minutes:',
          'Rub your palms together until they are warm.',
          'Hold them a little apart. Notice warmth, tingling, air.',
          'Lay them on something soft, and stay for as long as it is interesting.',
        ),
        stepsOf(
          'Kind wishes, about two minutes:',
          'Think of somebody who is easy to like. A cat will do.',
          'Wish them something: be warm, be safe, be well.',
          'Wish yourself the same, as politely as you can manage.',
        ),
      ],
    },
    {
      heading: 'Keeping it going',
      blocks: [
        list(
          'Tie it to something that happens anyway: the kettle, the bus stop, the lift.',
          'A day without it takes nothing away. Begin again where you are.',
          'Change the practice when it gets dull. Wanting something new is allowed.',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      listOf(
        'Stop, and talk to a doctor or a therapist, if meditation brings:',
        'panic, or memories that frighten you;',
        'the feeling that you or the world are not real.',
      ),
      text(
        `Meditation can be used alongside treatment, but never instead of it. If worry or low mood lasts for over ${FIGURES.symptoms}, ask for more than a guide can give.`,
      ),
    ],
  },
  sources: ['nccih-meditation', 'nhs-mindfulness', 'nimh-caring'],
}

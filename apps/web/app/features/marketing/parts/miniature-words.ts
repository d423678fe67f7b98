/** The texts in the small picture of the tasks page. Its buttons are named as on the real page. */
export const miniature = {
  label:
    'A picture of the tasks page. At the top stands one thing next, “Put one mug in the sink”. Below it are a line to add a task, and morning, afternoon and evening with a few tasks, some of them done.',
  saved: 'Saved on this device',
  title: "Today's Tasks",
  energy: 'Energy: Medium',
  nextLabel: 'One thing next',
  next: 'Put one mug in the sink',
  nextOf: 'The next step of “Clean the kitchen”.',
  done: 'Done',
  other: 'Something else',
  quickAdd: 'Add a task and press Enter',
  parts: [
    {
      time: 'morning',
      title: 'Morning',
      tasks: [
        { title: 'Make bed', isDone: true },
        { title: 'Take the tablets', isDone: true },
        { title: 'Reply to Sam', isDone: false },
      ],
    },
    {
      time: 'afternoon',
      title: 'Afternoon',
      tasks: [
        { title: 'Clean the kitchen', isDone: false },
        { title: 'Walk round the block', isDone: false },
      ],
    },
    {
      time: 'evening',
      title: 'Evening',
      tasks: [
        { title: 'Cook dinner', isDone: false },
        { title: 'Something you enjoy', isDone: false },
      ],
    },
  ],
} as const

import type { TimeOfDay } from '@glimmer/domain/tasks/task'
import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import { times } from '../../data/tasks/words.ts'

const groupTitles: Readonly<Record<string, string>> = {
  ...times,
  'energy-matched': 'Energy-Matched Tasks',
  'high-priority': 'High Priority',
  snoozed: 'Snoozed Tasks',
  completed: 'Completed',
  'category:work': 'Work',
  'category:wellness': 'Wellness',
  'category:admin': 'Admin',
  'category:personal': 'Personal',
  'category:uncategorised': 'Uncategorised',
}

/** Every sentence of the tasks page. */
export const words = {
  title: "Today's Tasks",
  tasksOfDay: 'Tasks',
  moreOfDay: (count: number) => (count === 1 ? '1 more task' : `${count} more tasks`),
  summary: (done: number, open: number) => (done === 0 ? `${open} open` : `${done} done, ${open} open`),
  summaryOfWins: (wins: number, open: number) =>
    `${wins === 1 ? '1 win' : `${wins} wins`} today, ${open} open`,

  summaryOfFew: (open: number) => `${open} for today`,

  welcomeBack: 'Welcome back. Nothing is late.',

  quickAdd: 'Add a task',
  quickAddHint: 'Add a task and press Enter',
  quickAddSubmit: 'Add this task',
  addTask: 'Add Task',
  added: (title: string) => `Added “${title}”`,

  times,
  /** A person's own category has the name they gave it. */
  groupTitle: (group: TaskGroup, category = '') => groupTitles[group] ?? category.trim(),
  showSection: (title: string) => `Show ${title}`,
  views: 'How to look at the day',
  byTime: 'By Time',
  byCategory: 'By Category',
  clearCompleted: (count: number) => `Clear Completed (${count})`,
  clearTitle: 'Delete All Completed Tasks?',
  clearText: (count: number) =>
    count === 1
      ? 'Delete 1 completed task? You can bring it back for 30 days.'
      : `Delete ${count} completed tasks? You can bring them back for 30 days.`,
  clear: (count: number) => (count === 1 ? 'Delete 1 task' : `Delete ${count} tasks`),

  newTaskIn: (title: string) => `New task in ${title}`,
  showMore: (count: number) => `Show ${count} more`,
  showMoreOf: (count: number, title: string) => `Show ${count} more of ${title}`,
  justThree: 'Just three for today',
  showAll: 'Show everything',
  threeArePlenty: 'Low energy today. Three things are plenty.',
  othersWait: (count: number) =>
    count === 1 ? '1 other is still on your list.' : `${count} others are still on your list.`,
  goThroughOld: (count: number) => `Go through what is old (${count})`,

  find: 'Find a task',
  findHint: 'A few letters are enough',
  endFind: 'Show all tasks again',
  found: (count: number) =>
    count === 0 ? 'No task has these letters' : count === 1 ? '1 task found' : `${count} tasks found`,

  nextLabel: 'One thing next',
  nextStepOf: (title: string) => `The next step of “${title}”.`,
  nextStart: 'Start 5 minutes',
  nextBackToSprint: 'Back to your sprint',
  nextDone: 'Done',
  nextMoreSteps: 'More steps',
  nextStepsDone: (steps: number) =>
    steps === 1
      ? 'One step is done. A sprint suggests the next, or tick it off.'
      : 'Its steps are done. You can add more, or tick it off.',
  nextOther: 'Something else',
  nextOn: 'Show another',
  nextRest: (title: string) => `Done: “${title}”`,
  nextRestText: 'Rest for a moment, or go on.',
  nextNothing: 'That’s everything for today',
  nextNothingText: 'The rest of the day is yours.',
  nextIs: (title: string) => `One thing next: ${title}`,
  chooseSome: 'Choose a few everyday tasks',
  sectionCount: (done: number, all: number) => `${done} of ${all}`,
  sectionCountAsleep: (all: number) => `${all} snoozed`,
  sectionCountLong: (done: number, all: number) => `${done} of ${all} done`,
  sectionEmpty: 'Nothing here',

  emptyTitle: 'Your list is empty',
  emptyText: 'When something comes to mind, write it above and press Enter. One small thing is plenty.',
  loading: 'Loading your tasks...',

  toLater: 'Later',
  toWins: 'Look back at what you got done',
  toDeleted: 'Recently deleted',

  reminder: 'Reminder: ',
  at: (time: string) => `at ${time}`,
  daily: 'Daily',
  priorities: { high: 'High Priority', low: 'Low Priority' },
  snooze: 'Snooze',
  notThisTime: 'Not this time',
  doLater: 'Choose another day',
  giveTime: 'Give it a time',
  remindMe: 'Remind me',
  giveTimeNamed: (title: string) => `Give “${title}” a time`,
  assist: 'AI Assist',
  resume: 'Resume',
  resumeTask: (title: string) => `Resume “${title}”`,
  minutes: (count: number) => `${count} min`,
  steps: (done: number, all: number) => `${done}/${all} steps`,
  stepsOf: (title: string) => `Steps of “${title}”`,
  showSteps: (title: string) => `Show the steps of “${title}”`,
  progressOf: (title: string) => `Progress of “${title}”`,

  more: (title: string) => `More about “${title}”`,
  rename: 'Rename',
  addStep: 'Add a step',
  moveTo: (time: TimeOfDay) => `Move to ${words.times[time]}`,
  remove: 'Delete',
  newTitle: (title: string) => `New name for “${title}”`,
  makeSmaller: 'Make it smaller',
  newStep: (title: string) => `New step of “${title}”`,
  newStepHint: 'Add a small step and press Enter',
} as const

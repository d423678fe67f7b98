import type { FieldsOf, TableName } from '../tables.ts'

type FieldOf<Name extends TableName> = keyof FieldsOf<Name> & string

interface Section<Name extends TableName> {
  readonly title: string
  /** The field that names a row; null where its labels say enough. */
  readonly name: FieldOf<Name> | null
  /** Every field that is said beside it. What is left out only leads to other rows. */
  readonly labels: { readonly [Field in FieldOf<Name>]?: string }
}

const event = {
  description: 'About',
  startDatetime: 'From',
  endDatetime: 'To',
  allDay: 'Whole days',
  location: 'Where',
  category: 'Category',
  color: 'Colour',
  status: 'Status',
  url: 'Link',
} as const

/** What the readable copy says of the rows of each table, in its order. */
export const sections: { readonly [Name in TableName]: Section<Name> } = {
  profiles: {
    title: 'Profile',
    name: null,
    labels: { fullName: 'Full name', gender: 'Gender', age: 'Age', phone: 'Phone', bio: 'Bio' },
  },
  avatars: { title: 'Profile picture', name: null, labels: { image: 'Picture', updatedAt: 'Chosen' } },
  user_preferences: {
    title: 'Preferences',
    name: null,
    labels: {
      primaryChallenges: 'Challenges',
      dailyStruggles: 'Daily struggles',
      goals: 'Goals',
      workingStyle: 'Working style',
      energyPatterns: 'Energy',
      accessibilityNeeds: 'Accessibility',
      notificationSettings: 'Notifications',
      appCustomizations: 'Choices in the app',
      createdAt: 'First written',
      updatedAt: 'Last changed',
    },
  },
  tasks: {
    title: 'Tasks',
    name: 'title',
    labels: {
      completed: 'Done',
      completedOn: 'Done on',
      lastCompleted: 'Last done on',
      skippedOn: 'Left out on',
      isDaily: 'Daily',
      repeat: 'Repeats',
      timeOfDay: 'Time of day',
      priority: 'Priority',
      estimatedTime: 'Minutes',
      category: 'Category',
      dueDate: 'From',
      snoozedUntil: 'Snoozed until',
      setAsideAt: 'Set aside',
      createdAt: 'Added',
    },
  },
  subtasks: {
    title: 'Steps',
    name: 'title',
    labels: { completed: 'Done', completedOn: 'Done on', createdAt: 'Added' },
  },
  time_blocks: {
    title: 'Times for tasks',
    name: null,
    labels: { startDatetime: 'From', endDatetime: 'To' },
  },
  task_reminders: {
    title: 'Reminders of tasks',
    name: null,
    labels: {
      kind: 'Kind',
      localTime: 'Time',
      minutesBefore: 'Minutes before',
      snoozedUntil: 'Snoozed until',
      createdAt: 'Added',
    },
  },
  brain_dump_items: { title: 'Thoughts', name: 'text', labels: { createdAt: 'Written' } },
  calendar_integrations: {
    title: 'Connected calendars',
    name: 'calendarName',
    labels: {
      provider: 'By',
      calendarColor: 'Colour',
      syncEnabled: 'Is synced',
      direction: 'Synced in direction',
      isReadOnly: 'Only to read',
    },
  },
  calendar_events: {
    title: 'Events',
    name: 'title',
    labels: {
      ...event,
      timeZone: 'Time zone',
      recurrence: 'Repeats by the rule',
      recurrenceEnd: 'Until',
      exceptions: 'Not on',
      additions: 'Also on',
    },
  },
  calendar_event_overrides: {
    title: 'Changed days of events',
    name: 'title',
    labels: { originalStart: 'In place of', ...event },
  },
  event_reminders: {
    title: 'Reminders of events',
    name: null,
    labels: { minutesBefore: 'Minutes before', snoozedUntil: 'Snoozed until', createdAt: 'Added' },
  },
  wins: { title: 'Wins', name: 'title', labels: { completedAt: 'Done' } },
  daily_checkins: {
    title: 'Check-ins',
    name: null,
    labels: { checkinDate: 'Day', energyLevel: 'Energy' },
  },
  rewards: {
    title: 'Dopamine menu',
    name: 'title',
    labels: { course: 'Course', minutes: 'Minutes', isHidden: 'Taken off the menu', createdAt: 'Added' },
  },
  notification_preferences: {
    title: 'Notification settings',
    name: null,
    labels: {
      pushNotifications: 'Push may be sent',
      emailNotifications: 'Email may be sent',
      dailyReminders: 'A daily reminder may be sent',
      weeklySummaries: 'A weekly summary may be sent',
      dailyMinute: 'Daily reminder, in minutes after midnight',
      dailyWays: 'Daily reminder by',
      dailySnoozedUntil: 'Daily reminder snoozed until',
      dailySkippedOn: 'Daily reminder left out on',
      weeklyDay: 'Weekly summary on (0 is Sunday)',
      weeklyMinute: 'Weekly summary, in minutes after midnight',
      quietFrom: 'Quiet from, in minutes after midnight',
      quietTo: 'Quiet until, in minutes after midnight',
      mostADay: 'Most reminders in a day',
      showsTitles: 'Titles on the lock screen',
      zone: 'Time zone',
      followsDevice: 'Time zone of the device',
      updatedAt: 'Last changed',
    },
  },
  calendar_settings: {
    title: 'Calendar settings',
    name: null,
    labels: {
      defaultView: 'View',
      weekStartsOn: 'First day of the week (0 is Sunday)',
      syncFrequency: 'Minutes between looks at other calendars',
    },
  },
}

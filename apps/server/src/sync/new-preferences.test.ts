import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { mutation, openPerson } from './test/person.ts'

describeOnBothDatabases('new preferences', (ground) => {
  it('have all notification settings on, and empty objects for what is missing (C6)', async () => {
    const ada = await openPerson(ground)
    const data = { goals: ['Rest, slowly'] }
    await ada.push([mutation({ table: 'user_preferences', rowId: 'me', op: 'insert', data })])
    const row = (await ada.pullAll()).find(({ table }) => table === 'user_preferences')
    expect(row?.data).toMatchObject({
      goals: ['Rest, slowly'],
      notificationSettings: { email: true, push: true, daily_reminders: true },
      workingStyle: {},
      energyPatterns: {},
      accessibilityNeeds: {},
      appCustomizations: {},
    })
  })
})

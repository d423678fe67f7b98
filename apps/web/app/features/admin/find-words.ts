/** What finds this card among the settings. */
export const findWords = {
  id: 'admin',
  title: 'Admin Panel',
  buttons: ['Total', 'Active', 'Inactive'],
  alike: 'people users accounts invitation sign-up server log',
} as const

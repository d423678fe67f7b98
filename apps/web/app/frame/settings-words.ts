/** Around the settings. */
export const settingsWords = {
  settingsText: 'Manage your account and preferences',
  toDashboard: 'Back to dashboard',
} as const

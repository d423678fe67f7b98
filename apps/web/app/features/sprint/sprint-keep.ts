/** Under this name a device keeps the sprint of an owner. */
export const SPRINT_KEEP = 'sprint'

const GUEST_DATABASE = 'glimmer:guest'

/** Whether a guest wrote something on this device. */
export async function hasGuestThings(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === GUEST_DATABASE)
  } catch {
    return false
  }
}

/** The id of the card "Storage" in the settings, for what leads there. */
export const STORAGE_ID = 'storage'

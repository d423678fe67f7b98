/** The id of the card "Your data" in the settings, for what leads there. */
export const YOUR_DATA_ID = 'your-data'

/** Where the app is drawn in its pages: the build does it first, the device goes on there. */
export const APP_ID = 'app'

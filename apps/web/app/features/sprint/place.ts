/** Where the header keeps room for a running sprint that is hidden. The header is prerendered; the sprint comes with the device's data. */
export const SPRINT_PLACE_ID = 'sprint-place'

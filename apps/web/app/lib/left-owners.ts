/** Who left while this page was open. What still runs here for them keeps nothing any more. */
export const leftOwners = new Set<string>()

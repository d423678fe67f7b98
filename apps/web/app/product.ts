/** The name lives here and nowhere else. */
export const PRODUCT = 'Glimmer'
export const TAGLINE = 'unlock your super power'

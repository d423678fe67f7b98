/** The four-pointed spark, in a box from -10 to 10. The logo, the sky and the celebration draw the same one. */
export const sparkPath =
  'M0-9C1.1-3.2 3.2-1.1 9 0 3.2 1.1 1.1 3.2 0 9-1.1 3.2-3.2 1.1-9 0-3.2-1.1-1.1-3.2 0-9Z'

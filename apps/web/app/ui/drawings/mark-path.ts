/** The logo in a box of 40: the spark's outline, the stroke that softens its tips, the radius of its calm centre. */
export const markPath =
  'M20 2.2c2.1 9.4 8.4 15.7 17.8 17.8-9.4 2.1-15.7 8.4-17.8 17.8-2.1-9.4-8.4-15.7-17.8-17.8 9.4-2.1 15.7-8.4 17.8-17.8Z'
export const markSoftness = 1.1
export const markCentre = 4.9

import type { Gender } from '@glimmer/domain/profile/profile'

/** Every sentence of the dialog that changes the profile and its picture. */
export const words = {
  title: 'Edit Profile',
  optional: 'All of this is optional, and only you can see it.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save changes',
  draftKept: 'This is what you wrote before.',
  draftDiscard: 'Clear this',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'The address you sign in with.',
  gender: 'Gender',
  genders: {
    male: 'Male',
    female: 'Female',
    prefer_not_to_say: 'Prefer not to say',
    other: 'Other',
  } satisfies Record<Gender, string>,
  noGender: 'Nothing chosen',
  age: 'Age',
  ageUnclear: (most: number) => `Please give your age as a number from 0 to ${most}, or leave it empty.`,
  phone: 'Phone',
  bio: 'Bio',
  bioHint: 'A few words about you.',

  picture: 'Your profile picture',
  choose: 'Choose a photo',
  chooseAnother: 'Choose another photo',
  take: 'Take a photo',
  remove: 'Remove picture',
  pictureHint:
    'A JPEG, PNG or WebP of up to 30 MB. Only the part you choose is kept; where and with what it was taken is left out.',
  opening: 'Opening the photo…',
  refused: {
    unknown: 'Glimmer could not open this file. JPEG, PNG and WebP pictures work.',
    'large-file': 'This file is larger than 30 MB. A smaller copy of the photo works.',
    'large-picture': 'This picture has more than 50 million pixels. A smaller copy of it works.',
    thin: 'This picture is too long and thin. One that is closer to a square works.',
    undrawn: 'This browser could not make a picture of it. Another photo may work.',
  },

  cropTitle: 'Choose the part to show',
  cropHint: 'Drag the photo, or use the sliders. With a keyboard: arrow keys, + and −.',
  part: 'The part of the photo that is shown',
  closer: 'Closer',
  across: 'Left and right',
  down: 'Up and down',
  use: 'Use this picture',
} as const

/** Messages about changes to the profile and its picture, as the specification words them. */
export const words = {
  updated: 'Profile updated successfully',
  updateRefused: 'Failed to update profile',
  uploaded: 'Profile picture uploaded successfully',
  uploadRefused: 'Failed to upload profile picture',
  removed: 'Your picture is removed.',
} as const

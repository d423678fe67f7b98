const KEY = 'glimmer.assessment'

/** Whether this device leaves the assessment out, as one that shows Glimmer to others does. */
export function isAssessmentLeftOut(): boolean {
  try {
    return localStorage.getItem(KEY) === 'never'
  } catch {
    return false
  }
}

const KEY = 'glimmer-task-suggestions-seen'

/** Whether this device has shown the suggestions to begin with. Where nothing can be kept, they are not shown. */
export function areSuggestionsSeen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return true
  }
}

export function markSuggestionsSeen(): void {
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // Then they were not shown either.
  }
}

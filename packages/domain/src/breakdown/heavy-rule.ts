export interface HeavyRule {
  /** Of the template. */
  readonly id: string
  readonly named: RegExp
  /** What looks alike and is something else. */
  readonly except?: RegExp
}

/** Then it is a subject that is read, written or raised money about. */
export const ABOUT_IT =
  /\b(essay|book|film|movie|novel|lecture|course|training|revis\w*|homework|exam|article|awareness|prevention|squad|policy|play|chapter|documentary|episode|podcast|module|research|history|charity|fundrais\w*|run for|race|bake sale|marathon|poster)\b/

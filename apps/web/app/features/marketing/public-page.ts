/** One public page: what the browser and search engines are told, and what a person reads first. */
export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly heading: string
  /** Under the heading. Each at most 50 words, one point each. */
  readonly paragraphs: readonly string[]
  /** The words on the button that leads to /auth. */
  readonly action: string
}

/** An honest question, and its answer. */
export interface Question {
  readonly question: string
  readonly answer: readonly string[]
}

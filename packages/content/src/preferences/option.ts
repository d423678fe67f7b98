/** One thing that can be ticked about oneself. Its id is what is stored, and what tips and suggestions are tagged with. */
export interface Option {
  readonly id: string
  readonly label: string
}

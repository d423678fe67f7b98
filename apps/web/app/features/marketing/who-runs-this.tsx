import { OperatorContact, OperatorName, UnlessOperator, WhenOperator } from './operator.tsx'

export interface WhoWords {
  readonly free: string
  readonly named: string
  readonly contact: string
  /** Takes the place of the name or contact if none is configured. */
  readonly somebody: string
  /** Shown if no operator is named. */
  readonly unnamed?: string
}

/** Who runs this Glimmer and how to reach them, as far as the configuration says so. */
export function WhoRunsThis({ free, named, contact, somebody, unnamed }: WhoWords) {
  return (
    <>
      <p>{free}</p>
      <WhenOperator fact="name">
        <p>
          {named} <OperatorName>{somebody}</OperatorName>.
        </p>
      </WhenOperator>
      <WhenOperator fact="contact">
        <p>
          {contact} <OperatorContact>{somebody}</OperatorContact>.
        </p>
      </WhenOperator>
      {unnamed !== undefined && (
        <UnlessOperator fact="name">
          <p>{unnamed}</p>
        </UnlessOperator>
      )}
    </>
  )
}

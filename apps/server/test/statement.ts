import pg from 'pg'

/** The migrated database that tests copy. */
export const TEMPLATE = 'glimmer_template'

/** Runs one statement at this address. */
export async function run(address: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { openingOfScope } from './scope.ts'

/** Kysely's dialect for node-postgres, whose transactions begin in a person's scope where one is open, in one round trip. */
export class ScopedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new ScopedDriver(this.#config)
  }
}

class ScopedDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const opening = openingOfScope()
    if (opening === null) return super.beginTransaction(connection, settings)
    try {
      const level = settings.isolationLevel ?? 'read committed'
      await connection.executeQuery(
        CompiledQuery.raw(`start transaction isolation level ${level}; ${opening}`),
      )
    } catch (error) {
      // It may have begun, and Kysely rolls back only what it knows to have begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }
}

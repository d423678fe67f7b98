import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { openScope } from './scope.ts'

/**
 * Kysely's dialect for node-postgres, whose transactions begin in a person's scope where one is open, in one round trip
 * with what is read first, and whose commit waits for all that was asked.
 */
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
    const scope = openScope()
    if (!scope) return super.beginTransaction(connection, settings)
    try {
      const level = settings.isolationLevel ?? 'read committed'
      const beginning = `start transaction isolation level ${level}; ${scope.opening}`
      const begun = connection.executeQuery(CompiledQuery.raw(beginning))
      const [, first] = await Promise.all([begun, scope.readFirst?.(connection)])
      scope.connection = connection
      scope.first = first
    } catch (error) {
      // It may have begun, and Kysely rolls back only what it knows to have begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }

  /** Sent behind what was asked and not waited for: where something of that failed, it is rolled back, and that is the error. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const committed = super.commitTransaction(connection)
    committed.catch(() => {})
    await openScope()?.allAnswered()
    await committed
  }
}

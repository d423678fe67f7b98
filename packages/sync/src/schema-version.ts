/** The version of the tables' schemas. The server accepts this one and the one before. */
export const SCHEMA_VERSION = 4
export const OLDEST_SCHEMA_VERSION = 3

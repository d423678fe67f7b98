/** The version of the tables' schemas. The server accepts pages from the oldest one on. */
export const SCHEMA_VERSION = 10
export const OLDEST_SCHEMA_VERSION = 3

import { PGlite } from '@electric-sql/pglite'

/**
 * What PGlite starts with: its own parameters less `-F`, which turns syncing off; `fsync`, because its `fdatasync`
 * does nothing; and small buffers, which save 135 MB of memory and cost nothing at our size.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...setting('fsync', 'on'),
  ...setting('wal_sync_method', 'fsync'),
  ...setting('shared_buffers', '16MB'),
]

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`]
}

import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import {
  preparePostgresConnection,
  readPostgresNumbers,
} from '#shared/database/postgres_connection'
import { prepareSqliteConnection } from '#shared/database/sqlite_connection'

readPostgresNumbers()

const migrations = { naturalSort: true, paths: ['database/migrations'] }
const seeders = { paths: ['database/seeders'] }
/** A failed statement is logged without its values, which include e-mails and password hashes. */
const errors = { compileSqlOnError: false }

export default defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: app.makePath(env.get('SQLITE_PATH')) },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareSqliteConnection },
      migrations,
      seeders,
      ...errors,
      schemaGeneration: { enabled: false },
    },
    pg: {
      client: 'pg',
      /** Independent statements are sent together. */
      connection: { connectionString: env.get('DATABASE_URL'), pipeline: true } as object,
      pool: {
        min: 0,
        max: env.get('DB_POOL_MAX'),
        afterCreate: preparePostgresConnection({ lockTimeoutMs: env.get('DB_LOCK_TIMEOUT_MS') }),
      },
      migrations,
      seeders,
      ...errors,
      schemaGeneration: { enabled: false },
    },
  },
})

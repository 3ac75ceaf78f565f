/**
 * What the server and the tools that start it hold alike of a setting. `npm run generate` writes it for the tools, which run
 * before anything is installed. `atStart` is what `npm start` takes in place of the preset.
 */

/** Settings that say one word of a few. */
export const WORDS = {
  LOG_LEVEL: {
    words: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    preset: 'info',
    atStart: 'warn',
  },
  DB_CONNECTION: { words: ['sqlite', 'pg'], preset: 'sqlite' },
  CACHE_STORE: { words: ['memory', 'redis'], preset: 'memory' },
  LIMITER_STORE: { words: ['memory', 'database', 'redis'], preset: 'memory' },
  QUEUE_STORE: { words: ['database', 'redis'], preset: 'database' },
} as const

/** Settings that are whole numbers from `least` to `most`. */
export const NUMBERS = {
  PORT: { preset: 3333, least: 1, most: 65_535 },
  /** Connections that one process holds. */
  DB_POOL_MAX: { preset: 10, least: 1, most: 1_000 },
  /** How long a locked row is waited for, in milliseconds. */
  DB_LOCK_TIMEOUT_MS: { preset: 2_000, least: 10, most: 60_000 },
} as const

export const TEXTS = {
  HOST: '127.0.0.1',
  SQLITE_PATH: 'storage/sidepick.sqlite',
  /** Where Redis is if a store is there and nothing says where. */
  REDIS_URL: 'redis://127.0.0.1:6379',
  TRUSTED_PROXIES: 'loopback',
} as const

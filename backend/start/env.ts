import { Env } from '@adonisjs/core/env'

/** Every setting of the server with its default; `.env.example` explains each. */
export default await Env.create(new URL('../../', import.meta.url), {
  NODE_ENV: Env.schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  LOG_LEVEL: withDefault(
    'info',
    Env.schema.enum.optional([
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ] as const)
  ),
  APP_KEY: Env.schema.string(),
  APP_URL: withDefault(
    'http://127.0.0.1:3333',
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  DEMO: withDefault(false, Env.schema.boolean.optional()),
  DEMO_PUBLISHER_URL: withDefault(
    'http://localhost:3333',
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  PARTNER_URL: withDefault(
    'http://localhost:3333',
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  DB_CONNECTION: withDefault('sqlite', Env.schema.enum.optional(['sqlite', 'pg'] as const)),
  SQLITE_PATH: withDefault('storage/sidepick.sqlite', Env.schema.string.optional()),
  DATABASE_URL: Env.schema.string.optional(),
  DB_POOL_MAX: withDefault(10, Env.schema.number.optional()),
  REDIS_URL: Env.schema.string.optional(),
  CACHE_STORE: withDefault('memory', Env.schema.enum.optional(['memory', 'redis'] as const)),
  LIMITER_STORE: withDefault('memory', Env.schema.enum.optional(['memory', 'redis'] as const)),
  TRUSTED_PROXIES: withDefault('loopback', Env.schema.string.optional()),
  SUPPORT_EMAIL: withDefault('support@example.invalid', Env.schema.string.optional()),
})

/** Lets a setting be absent from the environment and still be typed as present. */
function withDefault<Value>(
  value: NonNullable<Value>,
  validate: (key: string, given?: string) => Value
): (key: string, given?: string) => NonNullable<Value> {
  return (key, given) => validate(key, given) ?? value
}

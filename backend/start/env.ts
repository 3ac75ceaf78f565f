import { Env } from '@adonisjs/core/env'
import { keyFault } from '#shared/privacy/key_strength'
import { NUMBERS, TEXTS, WORDS } from '#start/setting_terms'

const PORT = NUMBERS.PORT.preset

/** Every setting of the server with its default; `.env.example` explains each. */
export default await Env.create(new URL('../../', import.meta.url), {
  NODE_ENV: Env.schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  LOG_LEVEL: oneOf(WORDS.LOG_LEVEL),
  APP_KEY: strongKey,
  APP_KEYS_RETIRED: strongKeys,
  APP_URL: withDefault(
    `http://${TEXTS.HOST}:${PORT}`,
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  HSTS: withDefault('host', Env.schema.enum.optional(['host', 'subdomains', 'preload'] as const)),
  API_BASE_PREFIX: withDefault('', Env.schema.string.optional()),
  MONEY_FEATURES: Env.schema.boolean.optional(),
  MAINTENANCE: withDefault(false, Env.schema.boolean.optional()),
  DEMO: withDefault(false, Env.schema.boolean.optional()),
  DEMO_IN_PRODUCTION: withDefault(false, Env.schema.boolean.optional()),
  DEMO_PUBLISHER_URL: withDefault(
    `http://localhost:${PORT}`,
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  PARTNER_URL: withDefault(
    `http://localhost:${PORT}`,
    Env.schema.string.optional({ format: 'url', tld: false })
  ),
  MEDIA_HOSTS: withDefault('', Env.schema.string.optional()),
  DB_CONNECTION: oneOf(WORDS.DB_CONNECTION),
  SQLITE_PATH: withDefault(TEXTS.SQLITE_PATH, Env.schema.string.optional()),
  DATABASE_URL: Env.schema.string.optional(),
  DB_POOL_MAX: whole(NUMBERS.DB_POOL_MAX),
  DB_LOCK_TIMEOUT_MS: whole(NUMBERS.DB_LOCK_TIMEOUT_MS),
  DB_PLAIN_DRIVER: withDefault(false, Env.schema.boolean.optional()),
  REDIS_URL: Env.schema.string.optional(),
  CACHE_STORE: oneOf(WORDS.CACHE_STORE),
  LIMITER_STORE: oneOf(WORDS.LIMITER_STORE),
  QUEUE_STORE: oneOf(WORDS.QUEUE_STORE),
  FAULT_NOTICE: withDefault(5, Env.schema.number.optional()),
  WORKER: withDefault(true, Env.schema.boolean.optional()),
  DRIVE_DISK: withDefault('fs', Env.schema.enum.optional(['fs', 's3'] as const)),
  UPLOADS_PATH: withDefault('storage/uploads', Env.schema.string.optional()),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
  TRUSTED_PROXIES: withDefault(TEXTS.TRUSTED_PROXIES, Env.schema.string.optional()),
  SMTP_HOST: Env.schema.string.optional({ format: 'host' }),
  SMTP_PORT: withDefault(587, Env.schema.number.optional()),
  SMTP_TLS: withDefault(
    'starttls',
    Env.schema.enum.optional(['starttls', 'implicit', 'none'] as const)
  ),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  MAIL_FROM: withDefault('Sidepick <no-reply@example.invalid>', Env.schema.string.optional()),
  MAILBOX_PATH: withDefault('storage/mailbox', Env.schema.string.optional()),
  SUPERADMIN_EMAIL: Env.schema.string.optional({ format: 'email' }),
  SUPERADMIN_PASSWORD: Env.schema.string.optional(),
  HOME_WIDGET: Env.schema.string.optional(),
  SUPPORT_EMAIL: withDefault('support@example.invalid', Env.schema.string.optional()),
  BRAND_LOGO_URL: Env.schema.string.optional(),
  DRAND_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  DRAND_CHAIN: Env.schema.string.optional(),
  REWARDS_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  REWARDS_KEY: Env.schema.string.optional(),
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.string.optional(),
  GOOGLE_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  GOOGLE_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  GOOGLE_JWKS_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  GOOGLE_ISSUER: Env.schema.string.optional(),
  FACEBOOK_CLIENT_ID: Env.schema.string.optional(),
  FACEBOOK_CLIENT_SECRET: Env.schema.string.optional(),
  FACEBOOK_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  FACEBOOK_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  FACEBOOK_USER_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APPLE_CLIENT_ID: Env.schema.string.optional(),
  APPLE_TEAM_ID: Env.schema.string.optional(),
  APPLE_KEY_ID: Env.schema.string.optional(),
  APPLE_PRIVATE_KEY: Env.schema.string.optional(),
  APPLE_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APPLE_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APPLE_JWKS_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  APPLE_ISSUER: Env.schema.string.optional(),
  MICROSOFT_CLIENT_ID: Env.schema.string.optional(),
  MICROSOFT_CLIENT_SECRET: Env.schema.string.optional(),
  MICROSOFT_TENANT: Env.schema.string.optional(),
  MICROSOFT_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MICROSOFT_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MICROSOFT_JWKS_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MICROSOFT_ISSUER: Env.schema.string.optional(),
})

/** Whoever guesses the key can decrypt sealed data and forge signatures. */
function strongKey(name: string, given?: string): string {
  const key = Env.schema.string()(name, given)
  refuseWeak(name, key)
  return key
}

/** A retired key still decrypts, so whoever guesses it can forge cookies. */
function strongKeys(_: string, given?: string): string[] {
  const keys = (given ?? '').split(',').map((key) => key.trim())
  const used = keys.filter(Boolean)
  for (const key of used) refuseWeak('A key of APP_KEYS_RETIRED', key)
  return used
}

function refuseWeak(name: string, key: string): void {
  const fault = keyFault(key)
  if (fault !== null) throw new Error(`${name} ${fault}`)
}

/** One word of a few. */
function oneOf<const Word extends string>(terms: {
  words: readonly Word[]
  preset: NoInfer<Word>
}) {
  return withDefault<Word | undefined>(terms.preset, Env.schema.enum.optional(terms.words))
}

/** A whole number within its limits. */
function whole({ preset, least, most }: { preset: number; least: number; most: number }) {
  return (name: string, given?: string): number => {
    const value = Env.schema.number.optional()(name, given) ?? preset
    if (Number.isInteger(value) && value >= least && value <= most) return value
    throw new Error(`${name} must be a whole number from ${least} to ${most}`)
  }
}

/** A setting with a default: optional in the environment, typed as present. */
function withDefault<Value>(
  value: NonNullable<Value>,
  validate: (key: string, given?: string) => Value
): (key: string, given?: string) => NonNullable<Value> {
  return (key, given) => validate(key, given) ?? value
}

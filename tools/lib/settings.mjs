import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { Complaint } from './complaint.mjs'
import { inRoot } from './paths.mjs'

/** What the server holds of them too, as `npm run generate` wrote it. */
const TERMS = new URL('generated_settings.json', import.meta.url)
const { words, numbers, texts } = JSON.parse(readFileSync(TERMS, 'utf8'))

/** Takes the settings of a .env file into the environment; what is set there already wins. AdonisJS reads it the same way. */
export function loadDotEnv() {
  const file = inRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Every setting that `npm start` looks at, checked and with its default; the server checks the rest itself. */
export function startSettings(env = process.env) {
  const host = env.HOST || texts.HOST
  const port = whole('PORT', env)
  const ownHost = isWildcard(host) ? texts.HOST : host
  const otherHost = ownHost === 'localhost' ? texts.HOST : 'localhost'
  const database = databaseSettings(env)
  const appUrl = url('APP_URL', env.APP_URL || `http://${inUrl(ownHost)}:${port}`, WEB)
  return {
    HOST: host,
    PORT: port,
    APP_URL: appUrl,
    DEMO_PUBLISHER_URL: url(
      'DEMO_PUBLISHER_URL',
      env.DEMO_PUBLISHER_URL || `http://${otherHost}:${port}`,
      WEB
    ),
    PARTNER_URL: url('PARTNER_URL', env.PARTNER_URL || `http://${otherHost}:${port}`, WEB),
    DEMO: oneOf('DEMO', env.DEMO || DEMO, ['true', 'false']),
    DEMO_IN_PRODUCTION: env.DEMO_IN_PRODUCTION || String(isOwnMachine(host, appUrl)),
    LOG_LEVEL: word('LOG_LEVEL', env),
    TRUSTED_PROXIES: proxies(env.TRUSTED_PROXIES || texts.TRUSTED_PROXIES),
    ...database,
    ...redisSettings(env),
    ...mailSettings(env),
  }
}

const WEB = ['http:', 'https:']
/** Whoever starts it by `npm start` tries it. */
const DEMO = 'true'
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

function databaseSettings(env) {
  const connection = word('DB_CONNECTION', env)
  if (connection === 'sqlite') {
    return { DB_CONNECTION: connection, SQLITE_PATH: env.SQLITE_PATH || texts.SQLITE_PATH }
  }
  if (!env.DATABASE_URL) {
    throw new Complaint(
      'DB_CONNECTION is pg but DATABASE_URL is not set: set it to postgres://user:password@host:5432/database'
    )
  }
  return {
    DB_CONNECTION: connection,
    DATABASE_URL: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    DB_POOL_MAX: whole('DB_POOL_MAX', env),
    DB_LOCK_TIMEOUT_MS: whole('DB_LOCK_TIMEOUT_MS', env),
  }
}

function redisSettings(env) {
  const stores = {
    CACHE_STORE: word('CACHE_STORE', env),
    LIMITER_STORE: word('LIMITER_STORE', env),
    QUEUE_STORE: word('QUEUE_STORE', env),
  }
  if (!Object.values(stores).includes('redis')) return stores
  return {
    ...stores,
    REDIS_URL: url('REDIS_URL', env.REDIS_URL || texts.REDIS_URL, ['redis:']),
  }
}

function mailSettings(env) {
  if (env.SMTP_HOST || (env.DEMO || DEMO) === 'true') return {}
  throw new Complaint(
    'DEMO is false but SMTP_HOST is not set: set it to the server that takes mail, or DEMO to true to keep mail in a mailbox'
  )
}

/** Who tries it where nobody else comes runs no production, whatever NODE_ENV makes it fast. */
function isOwnMachine(host, appUrl) {
  const { protocol, hostname } = new URL(appUrl)
  const own = ['127.0.0.1', 'localhost', '::1', '[::1]']
  return protocol === 'http:' && own.includes(host) && own.includes(hostname)
}

function isWildcard(host) {
  return host === '0.0.0.0' || host === '::'
}

function inUrl(host) {
  return host.includes(':') ? `[${host}]` : host
}

function proxies(text) {
  const wrong = text
    .split(',')
    .map((range) => range.trim())
    .find((range) => !PROXY_NAMES.includes(range) && isIP(range.split('/')[0]) === 0)
  if (wrong === undefined) return text
  throw new Complaint(
    `TRUSTED_PROXIES holds "${wrong}": use ${PROXY_NAMES.join(', ')}, addresses or ranges like 10.0.0.0/8`
  )
}

function whole(name, env) {
  const { preset, least, most } = numbers[name]
  const text = env[name] || String(preset)
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return String(value)
  throw new Complaint(`${name} is "${text}": set it to a whole number from ${least} to ${most}`)
}

function word(name, env) {
  const { words: choices, preset, atStart = preset } = words[name]
  return oneOf(name, env[name] || atStart, choices)
}

function oneOf(name, text, choices) {
  if (choices.includes(text)) return text
  throw new Complaint(`${name} is "${text}": set it to ${choices.join(' or ')}`)
}

function url(name, text, protocols) {
  try {
    if (protocols.includes(new URL(text).protocol)) return text.replace(/\/$/, '')
  } catch {
    // Not a URL at all: the line below says so.
  }
  throw new Complaint(
    `${name} is "${text}": set it to an address that begins with ${protocols[0]}//`
  )
}

import type { SMTPConfig } from '@adonisjs/mail/types'

/**
 * Encryption of the connection: `starttls` refuses a server that does not offer it, `implicit` starts with TLS (port
 * 465), `none` is for a server on the same machine.
 */
export type SmtpTls = 'starttls' | 'implicit' | 'none'

/** Longest waits, in milliseconds: together they stay below the outbox's lease. */
const CONNECT_MS = 10_000
const GREETING_MS = 10_000
const SILENCE_MS = 30_000

export function smtpConfig(server: {
  host: string
  port: number
  tls: SmtpTls
  username?: string
  password?: string
}): SMTPConfig {
  const { host, port, tls, username, password = '' } = server
  return {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(username ? { auth: { type: 'login', user: username, pass: password } } : {}),
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  }
}

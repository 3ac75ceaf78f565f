import { Undeliverable } from '#shared/delivery/outbox/handlers'

/** The fields of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string
  /** The server's answer, as 550. */
  responseCode?: number
  /** The command that it answers, as RCPT TO. */
  command?: string
}

/**
 * The error for the outbox, with codes only, because the server's text often repeats the address. A rejected recipient
 * or mail is undeliverable. Every other failure is retried: a server that is down or busy, and a wrong password that
 * may be corrected.
 */
export function deliveryFailure(error: unknown): Error {
  const { code = 'unknown', responseCode, command } = error as SmtpError
  const reason = ['smtp', code, responseCode, command].filter(Boolean).join(' ')
  const refused = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  const final = refused || (code === 'EENVELOPE' && command === 'API')
  return final ? new Undeliverable(reason) : new Error(reason)
}

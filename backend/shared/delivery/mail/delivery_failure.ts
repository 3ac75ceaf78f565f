import { Undeliverable } from '#shared/delivery/outbox/handlers'

/** What nodemailer tells of a refusal. */
interface SmtpError extends Error {
  code?: string
  /** The server's answer, as 550. */
  responseCode?: number
  /** What it was the answer to, as RCPT TO. */
  command?: string
}

/**
 * A failed hand-over as the outbox takes it, with codes alone: what a server answers often repeats the address. A recipient
 * or a mail that the server will never take is undeliverable. Everything else may pass: a server that is down or busy, and
 * a password that somebody is about to correct.
 */
export function deliveryFailure(error: unknown): Error {
  const { code = 'unknown', responseCode, command } = error as SmtpError
  const reason = ['smtp', code, responseCode, command].filter(Boolean).join(' ')
  const refused = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  const final = refused || (code === 'EENVELOPE' && command === 'API')
  return final ? new Undeliverable(reason) : new Error(reason)
}

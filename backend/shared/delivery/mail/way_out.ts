import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Whether mail is kept in files: in a demo and in development, without SMTP_HOST. */
export function keepsMail(): boolean {
  return !env.get('SMTP_HOST') && (env.get('DEMO') || !app.inProduction)
}

/**
 * Checked at the start, so that the operator sees it before players miss a mail.
 * @throws when no mail could be sent
 */
export function requireWayOut(): void {
  if (env.get('SMTP_HOST') || keepsMail()) return
  throw new Error('no mail could leave: set SMTP_HOST, or DEMO=true to keep mail in a mailbox')
}

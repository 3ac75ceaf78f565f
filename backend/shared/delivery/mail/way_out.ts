import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Whether mail stays in files: a demo's and a developer's does, as long as nobody names a server for it. */
export function keepsMail(): boolean {
  return !env.get('SMTP_HOST') && (env.get('DEMO') || !app.inProduction)
}

/**
 * Said at the start, where an operator looks; otherwise players would find out, waiting for a mail.
 * @throws when mail could only pile up
 */
export function requireWayOut(): void {
  if (env.get('SMTP_HOST') || keepsMail()) return
  throw new Error('no mail could leave: set SMTP_HOST, or DEMO=true to keep mail in a mailbox')
}

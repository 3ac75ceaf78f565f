import { createHash } from 'node:crypto'
import mail from '@adonisjs/mail/services/main'
import type { Language } from '@sidepick/rules/types'
import env from '#start/env'
import type { MailPayload } from '#shared/delivery/mail'
import { deliveryFailure } from '#shared/delivery/mail/delivery_failure'
import { renderMail } from '#shared/delivery/mail/render_mail'
import { keepsMail } from '#shared/delivery/mail/way_out'

/** Sends a queued mail. SMTP may deliver twice, so every attempt has the same Message-ID. */
export async function sendMail(
  { mail: name, to, language, data, forOperator = false }: MailPayload,
  { key }: { key: string }
): Promise<void> {
  const { subject, html, text } = await renderMail(name, language as Language, data)
  // The log removes tokens and anybody may open the mailbox: only the operator sees the console.
  if (forOperator && keepsMail()) return void process.stdout.write(`\nMail to ${to}\n${text}\n`)
  const from = env.get('MAIL_FROM')
  const message = { from, to: [to], subject, html, text, messageId: messageIdOf(key, from) }
  const headers = { ...AUTOMATIC, 'Content-Language': language }
  const sent = mail.use().sendCompiled({ message: { ...message, headers }, views: {} })
  await sent.catch((error: unknown) => {
    throw deliveryFailure(error)
  })
}

/** Suppresses automatic replies. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

function messageIdOf(key: string, from: string): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${hash}@${domain}>`
}

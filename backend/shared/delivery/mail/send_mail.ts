import { createHash } from 'node:crypto'
import mail from '@adonisjs/mail/services/main'
import type { Language } from '@sidepick/rules/types'
import env from '#start/env'
import type { MailPayload } from '#shared/delivery/mail'
import { deliveryFailure } from '#shared/delivery/mail/delivery_failure'
import { renderMail } from '#shared/delivery/mail/render_mail'
import { keepsMail } from '#shared/delivery/mail/way_out'

/** Sends what the outbox kept. SMTP knows no "once", so a second attempt carries the Message-ID of the first. */
export async function sendMail(
  { mail: name, to, language, data, forOperator = false }: MailPayload,
  { key }: { key: string }
): Promise<void> {
  const { subject, html, text } = await renderMail(name, language as Language, data)
  // The log leaves tokens out, and the mailbox is shown to whoever asks: only the console is the operator's.
  if (forOperator && keepsMail()) return void process.stdout.write(`\nMail to ${to}\n${text}\n`)
  const from = env.get('MAIL_FROM')
  const message = { from, to: [to], subject, html, text, messageId: messageIdOf(key, from) }
  const headers = { ...AUTOMATIC, 'Content-Language': language }
  const sent = mail.use().sendCompiled({ message: { ...message, headers }, views: {} })
  await sent.catch((error: unknown) => {
    throw deliveryFailure(error)
  })
}

/** Keeps holiday notices away. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

function messageIdOf(key: string, from: string): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${hash}@${domain}>`
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { resolveLanguage } from '@sidepick/rules/languages'
import { addToOutbox } from '#shared/delivery/outbox'
import { findMail } from '#shared/delivery/mail/registered_mails'

/**
 * The data of each mail, by its name: everything that its templates may show. The owning module adds it by declaration,
 * beside the folder `mails/<name>` with the templates.
 */
export interface MailData {}

export type MailName = keyof MailData

export interface QueuedMail<Name extends MailName> {
  mail: Name
  to: string
  /** A supported language; any other becomes en-us. */
  language: string
  data: MailData[Name]
  /** Natural key of the mail: queued again with the same key, nothing is sent. */
  key: string
  /** Whether it gives power over the platform: where mail is kept in files, it is printed on the console instead. */
  forOperator?: boolean
}

/** The outbox's payload of a mail. */
export interface MailPayload {
  mail: string
  to: string
  language: string
  data: Record<string, unknown>
  forOperator?: boolean
}

export const MAIL_TOPIC = 'mail'

/** Queues a mail, which is sent after the commit. Returns false when this key was queued before. */
export async function queueMail<Name extends MailName>(
  { mail, to, language, data, key, forOperator = false }: QueuedMail<Name>,
  trx: TransactionClientContract
): Promise<boolean> {
  findMail(mail)
  const told = data as Record<string, unknown>
  const about = { mail, to, language: resolveLanguage(language), data: told }
  const payload: MailPayload = forOperator ? { ...about, forOperator } : about
  return addToOutbox({ topic: MAIL_TOPIC, key: `mail:${key}`, payload }, trx)
}

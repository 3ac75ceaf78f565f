import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { resolveLanguage } from '@sidepick/rules/languages'
import { addToOutbox } from '#shared/delivery/outbox'
import { findMail } from '#shared/delivery/mail/registered_mails'

/**
 * What each mail is told, by its name: all that its templates may show. The module that owns a mail adds it by
 * declaration, beside the folder `mails/<name>` with its templates and texts.
 */
export interface MailData {}

export type MailName = keyof MailData

export interface QueuedMail<Name extends MailName> {
  mail: Name
  to: string
  /** A language the platform knows; anything else is written to in en-us. */
  language: string
  data: MailData[Name]
  /** What this mail is about, once: asked for again with the same key nothing is sent. */
  key: string
  /** Whether it gives power over everybody: where mail is kept in files, it goes to the console instead. */
  forOperator?: boolean
}

/** What the outbox keeps of a mail. */
export interface MailPayload {
  mail: string
  to: string
  language: string
  data: Record<string, unknown>
  forOperator?: boolean
}

export const MAIL_TOPIC = 'mail'

/** Has a mail sent once the transaction is committed. Gives back false when this key was asked for before. */
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

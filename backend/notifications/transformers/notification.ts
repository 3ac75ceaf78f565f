import vine from '@vinejs/vine'
import { intlTag, wordsOf } from '@sidepick/rules/languages'
import type { Language, Locale } from '@sidepick/rules/types'
import { NOTIFICATION_KINDS } from '#notifications/domain/kinds'
import { enUs } from '#notifications/messages/en_us'
import { esMx } from '#notifications/messages/es_mx'
import type { NotificationMessages, Text } from '#notifications/messages/message'
import type { NotificationRecord } from '#notifications/queries/list_notifications'
import { cutQuestion } from '#notifications/transformers/cut_question'

const MESSAGES: Record<Locale, NotificationMessages> = { 'en-us': enUs, 'es-mx': esMx }

export const notificationFields = {
  id: vine.string().uuid(),
  type: vine.enum(NOTIFICATION_KINDS),
  title: vine.string(),
  body: vine.string(),
  data: vine.object({
    gameId: vine.string().uuid().nullable(),
    gamePlayId: vine.string().uuid().nullable(),
    amount: vine.number().withoutDecimals().nullable(),
  }),
  createdAt: vine.string(),
  readAt: vine.string().nullable(),
}

/** Puts a notification into words. */
export function toNotification(record: NotificationRecord, language: Language) {
  const { id, kind, data, createdAtMs, readAtMs } = record
  const { question, words: given, ...shown } = data
  const { title, body } = MESSAGES[wordsOf(language)][given ?? kind]
  const words = phrase(body, shown.amount, intlTag(language))
  return {
    id,
    type: kind,
    title,
    // A replacer, because a question may hold what a replacement string takes for a pattern.
    body: words.replace('{question}', () => cutQuestion(question ?? '')),
    data: shown,
    createdAt: new Date(createdAtMs).toISOString(),
    readAt: readAtMs === null ? null : new Date(readAtMs).toISOString(),
  }
}

function phrase(text: Text, amount: number | null, lang: string): string {
  if (typeof text === 'string') return text
  if (amount === null) return text.none
  const form = new Intl.PluralRules(lang).select(amount) === 'one' ? text.one : text.other
  return form.replace('{amount}', new Intl.NumberFormat(lang).format(amount))
}

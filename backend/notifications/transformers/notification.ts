import vine from '@vinejs/vine'
import type { Locale } from '@sidepick/rules/types'
import { NOTIFICATION_KINDS } from '#notifications/kinds'
import { enUs } from '#notifications/messages/en_us'
import { esMx } from '#notifications/messages/es_mx'
import type { NotificationMessages } from '#notifications/messages/message'
import type { NotificationRecord } from '#notifications/queries/list_notifications'

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
export function toNotification(record: NotificationRecord, language: Locale) {
  const { id, kind, data, createdAtMs, readAtMs } = record
  const { title, body } = MESSAGES[language][kind]
  return {
    id,
    type: kind,
    title,
    body: phrase(body, data.amount ?? 0, language),
    data,
    createdAt: new Date(createdAtMs).toISOString(),
    readAt: readAtMs === null ? null : new Date(readAtMs).toISOString(),
  }
}

function phrase(
  text: NotificationMessages[keyof NotificationMessages]['body'],
  amount: number,
  language: Locale
): string {
  if (typeof text === 'string') return text
  const form = new Intl.PluralRules(language).select(amount) === 'one' ? text.one : text.other
  return form.replace('{amount}', new Intl.NumberFormat(language).format(amount))
}

import vine from '@vinejs/vine'
import type { Language } from '@sidepick/rules/types'
import { textsOf } from '#shared/text/texts_of'
import { NOTIFICATION_KINDS } from '#notifications/domain/kinds'
import type { NotificationRecord } from '#notifications/queries/list_notifications'
import { cutQuestion } from '#notifications/transformers/cut_question'

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

/** A notification with its texts in the reader's language. */
export function toNotification(record: NotificationRecord, language: Language) {
  const { id, kind, data, createdAtMs, readAtMs } = record
  const { question, words: given, ...shown } = data
  const { title, body } = textsOf(language, `notifications.${given ?? kind}`, {
    amount: shown.amount ?? 'none',
    question: cutQuestion(question ?? ''),
  })
  return {
    id,
    type: kind,
    title,
    body,
    data: shown,
    createdAt: new Date(createdAtMs).toISOString(),
    readAt: readAtMs === null ? null : new Date(readAtMs).toISOString(),
  }
}

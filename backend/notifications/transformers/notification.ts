import type { Infer } from '@vinejs/vine/types'
import type { Language } from '@sidepick/rules/types'
import { textsOf } from '#shared/text/texts_of'
import type { NotificationRecord } from '#notifications/queries/list_notifications'
import { cutQuestion } from '#notifications/transformers/cut_question'
import type { notificationSchema } from '#notifications/wire/notification'

/** A notification with its texts in the reader's language. */
export function toNotification(
  record: NotificationRecord,
  language: Language
): Infer<typeof notificationSchema> {
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

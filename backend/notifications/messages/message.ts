import type { NotificationKind, StoredNotificationData } from '#notifications/domain/kinds'

/** For each plural form of the amount, which `{amount}` stands for; without an amount it is `none`. */
interface CountedText {
  none: string
  one: string
  other: string
}

/** `{question}` stands for the question of the game. */
export type Text = string | CountedText

export type NotificationMessages = Record<
  NotificationKind | NonNullable<StoredNotificationData['words']>,
  { title: string; body: Text }
>

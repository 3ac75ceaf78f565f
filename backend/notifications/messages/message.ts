import type { NotificationKind } from '#notifications/kinds'

/** One text, or one for each plural form of the amount; `{amount}` stands for it. */
type Text = string | { one: string; other: string }

export type NotificationMessages = Record<NotificationKind, { title: string; body: Text }>

/** All kinds of notifications, for players and creators. Each has texts in every language, in `messages/`. */
export const NOTIFICATION_KINDS = [
  'game_won',
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
  'gray_converted',
  'achievement',
  'promotion',
  'demotion',
  'prize_won',
  'prize_alternate',
  'declaration_missing',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What a notification is about; null where its kind has none. */
export interface NotificationData {
  gameId: string | null
  gamePlayId: string | null
  leaderboardId: string | null
  /** Tickets, coins or points, in their smallest unit. */
  amount: number | null
}

/** The stored data. The texts need the game's question as it was at that time. */
export interface StoredNotificationData extends NotificationData {
  question: string | null
  /** Other texts than the kind's, where those would not say why. */
  words: 'tickets_of_a_tie' | null
}

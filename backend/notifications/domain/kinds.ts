/** Everything that players, and creators of their games, hear about. A kind has its words in every language, in `messages/`. */
export const NOTIFICATION_KINDS = [
  'game_won',
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
  'gray_converted',
  'gift_available',
  'purchase_complete',
  'purchase_failed',
  'redeem_complete',
  'redeem_error',
  'achievement',
  'promotion',
  'demotion',
  'prize_won',
  'prize_alternate',
  'declaration_missing',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What a notification is about, as far as its kind has it. */
export interface NotificationData {
  gameId: string | null
  gamePlayId: string | null
  /** Tickets, coins or points, in their smallest unit. */
  amount: number | null
}

/** What is kept of it: the words need the game's question, as it was put when the player was told. */
export interface StoredNotificationData extends NotificationData {
  question: string | null
  /** Where the kind's own words would not say why. */
  words: 'tickets_of_a_tie' | null
}

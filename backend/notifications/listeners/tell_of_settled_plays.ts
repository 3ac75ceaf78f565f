import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'
import type { NotificationKind, StoredNotificationData } from '#notifications/domain/kinds'

type Settlement = DomainEvents['plays_settled']
type SettledPlay = Settlement['plays'][number]

interface Told {
  kind: NotificationKind
  words?: StoredNotificationData['words']
  /** Coins for a result, else returned tickets; null instead of 0. */
  amount: number
}

/** The notification for each kind of settlement; null for none. */
const TOLD_OF: Record<Settlement['kind'], (play: SettledPlay) => Told | null> = {
  declared: ({ outcome, coins }) => {
    if (outcome === 'canceled') return null
    return { kind: outcome === 'won' ? 'game_won' : 'game_lost', amount: coins }
  },
  changed: ({ coins }) => ({ kind: 'result_changed', amount: coins }),
  canceled: ({ tickets }) => ({ kind: 'game_canceled', amount: tickets }),
  tied: ({ tickets }) => ({ kind: 'tickets_refunded', words: 'tickets_of_a_tie', amount: tickets }),
  unmatched: ({ tickets }) =>
    tickets === 0 ? null : { kind: 'tickets_refunded', amount: tickets },
}

/** One notification per play, result and kind of settlement, however often it is settled. */
export function tellOfSettledPlays(
  { kind: settled, gameId, text, revision, plays }: Settlement,
  trx: TransactionClientContract
): Promise<void> {
  const notifications = plays.flatMap((play) => {
    const told = TOLD_OF[settled](play)
    if (told === null) return []
    const { playId, userId } = play
    const { amount, words } = told
    return {
      key: `plays_settled:${settled}:${revision}:${playId}`,
      userId,
      kind: told.kind,
      data: { gameId, gamePlayId: playId, amount: amount || null, question: text, words },
    }
  })
  return addNotifications(notifications, trx)
}

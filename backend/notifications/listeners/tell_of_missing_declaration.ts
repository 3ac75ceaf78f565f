import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

/** Reminds a game's creator that players wait for a result, once per reminder. */
export function tellOfMissingDeclaration(
  { gameId, text, creatorId, reminder }: DomainEvents['declaration_missing'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `declaration_missing:${gameId}:${reminder}`
  const data = { gameId, question: text }
  return addNotifications([{ key, userId: creatorId, kind: 'declaration_missing', data }], trx)
}

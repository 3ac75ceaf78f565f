import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { decidedBy } from '@sidepick/rules/game_types'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { extendRuns } from '#achievements/actions/extend_runs'
import { dropAnswers, writeAnswers } from '#achievements/actions/write_answers'
import { findPayers } from '#achievements/actions/find_payers'

/**
 * Counts which plays were right when the result is known, and again when it changes. A run of right answers moves only
 * with the first result, and not with a pick that came too late to earn anything.
 */
export async function countSettledPlays(
  { kind, gameType, isAd, plays }: DomainEvents['plays_settled'],
  trx: TransactionClientContract
): Promise<void> {
  // Unmatched tickets say nothing about the pick.
  if (kind === 'unmatched' || isAd || decidedBy({ gameType }) === 'nobody') return
  const decided = plays.filter(({ outcome }) => outcome !== 'canceled')
  await dropAnswers(
    plays.filter(({ outcome }) => outcome === 'canceled').map(({ playId }) => playId),
    trx
  )
  const answers = decided.map(({ playId, userId, outcome, unpaid }) => ({
    ...{ playId, userId, correct: outcome === 'won', unpaid },
  }))
  const fresh = await writeAnswers(await personalData.ofTheOpen(answers, trx), trx)
  if (kind !== 'declared') return
  const moving = fresh.filter(({ unpaid }) => !unpaid)
  await extendRuns({ gameType, answers: moving }, await findPayers(), trx)
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameType } from '@sidepick/rules/types'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { rulesMet } from '#achievements/domain/achievement_rules'
import { fulfill } from '#achievements/actions/fulfill'
import { payOutsidePlays } from '#achievements/actions/pay_outside_plays'
import type { Answer } from '#achievements/actions/write_answers'
import type { Payers } from '#achievements/actions/find_payers'
import { runColumn, type ProgressRow } from '#achievements/store/progress_row'

type Row = Partial<ProgressRow> & Columns<'player_progress', 'user_id' | 'league'>

/** Extends or ends runs of right answers with the plays of a decided game, and pays the achievements they reach. */
export async function extendRuns(
  { gameType, answers }: { gameType: GameType; answers: readonly Answer[] },
  payers: Payers,
  trx: TransactionClientContract
): Promise<void> {
  if (answers.length === 0) return
  await hold(
    answers.map(({ userId }) => userId),
    trx
  )
  const right = answers.filter(({ correct }) => correct).map(({ userId }) => userId)
  const wrong = answers.filter(({ correct }) => !correct).map(({ userId }) => userId)
  await moveRuns({ userIds: wrong, gameType, to: () => '0' }, trx)
  const rows = await moveRuns({ userIds: right, gameType, to: (column) => `${column} + 1` }, trx)
  for (const row of rows) {
    const rules = rulesMet(row, { gameType, correct: true }).filter((rule) => rule.requiredCorrect)
    if (rules.length === 0) continue
    const { user_id: userId, league } = row
    const credits = await fulfill(userId, rules, trx)
    await payOutsidePlays({ userId, league, credits }, payers, trx)
  }
}

/** In one order, so that two settlements with the same players do not deadlock. */
async function hold(userIds: readonly string[], trx: TransactionClientContract): Promise<void> {
  await run(
    trx,
    `select user_id from player_progress where user_id in (${userIds.map(() => '?').join(', ')})
     order by user_id${forUpdate(trx)}`,
    userIds
  )
}

async function moveRuns(
  {
    userIds,
    gameType,
    to,
  }: { userIds: readonly string[]; gameType: GameType; to: (column: string) => string },
  trx: TransactionClientContract
): Promise<Row[]> {
  if (userIds.length === 0) return []
  const columns = [null, gameType].map((type) =>
    runColumn({ gameType: type, requiredCorrect: true })
  )
  return run<Row>(
    trx,
    `update player_progress set ${columns.map((column) => `${column} = ${to(column)}`).join(', ')}
     where user_id in (${userIds.map(() => '?').join(', ')})
     returning user_id, league, ${columns.join(', ')}`,
    userIds
  )
}

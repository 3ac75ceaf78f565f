import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { LEAGUES, type UserLeague } from '@sidepick/rules/types'
import { addPoints } from '#leaderboards/actions/add_points'
import { openSeries } from '#leaderboards/actions/open_series'
import { qualifyInstantly } from '#leaderboards/actions/qualify_instantly'
import { takeBackPoints } from '#leaderboards/actions/take_back_points'
import { LeaderboardsContract } from '#leaderboards/contract'
import { holdsPrizes } from '#leaderboards/queries/list_active_boards'
import { ownOrDefault } from '#leaderboards/queries/own_or_default'
import { runningBoards } from '#leaderboards/queries/running_boards'

export class Leaderboards extends LeaderboardsContract {
  async activeBoardIds(distributorId: string, trx?: TransactionClientContract): Promise<string[]> {
    const boards = await ownOrDefault(distributorId, async (id) =>
      (await runningBoards(id, trx)).filter(holdsPrizes)
    )
    return boards.map((board) => board.id)
  }

  async leagueBoards(trx?: TransactionClientContract): Promise<UserLeague[]> {
    const boards = await runningBoards(DEFAULT_DISTRIBUTOR_ID, trx)
    return LEAGUES.flatMap((name) =>
      boards
        .filter(({ kind, series }) => kind === 'league' && series === name)
        .map(({ id }) => ({ name, leaderboardId: id }))
    )
  }

  async leaguePrizes(): Promise<Map<string, string>> {
    const boards = await runningBoards(DEFAULT_DISTRIBUTOR_ID)
    return new Map(
      boards
        .filter(({ kind, wire }) => kind === 'league' && wire.numberOfPrizes > 0)
        .map(({ series, wire }) => [series, wire.prizeShortTitle])
    )
  }

  readonly addPoints = addPoints
  readonly qualifyInstantly = qualifyInstantly
  readonly takeBackPoints = takeBackPoints
  readonly openSeries = openSeries
}

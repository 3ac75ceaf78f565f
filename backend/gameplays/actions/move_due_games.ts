import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isClaimed } from '@sidepick/rules/game_type_terms'
import { decidedBy } from '@sidepick/rules/game_types'
import { majoritySide } from '@sidepick/rules/majority'
import type { GameType, Side } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { outlast } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { PlayedGamesContract, type DueGames, type GameMove } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'

type DueGame = { id: string; gameType: GameType }
type Decide = (game: DueGame, trx: TransactionClientContract) => Promise<GameMove>

/** How long the count of a poll waits for votes that are being written; after that the next tick counts it. */
const OUTLAST_MS = 500

const { clockSkewMs, undeclaredMs } = constants.settlement

/** Moves games whose time has come. Each moves in its own transaction, so that a failure affects no other game. */
@inject()
export class MoveDueGames {
  constructor(private readonly games: PlayedGamesContract) {}

  async handle(): Promise<void> {
    const nowMs = clock.nowMs()
    await this.moveAll({ state: 'new', instant: 'start', byMs: nowMs }, open)
    await this.close(nowMs)
    const waiting = { state: 'waiting_for_declaration', instant: 'since' } as const
    await this.moveAll({ ...waiting, byMs: nowMs - undeclaredMs }, cancel)
    await this.moveAll({ state: 'winner_declared', instant: 'hold', byMs: nowMs }, pay)
  }

  private async close(nowMs: number): Promise<void> {
    const ended = await this.games.listDue({ state: 'active', instant: 'end', byMs: nowMs })
    const polls = ended.filter(isCounted)
    for (const game of ended) if (!isCounted(game)) await this.move(game, close)
    if (polls.length === 0) return
    // The polls are over by every server's clock: after this wait no vote is still being written.
    const over = await this.games.listDue({
      ...{ state: 'active', instant: 'end', byMs: nowMs - clockSkewMs },
    })
    if (!(await outlast(db.connection(), OUTLAST_MS))) return
    for (const game of over) if (isCounted(game)) await this.move(game, count)
  }

  private async moveAll(due: DueGames, decide: Decide): Promise<void> {
    for (const game of await this.games.listDue(due)) await this.move(game, decide)
  }

  private async move(game: DueGame, decide: Decide): Promise<void> {
    try {
      await transact(async (trx) => {
        // Refused if another process was faster.
        await this.games.move(game.id, await decide(game, trx), trx)
      })
    } catch (error) {
      logger.error({ err: error, gameId: game.id }, 'a game could not be moved')
    }
  }
}

/** Whether the votes at the game's end decide its plays. */
const isCounted = (game: DueGame): boolean =>
  decidedBy(game) === 'votes' && isClaimed(game.gameType)

const decided = (move: Omit<GameMove, 'by'>): Decide => {
  return () => Promise.resolve({ ...move, by: 'scheduler' })
}

const open = decided({ from: ['new'], to: 'active' })
const cancel = decided({ from: ['waiting_for_declaration'], to: 'canceled' })
const pay = decided({ from: ['winner_declared'], to: 'processing_payouts' })

/** A prediction waits for its declaration; a game whose plays were final at the pick ends. */
const close: Decide = (game) => {
  const to = decidedBy(game) === 'declaration' ? 'waiting_for_declaration' : 'ended'
  return Promise.resolve({ from: ['active'], to, by: 'scheduler' })
}

/** The votes of a poll decide its result. */
const count: Decide = async ({ id }, trx) => {
  const votes = (await countVotes(trx, [id])).get(id) ?? { a: 0, b: 0 }
  const majority = majoritySide(votes)
  const correctAnswer: Side | null = majority === 'tie' ? null : majority
  const result = { correctAnswer, newResult: true }
  return { from: ['active'], to: 'declaring_winner', by: 'scheduler', ...result }
}

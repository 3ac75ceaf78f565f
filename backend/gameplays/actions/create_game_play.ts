import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay } from '@sidepick/rules/types'
import { failure, success, type Result } from '#shared/result'
import {
  AdmitPlay,
  type Applicant,
  type PlayGround,
  type PlayRefusal,
} from '#gameplays/actions/admit_play'
import { MatchPlay } from '#gameplays/actions/match_play'
import { RecordPlay } from '#gameplays/actions/record_play'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import { findBoards, type Boards } from '#gameplays/queries/find_boards'
import { Stakeholders } from '#gameplays/queries/find_stakeholder'
import { LeaderboardsContract } from '#leaderboards/contract'

/** A pick, with what is read before the transaction. */
export type PreparedPlay = Applicant & { boards: Boards }

/** Makes a play of a pick, in the caller's transaction: `prepare` before it, then `read` and `handle`. */
@inject()
export class CreateGamePlay {
  constructor(
    private readonly admitPlay: AdmitPlay,
    private readonly recordPlay: RecordPlay,
    private readonly matchPlay: MatchPlay,
    private readonly stakeholders: Stakeholders,
    private readonly leaderboards: LeaderboardsContract
  ) {}

  /** Reads what needs a connection of its own, because a transaction never waits for another connection. */
  async prepare(play: NewGamePlay): Promise<PreparedPlay> {
    const boards = await findBoards(play.distributorId, this.leaderboards)
    return { ...play, boards, player: await this.stakeholders.find(play) }
  }

  /** What the play stands on. `again` also looks for an earlier play, which is rare. */
  read(
    play: NewGamePlay,
    trx: TransactionClientContract,
    { again }: { again: boolean }
  ): Promise<PlayGround> {
    return this.admitPlay.read(play, trx, { again })
  }

  /** @throws a unique violation when the player has played this game, unless `read` looked for that */
  async handle(
    play: PreparedPlay,
    ground: PlayGround,
    trx: TransactionClientContract
  ): Promise<Result<GamePlay, PlayRefusal>> {
    const admitted = await this.admitPlay.handle(play, ground, trx)
    if (!admitted.ok) return failure(admitted.error)
    const game = admitted.value
    const row = await this.recordPlay.handle({ play, game, votes: ground.votes }, trx)
    return success(await this.matchPlay.handle(row, play, game, trx))
  }
}

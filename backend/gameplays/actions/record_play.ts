import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withPick, type Votes } from '@sidepick/rules/majority'
import { playPoints } from '@sidepick/rules/points'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { paysGray } from '@sidepick/rules/tickets'
import type { League } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { AchievementsContract } from '#achievements/contract'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { addVote, insertPlay, payWithinDay } from '#gameplays/actions/write_play'
import { isRewarded, type NewGamePlay } from '#gameplays/domain/new_game_play'
import { knownAtPick, outcomeAtPick, type PickOutcome } from '#gameplays/domain/outcome'
import { stakeOf } from '#gameplays/domain/stake_of'
import { boardsIn, type Boards } from '#gameplays/queries/find_boards'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { LeaderboardsContract } from '#leaderboards/contract'
import { PartnerProgrammesContract } from '#partner_programmes/contract'
import { WalletsContract, type PointsCredit } from '#wallets/contract'

/** An admitted pick, and what it stands on. */
export interface AdmittedPlay {
  play: NewGamePlay & { boards: Boards }
  game: PlayableGame
  /** Before this play. */
  votes: Votes
}

/** Writes an admitted play with its stake and what it pays: tickets, points, gray, boards, vote. */
@inject()
export class RecordPlay {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract,
    private readonly rewards: PartnerProgrammesContract
  ) {}

  /** @throws a unique violation when the player has played this game, unless that was looked up before */
  async handle(
    { play, game, votes: before }: AdmittedPlay,
    trx: TransactionClientContract
  ): Promise<GamePlayRow> {
    const votes = withPick(before, play.side)
    const { total } = playPoints(
      { game, side: play.side, votes, clientPart: play.clientPoints },
      constants.points
    )
    const outcome = outcomeAtPick(game, play, votes)
    const row = toRow(play, outcome, play.unpaid ? 0 : total)
    // All statements that depend only on this play are sent at once, because round trips dominate a play's cost.
    const [, points, gray, { league, credits }] = await Promise.all([
      insertPlay(row, play.context, trx),
      payWithinDay(row, trx),
      // Locked before the player's progress: a settlement takes the two in this order.
      this.winsGray(play, game, outcome, trx),
      this.countPlay(play, game, outcome, trx),
      addVote(play, trx),
      game.played ? null : this.games.markPlayed(game.id, trx),
    ])
    if (isRewarded(play)) await this.rewards.credit({ ...play, playId: row.id }, trx)
    const earned = credits.reduce((sum, credit) => sum + credit.points, points)
    const boardIds = boardsIn(play.boards, league)
    await Promise.all([
      this.wallets.recordPlay({ ...stakeOf(row), points, gray, credits }, trx),
      this.leaderboards.addPoints({ userId: row.user_id, boardIds, points: earned }, trx),
    ])
    return { ...row, points }
  }

  /** What it reaches in leagues and achievements; a play of an ad game counts for neither, and on no league's board. */
  private async countPlay(
    { userId, emailVerified, unpaid }: NewGamePlay,
    game: PlayableGame,
    outcome: PickOutcome,
    trx: TransactionClientContract
  ): Promise<{ league: League | null; credits: readonly PointsCredit[] }> {
    if (game.isAd) return { league: null, credits: [] }
    const correct = knownAtPick(game, outcome)
    const play = { userId, gameType: game.gameType, correct, emailVerified, unpaid }
    return this.achievements.countPlay(play, trx)
  }

  private async winsGray(
    { ticketType, userId, unpaid }: NewGamePlay,
    game: PlayableGame,
    { state }: PickOutcome,
    trx: TransactionClientContract
  ): Promise<boolean> {
    if (unpaid || state !== 'won' || !paysGray(game)) return false
    const { costs, matched } = TICKET_TERMS[ticketType]
    if (matched) return false
    return costs || this.wallets.countFreeGray(userId, trx)
  }
}

function toRow(play: NewGamePlay, outcome: PickOutcome, points: number): GamePlayRow {
  return {
    id: newId(),
    game_id: play.gameId,
    user_id: play.userId,
    state: outcome.state,
    side: play.side,
    ticket_type: play.ticketType,
    quantity: play.quantity,
    matched_count: TICKET_TERMS[play.ticketType].matched ? 0 : play.quantity,
    refunded_count: 0,
    reward_type: play.rewardType ?? null,
    distributor_id: play.distributorId,
    widget_id: play.widgetId,
    return_url: play.returnUrl,
    points,
    correct: outcome.correct,
    unpaid: play.unpaid,
    claimed_at: null,
    created_at: clock.nowMs(),
  }
}

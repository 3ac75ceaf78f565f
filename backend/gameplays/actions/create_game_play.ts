import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withPick, type Votes } from '@sidepick/rules/majority'
import { playPoints } from '@sidepick/rules/points'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { paysGray } from '@sidepick/rules/tickets'
import type { GamePlay, League } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { AchievementsContract } from '#achievements/contract'
import type { CreatorsContract } from '#creators/contract'
import type { PlayedGamesContract, PlayableGame } from '#games/contract'
import { refundAtLastJoin } from '#gameplays/actions/refund_at_last_join'
import { matchTickets } from '#gameplays/actions/match_tickets'
import {
  addVote,
  findPlayed,
  insertPlay,
  payWithinDay,
  type AlreadyPlayed,
} from '#gameplays/actions/write_play'
import { refuse, type AdmissionError, type Stakeholder } from '#gameplays/domain/admission'
import { boardsIn, type Boards } from '#gameplays/queries/find_boards'
import type { NewGamePlay } from '#gameplays/contract'
import { toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { knownAtPick, outcomeAtPick, type PickOutcome } from '#gameplays/domain/outcome'
import { stakeOf } from '#gameplays/domain/stake_of'
import { keepMarks, marksOf } from '#gameplays/store/play_marks'
import type { PrivateGames } from '#gameplays/queries/private_games'
import { countVotes } from '#gameplays/queries/count_votes'
import { listOpponents } from '#gameplays/queries/list_opponents'
import type { LeaderboardsContract } from '#leaderboards/contract'
import type { ProfilesContract } from '#profiles/contract'
import type { PartnerProgrammesContract } from '#partner_programmes/contract'
import type { PointsCredit, WalletsContract } from '#wallets/contract'

export type CreateGamePlayError = AdmissionError | AlreadyPlayed | Lack | { type: 'not_found' }

/** What an earlier play may have used up. */
type Lack = { type: 'not_enough_tickets' } | { type: 'daily_limit' }

/** What is read before the transaction, so that the transaction never waits for another connection. */
export type PlayToWrite = NewGamePlay & {
  boards: Boards
  /** For a play with a stake; null for a free one. */
  player: Stakeholder | null
}

interface PlayGround {
  game: PlayableGame | null
  /** Before this play. */
  votes: Votes
  /** Where it was looked up; else the unique key reports it. */
  played: AlreadyPlayed | null
}

/** Writes a play with its stake and what it pays (tickets, points, gray, boards, vote), in the caller's transaction. */
export class CreateGamePlay {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract,
    private readonly privateGames: PrivateGames,
    private readonly profiles: ProfilesContract,
    private readonly creators: CreatorsContract,
    private readonly rewards: PartnerProgrammesContract
  ) {}

  /** What the play stands on. */
  async read(
    play: Pick<NewGamePlay, 'gameId' | 'userId' | 'ticketType'>,
    trx: TransactionClientContract,
    { again }: { again: boolean }
  ): Promise<PlayGround> {
    const { gameId, ticketType } = play
    const [game, votes, played] = await Promise.all([
      // Black tickets are matched in the order of their arrival, so plays with them are serialised.
      this.games.findPlayable(gameId, trx, { lock: TICKET_TERMS[ticketType].matched }),
      countVotes(trx, [gameId]),
      again ? findPlayed(play, trx) : null,
    ])
    return { game, votes: votes.get(gameId) ?? { a: 0, b: 0 }, played }
  }

  /** @throws a unique violation when the player has played this game, unless that was looked up before */
  async write(
    play: PlayToWrite,
    { game: found, votes: before, played }: PlayGround,
    trx: TransactionClientContract
  ): Promise<Result<GamePlay, CreateGamePlayError>> {
    if (played) return failure(played)
    const game = found && (await this.settled(found, trx))
    if (!game || !(await this.privateGames.areOpenTo(play, game, trx))) {
      return failure({ type: 'not_found' })
    }
    const refusal =
      refuse(play, game, await this.stakeholderOf(play, game, trx)) ??
      (await this.findLack(play, trx))
    if (refusal) return failure((await findPlayed(play, trx)) ?? refusal)

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
    return success(await this.matched({ ...row, points }, play, game, trx))
  }

  /**
   * An unplayed game may still be changed or deleted. So the first play locks it and reads it again, which serialises
   * it with an edit. Later plays take no lock.
   */
  private settled(
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<PlayableGame | null> {
    return game.played
      ? Promise.resolve(game)
      : this.games.findPlayable(game.id, trx, { lock: true })
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

  /** The partner of a game's creator has a say in the result too. */
  private async stakeholderOf(
    { player, ticketType, userId }: PlayToWrite,
    { creatorId }: PlayableGame,
    trx: TransactionClientContract
  ): Promise<Stakeholder | null> {
    if (!player || !TICKET_TERMS[ticketType].matched || player.decides) return player
    const creator = await this.creators.find(creatorId, trx)
    return { ...player, decides: creator?.parentId === userId }
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

  /** Black tickets are matched with waiting ones; all other plays are against the platform. */
  private async matched(
    row: GamePlayRow,
    play: PlayToWrite,
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<GamePlay> {
    if (!TICKET_TERMS[play.ticketType].matched) return toGamePlay(row, game)
    const marks = marksOf({ ...play.origin, payoutEmail: play.player?.user.payoutEmail ?? null })
    await keepMarks(row.id, marks, trx)
    const tickets = { ...play, playId: row.id, marks }
    const opponents = await matchTickets(tickets, trx)
    if (opponents < row.quantity) await refundAtLastJoin(game, trx)
    const after = await listOpponents([row.id], this.profiles, trx)
    const met = { ...row, matched_count: opponents }
    const state = opponents > 0 ? 'matched' : row.state
    return toGamePlay({ ...met, state }, game, after.get(row.id))
  }

  /** A partner's programme credits a limited number of plays a day, and none that came too late. */
  private async findLack(play: NewGamePlay, trx: TransactionClientContract): Promise<Lack | null> {
    if (!(await this.wallets.canStake(play, trx))) return { type: 'not_enough_tickets' }
    if (!isRewarded(play) || (await this.rewards.hasRoom(play, trx))) return null
    return { type: 'daily_limit' }
  }
}

const isRewarded = ({ rewardType, unpaid }: NewGamePlay) => rewardType !== undefined && !unpaid

function toRow(play: PlayToWrite, outcome: PickOutcome, points: number): GamePlayRow {
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

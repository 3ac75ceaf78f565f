import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withPick, type Votes } from '@sidepick/rules/majority'
import { capDaily, playPoints } from '@sidepick/rules/points'
import type { GamePlay } from '@sidepick/rules/types'
import { gameDay } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import type { GamesContract, PlayableGame } from '#games/contract'
import type { NewGamePlay, WidgetOwnersContract } from '#gameplays/contract'
import type { LeaderboardsContract } from '#leaderboards/contract'
import { outcomeAtPick } from '#gameplays/outcome'
import { countVotes } from '#gameplays/queries/count_votes'
import { toGamePlay, type GamePlayRow } from '#gameplays/game_play_row'
import type { WalletsContract } from '#wallets/contract'

export type CreateGamePlayError =
  | { type: 'not_found' }
  | { type: 'quarantined' }
  | { type: 'closed' }
  | { type: 'already_played'; gamePlayId: string }

/** Boards are looked up before the transaction, so that it never waits for a read outside itself. */
export type PlayToWrite = NewGamePlay & { boardIds: readonly string[] }

interface PlayGround {
  game: PlayableGame | null
  /** Before this play. */
  votes: Votes
}

/** Writes a free play with everything it pays: points, ledger, boards and votes, in the caller's transaction. */
export class CreateGamePlay {
  constructor(
    private readonly games: GamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly widgetOwners: WidgetOwnersContract
  ) {}

  /** What the play stands on; asked for ahead, so that it travels with the statement before it. */
  async read(gameId: string, trx: TransactionClientContract): Promise<PlayGround> {
    const [game, votes] = await Promise.all([
      this.games.findPlayable(gameId, trx),
      countVotes(trx, [gameId]),
    ])
    return { game, votes: votes.get(gameId) ?? { a: 0, b: 0 } }
  }

  async write(
    play: PlayToWrite,
    { game, votes: before }: PlayGround,
    trx: TransactionClientContract
  ): Promise<Result<GamePlay, CreateGamePlayError>> {
    if (!game || !(await this.isOpenTo(play, game, trx))) return failure({ type: 'not_found' })
    const refusal = refuse(game)
    if (refusal) return failure(refusal)

    const votes = withPick(before, play.side)
    const { total } = playPoints(
      { game, side: play.side, votes, clientPart: play.clientPoints },
      constants.points
    )
    const row = toRow(play, outcomeAtPick(game, play.side, votes), total)
    const [inserted] = await insertPlay(row, play.context, trx)
    if (!inserted) {
      return failure({ type: 'already_played', gamePlayId: await findPlayId(play, trx) })
    }

    const [points] = await Promise.all([payWithinDay(row, trx), addVote(play, trx)])
    await Promise.all([
      this.wallets.recordFreePlay({ playId: row.id, userId: row.user_id, points }, trx),
      this.leaderboards.addPoints({ userId: row.user_id, boardIds: play.boardIds, points }, trx),
    ])
    return success(toGamePlay({ ...row, points }))
  }

  /** A private game is played by its creator, and in the creator's widgets; to anybody else it does not exist. */
  private async isOpenTo(
    { userId, widgetId }: NewGamePlay,
    { isPrivate, creatorId }: PlayableGame,
    trx: TransactionClientContract
  ): Promise<boolean> {
    if (!isPrivate || creatorId === userId) return true
    return widgetId !== null && (await this.widgetOwners.creatorOf(widgetId, trx)) === creatorId
  }
}

function refuse(game: PlayableGame): CreateGamePlayError | null {
  if (game.state === 'quarantined') return { type: 'quarantined' }
  const joinable = game.state === 'new' || game.state === 'active'
  const nowMs = clock.nowMs()
  if (!joinable || game.lastJoinTimeMs <= nowMs || game.endTimeMs <= nowMs) {
    return { type: 'closed' }
  }
  return null
}

function toRow(
  play: PlayToWrite,
  outcome: { state: GamePlay['state']; correct: boolean | null },
  points: number
): GamePlayRow {
  return {
    id: newId(),
    game_id: play.gameId,
    user_id: play.userId,
    state: outcome.state,
    side: play.side,
    ticket_type: 'free',
    quantity: 1,
    matched_count: 1,
    reward_type: null,
    distributor_id: play.distributorId,
    widget_id: play.widgetId,
    return_url: play.returnUrl,
    points,
    correct: outcome.correct,
    created_at: clock.nowMs(),
  }
}

function insertPlay(
  row: GamePlayRow,
  context: Record<string, string>,
  trx: TransactionClientContract
) {
  const columns = Object.keys(row)
  return run(
    trx,
    `insert into game_plays (${columns.join(', ')}, context)
     values (${columns.map(() => '?').join(', ')}, ?)
     on conflict (game_id, user_id) do nothing returning id`,
    [...(Object.values(row) as (string | number | boolean | null)[]), JSON.stringify(context)]
  )
}

async function findPlayId(play: NewGamePlay, trx: TransactionClientContract): Promise<string> {
  const [row] = await run<{ id: string }>(
    trx,
    'select id from game_plays where game_id = ? and user_id = ?',
    [play.gameId, play.userId]
  )
  return row!.id
}

/** One vote a player, whatever is at stake, in a shard drawn at random: no two plays of a hot game wait for one row. */
function addVote(play: NewGamePlay, trx: TransactionClientContract) {
  return run(
    trx,
    `insert into game_votes (game_id, side, shard, votes) values (?, ?, ?, 1)
     on conflict (game_id, side, shard) do update set votes = game_votes.votes + 1`,
    [play.gameId, play.side, randomInt(constants.voteShards)]
  )
}

/** Counts the play's points into its game day, and gives back what the day's ceiling leaves of them. */
async function payWithinDay(row: GamePlayRow, trx: TransactionClientContract): Promise<number> {
  const [day] = await run<{ earned_points: number }>(
    trx,
    `insert into play_days (user_id, day, earned_points, plays) values (?, ?, ?, 1)
     on conflict (user_id, day) do update
     set earned_points = play_days.earned_points + excluded.earned_points, plays = play_days.plays + 1
     returning earned_points`,
    [row.user_id, gameDay(clock.now(), constants.time.zone), row.points]
  )
  const earnedBefore = day!.earned_points - row.points
  const points = capDaily(earnedBefore, row.points, constants.points.dailyCeiling)
  if (points !== row.points) {
    await run(trx, 'update game_plays set points = ? where id = ?', [points, row.id])
  }
  return points
}

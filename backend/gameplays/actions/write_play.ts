import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { capDaily } from '@sidepick/rules/points'
import { gameDay } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import type { GamePlayRow } from '#gameplays/store/game_play_row'

export interface AlreadyPlayed {
  type: 'already_played'
  gamePlayId: string
}

/** @throws a unique violation when this player has played this game before */
export async function insertPlay(
  row: GamePlayRow,
  context: Record<string, string>,
  trx: TransactionClientContract
): Promise<void> {
  const columns = Object.keys(row)
  await run(
    trx,
    `insert into game_plays (${columns.join(', ')}, context)
     values (${columns.map(() => '?').join(', ')}, ?)`,
    [...(Object.values(row) as (string | number | boolean | null)[]), JSON.stringify(context)]
  )
}

/** The player's earlier play of this game, as an admission fault; null where there is none. */
export async function findPlayed(
  { gameId, userId }: Pick<NewGamePlay, 'gameId' | 'userId'>,
  trx: TransactionClientContract
): Promise<AlreadyPlayed | null> {
  const [row] = await run<Columns<'game_plays', 'id'>>(
    trx,
    'select id from game_plays where game_id = ? and user_id = ?',
    [gameId, userId]
  )
  return row ? { type: 'already_played', gamePlayId: row.id } : null
}

/**
 * One vote per player whatever the stake, in a random shard, so that plays of a hot game do not wait for one row. A
 * canceled play takes its vote from any shard, because only the sum counts.
 */
export async function addVote(
  { gameId, side }: Pick<NewGamePlay, 'gameId' | 'side'>,
  trx: TransactionClientContract,
  votes: 1 | -1 = 1
): Promise<void> {
  await run(
    trx,
    `insert into game_votes (game_id, side, shard, votes) values (?, ?, ?, ?)
     on conflict (game_id, side, shard) do update set votes = game_votes.votes + excluded.votes`,
    [gameId, side, randomInt(constants.voteShards), votes]
  )
}

/** Adds the play's points to its game day, and returns what the day's ceiling leaves of them. */
export async function payWithinDay(
  play: GamePlayRow,
  trx: TransactionClientContract
): Promise<number> {
  const { id, user_id: userId } = play
  const day = gameDay(clock.now(), constants.time.zone)
  const [row] = await run<Columns<'play_days', 'earned_points'>>(
    trx,
    `insert into play_days (user_id, day, earned_points, plays) values (?, ?, ?, 1)
     on conflict (user_id, day) do update
     set earned_points = play_days.earned_points + excluded.earned_points, plays = play_days.plays + 1
     returning earned_points`,
    [userId, day, play.points]
  )
  const earnedBefore = row!.earned_points - play.points
  const points = capDaily(earnedBefore, play.points, constants.points.dailyCeiling)
  if (points !== play.points) {
    await run(trx, 'update game_plays set points = ? where id = ?', [points, id])
    // A cancel subtracts the points that the play was paid, which the ceiling may have reduced.
    await lowerDay({ userId, day, points: play.points - points, plays: 0 }, trx)
  }
  return points
}

/** Subtracts the points of a canceled play from its game day. */
export function takeFromDay(
  { user_id: userId, points, created_at: createdAtMs }: GamePlayRow,
  trx: TransactionClientContract
): Promise<void> {
  const day = gameDay(new Date(createdAtMs), constants.time.zone)
  return lowerDay({ userId, day, points, plays: 1 }, trx)
}

async function lowerDay(
  { userId, day, points, plays }: { userId: string; day: string; points: number; plays: number },
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `update play_days set earned_points = earned_points - ?, plays = plays - ? where user_id = ? and day = ?`,
    [points, plays, userId, day]
  )
}

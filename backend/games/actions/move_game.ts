import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { publish } from '#shared/delivery/domain_events'
import { failure, success, type Result } from '#shared/result'
import type { GameMove, MovedGame, MoveRefusal } from '#games/contract'
import { mayMove } from '#games/domain/status_machine'

type Row = Columns<
  'games',
  | 'state'
  | 'previous_state'
  | 'version'
  | 'game_type'
  | 'creator_id'
  | 'correct_answer'
  | 'last_join_time'
  | 'revision'
  | 'hold_until'
>

/**
 * The only writer of a game's state. It locks the row and compares its version, so that of two concurrent moves the
 * second one sees the new state. Listeners to `game_moved` run in the same transaction.
 */
export async function moveGame(
  id: string,
  move: GameMove,
  trx: TransactionClientContract
): Promise<Result<MovedGame, MoveRefusal>> {
  const row = await readLocked(id, trx)
  if (!row) return failure({ type: 'not_found' })
  const { from } = move
  if (from !== undefined && !from.includes(row.state)) return refuse(row.state)
  if (!mayMove(row.state, move.to, move.by)) return refuse(row.state)
  const to = move.to === 'previous' ? (row.previous_state ?? 'new') : move.to
  const revision = row.revision + (move.newResult ? 1 : 0)
  await write(id, row, { ...move, to, revision }, trx)
  const moved = { gameId: id, from: row.state, to, revision }
  await publish(
    { type: 'game_moved', ...moved, gameType: row.game_type, creatorId: row.creator_id },
    trx
  )
  return success(moved)
}

const refuse = (state: GameState) => failure({ type: 'bad_transition' as const, state })

async function readLocked(id: string, trx: TransactionClientContract): Promise<Row | undefined> {
  const [row] = await run<Row>(
    trx,
    `select state, previous_state, version, game_type, creator_id, correct_answer, last_join_time, revision, hold_until
     from games where id = ? and deleted_at is null${forUpdate(trx)}`,
    [id]
  )
  return row
}

async function write(
  id: string,
  before: Row,
  move: Omit<GameMove, 'to'> & { to: GameState; revision: number },
  trx: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  const { correctAnswer = before.correct_answer, holdUntilMs = before.hold_until } = move
  const written = await run(
    trx,
    `update games set state = ?, previous_state = ?, version = version + 1, state_since = ?, updated_at = ?,
       correct_answer = ?, last_join_time = ?, hold_until = ?, revision = ?
     where id = ? and state = ? and version = ? returning id`,
    [
      move.to,
      move.to === 'quarantined' ? before.state : null,
      nowMs,
      nowMs,
      correctAnswer,
      move.lastJoinTimeMs ?? before.last_join_time,
      holdUntilMs,
      move.revision,
      id,
      before.state,
      before.version,
    ]
  )
  if (written.length === 0) throw new Error(`game ${id} was moved by another one while locked`)
}

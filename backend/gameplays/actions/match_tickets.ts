import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { game } from '#config/game'
import type { PlayMarks } from '#gameplays/store/play_marks'

interface NewTickets {
  playId: string
  gameId: string
  side: Side
  quantity: number
  marks: PlayMarks
}

type Waiting = Columns<'game_plays', 'id'> & Computed<{ open: number }>

/**
 * Matches new black tickets with those of the other side, the longest waiting first, until one side has none left. The
 * caller has locked the game's row, so the queue does not change. Returns the number of matched tickets.
 */
export async function matchTickets(
  tickets: NewTickets,
  trx: TransactionClientContract
): Promise<number> {
  let left = tickets.quantity
  for (const opponent of await findWaiting(tickets, trx)) {
    if (left === 0) break
    const quantity = Math.min(left, opponent.open)
    await meet(tickets, opponent.id, quantity, trx)
    left -= quantity
  }
  const matched = tickets.quantity - left
  if (matched > 0) await raise(tickets.playId, matched, trx)
  return matched
}

/**
 * As many plays as could be needed, because each holds at least one open ticket. Plays of the same person are skipped.
 */
function findWaiting(
  { gameId, side, quantity, marks }: NewTickets,
  trx: TransactionClientContract
): Promise<Waiting[]> {
  return run<Waiting>(
    trx,
    `select p.id, p.quantity - p.matched_count - p.refunded_count as open
     from game_plays p join play_marks m on m.play_id = p.id
     where p.game_id = ? and p.side = ? and p.ticket_type = 'black'
       and p.matched_count < p.quantity and p.matched_count + p.refunded_count < p.quantity
       and p.state in ('waiting_for_match', 'matched')
       and (m.payout is null or m.payout <> ?)
       and (m.network <> ? or m.agent <> ? or p.created_at <= ?)
     order by p.created_at, p.id limit ?`,
    [
      ...[gameId, side === 'A' ? 'B' : 'A', marks.payout ?? ''],
      ...[marks.network, marks.agent, clock.nowMs() - game.matching.sameHandMs, quantity],
    ]
  )
}

async function meet(
  { playId, gameId }: NewTickets,
  opponentId: string,
  quantity: number,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into game_matches (game_id, play_id, opponent_play_id, quantity, created_at)
     values (?, ?, ?, ?, ?)`,
    [gameId, playId, opponentId, quantity, clock.nowMs()]
  )
  await raise(opponentId, quantity, trx)
}

async function raise(playId: string, quantity: number, trx: TransactionClientContract) {
  await run(
    trx,
    `update game_plays set matched_count = matched_count + ?, state = 'matched' where id = ?`,
    [quantity, playId]
  )
}

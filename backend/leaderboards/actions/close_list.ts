import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { roundFrom, type BeaconChain } from '@sidepick/rules/beacon'
import { entryOf, listHashOf } from '@sidepick/rules/drawing'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { transact } from '#shared/database/transact'
import { Eligibility } from '#leaderboards/adapters/eligibility'
import type { Board } from '#leaderboards/store/board_row'
import type { DrawingRow } from '#leaderboards/store/drawings'
import { newSecret } from '#leaderboards/store/seeds'

interface Entry {
  userId: string
  number: string
  entry: string
}

/** Players whose records are read at once, and rows that one statement inserts. */
const AT_ONCE = 500

/**
 * Fixes who is in a drawing, once: the list and its hash are public from then on, before the beacon's round that decides. Who
 * is eligible is read before the transaction, because it holds the board; what decides that cannot change any more, but for
 * accounts, which count as they are read.
 */
@inject()
export class CloseList {
  constructor(private readonly eligibility: Eligibility) {}

  async handle(board: Board, drawing: DrawingRow, seed: string): Promise<void> {
    const entries = await this.enter(board, seed)
    const { numberOfPrizes } = board.wire
    const listHash = await listHashOf({
      leaderboardId: board.id,
      numberOfPrizes,
      entries: entries.map(({ entry }) => entry),
    })
    await transact(async (trx) => {
      const closed = await run(
        trx,
        `update leaderboards set list_hash = ?, list_closed_at = ?, drawn_round = ?
         where id = ? and list_closed_at is null and number_of_prizes = ? returning id`,
        [listHash, clock.nowMs(), decidingRound(drawing), board.id, numberOfPrizes]
      )
      if (closed.length > 0) await store(board.id, entries, trx)
    })
  }

  /** Everybody who is eligible now, each with a number of their own, in the order of the published list. */
  private async enter(board: Board, seed: string): Promise<Entry[]> {
    const qualified = await run<Columns<'leaderboard_entries', 'user_id'>>(
      db.connection(),
      `select user_id from leaderboard_entries
       where leaderboard_id = ? and (points >= ? or instant_qualified = ?)`,
      [board.id, board.wire.pointThreshold, true]
    )
    const ids = qualified.map((row) => row.user_id)
    const entries: Entry[] = []
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      for (const userId of await this.eligibility.listEligible(board, some)) {
        const number = newSecret()
        const entry = await entryOf(seed, { leaderboardId: board.id, number })
        entries.push({ userId, number, entry })
      }
    }
    return entries.sort((a, b) => (a.entry < b.entry ? -1 : 1))
  }
}

/** The named round, or the first one that is far enough ahead of a list that is closed late; null without a beacon. */
function decidingRound({ beacon_chain: stored, beacon_round: named }: DrawingRow): number | null {
  if (stored === null || named === null) return null
  const chain = JSON.parse(stored) as BeaconChain
  return Math.max(Number(named), roundFrom(chain, clock.nowMs() + game.prizes.roundAheadMs))
}

async function store(
  boardId: string,
  entries: readonly Entry[],
  trx: TransactionClientContract
): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const part = entries.slice(from, from + AT_ONCE)
    await run(
      trx,
      `insert into drawing_entries (leaderboard_id, user_id, number, entry)
       values ${part.map(() => '(?, ?, ?, ?)').join(', ')}`,
      part.flatMap(({ userId, number, entry }) => [boardId, userId, number, entry])
    )
  }
}

import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { roundTimeMs, type BeaconChain } from '@sidepick/rules/beacon'
import { draw } from '@sidepick/rules/drawing'
import { beacon } from '#config/beacon'
import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { publish } from '#shared/delivery/domain_events'
import { audit, type PLATFORM } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { CloseList } from '#leaderboards/actions/close_list'
import { readRound, type Round } from '#leaderboards/adapters/read_round'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import { findDrawing, listEntries, type DrawingRow } from '#leaderboards/store/drawings'
import { openSeed } from '#leaderboards/store/seeds'

/** Rows that one statement inserts. */
const AT_ONCE = 500

type Refusal = {
  type: 'not_found' | 'not_committed' | 'too_early' | 'round_to_come' | 'beacon_silent'
}

/**
 * Draws a board's prizes, once: whoever comes second finds them drawn. First the list is closed, if the job has not done so; then,
 * with the beacon's round where one was named, places, seed and instant are written in one transaction. Killed in between, a drawing goes on
 * from the list as it was closed.
 */
@inject()
export class AwardPrizes {
  constructor(private readonly closeList: CloseList) {}

  async handle(boardId: string, actor: Actor | typeof PLATFORM): Promise<Result<null, Refusal>> {
    const closed = await this.close(boardId, 0)
    if (!closed.ok) return closed
    const drawing = closed.value
    if (drawing.awarded_at !== null) return success(null)
    const round = await roundOf(drawing)
    if (!round.ok) return round
    await award(drawing, round.value, actor)
    return success(null)
  }

  /**
   * Closes a board's list, from so long before its drawing date on; a closed one stays.
   * @param aheadMs milliseconds
   */
  async close(boardId: string, aheadMs: number): Promise<Result<DrawingRow, Refusal>> {
    const [board, drawing] = await Promise.all([findBoard(boardId), findDrawing(boardId)])
    if (!board || !drawing) return failure({ type: 'not_found' })
    if (drawing.awarded_at !== null) return success(drawing)
    if (drawing.sealed_seed === null) return failure({ type: 'not_committed' })
    const isOver = board.endDateMs <= clock.nowMs()
    if (!isOver || clock.nowMs() < drawing.prize_drawing_date - aheadMs) {
      return failure({ type: 'too_early' })
    }
    if (drawing.list_closed_at !== null) return success(drawing)
    await this.closeList.handle(board, drawing, openSeed(drawing.sealed_seed, boardId))
    return success((await findDrawing(boardId))!)
  }
}

/** What the beacon gave for the round that decides; null without a beacon. */
async function roundOf(drawing: DrawingRow): Promise<Result<Round | null, Refusal>> {
  const { beacon_chain: stored, drawn_round: number } = drawing
  if (stored === null || number === null) return success(null)
  const chain = JSON.parse(stored) as BeaconChain
  if (clock.nowMs() < roundTimeMs(chain, Number(number))) return failure({ type: 'round_to_come' })
  const url = beacon()?.url
  const round = url === undefined ? null : await readRound(url, chain, Number(number))
  return round ? success(round) : failure({ type: 'beacon_silent' })
}

async function award(
  { id: boardId, sealed_seed: sealed, number_of_prizes: numberOfPrizes, ...drawing }: DrawingRow,
  round: Round | null,
  actor: Actor | typeof PLATFORM
): Promise<void> {
  const entries = await listEntries(boardId)
  const seed = openSeed(sealed!, boardId)
  const { winners, alternates } = await draw({
    ...{ leaderboardId: boardId, numberOfPrizes, seed },
    randomness: round?.randomness ?? null,
    entries: entries.map(({ entry }) => entry),
  })
  const order = [...winners, ...alternates]
  const userOf = new Map(entries.map((one) => [one.entry, one.user_id]))
  await transact(async (trx) => {
    const awarded = await run(
      trx,
      `update leaderboards set seed = ?, randomness = ?, beacon_signature = ?, awarded_at = ?
       where id = ? and awarded_at is null returning id`,
      [seed, round?.randomness ?? null, round?.signature ?? null, clock.nowMs(), boardId]
    )
    if (awarded.length === 0) return
    await storePlaces(boardId, order, trx)
    const users = order.map((entry) => userOf.get(entry)!)
    const told = { leaderboardId: boardId, prizeTitle: drawing.prize_title, numberOfPrizes }
    await publish({ type: 'prizes_awarded', ...told, order: users }, trx)
    const line = {
      action: 'leaderboard.awarded',
      target: { type: 'leaderboard', id: boardId },
    } as const
    const counted = { entries: entries.length, winners: winners.length }
    const after = { ...counted, listHash: drawing.list_hash, round: drawing.drawn_round }
    await audit({ ...actor, ...line, before: null, after }, trx)
  })
}

async function storePlaces(
  boardId: string,
  order: readonly string[],
  trx: TransactionClientContract
): Promise<void> {
  for (let from = 0; from < order.length; from += AT_ONCE) {
    const part = order.slice(from, from + AT_ONCE)
    await run(
      trx,
      `insert into drawing_places (leaderboard_id, place, entry)
       values ${part.map(() => '(?, ?, ?)').join(', ')}`,
      part.flatMap((entry, at) => [boardId, from + at + 1, entry])
    )
  }
}

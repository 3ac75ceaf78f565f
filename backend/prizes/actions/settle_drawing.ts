import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { DrawingConditionsContract } from '#leaderboards/contract'
import { offer } from '#prizes/actions/offer'
import { isHolding, type PassedBecause } from '#prizes/domain/states'
import { holdDrawing, listPlaces, type AwardRow } from '#prizes/store/awards'

/** A place that somebody gives up or takes away. */
interface Passing {
  /** Whether it is this place, and may be passed on in its state. */
  of: (row: AwardRow) => boolean
  reason: PassedBecause
  /** Called with what it was, in the transaction that passes it on. */
  written?: (row: AwardRow, trx: TransactionClientContract) => Promise<void>
}

/**
 * Brings a drawing's prizes to where they belong: takes back what was not confirmed in time, or was offered to somebody who no longer
 * meets the conditions, and offers what nobody holds to the next alternate. Everything that moves a prize goes through here, so that
 * there are never more holders than prizes.
 */
@inject()
export class SettleDrawing {
  constructor(private readonly conditions: DrawingConditionsContract) {}

  /** @returns whether the given place was passed on */
  async handle(boardId: string, passing?: Passing): Promise<boolean> {
    const known = await listPlaces(boardId)
    const out = await this.conditions.listLost(
      boardId,
      known.map((row) => row.user_id)
    )
    return transact(async (trx) => {
      const drawing = await holdDrawing(boardId, trx)
      if (!drawing) return false
      const meant = passing && drawing.places.find((row) => passing.of(row))
      const given = meant && (await passOn(meant, passing.reason, trx)) ? meant : undefined
      if (given) await passing?.written?.(given, trx)
      const others = drawing.places.filter((row) => row !== given)
      const kept = await takeBack(others, out, trx)
      const held = kept.filter(({ state }) => isHolding(state)).length
      await fill(drawing.places, drawing.numberOfPrizes - held, out, trx)
      return given !== undefined
    })
  }
}

/** Passes on what is due; returns the others. */
async function takeBack(
  places: readonly AwardRow[],
  out: ReadonlySet<string>,
  trx: TransactionClientContract
): Promise<AwardRow[]> {
  const kept: AwardRow[] = []
  for (const row of places) {
    const isLate = row.state === 'offered' && row.confirm_before! <= clock.nowMs()
    const isOut = row.state === 'offered' && out.has(row.user_id)
    if (isLate || isOut) await passOn(row, isOut ? 'ineligible' : 'not_confirmed', trx)
    else kept.push(row)
  }
  return kept
}

/** Offers free prizes to those who wait, in the order of the drawing. */
async function fill(
  places: readonly AwardRow[],
  free: number,
  out: ReadonlySet<string>,
  trx: TransactionClientContract
): Promise<void> {
  let left = free
  for (const row of places) {
    if (left <= 0) return
    if (row.state !== 'waiting') continue
    const { leaderboard_id: leaderboardId, place, user_id: userId } = row
    if (out.has(userId)) await passOn(row, 'ineligible', trx)
    else {
      const isOffered = await offer({ leaderboardId, place, userId }, trx)
      if (isOffered) left -= 1
    }
  }
}

/** @returns false for a prize that went to its winner, or that somebody else has passed on */
async function passOn(
  row: AwardRow,
  reason: PassedBecause,
  trx: TransactionClientContract
): Promise<boolean> {
  const passed = await run(
    trx,
    `update prize_awards set state = 'passed_on', reason = ?, passed_on_at = ?, contact_sealed = null
     where leaderboard_id = ? and place = ? and state in ('waiting', 'offered', 'confirmed') returning place`,
    [reason, clock.nowMs(), row.leaderboard_id, row.place]
  )
  return passed.length > 0
}

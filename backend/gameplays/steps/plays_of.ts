import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isClaimed } from '@sidepick/rules/game_type_terms'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { GamePlayState, Side } from '@sidepick/rules/types'
import { run } from '#shared/database/dialect'
import type { PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { BlackWin, LightWin } from '#wallets/contract'

/** Whether a side is right; with a tie or without a result, both are. */
export const isRight = (result: Side | null, side: Side): boolean =>
  result === null || result === side

export const isBlack = ({ ticket_type: type }: GamePlayRow): boolean => TICKET_TERMS[type].matched

/** A pick from before the sign-in that came too late earns nothing, now or later; its stake is settled as any other. */
export const isPaid = ({ unpaid }: GamePlayRow): boolean => !unpaid

/** Unmatched tickets of a play that were not returned yet. */
export const openTickets = (play: GamePlayRow): number =>
  play.quantity - play.matched_count - play.refunded_count

export const toWin = (play: GamePlayRow, revision: number): BlackWin => ({
  playId: play.id,
  userId: play.user_id,
  gameId: play.game_id,
  matched: play.matched_count,
  revision,
})

export const toLightWin = (play: GamePlayRow, revision: number): LightWin => ({
  playId: play.id,
  userId: play.user_id,
  ticketType: play.ticket_type,
  revision,
})

/** Writes the same outcome for all of these plays; omitted fields keep their value. */
export async function mark(
  plays: readonly GamePlayRow[],
  to: { state: GamePlayState; correct?: boolean | null; claimableUntilMs?: number | null },
  trx: TransactionClientContract
): Promise<void> {
  if (plays.length === 0) return
  const { state, correct, claimableUntilMs } = to
  const changes: [string, string | number | boolean | null][] = [['state = ?', state]]
  if (correct !== undefined) changes.push(['correct = ?', correct])
  if (claimableUntilMs !== undefined) changes.push(['claimable_until = ?', claimableUntilMs])
  await run(
    trx,
    `update game_plays set ${changes.map(([change]) => change).join(', ')}
     where id in (${plays.map(() => '?').join(', ')})`,
    [...changes.map(([, value]) => value), ...plays.map(({ id }) => id)]
  )
}

/** Types whose plays are decided after the game's end; all others were final at the pick. */
export const isDecidedLater = ({ gameType }: PlayableGame): boolean => isClaimed(gameType)

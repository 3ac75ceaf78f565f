import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { GamePlay } from '@sidepick/rules/types'
import type { PlayableGame } from '#games/contract'
import type { Applicant } from '#gameplays/actions/admit_play'
import { matchTickets } from '#gameplays/actions/match_tickets'
import { refundAtLastJoin } from '#gameplays/actions/refund_at_last_join'
import { listOpponents } from '#gameplays/queries/list_opponents'
import { toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { keepMarks, marksOf } from '#gameplays/store/play_marks'
import { ProfilesContract } from '#profiles/contract'

/** Matches a recorded play with waiting ones, where its tickets are matched; all other plays are against the platform. */
@inject()
export class MatchPlay {
  constructor(private readonly profiles: ProfilesContract) {}

  async handle(
    row: GamePlayRow,
    play: Applicant,
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
}

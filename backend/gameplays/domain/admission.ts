import { decidedBy } from '@sidepick/rules/game_types'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { takesTicket } from '@sidepick/rules/tickets'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import type { PlayableGame } from '#games/contract'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import type { UserRecord } from '#profiles/contract'

export type AdmissionError =
  | { type: 'quarantined' }
  | { type: 'closed' }
  | { type: 'ticket_not_allowed' }
  | { type: 'terms_required' }
  | { type: 'profile_incomplete' }
  | { type: 'conflict_of_interest' }

/** What the kind of ticket requires to know about the player. */
export interface Stakeholder {
  user: UserRecord
  /** Whether this play's distributor allows coins to be won. */
  blackAllowed: boolean
  /** Whether the player can influence the game's result. */
  decides: boolean
}

/** Why a play is refused; null when it is accepted. `player` is given for plays with a stake. */
export function refuse(
  play: NewGamePlay,
  game: PlayableGame,
  player: Stakeholder | null
): AdmissionError | null {
  if (game.state === 'quarantined') return { type: 'quarantined' }
  if (!isOpen(game)) return { type: 'closed' }
  // An ad game, which is paid for, must not pay players.
  if (play.rewardType && (game.isAd || TICKET_TERMS[play.ticketType].costs)) {
    return { type: 'ticket_not_allowed' }
  }
  if (!takesTicket(game, play.ticketType)) return { type: 'ticket_not_allowed' }
  if (TICKET_TERMS[play.ticketType].matched && isOpenTooLong(game)) {
    return { type: 'ticket_not_allowed' }
  }
  return player && refusePaid(play, game, player)
}

function isOpen({ state, lastJoinTimeMs, endTimeMs }: PlayableGame): boolean {
  const nowMs = clock.nowMs()
  return (state === 'new' || state === 'active') && lastJoinTimeMs > nowMs && endTimeMs > nowMs
}

/** If a prediction could be joined until its end, players could join when they see the result. */
function isOpenTooLong(game: PlayableGame): boolean {
  const openMs = game.endTimeMs - game.lastJoinTimeMs
  return decidedBy(game) === 'declaration' && openMs < constants.games.blackGapMs
}

function refusePaid(
  { ticketType, userId }: NewGamePlay,
  game: PlayableGame,
  { user, blackAllowed, decides }: Stakeholder
): AdmissionError | null {
  if (user.termsVersion !== constants.termsVersion) return { type: 'terms_required' }
  if (user.profileIncomplete) return { type: 'profile_incomplete' }
  if (!TICKET_TERMS[ticketType].matched) return null
  if (game.creatorId === userId || decides) return { type: 'conflict_of_interest' }
  if (!blackAllowed || user.country !== 'US') return { type: 'ticket_not_allowed' }
  return user.usResidencyConfirmed ? null : { type: 'profile_incomplete' }
}

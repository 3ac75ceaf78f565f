import { isClaimed, type ClaimedType } from '@sidepick/rules/game_type_terms'
import { game as constants } from '#config/game'
import type { PlayableGame } from '#games/contract'

/** Points of a win that was decided after the pick; other plays paid at once. */
const CLAIMS: Record<ClaimedType, number> = {
  PREDICTION: constants.points.claimPrediction,
  POLL: constants.points.claimPoll,
}

export const claimPoints = ({ gameType, isAd }: Pick<PlayableGame, 'gameType' | 'isAd'>): number =>
  isAd || !isClaimed(gameType) ? 0 : CLAIMS[gameType]

export const claimableUntilMs = ({ endTimeMs }: PlayableGame): number =>
  endTimeMs + constants.points.claimWindowMs

/** Each revision has its own key: a win may have been collected and reversed under an earlier one. */
export const claimOf = (play: { playId: string; userId: string; revision: number }) => ({
  userId: play.userId,
  source: 'game_outcome' as const,
  reference: play.revision <= 1 ? play.playId : `${play.playId}:${play.revision}`,
})

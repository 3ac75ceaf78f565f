import { game as constants } from '#config/game'
import type { SettledPlay } from '#gameplays/events/plays_settled'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { isBlack } from '#gameplays/steps/plays_of'

/** The outcome of a play with a result. */
export const toSettled = (play: GamePlayRow, outcome: 'won' | 'lost'): SettledPlay => ({
  playId: play.id,
  userId: play.user_id,
  outcome,
  coins: outcome === 'won' && isBlack(play) ? constants.stakes.winCoins * play.matched_count : 0,
  tickets: 0,
  unpaid: Boolean(play.unpaid),
})

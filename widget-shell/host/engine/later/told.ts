import type { PlayView } from '@sidepick/card-kit'
import type { PlaySettings, PlayState } from '../play_state'
import type { VisitSettings, VisitState } from '../visit_state'
import { searchOf } from './search_view'
import { setView } from './set_view'
import { tapsOf } from './taps'
import { quickPlayOf, type Round } from './quick_play'

/** How many have played the game on screen, as far as the page knows. */
function playersOf({ game }: Pick<PlayState, 'game'>, counted: PlaySettings['votes']) {
  const votes = game && counted[game.id]
  return votes ? { players: votes.a + votes.b } : {}
}

/** A side that waits for its stake looks picked; what became of the stake comes with the outcome. */
function toldOf(
  { pick: _pick, ...bet }: NonNullable<VisitState['bet']>,
  { outcome }: Pick<PlayState, 'outcome'>
): Partial<PlayView> {
  if (!bet.placed) return { bet, picked: bet.side }
  return { bet, ...(outcome?.wager && { wager: outcome.wager }) }
}

/** How far a stranger is: what a quick round or a day adds ends them, not the games without an account. */
function onboardingOf(played: number, limits: VisitSettings['limits']): PlayView['onboarding'] {
  const { suggestAt, lockAt, strangerGames } = limits
  const games = Math.min(lockAt ?? strangerGames, strangerGames)
  return { played, limit: Math.min(lockAt ?? suggestAt, games), locked: lockAt !== null, games }
}

/** What cards are told of a visit, beside its step. Made here, because the first question needs none of it. */
export function toldNow(
  visit: VisitState,
  state: Round & Pick<PlayState, 'game'>,
  of: VisitSettings,
  counted: PlaySettings['votes']
): Partial<PlayView> {
  const { limits, discountPercent, sets, skips, challengedBy } = of
  const { bet, rejected, gamesLeft, greeting, tally, playsToday, strangerPlays, video } = visit
  const quickPlay = quickPlayOf(visit, state, limits)
  const { partnerDaily: games } = limits
  return {
    ...(bet && toldOf(bet, state)),
    ...(challengedBy !== undefined && { challengedBy }),
    ...(rejected > 0 && { rejected }),
    ...(gamesLeft !== null && { gamesLeft }),
    ...(greeting && { greeting, ...playersOf(state, counted) }),
    ...(games !== null && { day: { played: Math.min(playsToday, games), games } }),
    ...tapsOf(visit, state),
    ...searchOf(visit, of),
    ...setView(visit.set, state.game, sets),
    ...(quickPlay && { quickPlay }),
    ...(!state.loggedIn && { onboarding: onboardingOf(strangerPlays, limits) }),
    ...(discountPercent > 0 && { discountPercent }),
    tally,
    video,
    showSkipButton: skips && state.queue.length > 0,
  }
}

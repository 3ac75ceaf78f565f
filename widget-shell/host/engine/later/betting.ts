import { GAME_TYPE_TERMS } from '@sidepick/rules/game_type_terms'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { Game, TicketType } from '@sidepick/rules/types'
import { beginQuestion, settle, startGameplay } from '../phases'
import type { PlayEvent, PlaySettings, PlayState, Stake, Step } from '../play_state'
import { visitOf, visitSettings, withVisit } from './visit'

type Picked = Extract<PlayEvent, { type: 'side_picked' }>

/** What may be staked on a game; a poll that takes black tickets by permission alone is played without them here. */
const takes = ({ gameType, isAd }: Game, ticket: TicketType): boolean =>
  !isAd && (!TICKET_TERMS[ticket].matched || GAME_TYPE_TERMS[gameType].black === 'always')

/** A player who may stake chooses the stake first; null where the pick is a free one. */
export function openBet(state: PlayState, pick: Picked, settings: PlaySettings): Step | null {
  const { game, loggedIn } = state
  if (!game || !loggedIn) return null
  const { tickets, sellsTickets: purchasable } = visitSettings(settings)
  const offers = tickets.filter((ticket) => takes(game, ticket))
  const [ticketType] = offers
  if (!ticketType) return null
  const started = startGameplay(state)
  const bet = {
    side: pick.side,
    offers,
    ticketType,
    purchasable,
    quantity: null,
    placed: false,
    pick,
  }
  const chosen = { ...started.state, phase: 'betting' as const, timers: {} }
  return {
    state: withVisit(chosen, { bet }, settings),
    effects: [...started.effects, { type: 'stake_opened' }],
  }
}

/** The bet of the side that waits for its stake; null at any other time. */
function openBetOf(state: PlayState, settings: PlaySettings) {
  return state.phase === 'betting' ? visitOf(state, settings).bet : null
}

export function changeStake(
  state: PlayState,
  { ticketType, quantity }: { ticketType: TicketType; quantity: number | null },
  settings: PlaySettings
): PlayState {
  const bet = openBetOf(state, settings)
  if (!bet?.offers.includes(ticketType)) return state
  return withVisit(state, { bet: { ...bet, ticketType, quantity } }, settings)
}

/** Back at the question as it is picked, with what is staked; null for a stake that is not offered. */
export function placeBet(
  state: PlayState,
  { ticketType, quantity }: Stake,
  settings: PlaySettings
): { state: PlayState; pick: Picked; stake: Stake | null } | null {
  const bet = openBetOf(state, settings)
  if (!bet) return null
  const question = beginQuestion(state)
  if (!TICKET_TERMS[ticketType].costs) {
    return { state: withVisit(question, { bet: null }, settings), pick: bet.pick, stake: null }
  }
  if (!bet.offers.includes(ticketType)) return null
  const placed = { ...bet, ticketType, quantity, placed: true }
  const stake = { ticketType, quantity }
  return { state: withVisit(question, { bet: placed }, settings), pick: bet.pick, stake }
}

/** The question again, as if nothing had been chosen. */
export function withdrawBet(state: PlayState, settings: PlaySettings): PlayState {
  if (!openBetOf(state, settings)) return state
  return settle(beginQuestion(withVisit(state, { bet: null }, settings)))
}

import type { ReactNode } from 'react'
import type { Bet, CardProps } from '@sidepick/card-kit'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { TicketType } from '@sidepick/rules/types'
import { betting as config } from './bet_config'
import { useBetEndpoints, type BetEndpoints } from './endpoints'
import type { AccountBalance } from '@sidepick/rules/generated_wire'

/** A stake as it stands, with what the player has of its tickets. */
export interface OpenStake {
  bet: Bet
  quantity: number
  /** Tickets of this kind that the player has. */
  held: number
  /** How many are missing; 0 where there are enough. */
  needed: number
  balance: AccountBalance
}

/** What a player has of a kind of ticket; a free one is never short. */
const HELD: Record<TicketType, (balance: AccountBalance) => number> = {
  white: ({ whiteTickets }) => whiteTickets,
  black: ({ blackTickets }) => blackTickets,
  free: () => Infinity,
}

/** Only tickets that are matched have a number; until one is chosen, what the player has is proposed. */
function quantityOf({ ticketType, quantity }: Bet, held: number): number {
  if (!TICKET_TERMS[ticketType].matched) return 1
  return quantity ?? Math.max(1, Math.min(config.proposed, held))
}

interface Props {
  bet: Bet
  endpoints: BetEndpoints
  children: (stake: OpenStake) => ReactNode
}

function Loaded({ bet, endpoints, children }: Props) {
  const { data: balance } = endpoints.walletsBalance.useQuery(undefined)
  if (!balance) return null
  const held = HELD[bet.ticketType](balance)
  const quantity = quantityOf(bet, held)
  return children({ bet, quantity, held, needed: Math.max(0, quantity - held), balance })
}

/** Draws while a side waits for its stake, once the balance is known. */
export function WithStake({
  play: { bet },
  children,
}: Pick<CardProps, 'play'> & Pick<Props, 'children'>) {
  const state = useBetEndpoints()
  if (!bet || bet.placed || state.status !== 'ready') return null
  return (
    <Loaded bet={bet} endpoints={state.endpoints}>
      {children}
    </Loaded>
  )
}

import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { game } from '#config/game'
import type { ProductDetails } from '#payments/contract'

export interface TooCheap {
  type: 'too_cheap'
  /** The least coins it may cost. */
  floorCoins: number
}

/** The fault of a price in coins: black tickets below their face value would be a sure gain. */
export function priceFault({ ticketType, quantity, priceCoins }: ProductDetails): TooCheap | null {
  const floorCoins = quantity * game.products.coinsPerBlackMin
  const isFine =
    !TICKET_TERMS[ticketType].matched || priceCoins === null || priceCoins >= floorCoins
  return isFine ? null : { type: 'too_cheap', floorCoins }
}

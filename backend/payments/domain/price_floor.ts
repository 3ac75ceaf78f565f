import { game } from '#config/game'
import type { ProductDetails } from '#payments/contract'

export interface TooCheap {
  type: 'too_cheap'
  /** The least coins it may cost. */
  floorCoins: number
}

/** What stands against a price in coins: black tickets that cost less than their face value could be won back at a gain. */
export function priceFault({ ticketType, quantity, priceCoins }: ProductDetails): TooCheap | null {
  const floorCoins = quantity * game.products.coinsPerBlackMin
  const isFine = ticketType !== 'black' || priceCoins === null || priceCoins >= floorCoins
  return isFine ? null : { type: 'too_cheap', floorCoins }
}

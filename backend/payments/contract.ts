import type { TicketType } from '@sidepick/rules/types'

export interface ProductDetails {
  name: string
  description: string
  ticketType: Exclude<TicketType, 'free'>
  /** Tickets. */
  quantity: number
  priceCents: number
  /** null if it is not sold for coins. */
  priceCoins: number | null
  imageUrl: string | null
  /** Place in the list; the lowest is first. */
  position: number
  active: boolean
}

export interface ProductRecord extends ProductDetails {
  id: string
  currency: 'usd'
  createdAtMs: number
}

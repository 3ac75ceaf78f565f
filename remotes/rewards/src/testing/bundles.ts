import { sampleId } from '@sidepick/card-kit/testing/sample_board'
import type { Product } from '@sidepick/rules/generated_wire'

/** Two bundles for sale, the second for money alone. */
export const BUNDLES: Product[] = [
  {
    id: sampleId(801),
    name: '5 black tickets',
    description: '',
    ticketType: 'black',
    quantity: 5,
    priceCents: 500,
    currency: 'usd',
    priceCoins: 500,
    imageUrl: null,
    position: 1,
  },
  {
    id: sampleId(802),
    name: '50 white tickets',
    description: '',
    ticketType: 'white',
    quantity: 50,
    priceCents: 499,
    currency: 'usd',
    priceCoins: null,
    imageUrl: null,
    position: 2,
  },
]

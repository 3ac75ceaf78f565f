import type { ProductDetails, ProductRecord } from '#payments/contract'

export interface ProductRow {
  id: string
  name: string
  description: string
  ticket_type: ProductDetails['ticketType']
  quantity: number
  price_cents: number
  currency: 'usd'
  price_coins: number | null
  image_url: string | null
  position: number
  /** 0 or 1 on SQLite. */
  active: boolean | number
  created_at: number
}

export const DETAIL_COLUMNS = [
  ...['name', 'description', 'ticket_type', 'quantity', 'price_cents', 'price_coins'],
  ...['image_url', 'position', 'active'],
]

export const PRODUCT_COLUMNS = ['id', ...DETAIL_COLUMNS, 'currency', 'created_at'].join(', ')

export function toProductRecord(row: ProductRow): ProductRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ticketType: row.ticket_type,
    quantity: row.quantity,
    priceCents: row.price_cents,
    currency: row.currency,
    priceCoins: row.price_coins,
    imageUrl: row.image_url,
    position: row.position,
    active: Boolean(row.active),
    createdAtMs: row.created_at,
  }
}

/** Values for `DETAIL_COLUMNS`, in their order. */
export function detailValues(details: ProductDetails) {
  return [
    ...[details.name, details.description, details.ticketType, details.quantity],
    ...[details.priceCents, details.priceCoins, details.imageUrl, details.position],
    details.active,
  ]
}

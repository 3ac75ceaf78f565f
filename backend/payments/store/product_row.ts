import type { Columns } from '#shared/database/rows'
import type { ProductDetails, ProductRecord } from '#payments/contract'

export type ProductRow = Columns<
  'products',
  | 'id'
  | 'name'
  | 'description'
  | 'ticket_type'
  | 'quantity'
  | 'price_cents'
  | 'currency'
  | 'price_coins'
  | 'image_url'
  | 'position'
  | 'active'
  | 'created_at'
>

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

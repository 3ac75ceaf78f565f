import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

const SOLD = ['white', 'black'] as const

export function useProductFields(): FieldsOf<'PATCH /v1/admin/products/{id}'> {
  const { text } = useConsole()
  return [
    { name: 'name', label: text('record.name'), kind: 'text', required: true, maxLength: 120 },
    {
      name: 'description',
      label: text('products.description'),
      kind: 'long',
      required: true,
      maxLength: 500,
    },
    {
      name: 'ticketType',
      label: text('products.tickets'),
      kind: 'text',
      options: SOLD.map((value) => ({ value, label: text(`currency.${value}`) })),
    },
    { name: 'quantity', label: text('products.quantity'), kind: 'number', required: true },
    { name: 'priceCents', label: text('products.cents'), kind: 'number', required: true },
    {
      name: 'priceCoins',
      label: text('products.coins'),
      kind: 'number',
      hint: text('products.coinsHint'),
    },
    { name: 'imageUrl', label: text('boards.image'), kind: 'text' },
    {
      name: 'position',
      label: text('record.position'),
      kind: 'number',
      hint: text('record.positionHint'),
    },
    { name: 'active', label: text('products.forSale'), kind: 'flag' },
  ]
}

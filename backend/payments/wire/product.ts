import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag, instant, integer, text, uuid, holds } from '#shared/openapi/fields'

const productFields = {
  id: uuid('Id of the product.'),
  name: text('Name of the product.'),
  description: text('What the product is, in one or two sentences.'),
  ticketType: choice(['white', 'black'], 'Which tickets the bundle holds.'),
  quantity: integer('Number of tickets in the bundle.'),
  priceCents: integer('Price in cents of the currency.'),
  currency: vine.literal('usd').use(holds('ISO 4217 code of the currency.')),
  priceCoins: integer('Price in coins; null when coins cannot buy it.').nullable(),
  imageUrl: text('Address of the picture; null without one.').nullable(),
  position: integer('Place in the list; lower comes first.'),
}

export const productSchema = component(
  'Product',
  'A bundle of tickets that is for sale.',
  vine.object(productFields)
)

export const adminProductSchema = component(
  'AdminProduct',
  'A bundle of tickets, as admins see it.',
  vine.object({
    ...productFields,
    active: flag('Whether the product is for sale.'),
    createdAt: instant('When the product was added.'),
  })
)

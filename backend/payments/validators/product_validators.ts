import vine from '@vinejs/vine'
import { game } from '#config/game'
import { expectedFields, flag, mediaUrl, oneLine } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const { quantityMax, priceCentsMax, priceCoinsMax } = game.products

const whole = (from: number, to: number) =>
  vine.number({ strict: true }).withoutDecimals().range([from, to])

const requiredFields = () => ({
  name: oneLine(120).use(holds('Name of the product.')),
  description: oneLine(500).use(holds('What the product is, in one or two sentences.')),
  ticketType: vine.enum(['white', 'black'] as const).use(holds('Which tickets the bundle holds.')),
  quantity: whole(1, quantityMax).use(holds('Number of tickets in the bundle.')),
  priceCents: whole(1, priceCentsMax).use(holds('Price in cents of the currency.')),
})

const optionalFields = () => ({
  priceCoins: whole(1, priceCoinsMax)
    .use(holds('Price in coins; null when coins cannot buy it.'))
    .nullable()
    .optional(),
  imageUrl: mediaUrl(512)
    .use(holds('Address of the picture; null for none.'))
    .nullable()
    .optional(),
  position: whole(0, 10_000).use(holds('Place in the list; lower comes first.')).optional(),
  active: flag().use(holds('Whether the product is for sale.')).optional(),
})

export const addProductValidator = vine.create({ ...requiredFields(), ...optionalFields() })

const { name, description, ticketType, quantity, priceCents } = requiredFields()

export const editProductValidator = vine.create({
  name: name.optional(),
  description: description.optional(),
  ticketType: ticketType.optional(),
  quantity: quantity.optional(),
  priceCents: priceCents.optional(),
  ...optionalFields(),
  expected: expectedFields(),
})

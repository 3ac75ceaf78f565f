import vine from '@vinejs/vine'
import { game } from '#config/game'
import { flag, mediaUrl, oneLine } from '#shared/http/validation/rules'

const { quantityMax, priceCentsMax, priceCoinsMax } = game.products

const whole = (from: number, to: number) =>
  vine.number({ strict: true }).withoutDecimals().range([from, to])

const imageUrl = () => mediaUrl(512)

export const addProductValidator = vine.create({
  name: oneLine(120),
  description: oneLine(500),
  ticketType: vine.enum(['white', 'black'] as const),
  quantity: whole(1, quantityMax),
  priceCents: whole(1, priceCentsMax),
  /** null, or left out, where coins do not buy it. */
  priceCoins: whole(1, priceCoinsMax).nullable().optional(),
  imageUrl: imageUrl().nullable().optional(),
  position: whole(0, 10_000).optional(),
  active: flag().optional(),
})

export const editProductValidator = vine.create({
  name: oneLine(120).optional(),
  description: oneLine(500).optional(),
  ticketType: vine.enum(['white', 'black'] as const).optional(),
  quantity: whole(1, quantityMax).optional(),
  priceCents: whole(1, priceCentsMax).optional(),
  priceCoins: whole(1, priceCoinsMax).nullable().optional(),
  imageUrl: imageUrl().nullable().optional(),
  position: whole(0, 10_000).optional(),
  active: flag().optional(),
})

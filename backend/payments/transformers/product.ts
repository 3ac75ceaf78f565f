import vine from '@vinejs/vine'
import { shownMedia } from '#shared/http/validation/media_address'
import { Problem } from '#shared/problem'
import type { ProductRecord } from '#payments/contract'
import type { TooCheap } from '#payments/domain/price_floor'

const fields = {
  id: vine.string().uuid(),
  name: vine.string(),
  description: vine.string(),
  ticketType: vine.enum(['white', 'black'] as const),
  quantity: vine.number().withoutDecimals(),
  priceCents: vine.number().withoutDecimals(),
  currency: vine.literal('usd'),
  priceCoins: vine.number().withoutDecimals().nullable(),
  imageUrl: vine.string().nullable(),
  position: vine.number().withoutDecimals(),
}

export const productAnswer = () => vine.object(fields)

export const adminProductAnswer = () =>
  vine.object({ ...fields, active: vine.boolean(), createdAt: vine.string() })

export function toProduct({ active: _, createdAtMs: __, ...product }: ProductRecord) {
  return { ...product, imageUrl: shownMedia(product.imageUrl) }
}

export function toAdminProduct({ createdAtMs, ...product }: ProductRecord) {
  const imageUrl = shownMedia(product.imageUrl)
  return { ...product, imageUrl, createdAt: new Date(createdAtMs).toISOString() }
}

export function priceProblem({ floorCoins }: TooCheap): Problem {
  const message = `These black tickets cost ${floorCoins} coins at least`
  return new Problem('E_VALIDATION', { message, errors: [{ message, field: 'priceCoins' }] })
}

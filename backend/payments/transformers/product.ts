import type { Infer } from '@vinejs/vine/types'
import { shownMedia } from '#shared/http/validation/media_address'
import { fieldProblem, type Problem } from '#shared/problem'
import type { ProductRecord } from '#payments/contract'
import type { TooCheap } from '#payments/domain/price_floor'
import type { adminProductSchema, productSchema } from '#payments/wire/product'

export function toProduct({
  active: _,
  createdAtMs: __,
  ...product
}: ProductRecord): Infer<typeof productSchema> {
  return { ...product, imageUrl: shownMedia(product.imageUrl) }
}

export function toAdminProduct({
  createdAtMs,
  ...product
}: ProductRecord): Infer<typeof adminProductSchema> {
  const imageUrl = shownMedia(product.imageUrl)
  return { ...product, imageUrl, createdAt: new Date(createdAtMs).toISOString() }
}

export function priceProblem({ floorCoins }: TooCheap): Problem {
  return fieldProblem(
    'E_VALIDATION',
    'priceCoins',
    `These black tickets cost ${floorCoins} coins at least`
  )
}

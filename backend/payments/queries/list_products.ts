import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { ProductRecord } from '#payments/contract'
import { PRODUCT_COLUMNS, toProductRecord, type ProductRow } from '#payments/store/product_row'

const KEY = 'payments:products'

/** All products in order, including inactive ones. */
export async function listAllProducts(): Promise<ProductRecord[]> {
  const rows = await run<ProductRow>(
    db.connection(),
    `select ${PRODUCT_COLUMNS} from products order by position, id`
  )
  return rows.map(toProductRecord)
}

/** Active products in order; served from memory. */
export function listProducts(): Promise<ProductRecord[]> {
  return cache.getOrSet({
    key: KEY,
    ttl: game.cacheMs.catalogue,
    factory: async () => (await listAllProducts()).filter(({ active }) => active),
  })
}

export async function forgetProducts(): Promise<void> {
  await cache.delete({ key: KEY })
}
